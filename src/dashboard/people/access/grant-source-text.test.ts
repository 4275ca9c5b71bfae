import { expect, test } from 'vitest'
import { grantSourceText } from './grant-source-text.ts'

test('tells where a role comes from, and whether it stands on the thing itself', () => {
  const on = { kind: 'space', id: 's1' } as const
  const line = { role: 'read', decides: true } as const
  expect(grantSourceText({ ...line, ground: 'team', on }, { id: 's1' })).toBe(
    'Given to a team of theirs here',
  )
  expect(
    grantSourceText({ ...line, ground: 'default-level', on: { kind: 'collection', id: 'c1' } }, { id: 's1' }),
  ).toBe('Default level of a collection around it')
  expect(grantSourceText({ ...line, ground: 'organization', on: null }, { id: 's1' })).toBe(
    'Role in the organization',
  )
  expect(grantSourceText(undefined, { id: 's1' })).toBe('')
})
