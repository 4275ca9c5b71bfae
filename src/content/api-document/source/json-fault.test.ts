import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonFault } from './json-fault.ts'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('agrees with the engine on what is JSON', () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom(...'{}[]:,"\\ 0-1.eEtrufalsn\u0001\n'), fc.nat(2))
    .map(([text, at, character, removed]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + character + text.slice(place + removed)
    })
  fc.assert(
    fc.property(fc.oneof(fc.json(), damaged), (text) => {
      expect([text, jsonFault(text) === undefined]).toEqual([text, isJson(text)])
    }),
    { numRuns: 3000 },
  )
})

test.each<[string, number]>([
  ['{"a": 1,}', 8],
  ['{"a": 1 "b": 2}', 8],
  ['{"a" 1}', 5],
  ['{"a": [1, 2}', 11],
  ['{"a": "b', 6],
  ['{"a": "b\nc"}', 8],
  ['{"a": "\\x"}', 7],
  ['{"a": 01}', 6],
  ['{"a": 1', 7],
  ['{"a": 1} x', 9],
  ["{'a': 1}", 1],
  ['{"a": NaN}', 6],
])('names the place in %j', (text, offset) => {
  expect(jsonFault(text)?.offset).toBe(offset)
})
