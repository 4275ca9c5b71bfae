/**
 * `GET /orgs/{o}/health`: broken links, images without alternative text, change requests that nobody looks at, and API
 * specifications that failed. Content is checked within a time budget, the latest changed spaces first; results are
 * kept, so that the next request checks the rest.
 */
import { sql } from 'kysely'
import { operations } from '../../contract/operations.ts'
import type { OrganizationHealth } from '../../contract/pages/organization-health.ts'
import { inactiveSince } from '../../contract/change-requests/limits.ts'
import { mostCheckedSpaces, mostUnhealthy } from '../../contract/pages/organization-health.ts'
import type { Role } from '../../contract/roles/roles.ts'
import { rank, roleOfRank } from '../../contract/roles/roles.ts'
import type { Caller } from '../access/caller.ts'
import type { SpaceSubject } from '../access/load-resource.ts'
import { open } from '../http/verb.ts'
import { recentOf } from '../recent-cache.ts'
import type { Viewer, WithRole } from '../spaces/spaces.queries.ts'
import { countSpaces, listSpaces, visibleSpaces } from '../spaces/spaces.queries.ts'
import type { SpaceRow } from '../storage/schema/schema.ts'
import { among } from '../storage/sql.ts'
import type { Context } from '../context.ts'
import { imagesWithoutAlt } from './file-report.ts'
import { targetId } from './links/ignored-links.ts'
import { statusIn } from './links/link-list.ts'
import { linkTargets } from './links/link-targets.ts'
import { readLinks } from './links/read-links.ts'

/** Milliseconds per request for spaces that were not checked before. At least one space is checked. */
const budget = 800
/** Links to other spaces break without a change in their own space, so results expire. In milliseconds. */
const lifetime = 10 * 60 * 1000

interface Check {
  readonly at: number
  /** Targets of broken links, ignored or not. */
  readonly broken: readonly string[]
  readonly images: number
}

/** By person and revision: which links are broken depends on what the person can see. */
const checksOf = recentOf<Check>(5000)

const checkSpace = async (
  ctx: Context,
  caller: Caller,
  subject: SpaceSubject,
  now: number,
): Promise<Check> => {
  const { graph } = await readLinks({ ctx, caller, params: { spaceId: subject.space.id } }, subject)
  const targets = await linkTargets(ctx, subject, caller, graph, graph.records)
  const broken = graph.records.filter((record) => statusIn(targets, record) === 'broken')
  return {
    at: now,
    broken: broken.map(targetId),
    images: imagesWithoutAlt(graph).length,
  }
}

/** What is known of each space, checking the others until the time is over. */
const checkSpaces = async (
  ctx: Context,
  caller: Caller,
  organizationRole: Role | null,
  spaces: readonly WithRole<SpaceRow>[],
): Promise<ReadonlyMap<string, Check>> => {
  const known = checksOf(ctx.store)
  const now = Date.parse(ctx.now())
  const deadline = performance.now() + budget
  const found = new Map<string, Check>()
  let hasChecked = false
  for (const space of spaces) {
    const key = `${caller.person}/${space.revision}`
    const before = known.get(key)
    if (before !== undefined && now - before.at < lifetime) found.set(space.id, before)
    else if (!hasChecked || performance.now() < deadline) {
      hasChecked = true
      const role = roleOfRank(Number(space.role)) ?? 'read'
      const subject = { kind: 'space', space, role, organizationRole } as const
      found.set(space.id, known.set(key, await checkSpace(ctx, caller, subject, now)))
    }
  }
  return found
}

/** `space target` of the ignored links of some spaces. */
const ignoredTargets = async (
  { store }: Context,
  spaces: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (spaces.length === 0) return new Set()
  const rows = await store.read
    .selectFrom('ignored_links')
    .select(['space', 'target'])
    .where(among(store.engine, sql.ref('space'), [...spaces]))
    .execute()
  return new Set(rows.map(({ space, target }) => `${space} ${target}`))
}

const waitingChangeRequests = async ({ store, now }: Context, viewer: Viewer): Promise<number> => {
  const { total } = await store.read
    .selectFrom('change_requests')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('organization', '=', viewer.organization)
    .where('status', '=', 'open')
    .where('updated_at', '<', inactiveSince(now()))
    .where(sql<boolean>`space in (${visibleSpaces(viewer)})`)
    .executeTakeFirstOrThrow()
  return Number(total)
}

const failedSpecs = async (
  { store }: Context,
  { organization, membership }: Viewer,
): Promise<OrganizationHealth['failedSpecs']> =>
  membership.role === 0
    ? []
    : store.read
        .selectFrom('api_specs')
        .select(['id', 'slug'])
        .where('organization', '=', organization)
        .where('error_code', 'is not', null)
        .orderBy('slug_key')
        .limit(mostUnhealthy)
        .execute()

export const getOrganizationHealth = open(
  operations.getOrganizationHealth,
  async ({ ctx, caller, query, authorize }): Promise<OrganizationHealth> => {
    const db = ctx.store.read
    const { organization, role } = await authorize(db)
    const viewer = { organization: organization.id, person: caller.person, membership: { role: rank(role) } }
    const spaces = await listSpaces(db, viewer, { trash: false }, undefined, mostCheckedSpaces, 'updated')
    const checks = await checkSpaces(ctx, caller, role, spaces)
    const ignored = await ignoredTargets(ctx, [...checks.keys()])
    const rows = spaces.flatMap(({ id, title, emoji }) => {
      const check = checks.get(id)
      if (check === undefined) return []
      const brokenLinks = check.broken.filter((target) => !ignored.has(`${id} ${target}`)).length
      return [{ id, title, emoji, brokenLinks, imagesWithoutAltText: check.images }]
    })
    const sum = (name: 'brokenLinks' | 'imagesWithoutAltText'): number =>
      rows.reduce((total, row) => total + row[name], 0)
    return {
      brokenLinks: sum('brokenLinks'),
      imagesWithoutAltText: sum('imagesWithoutAltText'),
      spaces: rows
        .filter((row) => query.all === true || row.brokenLinks + row.imagesWithoutAltText > 0)
        .toSorted((a, b) => b.brokenLinks - a.brokenLinks || b.imagesWithoutAltText - a.imagesWithoutAltText)
        .slice(0, query.all === true ? mostCheckedSpaces : mostUnhealthy),
      uncheckedSpaces: (await countSpaces(db, viewer, { trash: false })) - checks.size,
      waitingChangeRequests: await waitingChangeRequests(ctx, viewer),
      failedSpecs: await failedSpecs(ctx, viewer),
    }
  },
)
