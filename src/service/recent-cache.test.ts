import { describe, expect, test } from 'vitest'
import { boundedWeight, oneFor, Recent, recentOf } from './recent-cache.ts'

describe('what was asked for last', () => {
  test('stays, and the longest unused goes', () => {
    const recent = new Recent<number>(2)
    recent.set('a', 1)
    recent.set('b', 2)
    expect(recent.get('a')).toBe(1)
    recent.set('c', 3)
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3])
  })

  test('weighs together no more than may be kept, also when a value takes the place of another', () => {
    const recent = new Recent<string>(10)
    recent.set('a', 'small', 4)
    recent.set('a', 'large', 6)
    recent.set('b', 'fits', 4)
    expect([recent.get('a'), recent.get('b')]).toEqual(['large', 'fits'])
    recent.set('c', 'one more', 1)
    expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([undefined, 'fits', 'one more'])
    expect(recent.set('d', 'too large', 11)).toBe('too large')
    expect(recent.get('d')).toBeUndefined()
    // What is cached stays, except an older value of the same key.
    expect(recent.get('c')).toBe('one more')
    recent.set('c', 'too large', 11)
    expect([recent.get('b'), recent.get('c')]).toEqual(['fits', undefined])
  })

  test('is made once for its owner', () => {
    let made = 0
    const textOf = oneFor(({ name }: { readonly name: string }) => `${name} ${(made += 1)}`)
    const [one, other] = [{ name: 'a' }, { name: 'a' }]
    expect([textOf(one), textOf(other), textOf(one)]).toEqual(['a 1', 'a 2', 'a 1'])
  })

  test('is kept for each store by itself', () => {
    const of = recentOf<number>(1)
    const [one, other] = [{}, {}]
    of(one).set('a', 1)
    expect([of(one).get('a'), of(other).get('a')]).toEqual([1, undefined])
  })
})

test('keeps many small values, fewer large ones, and two of any size', () => {
  const limits = { most: 100, small: 10 }
  const kept = (sizes: readonly number[]): number[] => {
    const recent = new Recent<number>(limits.most)
    sizes.forEach((size, at) => recent.set(String(at), at, boundedWeight(size, limits)))
    return sizes.flatMap((_, at) => recent.get(String(at)) ?? [])
  }
  expect(kept(Array.from({ length: 12 }, () => 0))).toHaveLength(10)
  expect(kept([30, 30, 30, 30])).toEqual([1, 2, 3])
  expect(kept([5000, 5000, 5000])).toEqual([1, 2])
})
