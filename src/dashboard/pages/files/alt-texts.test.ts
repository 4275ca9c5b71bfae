import { expect, test } from 'vitest'
import type { ContentFile, FileReport } from '../../../client/types.gen.ts'
import { imagesWithoutAltText } from './alt-texts.ts'

const file = (id: string): ContentFile => ({
  ...{ id, name: `${id}.png`, contentType: 'image/png', downloadURL: '', size: 1 },
})
const page = (id: string) => ({ id, title: id.toUpperCase() })
const listed = (
  withoutAltText: FileReport['withoutAltText'],
  files: readonly ContentFile[] = [],
  duplicates: FileReport['duplicates'] = [],
) => imagesWithoutAltText({ withoutAltText, duplicates }, files)

test('lists a file once with all its pages, the most used first', () => {
  const found = listed(
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

test('lists external images separately', () => {
  const found = listed([
    { page: page('a'), block: 'a1' },
    { page: page('b'), block: 'b1' },
  ])
  expect(found.map(({ name }) => name)).toEqual(['a a1', 'b b1'])
})

test('treats files with the same bytes as one image', () => {
  const found = listed(
    [
      { page: page('a'), block: 'a1', file: 'copy' },
      { page: page('b'), block: 'b1', file: 'bell' },
    ],
    [file('bell'), file('copy')],
    [['bell', 'copy']],
  )
  expect(found.map(({ name, places }) => [name, places])).toEqual([['bell', 2]])
})
