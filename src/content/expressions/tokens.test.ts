import { describe, expect, test } from 'vitest'
import { argumentFault, callText, isMethod, methodNames } from './methods.ts'
import type { Method } from './methods.ts'
import { tokenize } from './tokens.ts'

/** The tokens as text: kind, value and offset. */
const read = (text: string): string[] | string => {
  const result = tokenize(text)
  return 'message' in result
    ? `${result.at}: ${result.message}`
    : result.tokens.map(({ kind, value, at }) => `${at} ${kind} ${value}`.trim())
}

describe('tokens', () => {
  test.each<[string, string[]]>([
    ['', ['0 end']],
    [' \t\r\n\u00a0', ['5 end']],
    ['a.b', ['0 name a', '1 sign .', '2 name b', '3 end']],
    ['_a1$ Z', ['0 name _a1$', '5 name Z', '6 end']],
    ['12.5', ['0 number 12.5', '4 end']],
    ['1.a', ['0 number 1', '1 sign .', '2 name a', '3 end']],
    ['09', ['0 number 9', '2 end']],
    ['<=<', ['0 sign <=', '2 sign <', '3 end']],
    ['==!=', ['0 sign ==', '2 sign !=', '4 end']],
    ['!a', ['0 sign !', '1 name a', '2 end']],
    ['x=>1', ['0 name x', '1 sign =>', '3 number 1', '4 end']],
    [`"it's"`, [`0 text it's`, '6 end']],
    [String.raw`'a\'b\n\\'`, [`0 text a'b\n\\`, '10 end']],
  ])('of %j', (text, tokens) => expect(read(text)).toEqual(tokens))

  test.each<[string, RegExp]>([
    ['a === b', /^2: `===`.*`==`/],
    ['a !== b', /^2: `!==`.*`!=`/],
    ['a = b', /^2: `=`.*compare/],
    ['a & b', /^2: `&`.*`&&`/],
    ['a | b', /^2: `\|`.*`\|\|`/],
    ['a ?? b', /^2: `\?\?`/],
    ['a?.b', /^1: `\?\.`/],
    ['1 + 1', /^2: `\+`.*arithmetic/],
    ['{}', /^0: `\{`.*Objects/],
    ['1a', /^0: This is not a number/],
    ['1.2.3', /^0: This is not a number/],
    ['9'.repeat(400), /^0: This is not a number/],
    ['a "b', /^2: .*no closing "/],
    [String.raw`'\x'`, /^1: .*backslash/],
    [String.raw`'a\ `.trimEnd(), /^2: .*backslash/],
    ['a 😀', /^2: Unexpected character "😀"/],
    ['é', /^0: Unexpected character "é"/],
  ])('of %j are refused', (text, fault) => expect(read(text)).toMatch(fault))
})

describe('methods', () => {
  test.each<[Method, number, number, boolean]>([
    ['some', 1, 1, true],
    ['some', 1, 0, false],
    ['map', 2, 1, false],
    ['filter', 0, 0, false],
    ['includes', 1, 0, true],
    ['includes', 0, 0, false],
    ['includes', 2, 0, false],
    ['includes', 1, 1, false],
    ['startsWith', 1, 0, true],
    ['endsWith', 2, 0, false],
    ['trim', 0, 0, true],
    ['trim', 1, 0, false],
    ['join', 0, 0, true],
    ['join', 1, 0, true],
    ['join', 2, 0, false],
    ['join', 1, 1, false],
  ])('%s with %i arguments, %i of them arrows: %j', (method, given, arrows, fits) => {
    const fault = argumentFault(method, given, arrows)
    expect(fault === undefined).toBe(fits)
    if (!fits) expect(fault).toContain(method)
  })

  test('are a closed list', () => {
    expect(methodNames.every(isMethod)).toBe(true)
    expect(['constructor', 'toString', '__proto__', 'replace', ''].filter(isMethod)).toEqual([])
  })

  test.each<[Method, string, null | undefined | string | number, unknown]>([
    ['toLowerCase', 'Ab', undefined, { value: 'ab' }],
    ['toUpperCase', 'Ab', undefined, { value: 'AB' }],
    ['trim', ' a ', undefined, { value: 'a' }],
    ['includes', 'abc', 'b', { value: true }],
    ['startsWith', 'abc', 'b', { value: false }],
    ['endsWith', 'abc', 'c', { value: true }],
    ['includes', 'undefined null', undefined, { value: false }],
    ['startsWith', 'null', null, { value: false }],
    ['includes', '1', 1, { message: 'includes on a text takes a text.' }],
    ['map', 'abc', undefined, { message: 'map is a method of lists, and this is a text.' }],
  ])('%s of the text %j with %j', (method, text, argument, result) =>
    expect(callText(method, text, argument)).toEqual(result),
  )
})
