import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { JsonObject } from '../document/document.ts'
import { evaluate } from './evaluate.ts'
import { namesUsed } from './names-used.ts'
import { parseExpression } from './parse.ts'

const seed = Number(process.env['FC_SEED'] ?? 20260401)
const numRuns = process.env['RECTO_LONG'] === '1' ? 200_000 : 2_000

const words = [
  'a',
  'b',
  'visitor',
  'in',
  'true',
  'null',
  'constructor',
  '__proto__',
  '1',
  '2.5',
  '"t"',
  "'u'",
]
const methods = ['length', 'some', 'map', 'filter', 'join', 'trim', 'includes', 'startsWith']
const signs = [...'()[]!?:,.<>-', '==', '!=', '<=', '>=', '&&', '||', '=>', ' ']
// Weighted toward operators: most parser bugs occur where two of them meet.
const soup = fc
  .array(
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...signs) }, fc.constantFrom(...words, ...methods)),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''))

const { program } = fc.letrec<{ program: string }>((tie) => ({
  program: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(
      'a',
      'b',
      'b.c',
      'visitor.claims.x',
      '1',
      '-1',
      '"t"',
      'true',
      'null',
      '[]',
      'list',
      'list[0]',
    ),
    fc
      .tuple(tie('program'), fc.constantFrom('==', '!=', '<', '>', '&&', '||', 'in'), tie('program'))
      .map(([l, o, r]) => `(${l} ${o} ${r})`),
    tie('program').map((p) => `!${p}`),
    fc.tuple(tie('program'), tie('program'), tie('program')).map(([a, b, c]) => `(${a} ? ${b} : ${c})`),
    fc.tuple(tie('program'), tie('program')).map(([a, b]) => `[${a}, ${b}]`),
    fc
      .tuple(tie('program'), fc.constantFrom('some', 'every', 'filter', 'map'), tie('program'))
      .map(([o, m, b]) => `(${o}).${m}(a => ${b})`),
    fc
      .tuple(tie('program'), fc.constantFrom('includes', 'join', 'startsWith'), tie('program'))
      .map(([o, m, b]) => `(${o}).${m}(${b})`),
  ),
}))

const inputs = fc.dictionary(
  fc.constantFrom('a', 'b', 'visitor', 'list', 'constructor', 'c'),
  fc.jsonValue({ maxDepth: 4 }),
) as fc.Arbitrary<JsonObject>

test('any text: no throw, and a place inside the text', () => {
  fc.assert(
    fc.property(fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 1100 })), inputs, (text, input) => {
      const result = parseExpression(text)
      if (result.ok) {
        const outcome = evaluate(result.expression, input)
        expect(typeof outcome.ok).toBe('boolean')
      } else {
        expect(result.at).toBeGreaterThanOrEqual(0)
        expect(result.at).toBeLessThanOrEqual(text.length)
        expect(result.message).toMatch(/[.…)]$/)
      }
    }),
    { seed, numRuns },
  )
})

test('any program parses, ends within its steps, and is a function of the names that it uses', () => {
  let evaluated = 0
  fc.assert(
    fc.property(program, inputs, (text, input) => {
      fc.pre(text.length <= 1024)
      const result = parseExpression(text)
      if (!result.ok) {
        expect(result.message).toMatch(/64 levels/)
        return
      }
      const outcome = evaluate(result.expression, input)
      if (outcome.ok) evaluated += 1
      expect(evaluate(result.expression, input)).toEqual(outcome)
      const used = namesUsed(result.expression)
      const narrowed = Object.fromEntries(Object.entries(input).filter(([name]) => used.has(name)))
      expect(evaluate(result.expression, narrowed)).toEqual(outcome)
      expect(evaluate(result.expression, input, { steps: 0 }).ok).toBe(false)
      if (outcome.ok) expect(() => JSON.stringify(outcome.value)).not.toThrow()
    }),
    { seed, numRuns },
  )
  expect(evaluated).toBeGreaterThan(numRuns / 4)
})
