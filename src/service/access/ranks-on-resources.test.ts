import { expect, it } from 'vitest'
import { openTestStore } from '../../testing/stores/test-store.ts'
import { planOf } from '../../testing/stores/watched-queries.ts'
import { grantsByPerson } from './ranks-on-resources.ts'

it('finds the grants of listed people by their teams, however many grants teams have', async () => {
  const test = await openTestStore('sqlite')
  const { store } = test
  try {
    const plan = await planOf(store, 'from team_members t', () =>
      grantsByPerson(store.engine, store.read, 'organization', ['mara', 'jonas']),
    )
    expect(plan).toMatch(/SEARCH t .*\(organization=\? AND person=\?\)/)
    expect(plan).toMatch(/SEARCH g .*\(organization=\? AND grantee=\?\)\s*$/)
  } finally {
    await test.close()
  }
})
