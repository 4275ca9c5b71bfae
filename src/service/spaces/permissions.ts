/**
 * `…/permissions` of spaces and collections: who was given what on the thing itself, and what everybody may do in
 * the end. Only administrators of the thing give and take, so nobody gives more than they have. Taking the last such
 * grant locks nobody out: administrators of the organization stay administrators of everything in it.
 */
import { operations } from '../../contract/operations.ts'
import { roleOfRank } from '../../contract/roles.ts'
import type { Thing } from '../access/people-on-thing.ts'
import { countPeopleOn, listPeopleOn } from '../access/people-on-thing.ts'
import type { CollectionSubject, SpaceSubject } from '../access/things.ts'
import { listPage } from '../http/list-page.ts'
import type { Verb } from '../http/verb.ts'
import { reads, writes } from '../http/verb.ts'
import { personViews } from '../people/person-view.ts'
import type { Db } from '../storage/store.ts'
import type { Grantee } from './grants.store.ts'
import { changeRole, giveRole, requireGrantees, takeRole } from './grants.store.ts'

type Operations = typeof operations

interface PermissionOperations {
  readonly grant: Operations['grantSpacePermissions'] | Operations['grantCollectionPermissions']
  readonly users: Operations['listSpaceUserPermissions'] | Operations['listCollectionUserPermissions']
  readonly teams: Operations['listSpaceTeamPermissions'] | Operations['listCollectionTeamPermissions']
  readonly everybody:
    | Operations['listSpaceEffectivePermissions']
    | Operations['listCollectionEffectivePermissions']
  readonly updateUser: Operations['updateSpaceUserPermission'] | Operations['updateCollectionUserPermission']
  readonly removeUser: Operations['removeSpaceUserPermission'] | Operations['removeCollectionUserPermission']
  readonly updateTeam: Operations['updateSpaceTeamPermission'] | Operations['updateCollectionTeamPermission']
  readonly removeTeam: Operations['removeSpaceTeamPermission'] | Operations['removeCollectionTeamPermission']
}

const thingOf = (subject: SpaceSubject | CollectionSubject): Thing =>
  subject.kind === 'space'
    ? { kind: 'space', ...thingRow(subject.space) }
    : { kind: 'collection', ...thingRow(subject.collection) }
const thingRow = ({ id, organization, parent, default_level }: Omit<Thing, 'kind'>) => ({
  id,
  organization,
  parent,
  default_level,
})

/** The place of a row in a list by name: the name and the id. */
const afterOf = (after: readonly unknown[] | undefined): readonly [string, string] | undefined =>
  after === undefined ? undefined : [String(after[0]), String(after[1])]

const userGrants = (db: Db, thing: Thing) =>
  db
    .selectFrom('grants')
    .innerJoin('persons', 'persons.id', 'grants.grantee')
    .where('grants.thing', '=', thing.id)
    .where('grants.grantee_kind', '=', 'person')

const teamGrants = (db: Db, thing: Thing) =>
  db
    .selectFrom('grants')
    .innerJoin('teams', 'teams.id', 'grants.grantee')
    .where('grants.thing', '=', thing.id)
    .where('grants.grantee_kind', '=', 'team')

const total = async (query: { executeTakeFirst(): Promise<{ total: number } | undefined> }) =>
  Number((await query.executeTakeFirst())?.total ?? 0)

const lists = (of: PermissionOperations): Verb[] => [
  reads(of.users, (call, db, subject) => {
    const thing = thingOf(subject)
    return listPage(call.around.keys, {
      list: `permissions/users/${thing.id}`,
      query: call.query,
      count: () => total(userGrants(db, thing).select((e) => e.fn.countAll<number>().as('total'))),
      rows: (after, limit) => {
        const [name, id] = afterOf(after) ?? []
        return userGrants(db, thing)
          .select(['persons.id', 'persons.display_name as name', 'grants.role'])
          .$if(id !== undefined, (query) =>
            query.where((e) =>
              e(
                e.refTuple('persons.display_name', 'persons.id'),
                '>',
                e.tuple(e.val(name ?? ''), e.val(id ?? '')),
              ),
            ),
          )
          .orderBy('persons.display_name')
          .orderBy('persons.id')
          .limit(limit)
          .execute()
      },
      key: ({ name, id }) => [name, id],
      items: async (rows) => {
        const people = await personViews(
          call.around,
          db,
          rows.map(({ id }) => id),
        )
        return rows.flatMap(({ id, role }) => {
          const user = people.get(id)
          const permission = roleOfRank(role)
          return user && permission ? [{ permission, user }] : []
        })
      },
    })
  }),
  reads(of.teams, (call, db, subject) => {
    const thing = thingOf(subject)
    return listPage(call.around.keys, {
      list: `permissions/teams/${thing.id}`,
      query: call.query,
      count: () => total(teamGrants(db, thing).select((e) => e.fn.countAll<number>().as('total'))),
      rows: (after, limit) => {
        const [title, id] = afterOf(after) ?? []
        return teamGrants(db, thing)
          .select((e) => [
            'teams.id',
            'teams.title',
            'grants.role',
            e
              .selectFrom('team_members')
              .select((inner) => inner.fn.countAll<number>().as('members'))
              .whereRef('team_members.team', '=', 'teams.id')
              .as('members'),
          ])
          .$if(id !== undefined, (query) =>
            query.where((e) =>
              e(e.refTuple('teams.title', 'teams.id'), '>', e.tuple(e.val(title ?? ''), e.val(id ?? ''))),
            ),
          )
          .orderBy('teams.title')
          .orderBy('teams.id')
          .limit(limit)
          .execute()
      },
      key: ({ title, id }) => [title, id],
      items: (rows) =>
        rows.flatMap(({ id, title, role, members }) => {
          const permission = roleOfRank(role)
          return permission
            ? [{ permission, team: { object: 'team' as const, id, title, members: Number(members) } }]
            : []
        }),
    })
  }),
  reads(of.everybody, (call, db, subject) => {
    const thing = thingOf(subject)
    const { role } = call.query
    return listPage(call.around.keys, {
      list: `permissions/aggregate/${thing.id}`,
      query: call.query,
      count: () => countPeopleOn(db, thing, role),
      rows: (after, limit) =>
        listPeopleOn(call.around.store.engine, db, thing, { role, after: afterOf(after), limit }),
      key: ({ displayName, person }) => [displayName, person],
      items: async (rows) => {
        const people = await personViews(
          call.around,
          db,
          rows.map(({ person }) => person),
        )
        return rows.flatMap(({ person, role: permission, reasons }) => {
          const user = people.get(person)
          // The list holds members alone, so nobody is here for want of a membership.
          return user ? [{ permission, user, reasons: reasons as never }] : []
        })
      },
    })
  }),
]

const changes = (of: PermissionOperations): Verb[] => [
  writes(of.grant, async ({ body, caller, around }, db, subject) => {
    const thing = thingOf(subject)
    const grantees: Grantee[] = [
      ...(body.users ?? []).map((id) => ({ kind: 'person' as const, id })),
      ...(body.teams ?? []).map((id) => ({ kind: 'team' as const, id })),
    ]
    await requireGrantees(around, db, thing.organization, grantees)
    await giveRole(around, db, caller, thing, grantees, body.role)
  }),
  writes(of.updateUser, async ({ params, body, caller, around }, db, subject) =>
    changeRole(around, db, caller, thingOf(subject), { kind: 'person', id: params.userId }, body.role),
  ),
  writes(of.removeUser, async ({ params, caller, around }, db, subject) =>
    takeRole(around, db, caller, thingOf(subject), { kind: 'person', id: params.userId }),
  ),
  writes(of.updateTeam, async ({ params, body, caller, around }, db, subject) =>
    changeRole(around, db, caller, thingOf(subject), { kind: 'team', id: params.teamId }, body.role),
  ),
  writes(of.removeTeam, async ({ params, caller, around }, db, subject) =>
    takeRole(around, db, caller, thingOf(subject), { kind: 'team', id: params.teamId }),
  ),
]

const verbsOf = (of: PermissionOperations): Verb[] => [...changes(of), ...lists(of)]

/** All verbs of permissions, of spaces and of collections. */
export const permissions: readonly Verb[] = [
  ...verbsOf({
    grant: operations.grantSpacePermissions,
    users: operations.listSpaceUserPermissions,
    teams: operations.listSpaceTeamPermissions,
    everybody: operations.listSpaceEffectivePermissions,
    updateUser: operations.updateSpaceUserPermission,
    removeUser: operations.removeSpaceUserPermission,
    updateTeam: operations.updateSpaceTeamPermission,
    removeTeam: operations.removeSpaceTeamPermission,
  }),
  ...verbsOf({
    grant: operations.grantCollectionPermissions,
    users: operations.listCollectionUserPermissions,
    teams: operations.listCollectionTeamPermissions,
    everybody: operations.listCollectionEffectivePermissions,
    updateUser: operations.updateCollectionUserPermission,
    removeUser: operations.removeCollectionUserPermission,
    updateTeam: operations.updateCollectionTeamPermission,
    removeTeam: operations.removeCollectionTeamPermission,
  }),
]
