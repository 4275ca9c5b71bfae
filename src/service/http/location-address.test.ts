import { expect, test } from 'vitest'
import { locationAddress } from './location-address.ts'

test.each([
  ['https://example.org/a?b=%20#c', 'https://example.org/a?b=%20#c'],
  ['/a\r\nSet-Cookie: x=1', '/a%0D%0ASet-Cookie:%20x=1'],
  ['https://example.org/ü/😀', 'https://example.org/%C3%BC/%F0%9F%98%80'],
  ['/\u0000\u007f\u0085\u2028', '/%00%7F%C2%85%E2%80%A8'],
  ['/\ud800', '/%EF%BF%BD'],
])('%j is written as %j', (address, written) => {
  expect(locationAddress(address)).toBe(written)
  expect(() => new Headers({ location: locationAddress(address) })).not.toThrow()
})
