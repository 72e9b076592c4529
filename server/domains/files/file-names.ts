import { extensionOf, LONGEST_FILE_NAME } from '#contract/files/index.ts'

/** Controls, and marks that turn the reading direction: with them `gpj.exe` reads as `exe.jpg`. */
const UNSEEN = /[\p{Cc}\p{Cf}\u2028\u2029]/gu
const UNSTORABLE = /[:*?"<>|]/g

/** The name without folders and without what a file system cannot store; Chinese stays as it is. */
export function safeFileName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[\\/]/).at(-1)!
  const clean = last
    .replace(UNSEEN, '')
    .replace(UNSTORABLE, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '')
  return shortened(clean || '未命名')
}

function shortened(name: string): string {
  const letters = [...name]
  if (letters.length <= LONGEST_FILE_NAME) return name
  const ending = extensionOf(name) ? `.${extensionOf(name)}` : ''
  return letters.slice(0, LONGEST_FILE_NAME - [...ending].length).join('') + ending
}
