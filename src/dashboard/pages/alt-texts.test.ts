import { expect, test } from 'vitest'
import type { ContentFile } from '../../client/types.gen.ts'
import { silentPictures } from './alt-texts.ts'

const file = (id: string): ContentFile => ({
  ...{ id, name: `${id}.png`, contentType: 'image/png', downloadURL: '', size: 1 },
})
const page = (id: string) => ({ id, title: id.toUpperCase() })

test('a file is listed once with every page that shows it, those in most places first', () => {
  const found = silentPictures(
    [
      { page: page('a'), block: 'a1', file: 'lamp' },
      { page: page('a'), block: 'a2', file: 'bell' },
      { page: page('a'), block: 'a3', file: 'bell' },
      { page: page('b'), block: 'b1', file: 'bell' },
      { page: page('b'), block: 'b2', file: 'gone' },
    ],
    [file('bell'), file('lamp')],
  )
  expect(
    found.map(({ name, file: known, pages, places }) => [
      name,
      known?.name,
      pages.map(({ id }) => id),
      places,
    ]),
  ).toEqual([
    ['bell', 'bell.png', ['a', 'b'], 3],
    ['lamp', 'lamp.png', ['a'], 1],
    ['gone', undefined, ['b'], 1],
  ])
})

test('pictures by their addresses are each their own', () => {
  const found = silentPictures(
    [
      { page: page('a'), block: 'a1' },
      { page: page('b'), block: 'b1' },
    ],
    [],
  )
  expect(found.map(({ name }) => name)).toEqual(['a a1', 'b b1'])
})
