import { expect, test } from 'vitest'
import type { Viewed } from '../../client/types.gen.ts'
import { changeEntries, type OtherChange } from './change-entries.ts'
import { marksOf, stateOfEntry } from './own-marks.ts'
import { withUpdate } from './use-viewed.ts'

const variables = (after: string): OtherChange => {
  const [entry] = changeEntries([{ type: 'variables_edited', variables: { version: { after } } }])
  if (entry === undefined || entry.kind === 'page') throw new Error('no entry')
  return entry
}

test('a mark stands for what was looked at, and not for another value', () => {
  expect(stateOfEntry(variables('1'))).toBe(stateOfEntry(variables('1')))
  expect(stateOfEntry(variables('1'))).not.toBe(stateOfEntry(variables('2')))
})

test('what is kept and is no mark is left out', () => {
  expect(marksOf('{"variables":"abc","order":7}')).toEqual({ variables: 'abc' })
  expect([marksOf(null), marksOf('{'), marksOf('3')]).toEqual([{}, {}, {}])
})

test('a mark that was set or taken off shows before the service has answered', () => {
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
