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

test('returns no lines when nothing is affected', () => {
  expect(holdingLines(sumHoldings([]))).toEqual([])
  expect(holdingLines(nothing)).toEqual([])
})

test('adds up the holdings of several people, one line for each kind', () => {
  const sum = sumHoldings([
    { ...nothing, teams: 1, mergeRules: 1 },
    { ...nothing, teams: 1, grants: 1 },
  ])
  expect(holdingLines(sum)).toEqual([
    'Direct roles on spaces and collections that are removed: 1',
    'Teams they leave: 2',
    'Merge rules that require them and may become impossible to meet: 1',
  ])
})
