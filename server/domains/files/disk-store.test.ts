import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskStore } from './disk-store.ts'

const KEY = 'ab/cd/abcd'

describe('disk store', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jinqiao-files-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = (content: string) => diskStore(folder).put(KEY, Buffer.from(content), 'text/plain')
  const read = async () => {
    const content = await diskStore(folder).open(KEY)
    return content && text(content)
  }

  it('gives back what was put, and nothing before or after', async () => {
    expect(await read()).toBeUndefined()
    await put('内容')
    expect(await read()).toBe('内容')
    await diskStore(folder).remove(KEY)
    await diskStore(folder).remove(KEY)
    expect(await read()).toBeUndefined()
  })

  it('takes equal contents at the same time and keeps one', async () => {
    await Promise.all(Array.from({ length: 8 }, () => put('同时')))
    expect(await read()).toBe('同时')
    expect(await readdir(join(folder, 'files', 'ab', 'cd'))).toEqual(['abcd'])
  })

  it('replaces what a broken disk has cut short', async () => {
    await put('完整的内容')
    await truncate(join(folder, 'files', KEY), 3)
    await put('完整的内容')
    expect(await read()).toBe('完整的内容')
  })
})
