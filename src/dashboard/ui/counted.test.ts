import { expect, test } from 'vitest'
import { counted, sizeText } from './counted.ts'

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [1435, '1,435 pages'],
])('%d pages are counted as %s', (count, words) => expect(counted(count, 'page')).toBe(words))

test('uses the given plural for irregular nouns', () =>
  expect(counted(2, 'entry', 'entries')).toBe('2 entries'))

test.each([
  [0, '0\u00a0bytes'],
  [1, '1\u00a0byte'],
  [999, '999\u00a0bytes'],
  [1000, '1\u00a0kB'],
  [52_340, '52.3\u00a0kB'],
  [4_200_000, '4.2\u00a0MB'],
  [7_310_000_000, '7.31\u00a0GB'],
])('%d bytes are %s', (bytes, words) => expect(sizeText(bytes)).toBe(words))
