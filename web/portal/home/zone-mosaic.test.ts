import { expect, it } from 'vitest'
import { mosaicOf } from './zone-mosaic.ts'

const zone = (name: string, weight: number) => ({ name, weight })

it('gives the heaviest zone the largest place and keeps the order of the rest', () => {
  const zones = [
    zone('a', 1),
    zone('b', 2),
    zone('c', 3),
    zone('d', 1),
    zone('e', 1),
    zone('f', 1),
    zone('g', 2),
    zone('h', 1),
  ]
  expect(mosaicOf(zones).map(({ zone: { name }, shape }) => `${name} ${shape}`)).toEqual([
    'c large',
    'b wide',
    'a plain',
    'd plain',
    'e plain',
    'f plain',
    'g wide',
  ])
})

it('takes what there is', () => {
  expect(mosaicOf([zone('a', 1), zone('b', 1)]).map(({ zone: { name } }) => name)).toEqual(['a', 'b'])
  expect(mosaicOf([])).toEqual([])
})
