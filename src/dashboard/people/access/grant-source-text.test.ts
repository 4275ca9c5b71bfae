import { expect, test } from 'vitest'
import { grantSourceText } from './grant-source-text.ts'

test('names the source of a role, and whether it is on the resource itself', () => {
  const on = { kind: 'space', id: 's1' } as const
  const line = { role: 'read', decides: true } as const
  expect(grantSourceText({ ...line, ground: 'team', on }, { id: 's1' })).toBe('Team access')
  expect(
    grantSourceText({ ...line, ground: 'default-level', on: { kind: 'collection', id: 'c1' } }, { id: 's1' }),
  ).toBe('Default level of a parent collection')
  expect(grantSourceText({ ...line, ground: 'organization', on: null }, { id: 's1' })).toBe(
    'Organization role',
  )
  expect(grantSourceText(undefined, { id: 's1' })).toBe('')
})
