/** Team memberships: adds and removes rows. */
import { sql } from 'kysely'
import type { TeamRole } from '../../../contract/people/member-schemas.ts'
import { Failure } from '../../http/failure.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { TeamTable } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

export interface TeamChange {
  /** People to add or update; without a role they keep theirs, or become members. */
  readonly put: ReadonlyMap<string, TeamRole | undefined>
  readonly remove: ReadonlySet<string>
  /** The path in the request that named a person. */
  readonly path: (person: string) => string
}

/** The change for one person: null is not in the team. */
export interface TeamStep {
  readonly person: string
  readonly from: TeamRole | null
  readonly to: TeamRole | null
}

const roleOf = (owner: number): TeamRole => (Number(owner) === 1 ? 'owner' : 'member')

/**
 * Changes a team of a locked organization and returns the effective changes. Fails with `bad-content`, before anything is written, if a person
 * to add is not a member of the organization.
 */
export const changeTeamMembers = async (
  { store }: Context,
  db: Db,
  { organization, id }: Pick<TeamTable, 'organization' | 'id'>,
  { put, remove, path }: TeamChange,
): Promise<TeamStep[]> => {
  const requested = [...put.keys()].filter((person) => !remove.has(person))
  const members = await db
    .selectFrom('members')
    .select('person')
    .where('organization', '=', organization)
    .where(among(store.engine, sql.ref('person'), requested))
    .execute()
  const known = new Set(members.map(({ person }) => person))
  const nonMembers = requested.filter((person) => !known.has(person))
  if (nonMembers.length > 0)
    throw new Failure(
      'bad-content',
      'Only members of the organization can be in a team. Invite the others first.',
      {
        toldTo: organization,
        details: nonMembers
          .slice(0, 50)
          .map((person) => ({ path: path(person), message: 'Is not a member of the organization.' })),
      },
    )
  const now = await db.selectFrom('team_members').select(['person', 'owner']).where('team', '=', id).execute()
  const roles = new Map(now.map(({ person, owner }) => [person, roleOf(owner)]))
  const steps: TeamStep[] = []
  const rows = []
  for (const person of requested) {
    const from = roles.get(person) ?? null
    const to = put.get(person) ?? from ?? 'member'
    if (from === to) continue
    steps.push({ person, from, to })
    rows.push({ organization, team: id, person, owner: to === 'owner' ? (1 as const) : (0 as const) })
  }
  for (const chunk of chunks(rows, 200))
    await db
      .insertInto('team_members')
      .values(chunk)
      .onConflict((conflict) =>
        conflict.columns(['team', 'person']).doUpdateSet((e) => ({ owner: e.ref('excluded.owner') })),
      )
      .execute()
  for (const person of remove) {
    const from = roles.get(person)
    if (from !== undefined) steps.push({ person, from, to: null })
  }
  if (remove.size > 0)
    await db
      .deleteFrom('team_members')
      .where('team', '=', id)
      .where(among(store.engine, sql.ref('person'), [...remove]))
      .execute()
  return steps
}
