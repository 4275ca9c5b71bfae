import { expect, test } from 'vitest'
import type { ContentFile, FileReport } from '../../../client/types.gen.ts'
import { silentPictures } from './alt-texts.ts'

const file = (id: string): ContentFile => ({
  ...{ id, name: `${id}.png`, contentType: 'image/png', downloadURL: '', size: 1 },
})
const page = (id: string) => ({ id, title: id.toUpperCase() })
const listed = (
  withoutAltText: FileReport['withoutAltText'],
  files: readonly ContentFile[] = [],
  duplicates: FileReport['duplicates'] = [],
) => silentPictures({ withoutAltText, duplicates }, files)

test('a file is listed once with every page that shows it, those in most places first', () => {
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

test('pictures by their addresses are each their own', () => {
  const found = listed([
    { page: page('a'), block: 'a1' },
    { page: page('b'), block: 'b1' },
  ])
  expect(found.map(({ name }) => name)).toEqual(['a a1', 'b b1'])
})

test('files with the same bytes are one picture', () => {
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
