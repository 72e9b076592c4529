import { md5 } from '@noble/hashes/legacy.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** How a password travels (wire §6.2): lower-case hex of what was typed. */
export const md5Hex = (typed: string): string => bytesToHex(md5(utf8ToBytes(typed)))
