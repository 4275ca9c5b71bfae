import { expect, test } from 'vitest'
import { contentText, daysLeft, nestedContents, nestedText } from './deletion-text.ts'

test('counts what is nested in a collection at every depth', () => {
  const collections = [{ id: 'A' }, { id: 'B', parent: 'A' }, { id: 'C' }]
  const spaces = [
    { id: 'x', parent: 'A', changeRequestsOpen: 1 },
    { id: 'y', parent: 'B', changeRequestsOpen: 2 },
    { id: 'z', parent: 'C', changeRequestsOpen: 4 },
    { id: 'w', changeRequestsOpen: 8 },
  ]
  const contents = nestedContents('A', collections, spaces)
  expect(contents).toEqual({ spaces: ['x', 'y'], collections: 1, openChangeRequests: 3 })
  expect(nestedText(contents)).toBe('2 spaces and 1 collection')
  expect(nestedText(nestedContents('B', collections, spaces))).toBe('1 space')
  expect(nestedText({ spaces: [], collections: 0, openChangeRequests: 0 })).toBeUndefined()
})

test('describes content in text', () => {
  expect(contentText(12, 1)).toBe('12 pages and 1 open change request')
  expect(contentText(1, 0)).toBe('1 page')
  expect(contentText(0, 0)).toBeUndefined()
})

test('returns whole days left, and at least 0', () => {
  const at = '2026-01-01T00:00:00.000Z'
  const after = (hours: number) => daysLeft(at, Date.parse(at) + hours * 3_600_000)
  expect([after(0), after(1), after(24), after(6 * 24 + 1), after(200)]).toEqual([7, 7, 6, 0, 0])
})
