import { expect, test } from 'vitest'
import { contentText, daysLeft, takenAlong, takenWithText } from './deletion-text.ts'

test('a collection takes along what lies in it at every depth, and nothing beside it', () => {
  const collections = [{ id: 'A' }, { id: 'B', parent: 'A' }, { id: 'C' }]
  const spaces = [
    { id: 'x', parent: 'A', changeRequestsOpen: 1 },
    { id: 'y', parent: 'B', changeRequestsOpen: 2 },
    { id: 'z', parent: 'C', changeRequestsOpen: 4 },
    { id: 'w', changeRequestsOpen: 8 },
  ]
  const taken = takenAlong('A', collections, spaces)
  expect(taken).toEqual({ spaces: ['x', 'y'], collections: 1, openChangeRequests: 3 })
  expect(takenWithText(taken)).toBe('2 spaces and 1 collection')
  expect(takenWithText(takenAlong('B', collections, spaces))).toBe('1 space')
  expect(takenWithText({ spaces: [], collections: 0, openChangeRequests: 0 })).toBeUndefined()
})

test('content in words', () => {
  expect(contentText(12, 1)).toBe('12 pages and 1 open change request')
  expect(contentText(1, 0)).toBe('1 page')
  expect(contentText(0, 0)).toBeUndefined()
})

test('days left are whole ones, and never fewer than none', () => {
  const at = '2026-01-01T00:00:00.000Z'
  const after = (hours: number) => daysLeft(at, Date.parse(at) + hours * 3_600_000)
  expect([after(0), after(1), after(24), after(6 * 24 + 1), after(200)]).toEqual([7, 6, 6, 0, 0])
})
