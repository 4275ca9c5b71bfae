import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stableJson } from '../document/canonical.ts'
import { entryLine, entryOfLine, nameOfLine, sameValue } from './entry-lines.ts'
import { page, runs, seed } from '../../testing/generators/revisions.ts'

describe('equal values', () => {
  it('have the same stable JSON', () => {
    // Few names and values, so that equal pairs are frequent.
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom(0, 1, '', 'a', null, true),
        tie('list'),
        tie('map'),
      ),
      list: fc.array(tie('value'), { maxLength: 2 }),
      map: fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2 }),
    }))
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(sameValue(a, b)).toBe(stableJson(a) === stableJson(b))
      }),
      { seed, numRuns: runs(2_000) },
    )
  })
  it('may have members that are undefined', () => {
    expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true)
    expect(sameValue({ a: 1 }, { a: 1, b: undefined })).toBe(true)
    expect(sameValue({ a: 1 }, { a: 1, b: null })).toBe(false)
  })
})

it('the name of a line is read back, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (id) => {
      const line = entryLine(page(id, 'a0'))
      expect(line).not.toContain('\n')
      expect(nameOfLine(line)).toBe(`page:${id}`)
      expect(entryOfLine(line)).toEqual(page(id, 'a0'))
    }),
    { seed, numRuns: runs(500) },
  )
})
