import { describe, expect, test } from 'vitest'
import { decompress } from './lz-string.ts'

const request =
  '{"componentId":"form","props":{"list":"a"},"context":{"type":"document","theme":"dark","spaceId":"abc","editable":false},"state":{"name":"Ada","list":["Ada","Ada","Ada"]}}'

describe('decompressing', () => {
  /** Compressed with version 1.5.0 of the library whose format it is. */
  test.each([
    ['Q', ''],
    ['IZA', 'a'],
    ['IY18aQ', 'a'.repeat(24)],
    ['BYUwNmD2AEoTcpA', 'hello hello hello'],
    ['D9A', 'ü'],
    ['qemhpzR5UQBIvBuAB7GpWQ', '日本語 😀 日本語 😀'],
    ['AAQCA', '\u0000\u0001'],
    ['N4IghiBcCMC+Q', '{"a":1}'],
    ['N4IghiBcCMC Q', '{"a":1}'],
    [
      'N4Igxg9gtgDhB2BTeAXAkgExALhAMwgCcoQAaEGQiGAZx1ABsBLGlHEAQxAF9zJVEADzbZQKAJ4xE7DBDABXKMjbkUAC0RKZHQgGsyIGjA5hEmdhwBGYA4gxMUVhtOx4ODGol6HHKF6HgOLVwAQQwucmZWHABtEDCI+PCDBJAAXW5uIA',
      request,
    ],
  ])('%s', (compressed, expected) => {
    expect(decompress(compressed)).toBe(expected)
  })

  test.each(['', 'A', 'IY18a', 'I', '%', 'IZ A', 'not compressed', '{"a":1}', 'ÄÖÜ', '////'])(
    '%j is nothing',
    (compressed) => {
      expect(decompress(compressed)).toBeUndefined()
    },
  )

  test('what follows the end is not read', () => {
    expect(decompress('IZAIZA')).toBe('a')
  })
})

test('a short text that stands for a long one is refused', () => {
  // 70,000 times the letter a.
  const bomb =
    'IY18ZXTt-DFOS1b0c17Pd-wYUcSaWeRZVdTbXfQ408y62+x519z73-wMFDhI0WPETJU6TNlz5CxUuUrVa9Rs1btO3Xv0HDR4ydNnzFy1es3bd+w8dPnL12-cfPX7z99--AYFBwSGhYeERkVHRMbFx8QmJSckpqWnpGZlZ2Tm5efkFhUXFJaVl5RWVVdU1tXX1DY1NzS2tbe0dnV3dPb19-QODQ8Mjo2PjE5NT0zOzc-MLi0vLK6tr6xubW9s7u3v7B4dHxyenZ+cXl1fXN7d39w+PT88vr2-vH59f3z+-f-8AwFA4Eg0Fg8EQyFQ6Ew2Fw+EIxFI5Eo1Fo9EYzFY7E43F4-EEwlE4kk0lk8kUylU6k02l0+kMxlM5ks1ls9kczlc7k83l8-kCwVC4Ui0Vi8USyVS6Uy2Vy+UKxVK5Uq1Vq9UazVa7U63V6-UGw1G40m01m80Wy1W602212+0Ox1O50u11u93fIA'
  expect(decompress(bomb)).toBeUndefined()
  expect(decompress('A'.repeat(1_000_000))).toBeUndefined()
})
