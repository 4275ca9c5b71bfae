import { expect, test } from 'vitest'
import { byFileOrder, fileKindOf, sizeWords } from './file-words.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [52_340, '52.3 kB'],
  [4_200_000, '4.2 MB'],
  [7_310_000_000, '7.31 GB'],
])('%d bytes are %s', (bytes, words) => expect(sizeWords(bytes)).toBe(words))

test.each([
  ['image/svg+xml', 'image'],
  ['video/mp4', 'video'],
  ['application/pdf', 'document'],
  ['text/csv', 'document'],
  ['application/zip', 'other'],
])('%s is of the kind %s', (type, kind) => expect(fileKindOf(type)).toBe(kind))

test('files stand by name, by how often they are used, or by size', () => {
  const files = [
    { id: 'a', name: 'plan 10.png', size: 5 },
    { id: 'b', name: 'plan 9.png', size: 9 },
    { id: 'c', name: 'old.png', size: 9 },
  ]
  const order = (by: Parameters<typeof byFileOrder>[0]) =>
    files
      .toSorted(byFileOrder(by, { a: 2, b: 1 }))
      .map(({ id }) => id)
      .join('')
  expect([order(undefined), order('used'), order('least-used'), order('size')]).toEqual([
    'cba',
    'abc',
    'cba',
    'cba',
  ])
})
