import { expect, test } from 'vitest'
import { byFileOrder, fileKindOf, placesText } from './file-text.ts'

test.each([
  ['image/svg+xml', 'image'],
  ['video/mp4', 'video'],
  ['application/pdf', 'document'],
  ['text/csv', 'document'],
  ['application/zip', 'other'],
])('%s has the kind %s', (type, kind) => expect(fileKindOf(type)).toBe(kind))

test('sorts files by name, use or size', () => {
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

test('says that a full report may have more', () => {
  expect(placesText(1)).toBe('1 place')
  expect(placesText(999)).toBe('999 places')
  expect(placesText(1000)).toBe('1,000 places or more')
})
