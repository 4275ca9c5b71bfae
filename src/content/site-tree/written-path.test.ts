import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodePath, pathTarget } from './written-path.ts'

test.each([
  ['caf%C3%A9/x', 'café/x'],
  ['a%2Fb%3Fc%23d', 'a%2Fb%3Fc%23d'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
])('%j is decoded to %j', (text, decoded) => expect(decodePath(text)).toBe(decoded))

describe('a target', () => {
  test.each([
    ['guide', 'guide', ''],
    ['caf%C3%A9#d%C3%A9but', 'café', '#d%C3%A9but'],
    ['guide?a=1&b=x y#part one', 'guide', '?a=1&b=x%20y#part%20one'],
    ['#part', '', '#part'],
    ['a#b?c', 'a', '#b?c'],
    ['a?', 'a', ''],
  ])('%j leads to %j with %j', (text, path, suffix) => expect(pathTarget(text)).toEqual({ path, suffix }))

  test('never has a suffix that ends the header it is sent in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(/^[!-~]*$/.test(pathTarget(text).suffix)).toBe(true)
      }),
    )
  })
})
