import { expect, test } from 'vitest'
import { dayText, actionText, subjectText } from './notification-text.ts'

test('says who did what, and how often', () => {
  const actor = { object: 'user' as const, id: 'u1', displayName: 'Ines', urls: { location: '' } }
  expect(actionText({ actor, reason: 'commented', times: 1 })).toBe('Ines commented')
  expect(actionText({ actor, reason: 'commented', times: 3 })).toBe('Ines commented, 3 times')
})

test('names the change request, else the space, and never nothing', () => {
  const space = { id: 's1', title: 'Guide' }
  const changeRequest = { id: 'q1', number: 4, subject: '', status: 'open' as const }
  expect(subjectText({ space })).toBe('Guide')
  expect(subjectText({ space, changeRequest })).toBe('Untitled')
  expect(subjectText({ space, changeRequest: { ...changeRequest, subject: 'Better words' } })).toBe(
    'Better words',
  )
})

test('counts days by the clock on the wall, not by hours', () => {
  const now = new Date(2026, 10, 21, 0, 30)
  expect(dayText(new Date(2026, 10, 21, 0, 5).toISOString(), now)).toBe('Today')
  expect(dayText(new Date(2026, 10, 20, 23, 50).toISOString(), now)).toBe('Yesterday')
  expect(dayText(new Date(2025, 1, 3).toISOString(), now)).toContain('2025')
})
