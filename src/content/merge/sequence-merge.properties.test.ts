import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mergeNames } from './sequence-merge.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261126)
const numRuns = process.env['RECTO_LONG'] === '1' ? 5_000 : 300

const names = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { maxLength: 8 })
const all = (): boolean => true

/** What a merge of sets keeps: a name that one side removed is gone, one that either side added is there. */
const keeps = (base: readonly string[], main: readonly string[], change: readonly string[]) => {
  const [inBase, inMain, inChange] = [base, main, change].map((list) => new Set(list))
  return (name: string): boolean =>
    inBase?.has(name) === true
      ? inMain?.has(name) === true && inChange?.has(name) === true
      : inMain?.has(name) === true || inChange?.has(name) === true
}

const merged = (base: readonly string[], main: readonly string[], change: readonly string[]) =>
  mergeNames(base, main, change, keeps(base, main, change))

describe('mergeNames', () => {
  test('takes the one side where the other changed nothing', () => {
    fc.assert(
      fc.property(names, names, (base, side) => {
        expect(merged(base, side, base)).toEqual(side)
        expect(merged(base, base, side)).toEqual(side)
      }),
      { seed, numRuns },
    )
  })

  test('takes what both sides made alike', () => {
    fc.assert(
      fc.property(names, names, (base, side) => {
        expect(merged(base, side, side)).toEqual(side)
      }),
      { seed, numRuns },
    )
  })

  test('has each name that is alive, once', () => {
    fc.assert(
      fc.property(names, names, names, (base, main, change) => {
        const isAlive = keeps(base, main, change)
        const wanted = new Set([...base, ...main, ...change].filter(isAlive))
        const result = merged(base, main, change)
        expect(new Set(result)).toEqual(wanted)
        expect(result.length).toBe(wanted.size)
      }),
      { seed, numRuns },
    )
  })

  test('keeps the order of both sides where neither moved anything', () => {
    const ordered = (list: readonly string[]): string[] => [...list].sort()
    const subset = fc.subarray([...'abcdefghijkl'])
    fc.assert(
      fc.property(subset, subset, subset, (base, main, change) => {
        const result = merged(base, main, change)
        for (const side of [main, change]) {
          const common = result.filter((name) => side.includes(name) && base.includes(name))
          expect(common).toEqual(ordered(common))
        }
      }),
      { seed, numRuns },
    )
  })

  test('places insertions of both sides at one point beside each other, main’s first', () => {
    expect(mergeNames(['a', 'b'], ['a', 'm', 'b'], ['a', 'c', 'b'], all)).toEqual(['a', 'm', 'c', 'b'])
    expect(mergeNames([], ['m', 'x'], ['c', 'x', 'd'], all)).toEqual(['m', 'c', 'x', 'd'])
  })

  test('follows the side that moved a name, and main where both did', () => {
    expect(mergeNames(['a', 'b', 'c'], ['c', 'a', 'b'], ['a', 'b', 'c', 'd'], all)).toEqual([
      'c',
      'a',
      'b',
      'd',
    ])
    expect(mergeNames(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'], ['a', 'd', 'b', 'c'], all)).toEqual([
      'd',
      'a',
      'b',
      'c',
    ])
  })
})
