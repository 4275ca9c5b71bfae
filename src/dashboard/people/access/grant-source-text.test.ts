import { expect, test } from 'vitest'
import { groundWords } from './grant-source-text.ts'

test('tells where a role comes from, and whether it stands on the thing itself', () => {
  const on = { kind: 'space', id: 's1' } as const
  const line = { role: 'read', decides: true } as const
  expect(groundWords({ ...line, ground: 'team', on }, { id: 's1' })).toBe('Given to a team of theirs here')
  expect(
    groundWords({ ...line, ground: 'default-level', on: { kind: 'collection', id: 'c1' } }, { id: 's1' }),
  ).toBe('Default level of a collection around it')
  expect(groundWords({ ...line, ground: 'organization', on: null }, { id: 's1' })).toBe(
    'Role in the organization',
  )
  expect(groundWords(undefined, { id: 's1' })).toBe('')
})
