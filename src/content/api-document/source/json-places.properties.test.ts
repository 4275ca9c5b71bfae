import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pointerOf } from '../references.ts'
import { jsonPlaces } from './json-places.ts'
import { jsonTokenAt } from './json-tokens.ts'
import { wantedPlaces } from './source-places.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261126)
const numRuns = process.env['RECTO_LONG'] === '1' ? 3_000 : 200

const space = fc.constantFrom('', ' ', '\n', '\r\n  ', '\t')
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom('', 'text', '"', '\\', 'a/b', '~0', '{', 'é\n', 0, -1.5e3, true, false, null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('', 'a', 'b/c', '~', '"', '0'), tie('value'), { maxKeys: 4 }),
  ),
}))

/** Every pointer of a value, with the value behind it and whether a name leads to it. */
const membersOf = (
  node: unknown,
  above: readonly string[] = [],
): { pointer: string; node: unknown; name: string | undefined }[] => {
  if (typeof node !== 'object' || node === null) return []
  const isList = Array.isArray(node)
  return Object.entries(node).flatMap(([name, inner]) => [
    { pointer: pointerOf([...above, name]), node: inner as unknown, name: isList ? undefined : name },
    ...membersOf(inner, [...above, name]),
  ])
}

/** The value that begins at an offset. */
const valueAt = (text: string, offset: number): unknown => {
  let depth = 0
  for (let at = offset; ;) {
    const token = jsonTokenAt(text, at)
    at = token.end
    if (token.kind === '{' || token.kind === '[') depth += 1
    if (token.kind === '}' || token.kind === ']') depth -= 1
    if (depth === 0) return JSON.parse(text.slice(offset, at))
  }
}

describe('places in JSON', () => {
  test('are those of the name in an object and of the value in a list', () => {
    fc.assert(
      fc.property(value, space, space, (root, before, indent) => {
        const text = `${before}${JSON.stringify(root, null, indent.replaceAll(/[\r\n]/g, ''))}${before}`
        const members = membersOf(root)
        const { offsets, repeated } = jsonPlaces(text, wantedPlaces(members.map(({ pointer }) => pointer)), 5)
        expect(repeated).toEqual([])
        for (const { pointer, node, name } of members) {
          const offset = offsets.get(pointer) ?? -1
          expect(offset, pointer).toBeGreaterThanOrEqual(0)
          expect(valueAt(text, offset)).toEqual(name ?? node)
        }
      }),
      { seed, numRuns },
    )
  })

  test('of what is not there are those of the nearest around it', () => {
    const text = '{"paths": {"/a": {"get": 1}}}'
    const { offsets } = jsonPlaces(text, wantedPlaces(['/paths/~1a/post/tags', '/info', '/paths/~1a']), 0)
    expect(text.slice(offsets.get('/paths/~1a/post/tags'))).toBe('"/a": {"get": 1}}}')
    expect(offsets.get('/paths/~1a/post/tags')).toBe(offsets.get('/paths/~1a'))
    expect(offsets.get('/info')).toBe(0)
  })

  test('of names that an object repeats are given, at most so many', () => {
    const text = '{"a": 1, "b": {"c": 1, "c": 2}, "a": [{"x": 1, "\\u0078": 2}], "a": 3}'
    const repeated = (most: number) => jsonPlaces(text, wantedPlaces([]), most).repeated
    expect(repeated(9).map(({ pointer, offset }) => `${pointer} ${text.slice(offset, offset + 3)}`)).toEqual([
      '/b/c "c"',
      '/a "a"',
      '/a/0/x "\\u',
      '/a "a"',
    ])
    expect(repeated(2).length).toBe(2)
    expect(repeated(0)).toEqual([])
  })

  test('the last of equal names has the place', () => {
    const text = '{"a": 1, "a": 2}'
    expect(jsonPlaces(text, wantedPlaces(['/a']), 0).offsets.get('/a')).toBe(9)
  })
})

describe('tokens', () => {
  test('have offsets without the white space around them', () => {
    expect(jsonTokenAt(' \n "a b" ,', 0)).toEqual({ kind: 'string', start: 3, end: 8 })
    expect(jsonTokenAt('-0.5e+7,', 0)).toEqual({ kind: 'scalar', start: 0, end: 7 })
    expect(jsonTokenAt('  ', 1)).toEqual({ kind: 'end', start: 2, end: 2 })
  })

  test.each([
    ['"a', 0, 'A text is not closed.'],
    ['"a\nb"', 2, 'A text is not closed on its line.'],
    [String.raw`"\x"`, 1, 'This is not an escape sequence of JSON.'],
    [String.raw`"\u12"`, 1, 'This is not an escape sequence of JSON.'],
    ['01', 0, 'A value of JSON is expected here.'],
    ['truest', 0, 'A value of JSON is expected here.'],
    ["'a'", 0, 'A value of JSON is expected here.'],
    ['.5', 0, 'A value of JSON is expected here.'],
    ['1.', 0, 'A value of JSON is expected here.'],
  ])('%j is a fault at %i', (text, start, message) => {
    expect(jsonTokenAt(text, 0)).toMatchObject({ kind: 'fault', start, message })
  })
})
