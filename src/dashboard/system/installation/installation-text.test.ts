import { expect, test } from 'vitest'
import { durationText, kindLabel, operationLabel, progressText } from './installation-text.ts'

test('says durations with the digits that matter', () => {
  expect([0.4, 3.14, 12.34, 250, 999, 1000, 12_340, 2_140_000].map(durationText)).toEqual(
    ['0.4 ms', '3.14 ms', '12.3 ms', '250 ms', '999 ms', '1 s', '12.3 s', '2,140 s'].map((text) =>
      text.replace(' ', '\u00a0'),
    ),
  )
})

test('says what an operation does, and a kind by its name if it is new', () => {
  expect(operationLabel('listChangeRequests')).toBe('List change requests')
  expect(operationLabel('getOpenAPISpec')).toBe('Get open apispec')
  expect([kindLabel('pdf'), kindLabel('of-tomorrow')]).toEqual(['PDF', 'of-tomorrow'])
})

test('says the progress of what runs and has a known amount of work', () => {
  expect(progressText({ state: 'running', progress: 1, total: 3 })).toBe('33%')
  expect(progressText({ state: 'running', progress: 0, total: 0 })).toBeUndefined()
  expect(progressText({ state: 'done', progress: 3, total: 3 })).toBeUndefined()
})
