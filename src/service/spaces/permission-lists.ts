/** `…/permissions/{users,teams,aggregate}` of spaces, collections and sites: grants and effective access. */
import type { operations } from '../../contract/operations.ts'
import { roleOfRank } from '../../contract/roles/roles.ts'
import type { Resource } from '../access/people-on-resource.ts'
import { countPeopleOn, listPeopleOn, positionOfPerson } from '../access/people-on-resource.ts'
import type { SiteSubject } from '../access/load-site.ts'
import type { CollectionSubject, SpaceSubject } from '../access/load-resource.ts'
import { listPage } from '../http/list-page.ts'
import type { Verb } from '../http/verb.ts'
import { reads } from '../http/verb.ts'
import { personViews } from '../people/person-view.ts'
import { teamViews } from '../people/teams/team-view.ts'
import type { Db } from '../storage/store.ts'

type Operations = typeof operations

export interface PermissionOperations {
  readonly grant:
    | Operations['grantSpacePermissions']
    | Operations['grantCollectionPermissions']
    | Operations['grantSitePermissions']
  readonly users:
    | Operations['listSpaceUserPermissions']
    | Operations['listCollectionUserPermissions']
    | Operations['listSiteUserPermissions']
  readonly teams:
    | Operations['listSpaceTeamPermissions']
    | Operations['listCollectionTeamPermissions']
    | Operations['listSiteTeamPermissions']
  readonly everybody:
    | Operations['listSpaceEffectivePermissions']
    | Operations['listCollectionEffectivePermissions']
    | Operations['listSiteEffectivePermissions']
  readonly updateUser:
    | Operations['updateSpaceUserPermission']
    | Operations['updateCollectionUserPermission']
    | Operations['updateSiteUserPermission']
  readonly removeUser:
    | Operations['removeSpaceUserPermission']
    | Operations['removeCollectionUserPermission']
    | Operations['removeSiteUserPermission']
  readonly updateTeam:
    | Operations['updateSpaceTeamPermission']
    | Operations['updateCollectionTeamPermission']
    | Operations['updateSiteTeamPermission']
  readonly removeTeam:
    | Operations['removeSpaceTeamPermission']
    | Operations['removeCollectionTeamPermission']
    | Operations['removeSiteTeamPermission']
}

/** The resource of a policy's subject, in the form that lists and grants of all kinds take. */
export const resourceOf = (subject: SpaceSubject | CollectionSubject | SiteSubject): Resource => {
  switch (subject.kind) {
    case 'space':
      return { kind: 'space', ...resourceRow(subject.space) }
    case 'collection':
      return { kind: 'collection', ...resourceRow(subject.collection) }
    case 'site':
      return { kind: 'site', ...resourceRow({ ...subject.site, parent: '' }) }
  }
}
const resourceRow = ({ id, organization, parent, default_level }: Omit<Resource, 'kind'>) => ({
  id,
  organization,
  parent,
  default_level,
})

/** The cursor of a list by name: name and id. */
const afterOf = (after: readonly unknown[] | undefined): readonly [string, string] | undefined =>
  after === undefined ? undefined : [String(after[0]), String(after[1])]

const userGrants = (db: Db, resource: Resource) =>
  db
    .selectFrom('grants')
    .innerJoin('persons', 'persons.id', 'grants.grantee')
    .where('grants.thing', '=', resource.id)
    .where('grants.grantee_kind', '=', 'person')

const teamGrants = (db: Db, resource: Resource) =>
  db
    .selectFrom('grants')
    .innerJoin('teams', 'teams.id', 'grants.grantee')
    .where('grants.thing', '=', resource.id)
    .where('grants.grantee_kind', '=', 'team')

const total = async (query: { executeTakeFirst(): Promise<{ total: number } | undefined> }) =>
  Number((await query.executeTakeFirst())?.total ?? 0)

/** Grants to people. */
const userPermissions = (operation: PermissionOperations['users']): Verb =>
  reads(operation, (call, db, subject) => {
    const resource = resourceOf(subject)
    return listPage(call.ctx.keys, {
      list: `permissions/users/${resource.id}`,
      query: call.query,
      count: () => total(userGrants(db, resource).select((e) => e.fn.countAll<number>().as('total'))),
      rows: (after, limit) => {
        const [name, id] = afterOf(after) ?? []
        return userGrants(db, resource)
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
          call.ctx,
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
  })

/** Grants to teams. */
const teamPermissions = (operation: PermissionOperations['teams']): Verb =>
  reads(operation, (call, db, subject) => {
    const resource = resourceOf(subject)
    return listPage(call.ctx.keys, {
      list: `permissions/teams/${resource.id}`,
      query: call.query,
      count: () => total(teamGrants(db, resource).select((e) => e.fn.countAll<number>().as('total'))),
      rows: (after, limit) => {
        const [title, id] = afterOf(after) ?? []
        return teamGrants(db, resource)
          .selectAll('teams')
          .select('grants.role')
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
      items: async (rows) => {
        const teams = await teamViews(call.ctx, db, rows, {
          person: call.caller.person,
          administrator: subject.organizationRole === 'admin',
        })
        return rows.flatMap(({ role }, at) => {
          const [permission, team] = [roleOfRank(role), teams[at]]
          return permission && team ? [{ permission, team }] : []
        })
      },
    })
  })

/** What on a site gives a role; any other ground is the organization. */
const siteReasons = { direct: 'member', team: 'team', 'default-level': 'default' } as const
const isSiteReason = (ground: string): ground is keyof typeof siteReasons =>
  Object.hasOwn(siteReasons, ground)

/** Where the role of a person on a site is set. */
const originOf = ({ id, organization }: Resource, ground: string | undefined) => {
  if (ground === undefined) return {}
  return {
    origin: isSiteReason(ground)
      ? { type: 'site' as const, site: id, reason: siteReasons[ground] }
      : { type: 'organization' as const, organization },
  }
}

/** Everybody with access, and why. */
const effectivePermissions = (operation: PermissionOperations['everybody']): Verb =>
  reads(operation, (call, db, subject) => {
    const resource = resourceOf(subject)
    const { role, search, team, sort, order } = call.query
    // For sites the list also includes people who are locked out; elsewhere only those with access.
    const filter = { role, search, team, withDeactivated: resource.kind === 'site' }
    return listPage(call.ctx.keys, {
      list: `permissions/aggregate/${resource.id}`,
      query: call.query,
      count: () => countPeopleOn(db, resource, filter),
      rows: (after, limit) =>
        listPeopleOn(call.ctx.store.engine, db, resource, { ...filter, sort, order, after, limit }),
      key: (row) => positionOfPerson(row, sort),
      items: async (rows) => {
        const people = await personViews(
          call.ctx,
          db,
          rows.map(({ person }) => person),
        )
        return rows.flatMap(({ person, role: permission, disabled, reasons: all }) => {
          const user = people.get(person)
          // Only members are listed, so this reason cannot occur.
          const reasons = all.flatMap(({ source, ...reason }) =>
            source === 'no-member' ? [] : [{ ground: source, ...reason }],
          )
          if (user === undefined) return []
          const item = { permission, user, reasons }
          const ground = reasons.find(({ decides }) => decides)?.ground
          return [resource.kind === 'site' ? { ...item, ...originOf(resource, ground), disabled } : item]
        })
      },
    })
  })

/** The three lists of `…/permissions`: grants to people, grants to teams, and effective access. */
export const permissionLists = (verbs: PermissionOperations): Verb[] => [
  userPermissions(verbs.users),
  teamPermissions(verbs.teams),
  effectivePermissions(verbs.everybody),
]
