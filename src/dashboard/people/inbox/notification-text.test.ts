import { expect, test } from 'vitest'
import { dayText, actionText, subjectText } from './notification-text.ts'

test('names the person, the action and how often', () => {
  const actor = { object: 'user' as const, id: 'u1', displayName: 'Ines', urls: { location: '' } }
  expect(actionText({ actor, reason: 'commented', times: 1 })).toBe('Ines commented')
  expect(actionText({ actor, reason: 'commented', times: 3 })).toBe('Ines commented, 3 times')
  expect(actionText({ actor, reason: 'reviewed', times: 1 })).toBe('Ines reviewed your change request')
  expect(actionText({ actor, reason: 'reviewed', times: 1, verdict: 'changes-requested' })).toBe(
    'Ines requested changes to your change request',
  )
})

test('names the change request or else the space, and never returns an empty subject', () => {
  const space = { id: 's1', title: 'Guide' }
  const changeRequest = { id: 'q1', number: 4, subject: '', status: 'open' as const }
  expect(subjectText({ space })).toBe('Guide')
  expect(subjectText({ space, changeRequest })).toBe('Untitled')
  expect(subjectText({ space, changeRequest: { ...changeRequest, subject: 'Better wording' } })).toBe(
    'Better wording',
  )
})

test('counts calendar days, not periods of 24 hours', () => {
  const now = new Date(2026, 10, 21, 0, 30)
  expect(dayText(new Date(2026, 10, 21, 0, 5).toISOString(), now)).toBe('Today')
  expect(dayText(new Date(2026, 10, 20, 23, 50).toISOString(), now)).toBe('Yesterday')
  expect(dayText(new Date(2025, 1, 3).toISOString(), now)).toContain('2025')
})
