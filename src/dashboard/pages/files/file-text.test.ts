import { expect, test } from 'vitest'
import { byFileOrder, fileKindOf, placesText } from './file-text.ts'

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

test('a report that is full says that there may be more', () => {
  expect(placesText(1)).toBe('1 place')
  expect(placesText(999)).toBe('999 places')
  expect(placesText(1000)).toBe('1,000 places or more')
})
