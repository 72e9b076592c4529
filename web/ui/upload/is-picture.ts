import { PICTURES } from '#contract/files/upload-rules.ts'

export const isPicture = (extension: string): boolean => (PICTURES as readonly string[]).includes(extension)
