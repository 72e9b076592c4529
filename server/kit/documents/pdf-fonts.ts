import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const FILES = {
  regular: '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  bold: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
}
const packages = createRequire(import.meta.url)
const loaded = new Map<string, Buffer>()

/** Each file is 10 MB: read once, when the first document asks for it. */
export function pdfFont(weight: keyof typeof FILES): Buffer {
  const font = loaded.get(weight) ?? readFileSync(packages.resolve(FILES[weight]))
  loaded.set(weight, font)
  return font
}
