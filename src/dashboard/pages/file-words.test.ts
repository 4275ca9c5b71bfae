import { expect, test } from 'vitest'
import { fileKindOf, sizeWords } from './file-words.ts'

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
