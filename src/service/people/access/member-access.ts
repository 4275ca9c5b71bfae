/** `GET …/members/{u}/access`: a member's role on one resource, with every reason that was considered. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { MemberAccessQuery } from '../../../contract/people/member-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { atLeast, rank, roleOfRank } from '../../../contract/roles/roles.ts'
import type { Reason, ResourceKind } from '../../access/resolver.ts'
import { explain } from '../../access/load-resource.ts'
import { rolesOnResources } from '../../access/roles-on-resources.ts'
import { notFound } from '../../http/failure.ts'
import { reads } from '../../http/verb.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'
import { findMember } from '../members/member-view.ts'
import { requireOneself } from '../members/members.ts'

/** The person's teams that have a grant on each of the resources. */
const teamsOn = async (engine: Engine, db: Db, person: string, resources: readonly string[]) =>
  db
    .selectFrom('grants as g')
    .innerJoin('team_members as i', 'i.team', 'g.grantee')
    .innerJoin('teams as t', 't.id', 'i.team')
    .select(['g.thing', 'g.role', 't.id', 't.title'])
    .where('i.person', '=', person)
    .where('g.grantee_kind', '=', 'team')
    .where(among(engine, sql.ref('g.thing'), resources))
    .orderBy('g.role', 'desc')
    .orderBy('t.title')
    .execute()

const titlesOf = async (engine: Engine, db: Db, resources: readonly string[]) => {
  const titles = new Map<string, string>()
  for (const table of ['spaces', 'collections', 'sites'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'title'])
      .where(among(engine, sql.ref('id'), resources))
      .execute()
    for (const { id, title } of rows) titles.set(id, title)
  }
  return titles
}

const isInTrash = async (db: Db, kind: ResourceKind, id: string): Promise<boolean> =>
  kind === 'space' &&
  (await db
    .selectFrom('spaces')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()) !== undefined

/** The collections above a resource on which the member has no role: their titles are not revealed to them. */
const hiddenCollections = async (
  engine: Engine,
  db: Db,
  organization: string,
  member: { readonly person: string; readonly role: number },
  reasons: readonly Reason[],
): Promise<ReadonlySet<string>> => {
  const collections = reasons.flatMap(({ on }) => (on?.kind === 'collection' ? [on.id] : []))
  const roles = await rolesOnResources(engine, db, organization, [member], {
    ...{ collections, spaces: [], sites: [] },
  })
  return new Set(collections.filter((id) => roles.roleOf(member.person, id) === null))
}

const resourceIn = async (db: Db, organization: string, kind: ResourceKind, id: string) => {
  const row = await db
    .selectFrom(`${kind}s`)
    .select(['id', 'organization'])
    .where('id', '=', id)
    .where('organization', '=', organization)
    .executeTakeFirst()
  if (!row) throw notFound()
  return { kind, ...row }
}

/** The resource of the query: exactly one of the three is set. */
const resourceInQuery = (query: z.output<typeof MemberAccessQuery>): readonly [ResourceKind, string] => {
  if (query.space !== undefined) return ['space', query.space]
  return query.collection === undefined ? ['site', query.site ?? ''] : ['collection', query.collection]
}

export const getMemberAccess = reads(
  operations.getMemberAccess,
  async ({ params, query, caller, ctx }, db, subject) => {
    requireOneself(subject, caller, params.userId)
    const organization = subject.organization.id
    const member = await findMember(db, organization, params.userId)
    if (!member) throw notFound()
    const [kind, id] = resourceInQuery(query)
    const resource = await resourceIn(db, organization, kind, id)
    const { role, reasons: considered } = await explain(db, resource, params.userId)
    const { engine } = ctx.store
    const isAdministrator = subject.role === 'admin'
    // Without access the resource is not found, so its title and ancestors are not revealed.
    if (!isAdministrator && !atLeast(role, (await isInTrash(db, kind, id)) ? 'create' : 'read'))
      throw notFound()
    const hidden = isAdministrator
      ? new Set<string>()
      : await hiddenCollections(
          engine,
          db,
          organization,
          { ...member, role: Number(member.role) },
          considered,
        )
    const reasons = considered.filter(({ on }) => on === null || !hidden.has(on.id))
    const resourceIds = reasons.flatMap(({ on }) => (on ? [on.id] : []))
    const [teams, titles] = [
      await teamsOn(engine, db, params.userId, resourceIds),
      await titlesOf(engine, db, resourceIds),
    ]
    return {
      permission: role,
      reasons: reasons.map(({ source, ...reason }) => ({
        ground: source,
        ...reason,
        on: reason.on && { ...reason.on, title: titles.get(reason.on.id) ?? '' },
        ...(source === 'team' && {
          teams: teams
            .filter((team) => team.thing === reason.on?.id && team.role >= rank('read'))
            .map(({ id, title, role: level }) => ({ id, title, role: roleOfRank(Number(level)) ?? 'read' })),
        }),
      })),
    }
  },
)
