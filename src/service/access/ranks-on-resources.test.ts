import { expect, it } from 'vitest'
import { openTestStore } from '../../testing/stores/test-store.ts'
import { planOf } from '../../testing/stores/watched-queries.ts'
import { grantsByPerson, teamsByPerson } from './ranks-on-resources.ts'

it('finds the grants of listed people and their teams, however many grants others have', async () => {
  const test = await openTestStore('sqlite')
  const { engine, read } = test.store
  const people = ['mara', 'jonas']
  try {
    const memberships = await planOf(test.store, 'team_members', () =>
      teamsByPerson(engine, read, 'organization', people),
    )
    expect(memberships).toMatch(/SEARCH .*\(organization=\? AND person=\?\)/)
    const grants = await planOf(test.store, 'grants', () =>
      grantsByPerson(engine, read, 'organization', new Map([['mara', ['crew']]]), people),
    )
    expect(grants).toMatch(/SEARCH .* COVERING INDEX grants_by_grantee \(organization=\? AND grantee=\?\)/)
  } finally {
    await test.close()
  }
})
