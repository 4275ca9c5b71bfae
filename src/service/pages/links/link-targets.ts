/**
 * Link targets, loaded for many links together: those of the same space from its snapshot, all others with one query
 * per kind. What the caller cannot see counts as missing, so that a link reveals nothing about it.
 */
import { sql } from 'kysely'
import type { ContentReference } from '../../../content/document/document.ts'
import { keyOfOperation } from '../../../content/api-reference/api-block.ts'
import type { LinkIndex } from '../../../content/links/link-status.ts'
import type { LinkTarget } from '../../../content/links/links.ts'
import type { Caller } from '../../access/caller.ts'
import { visibleEmail } from '../../access/email-visibility.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import { rank } from '../../../contract/roles/roles.ts'
import type { PersonView } from '../../people/person-view.ts'
import { personView } from '../../people/person-view.ts'
import type { CollectionRow, SpaceRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { hasComputedPages, withComputedPages } from '../../content/computed/computed-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { LinkGraph } from './link-graph.ts'
import { documentLinks } from './document-links.ts'

type WithRole<Row> = Row & { readonly role: number }

interface OtherSpace {
  readonly row: WithRole<SpaceRow>
  readonly snapshot: ContentSnapshot
}

export interface LinkTargets {
  /** Without `page`, which depends on the source. */
  readonly index: LinkIndex
  readonly spaces: ReadonlyMap<string, OtherSpace>
  readonly collections: ReadonlyMap<string, WithRole<CollectionRow>>
  readonly people: ReadonlyMap<string, PersonView>
}

/** The given rows of one organization that the caller can see. */
const visibleRows = async <Row>(
  ctx: Context,
  { space, organizationRole }: SpaceSubject,
  caller: Caller,
  table: 'spaces' | 'collections',
  ids: readonly string[],
): Promise<ReadonlyMap<string, WithRole<Row>>> => {
  if (ids.length === 0) return new Map()
  const { store } = ctx
  const { organization } = space
  const membership = { role: rank(organizationRole) }
  const role = roleOnRow('resource', caller.person, membership)
  const notDeleted = table === 'spaces' ? sql`and resource.deleted_at is null` : sql``
  const { rows } = await sql<WithRole<Row & { id: string }>>`
    with recursive collection_roles (id, role) as (${collectionRoles(organization, caller.person, membership)})
    select resource.*, ${role} as role from ${sql.table(table)} as resource
    left join collection_roles above on above.id = resource.parent
    where resource.organization = ${organization} and ${among(store.engine, sql.ref('resource.id'), ids)} ${notDeleted}
    and ${role} >= ${rank('read')}`.execute(store.read)
  return new Map(rows.map((row) => [row.id, row]))
}

const membersById = async (ctx: Context, organization: string, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, PersonView>()
  const rows = await ctx.store.read
    .selectFrom('members')
    .innerJoin('persons', 'persons.id', 'members.person')
    .select(['persons.id', 'persons.display_name', 'persons.photo_url'])
    .select(visibleEmail('persons').as('email'))
    .where('members.organization', '=', organization)
    .where(among(ctx.store.engine, sql.ref('members.person'), ids))
    .execute()
  return new Map(rows.map((row) => [row.id, personView(ctx, row)]))
}

/** The API specifications that references name, by slug and by id in lower case: their latest version, if there is one. */
const apiSpecsNamed = async (
  { store }: Context,
  organization: string,
  targets: readonly LinkTarget[],
): Promise<ReadonlyMap<string, string | null>> => {
  const names = new Set(
    targets.flatMap(({ reference }) => (reference.kind === 'openapi' ? [reference.spec.toLowerCase()] : [])),
  )
  if (names.size === 0) return new Map()
  const rows = await store.read
    .selectFrom('api_specs')
    .select(['id', 'slug_key', 'last_version'])
    .where('organization', '=', organization)
    .where((e) =>
      e.or([
        among(store.engine, sql.ref('slug_key'), [...names]),
        among(store.engine, sql`lower(id)`, [...names]),
      ]),
    )
    .execute()
  return new Map(
    rows.flatMap(({ id, slug_key: slug, last_version: version }) => [
      [id.toLowerCase(), version],
      [slug, version],
    ]),
  )
}

/** What of the named operations the latest versions of the specifications have. */
const apiOperationsNamed = async (
  { store }: Context,
  specs: ReadonlyMap<string, string | null>,
  targets: readonly LinkTarget[],
) => {
  const keys = new Set(targets.flatMap(({ operation }) => (operation ? [keyOfOperation(operation)] : [])))
  const versions = new Set([...specs.values()].flatMap((version) => version ?? []))
  const known = new Map<string, Set<string>>()
  if (keys.size === 0 || versions.size === 0) return known
  const rows = await store.read
    .selectFrom('api_spec_operations')
    .select(['version', 'key'])
    .where(among(store.engine, sql.ref('version'), [...versions]))
    .where(among(store.engine, sql.ref('key'), [...keys]))
    .execute()
  for (const { version, key } of rows) known.set(version, (known.get(version) ?? new Set()).add(key))
  return known
}

const resourcesIn = (references: readonly ContentReference[], space: string) => {
  const [spaces, collections, users] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const reference of references) {
    if ('space' in reference && reference.space !== undefined && reference.space !== space)
      spaces.add(reference.space)
    if (reference.kind === 'collection') collections.add(reference.collection)
    if (reference.kind === 'user') users.add(reference.user)
  }
  return { spaces: [...spaces], collections: [...collections], users: [...users] }
}

/** The anchors of the pages of another space for which the references use an anchor. */
const anchorsElsewhere = async (
  ctx: Context,
  space: string,
  snapshot: ContentSnapshot,
  references: readonly ContentReference[],
) =>
  documentLinks(
    ctx,
    space,
    references.flatMap((reference) => {
      if (reference.kind !== 'anchor' || reference.space !== space) return []
      const hash = snapshot.pages.get(reference.page ?? '')?.document
      return hash === undefined ? [] : [hash]
    }),
  )

/** The ids of the pages that sources generate, by space. Does not wait for a source. */
const generatedPagesOf = async (
  ctx: Context,
  { space: { organization } }: SpaceSubject,
  snapshots: readonly (readonly [space: string, ContentSnapshot])[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const [space, snapshot] of snapshots) {
    if (!hasComputedPages(snapshot)) continue
    const { computed } = await withComputedPages(ctx, { organization, space }, snapshot, { wait: 0 })
    if (computed) found.set(space, computed.generatedBy)
  }
  return found
}

/** Loads everything that the targets name. Reads outside of any transaction. */
export const linkTargets = async (
  ctx: Context,
  subject: SpaceSubject,
  caller: Caller,
  graph: LinkGraph,
  targets: readonly LinkTarget[],
): Promise<LinkTargets> => {
  const { store } = ctx
  const references = targets.map(({ reference }) => reference)
  const wanted = resourcesIn(references, graph.space)
  const [spaceRows, collections, people, specs] = await Promise.all([
    visibleRows<SpaceRow>(ctx, subject, caller, 'spaces', [
      ...wanted.spaces,
      ...(references.some(({ kind }) => kind === 'space') ? [graph.space] : []),
    ]),
    visibleRows<CollectionRow>(ctx, subject, caller, 'collections', wanted.collections),
    membersById(ctx, subject.space.organization, wanted.users),
    apiSpecsNamed(ctx, subject.space.organization, targets),
  ])
  const operations = await apiOperationsNamed(ctx, specs, targets)
  const spaces = new Map<string, OtherSpace>()
  const documents = new Map([[graph.space, graph.documents]])
  const roots = new Map(
    spaceRows.size === 0
      ? []
      : (
          await store.read
            .selectFrom('revisions')
            .innerJoin('spaces', (join) =>
              join.onRef('spaces.id', '=', 'revisions.space').onRef('spaces.revision', '=', 'revisions.id'),
            )
            .select(['revisions.space', 'revisions.root'])
            .where(among(store.engine, sql.ref('revisions.space'), [...spaceRows.keys()]))
            .execute()
        ).map(({ space, root }) => [space, root] as const),
  )
  for (const [id, row] of spaceRows) {
    // Snapshots are cached in memory; there are as many as other spaces that this one links to.
    const snapshot =
      id === graph.space ? graph.snapshot : await contentSnapshot(store, store.read, id, roots.get(id) ?? '')
    spaces.set(id, { row, snapshot })
    if (id !== graph.space) documents.set(id, await anchorsElsewhere(ctx, id, snapshot, references))
  }
  const at = (space: string | undefined): ContentSnapshot | undefined =>
    space === undefined || space === graph.space ? graph.snapshot : spaces.get(space)?.snapshot
  const generated = await generatedPagesOf(ctx, subject, [
    [graph.space, graph.snapshot],
    ...[...spaces].map(([id, { snapshot }]) => [id, snapshot] as const),
  ])
  const isGenerated = (page: string | undefined, space: string | undefined): boolean =>
    generated.get(space ?? graph.space)?.has(page ?? '') ?? false
  return {
    spaces,
    collections,
    people,
    index: {
      appBase: ctx.config.baseUrl,
      hasPage: (page, space) => (at(space)?.tree.byId.has(page) ?? false) || isGenerated(page, space),
      hasAnchor: (anchor, page, space) => {
        // Its text is computed when it is read, so nobody knows its headings.
        if (isGenerated(page, space)) return true
        const hash = at(space)?.pages.get(page)?.document
        return (
          hash !== undefined &&
          (documents
            .get(space ?? graph.space)
            ?.get(hash)
            ?.anchors.includes(anchor) ??
            false)
        )
      },
      hasFile: (file, space) => at(space)?.files.has(file) ?? false,
      hasReusableContent: (content, space) => at(space)?.reusableContents.has(content) ?? false,
      hasSpace: (space) => spaces.has(space),
      hasCollection: (collection) => collections.has(collection),
      hasUser: (user) => people.has(user),
      hasSpec: (spec) => specs.has(spec.toLowerCase()),
      hasOperation: (spec, key) => {
        const version = specs.get(spec.toLowerCase())
        return version === null || (version !== undefined && (operations.get(version)?.has(key) ?? false))
      },
    },
  }
}
