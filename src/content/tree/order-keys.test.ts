import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareOrder,
  increasingPart,
  keysForSequence,
  movedAmong,
  orderBetween,
  placeAmong,
} from './order-keys.ts'
import { runs, seed } from '../../testing/generators/revisions.ts'

const sibling = (text: string) => ({ id: text.slice(0, 1), order: text.slice(2) })
/** `a:a0 b:a1`: ids with their keys. */
const siblings = (text: string) => text.split(' ').filter(Boolean).map(sibling)

describe('a new key', () => {
  it('lies strictly between its bounds', () => {
    expect(orderBetween(null, null) < orderBetween(orderBetween(null, null), null)).toBe(true)
    const middle = orderBetween('a0', 'a1')
    expect(middle > 'a0' && middle < 'a1').toBe(true)
    expect(() => orderBetween('a0', 'a0')).toThrow('No room')
  })
})

describe('placing among siblings', () => {
  it('changes one key where there is room', () => {
    const list = siblings('a:a0 b:a1 c:a2')
    for (let position = 0; position <= 3; position += 1) {
      expect([...placeAmong(list, position, 'x').keys()]).toEqual(['x'])
    }
  })

  it('gives the rest of a tied run new keys', () => {
    const keys = placeAmong(siblings('a:a0 b:a1 c:a1 d:a1 e:a2'), 2, 'x')
    expect([...keys.keys()]).toEqual(['x', 'c', 'd'])
    expect([...keys.values()].every((key) => key > 'a1' && key < 'a2')).toBe(true)
  })

  it('writes nothing when the rank stays', () => {
    expect(placeAmong(siblings('a:a0 c:a2'), 1, 'b', 'a1').size).toBe(0)
    expect(placeAmong(siblings('a:a0 c:a2'), 2, 'b', 'a1').size).toBe(1)
  })

  it('refuses a position that is none', () => {
    expect(() => placeAmong([], 1, 'x')).toThrow('No position')
  })
})

describe('keys for a sequence', () => {
  it('make any sequence sort as given, and are none for a sorted one', () => {
    const key = fc.constantFrom('Zz', 'a0', 'a1', 'a1V', 'a2', null)
    fc.assert(
      fc.property(fc.array(key, { maxLength: 9 }), (orders) => {
        const sequence = orders.map((order, index) => ({ id: 'hgfedcbaz'[index] ?? '', order }))
        const keys = keysForSequence(sequence)
        const after = sequence.map(({ id, order }) => ({ id, order: keys.get(id) ?? order ?? '' }))
        expect([...after].sort(compareOrder)).toEqual(after)
        expect(keysForSequence(after).size).toBe(0)
      }),
      { seed, numRuns: runs(500) },
    )
  })
})

describe('what moved', () => {
  const moved = (before: string, after: string) => [...movedAmong(siblings(before), siblings(after))].sort()
  it('is empty when only keys changed', () => {
    expect(moved('a:a0 b:a1 c:a2', 'a:a0 b:a5 c:a6')).toEqual([])
  })
  it('is one page when one was moved over many', () => {
    expect(moved('a:a0 b:a1 c:a2 d:a3', 'b:a1 c:a2 d:a3 a:a4')).toEqual(['a'])
  })
  it('is the page with the new key when two changed places', () => {
    expect(moved('a:a0 b:a1', 'b:a1 a:a2')).toEqual(['a'])
    expect(moved('a:a0 b:a1', 'b:Zz a:a0')).toEqual(['b'])
  })
  it('is never a page whose key is unchanged', () => {
    expect(moved('a:a0 b:a1 c:a2', 'c:a2 a:a3 b:a4')).toEqual(['a', 'b'])
  })
  it('ignores pages that one side does not have', () => {
    expect(moved('a:a0 b:a1 c:a2', 'x:Zz b:a1 c:a2')).toEqual([])
  })
})

it('the increasing part is as long as any (compared with all subsets)', () => {
  const permutation = fc.integer({ min: 1, max: 8 }).chain((size) =>
    fc.shuffledSubarray(
      Array.from({ length: size }, (_, index) => index),
      { minLength: size },
    ),
  )
  fc.assert(
    fc.property(permutation, (values) => {
      let longest = 0
      for (let set = 0; set < 1 << values.length; set += 1) {
        const chosen = values.filter((_, index) => (set >> index) & 1)
        if (chosen.every((value, index) => index === 0 || value > (chosen[index - 1] ?? 0))) {
          longest = Math.max(longest, chosen.length)
        }
      }
      const part = increasingPart(values).map((index) => values[index] ?? -1)
      expect(part).toEqual([...part].sort((a, b) => a - b))
      expect(part.length).toBe(longest)
    }),
    { seed, numRuns: runs(200) },
  )
})
