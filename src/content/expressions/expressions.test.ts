import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../document/document.ts'
import { evaluate } from './evaluate.ts'
import type { EvaluationOptions } from './evaluate.ts'
import { isDeterministic, namesUsed } from './names-used.ts'
import { parseExpression } from './parse.ts'

const input: JsonObject = {
  visitor: {
    claims: { plan: 'pro', beta: true, seats: 12, 'is-admin': false, groups: ['a', 'b'], none: null },
  },
  reviews: [
    { status: 'approved', reviewer: { id: 'u1' } },
    { status: 'changes-requested', reviewer: { id: 'u2' } },
  ],
  changeRequest: { subject: ' Fix the docs ', outdated: false, createdBy: { id: 'u3' } },
  actor: { id: 'u1' },
  empty: [],
}

const parsed = (text: string) => {
  const result = parseExpression(text)
  if (!result.ok) throw new Error(`${text}: ${result.message} at ${result.at}`)
  return result.expression
}
const run = (text: string, options?: EvaluationOptions) => evaluate(parsed(text), input, options)
const value = (text: string, options?: EvaluationOptions) => {
  const result = run(text, options)
  if (!result.ok) throw new Error(`${text}: ${result.message}`)
  return result.value
}

describe('what expressions give', () => {
  test.each<[string, unknown]>([
    ['1', 1],
    ['-2.5', -2.5],
    ['"a\\"b"', 'a"b'],
    ["'it\\'s'", "it's"],
    ["'a\\nb'", 'a\nb'],
    ['true', true],
    ['null', null],
    ['[1, "a", [true],]', [1, 'a', [true]]],
    ['visitor.claims.plan', 'pro'],
    ['visitor["claims"]["is-admin"]', false],
    ['visitor.claims.groups[1]', 'b'],
    ['visitor.claims.groups[7]', undefined],
    ['visitor.claims.nothing.at.all', undefined],
    ['unknown', undefined],
    ['unknown == null', true],
    ['visitor.claims.none == unknown', true],
    ['visitor.claims.plan == "pro" && visitor.claims.beta', true],
    ['1 == "1"', false],
    ['0 == false', false],
    ['[1, [2]] == [1, [2]]', true],
    ['actor == changeRequest.createdBy', false],
    ['1 < 2 == true', true],
    ['"a" < "b"', true],
    ['2 >= 2 && 3 > 2 && 2 <= 2', true],
    ['unknown < 3', false],
    ['unknown > 3', false],
    ['!visitor.claims.beta', false],
    ['!!unknown', false],
    ['!(1 == 2)', true],
    ['unknown || "default"', 'default'],
    ['"" && 1', ''],
    ['true || false && false', true],
    ['visitor.claims.seats > 10 ? "big" : "small"', 'big'],
    ['false ? 1 : false ? 2 : 3', 3],
    ['"pro" in ["free", "pro"]', true],
    ['"b" in visitor.claims.groups', true],
    ['"plan" in visitor.claims', true],
    ['"constructor" in visitor.claims', false],
    ['"ro" in "pro"', true],
    ['"x" in unknown', false],
    ['visitor.claims.groups.length', 2],
    ['changeRequest.subject.length', 14],
    ['changeRequest.subject.trim().toLowerCase().startsWith("fix")', true],
    ['"abc".endsWith("bc") && "abc".includes("b") && "abc".toUpperCase() == "ABC"', true],
    ['"abc".includes(unknown)', false],
    ['visitor.claims.groups.includes("a")', true],
    ['visitor.claims.groups.join("-")', 'a-b'],
    ['[1, null, true].join()', '1, , true'],
    ['reviews.some(r => r.status == "approved")', true],
    ['reviews.every(r => r.status == "approved")', false],
    ['empty.every(x => false)', true],
    ['reviews.filter(r => r.status == "approved").length', 1],
    ['reviews.filter((r) => r.reviewer.id != actor.id).map(r => r.reviewer.id)', ['u2']],
    ['reviews.map(r => r.nothing)', [null, null]],
    ['[[1], [2]].some(x => x.some(y => y == 2))', true],
    ['["outer"].map(actor => actor)', ['outer']],
    ['unknown.some(x => true)', undefined],
    ['(("a"))', 'a'],
    ['not', undefined],
  ])('%s', (text, expected) => {
    expect(value(text)).toEqual(expected)
  })

  test('row 18: reads nothing of the prototype, own or not', () => {
    for (const name of ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect(value(name)).toBeUndefined()
      expect(value(`visitor.${name}`)).toBeUndefined()
      expect(value(`visitor["${name}"]`)).toBeUndefined()
      expect(value(`"text"["${name}"]`)).toBeUndefined()
      expect(value(`[1]["${name}"]`)).toBeUndefined()
      expect(value(`(1)["${name}"]`)).toBeUndefined()
    }
    const hostile = JSON.parse('{"a": {"__proto__": 1, "constructor": 2}}') as JsonObject
    expect(evaluate(parsed('a.__proto__'), hostile)).toEqual({ ok: true, value: undefined })
    expect(evaluate(parsed('a.constructor'), hostile)).toEqual({ ok: true, value: undefined })
  })

  test('row 18: calls no getter', () => {
    let called = false
    const object = {
      get trap() {
        called = true
        return 1
      },
    }
    expect(evaluate(parsed('trap'), object)).toEqual({ ok: true, value: undefined })
    expect(called).toBe(false)
  })

  test('reads other spellings of texts where a caller names them', () => {
    const spellings = new Map([['changes_requested', 'changes-requested']])
    expect(value('reviews.some(r => r.status == "changes_requested")')).toBe(false)
    expect(value('reviews.some(r => r.status == "changes_requested")', { spellings })).toBe(true)
  })
})

describe('what expressions refuse while running', () => {
  test.each<[string, RegExp, number]>([
    ['1 < "a"', /compares two numbers or two texts.*character 3/, 2],
    ['1 in 2', /right side of `in`/, 2],
    ['"a".join()', /method of lists/, 4],
    ['[1].trim()', /method of texts/, 4],
    ['visitor.some(x => x)', /texts and lists only/, 8],
    ['"a".trim', /write trim\(…\)/, 4],
    ['"a".trim(1)', /takes nothing/, 4],
    ['[1].some(1)', /one condition/, 4],
    ['"a".includes(x => x)', /no arrow/, 4],
    ['"a".includes(1)', /takes a text/, 4],
    ['[[1]].join()', /lists of texts/, 6],
  ])('%s', (text, message, at) => {
    const result = run(text)
    expect(result).toMatchObject({ ok: false, at })
    if (!result.ok) expect(result.message).toMatch(message)
  })

  test('row 27: stops when the steps are used up', () => {
    const list = { list: Array.from({ length: 100 }, (_, i) => i) }
    const text = 'list.map(a => list.map(b => list.map(c => list.map(d => d))))'
    const result = evaluate(parsed(text), list)
    expect(result).toMatchObject({ ok: false })
    if (!result.ok) expect(result.message).toMatch(/too long/)
    expect(evaluate(parsed('list.every(x => x >= 0)'), list)).toEqual({ ok: true, value: true })
    expect(evaluate(parsed('list.every(x => x >= 0)'), list, { steps: 50 })).toMatchObject({ ok: false })
  })

  test('does not overflow on deeply nested input', () => {
    let deep: JsonObject = {}
    for (let i = 0; i < 50_000; i += 1) deep = { a: deep }
    expect(evaluate(parsed('x == y'), { x: deep, y: deep }, { steps: 1_000_000 })).toMatchObject({
      ok: false,
    })
  })

  test('row 27: makes no text that grows without bound', () => {
    const list = { long: ['x'.repeat(60_000), 'y'.repeat(60_000)] }
    expect(evaluate(parsed('long.join()'), list, { steps: 1_000_000 })).toMatchObject({ ok: false })
  })
})

describe('what the parser refuses, where, and what it advises', () => {
  test.each<[string, number, RegExp]>([
    ['', 0, /empty/],
    ['   ', 0, /empty/],
    ['a ==', 4, /Expected a value/],
    ['a = 1', 2, /`==`/],
    ['a === 1', 2, /`==`/],
    ['a ?? 1', 2, /`\|\|`/],
    ['a?.b', 1, /absent/],
    ['a and b', 2, /`&&`/],
    ['not b', 0, /`!`/],
    ['a b', 2, /operator/],
    ['(a', 2, /`\)` was expected.*character 1/],
    ['[1, 2', 5, /`\]` was expected/],
    ['a.', 2, /Expected a name/],
    ['a[b]', 2, /quoted text or a number/],
    ['a ? 1', 5, /`:`/],
    ['"abc', 0, /closing "/],
    ['"a\\u0041"', 2, /backslash/],
    ['1.2.3', 0, /at most one decimal point/],
    ['12ab', 0, /number/],
    ['1 + 1', 2, /arithmetic/],
    ['-a', 0, /precede a number/],
    ['/x/', 0, /regular/],
    ['{a: 1}', 0, /Objects/],
    ['f(1)', 1, /Only methods/],
    ['a.matches("x")', 2, /There is no method `matches`/],
    ['a.constructor("x")', 2, /no method/],
    ['x => 1', 2, /only be used inside/],
    ['a.some(true => 1)', 7, /parameter/],
    ['a § b', 2, /Unexpected character/],
    ['in [1]', 0, /before `in`/],
    ['(x) => 1', 4, /only be used inside/],
    ['`x`', 0, /quotes/],
  ])('%s', (text, at, message) => {
    const result = parseExpression(text)
    expect(result).toMatchObject({ ok: false, at })
    if (!result.ok) expect(result.message).toMatch(message)
  })

  test('refuses more than 1,024 characters and more than 64 levels', () => {
    expect(parseExpression(`"${'x'.repeat(1022)}"`).ok).toBe(true)
    expect(parseExpression(`"${'x'.repeat(1023)}"`)).toMatchObject({ ok: false, at: 1024 })
    expect(parseExpression('('.repeat(60) + '1' + ')'.repeat(60)).ok).toBe(true)
    for (const open of ['(', '[', '!', 'a.some(']) {
      const result = parseExpression(open.repeat(Math.floor(1000 / open.length)))
      expect(result.ok).toBe(false)
      if (!result.ok) expect(result.message).toMatch(/64 levels/)
    }
  })
})

describe('which names are used', () => {
  test.each<[string, string[], boolean]>([
    ['visitor.claims.a && space.vars.b', ['visitor', 'space'], false],
    ['reviews.some(r => r.id == actor.id)', ['reviews', 'actor'], true],
    ['r.some(r => r.x) || [page].includes(1)', ['r', 'page'], true],
    ['a ? b : !now', ['a', 'b', 'now'], false],
    ['list.map(visitor => visitor.x)', ['list'], true],
    ['"visitor"', [], true],
  ])('%s', (text, names, deterministic) => {
    expect([...namesUsed(parsed(text))]).toEqual(names)
    expect(isDeterministic(parsed(text))).toBe(deterministic)
  })
})
