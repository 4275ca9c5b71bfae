/** A comparison finds exactly the differences between what the access rule decides before and after. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AccessWorld } from '../../testing/fixtures/access-world.ts'
import {
  accessWorld,
  grantsIn,
  membershipIn,
  people,
  resourcesIn,
  stepsIn,
} from '../../testing/fixtures/access-world.ts'
import { rank } from '../../contract/roles/roles.ts'
import { compareAccess } from './compare-access.ts'
import { decide } from './resolver.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261123)

const rankIn = (world: AccessWorld, id: string, person: string): number =>
  rank(decide(stepsIn(world, id, person), membershipIn(world, person)).role)

const changesIn = (ids: readonly string[], before: AccessWorld, after: AccessWorld, person: string) =>
  ids
    .map((id) => ({ id, before: rankIn(before, id, person), after: rankIn(after, id, person) }))
    .filter((change) => change.before !== change.after)

const count = (changes: ReturnType<typeof changesIn>) => ({
  gains: changes.filter(({ before, after }) => after > before).length,
  loses: changes.filter(({ before, after }) => after < before).length,
  hidden: changes.filter(({ after }) => after === 0).length,
})

it(`compareAccess reports what the rule decides for two random organizations (seed ${seed})`, () => {
  fc.assert(
    fc.property(accessWorld, accessWorld, (before, after) => {
      const members = people.flatMap((person) => {
        const [old, next] = [membershipIn(before, person), membershipIn(after, person)]
        return old && next
          ? [
              {
                before: { person, ...old, grants: grantsIn(before, person) },
                after: { person, ...next, grants: grantsIn(after, person) },
              },
            ]
          : []
      })
      const states = [resourcesIn(before), resourcesIn(after)] as const
      const { changes } = compareAccess(members, states, 's0')
      const spaces = states[0].spaces.map(({ id }) => id)
      const sites = states[0].sites.map(({ id }) => id)
      const expected = members.flatMap(({ before: { person } }) => {
        const onSpaces = changesIn(spaces, before, after, person)
        const onSites = changesIn(sites, before, after, person)
        const [from, to] = [rankIn(before, 's0', person), rankIn(after, 's0', person)]
        if (onSpaces.length + onSites.length === 0) return []
        return [
          {
            person,
            ...count(onSpaces),
            sites: { ...count(onSites), changes: onSites },
            before: from,
            after: to,
          },
        ]
      })
      expect(changes).toEqual(expected)
    }),
    { seed, numRuns: 200 },
  )
})
