import { expect, test } from 'vitest'
import { holdingLines, sumHoldings } from './holdings-text.ts'

const nothing = {
  grants: 0,
  teams: 0,
  ownedTeams: 0,
  openChangeRequests: 0,
  requestedReviews: 0,
  assignedThreads: 0,
  mergeRules: 0,
}

test('says nothing where nothing goes', () => {
  expect(holdingLines(sumHoldings([]))).toEqual([])
  expect(holdingLines(nothing)).toEqual([])
})

test('counts what several hold together, one sentence for each kind', () => {
  const sum = sumHoldings([
    { ...nothing, teams: 1, mergeRules: 1 },
    { ...nothing, teams: 1, grants: 1 },
  ])
  expect(holdingLines(sum)).toEqual([
    'Roles given to them on spaces and collections, taken back: 1',
    'Teams that they leave: 2',
    'Merge rules that name them, which may not be met any more: 1',
  ])
})
