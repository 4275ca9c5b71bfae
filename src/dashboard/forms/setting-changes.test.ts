import { expect, test } from 'vitest'
import type { AuditEvent } from '../../client/types.gen.ts'
import { lastChangeOf } from './setting-changes.ts'

const event = (number: number, action: AuditEvent['action'], before: object | null, after: object | null) =>
  ({ number, action, before, after }) as AuditEvent

const events = [
  event(5, 'space.moved', { title: 'x' }, { title: 'y' }),
  event(4, 'space.updated', { editMode: 'live' }, { editMode: 'locked' }),
  event(3, 'space.updated', null, { title: 'Guide', language: 'de' }),
  event(2, 'space.updated', { language: 'en' }, { language: 'de' }),
]

test.each([
  [['title', 'emoji'], 3],
  [['language'], 3],
  [['editMode', 'mergeRules'], 4],
  [['defaultLevel'], undefined],
  [undefined, 4],
])('%j were last changed by event %s', (fields, number) => {
  expect(lastChangeOf(events, 'space.updated', fields)?.number).toBe(number)
})
