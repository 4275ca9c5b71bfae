import { expect, test } from 'vitest'
import type { Store } from '../storage/store.ts'
import { knownSpellings } from './known-spellings.ts'

/** It is only a name here: nothing is asked of it. */
const someStore = (): Store => ({}) as Store

test('stored words are known only in their space and store', () => {
  const store = someStore()
  const known = knownSpellings(store)
  expect(known.missing('a', ['oak', 'ash'])).toEqual(['oak', 'ash'])
  known.add('a', ['oak'])
  expect(knownSpellings(store).missing('a', ['oak', 'ash'])).toEqual(['ash'])
  expect(known.missing('b', ['oak'])).toEqual(['oak'])
  expect(knownSpellings(someStore()).missing('a', ['oak'])).toEqual(['oak'])
})

test('the least recently written space is evicted first', () => {
  const known = knownSpellings(someStore(), 4)
  known.add('a', ['one', 'two'])
  known.add('b', ['one', 'two'])
  known.add('a', ['one'])
  known.add('c', ['one'])
  expect(known.missing('a', ['one', 'two'])).toEqual([])
  expect(known.missing('b', ['one', 'two'])).toEqual(['one', 'two'])
  // A space with more than is remembered in all is forgotten whole, and stored again.
  known.add('d', ['1', '2', '3', '4', '5'])
  expect(known.missing('d', ['1'])).toEqual(['1'])
  expect(known.missing('c', ['one'])).toEqual(['one'])
})
