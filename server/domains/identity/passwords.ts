import { createHash } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { LOOSER_PASSWORD_MESSAGE, MD5, meetsLooserRule } from '#contract/identity/index.ts'
import { refuse } from '#server/kit/refusals.ts'

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/** What travels is an md5; what is stored is one argon2id hash of it. */
export const hashPassword = (travelling: string): Promise<string> => hash(travelling)

export const isPassword = (stored: string, travelling: string): Promise<boolean> => verify(stored, travelling)

/** Administrators and guests may send what was typed: it must meet the rule and is hashed as a browser would. */
export const travellingPassword = (given: string): string => {
  if (MD5.test(given)) return given
  return meetsLooserRule(given) ? md5(given) : refuse(LOOSER_PASSWORD_MESSAGE)
}

let decoy: Promise<string> | undefined

/** Spends the time of a real check, so that an unknown account cannot be told by the clock. */
export async function checkDecoy(travelling: string): Promise<void> {
  decoy ??= hashPassword(md5('decoy'))
  await isPassword(await decoy, travelling)
}
