import { expect, test } from 'vitest'
import type { Viewed } from '../../../client/types.gen.ts'
import { changeEntries, type OtherChange } from '../entries/change-entries.ts'
import { marksOf, stateOfEntry } from './viewed-marks.local.ts'
import { withUpdate } from './use-viewed.ts'

const variables = (after: string): OtherChange => {
  const [entry] = changeEntries([{ type: 'variables_edited', variables: { version: { after } } }])
  if (entry === undefined || entry.kind === 'page') throw new Error('no entry')
  return entry
}

test('a mark applies only to the value that was viewed', () => {
  expect(stateOfEntry(variables('1'), undefined)).toBe(stateOfEntry(variables('1'), undefined))
  expect(stateOfEntry(variables('1'), undefined)).not.toBe(stateOfEntry(variables('2'), undefined))
})

test('a mark on the page order is removed when a page moves again', () => {
  const entries = changeEntries([
    { type: 'page_moved', page: { id: 'a', type: 'document', title: 'A', path: 'a' }, parent: {} },
  ])
  const order = entries.find((entry) => entry.kind === 'order')
  if (order === undefined) throw new Error('no order')
  const state = (text: string): string =>
    stateOfEntry(
      order,
      [...text].map((id) => ({ id, title: id, type: 'document' as const, pages: [] })),
    )
  expect(state('bac')).toBe(state('bac'))
  expect(state('bac')).not.toBe(state('bca'))
  expect(state('bac')).not.toBe(stateOfEntry(order, undefined))
})

test('ignores stored values that are not marks', () => {
  expect(marksOf('{"variables":"abc","order":7}')).toEqual({ variables: 'abc' })
  expect([marksOf(null), marksOf('{'), marksOf('3')]).toEqual([{}, {}, {}])
})

test('applies a mark before the service responds', () => {
  const viewed: Viewed = {
    revision: 'r',
    pages: ['a'],
    blocks: [{ page: 'a', block: 'x' }],
    changedSince: ['b'],
  }
  expect(
    withUpdate(viewed, {
      pages: [
        { page: 'a', viewed: false },
        { page: 'b', viewed: true },
      ],
      blocks: [
        { page: 'a', block: 'x', viewed: false },
        { page: 'b', block: 'y', viewed: true },
      ],
    }),
  ).toEqual({ revision: 'r', pages: ['b'], blocks: [{ page: 'b', block: 'y' }], changedSince: [] })
})
