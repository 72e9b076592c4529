import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it('tells sizes in KB, MB and GB', () => {
  expect([0, 12, 1024, 15_360, 1_048_576, 20 * 1024 * 1024, 3 * 1024 ** 3].map(fileSize)).toEqual([
    '0.0 KB',
    '0.1 KB',
    '1.0 KB',
    '15 KB',
    '1.0 MB',
    '20 MB',
    '3.0 GB',
  ])
})
