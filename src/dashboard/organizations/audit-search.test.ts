import { expect, test } from 'vitest'
import { auditSearch } from './audit-search.ts'

test('search parameters of the audit log are kept where they are known', () => {
  const search = { area: 'people', actor: 'k1_-Z', target: 'abc', from: '2026-02-28', to: '2026-03-01' }
  expect(auditSearch({ ...search, other: 'x' })).toEqual(search)
})

test.each([
  ['area', 'toString'],
  ['area', 7],
  ['actor', 'a b'],
  ['actor', ''],
  ['target', 'x'.repeat(65)],
  ['target', ['abc']],
  ['from', '2026-2-28'],
  ['from', '2026-13-01'],
  ['to', '2026-02-28T00:00'],
  ['to', 20260228],
])('%s of %j is dropped', (name, value) => expect(auditSearch({ [name]: value })).toEqual({}))
