/** Sources and targets of links in API responses: complete objects, built once per list. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ContentReference } from '../../../content/document/document.ts'
import type { LinkLocation } from '../../../content/links/links.ts'
import type { ContentLocation } from '../../../contract/pages/link-schemas.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { changeRequestView } from '../../change-requests/change-request-view.ts'
import { organizationView } from '../../organizations/organization-view.ts'
import { resolveLevels } from '../../spaces/default-levels.ts'
import { collectionView, spaceView } from '../../spaces/space-view.ts'
import type { ChangeRequestRow, RevisionRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { LinkSource } from './link-graph.ts'
import type { LinkTargets } from './link-targets.ts'
import { revisionSummary } from '../revision-summaries.ts'
import type { ContentView } from '../../content/revisions/page-view.ts'
import { fileView, pageView, reusableContentView } from '../../content/revisions/page-view.ts'

export type Location = z.input<typeof ContentLocation>

/** The space and revision whose links are shown. */
export interface LinkPlace {
  readonly ctx: Context
  readonly subject: SpaceSubject
  readonly snapshot: ContentSnapshot
  readonly revision: RevisionRow
  readonly changeRequest: ChangeRequestRow | undefined
}

/** The shown pages by space; times are loaded only for these. */
type PagesBySpace = ReadonlyMap<string, ReadonlySet<string>>

const pagesBySpace = (
  space: string,
  references: readonly ContentReference[],
  sources: readonly LinkSource[],
): PagesBySpace => {
  const pages = new Map<string, Set<string>>()
  const add = (space: string, page: string) =>
    pages.set(space, (pages.get(space) ?? new Set<string>()).add(page))
  for (const source of sources) if (source.kind === 'page') add(space, source.id)
  for (const reference of references)
    if ((reference.kind === 'page' || reference.kind === 'anchor') && reference.page !== undefined)
      add(reference.space ?? space, reference.page)
  return pages
}

const timesOf = async ({ store }: Context, pages: PagesBySpace) => {
  const rows =
    pages.size === 0
      ? []
      : await store.read
          .selectFrom('page_times')
          .select(['space', 'page', 'created_at', 'updated_at'])
          .where(among(store.engine, sql.ref('space'), [...pages.keys()]))
          .where(
            among(
              store.engine,
              sql.ref('page'),
              [...pages.values()].flatMap((pages) => [...pages]),
            ),
          )
          .execute()
  const times = new Map<string, Map<string, (typeof rows)[number]>>()
  for (const row of rows)
    times.set(row.space, (times.get(row.space) ?? new Map<string, typeof row>()).set(row.page, row))
  return times
}

const versionOf = async (place: LinkPlace) =>
  place.changeRequest
    ? {
        type: 'changeRequest' as const,
        changeRequest: await changeRequestView(
          place.ctx,
          place.ctx.store.read,
          place.changeRequest,
          place.subject.space.revision,
        ),
      }
    : {
        type: 'revision' as const,
        // API clients expect the lists of a whole revision.
        revision: {
          ...(await revisionSummary(place.ctx, place.ctx.store.read, place.subject.space, place.revision)),
          ...{ pages: [], files: [], reusableContents: [], tags: [] },
        },
      }

const inside = ({ block, anchor }: LinkLocation) =>
  block !== undefined
    ? { internalLocation: { type: 'node' as const, node: block } }
    : anchor !== undefined
      ? { internalLocation: { type: 'anchor' as const, anchor } }
      : {}

type Levels = Awaited<ReturnType<typeof resolveLevels>>

/** What all locations of a list share. */
interface SharedViews {
  readonly organization: ReturnType<typeof organizationView>
  readonly levels: Levels
  readonly times: Awaited<ReturnType<typeof timesOf>>
  readonly versionContext: Awaited<ReturnType<typeof versionOf>>
}

/** The fields shared by every location in a space, and how its content is shown; undefined if it is not visible. */
const spaceContext = (
  { ctx, subject, snapshot }: LinkPlace,
  targets: LinkTargets,
  { organization, levels, times, versionContext }: SharedViews,
  id: string,
) => {
  const { space, role, organizationRole } = subject
  const isOwn = id === space.id
  const other = targets.spaces.get(id)
  const row = isOwn ? space : other?.row
  const level = levels.get(id)
  const roleHere = isOwn ? role : roleOfRank(Number(other?.row.role ?? 0))
  if (!row || !level || !roleHere) return undefined
  const view: ContentView = {
    ctx,
    organization: row.organization,
    space: id,
    snapshot: isOwn ? snapshot : (other?.snapshot ?? snapshot),
    times: times.get(id) ?? new Map<string, never>(),
    metadata: true,
  }
  const fields = {
    organization,
    space: spaceView(ctx, row, { role: roleHere, organizationRole }, level),
    ...(isOwn && { versionContext }),
  }
  return { view, fields }
}
type SpaceContext = NonNullable<ReturnType<typeof spaceContext>>

/** Everything that the locations of a list are built from. */
interface LocationData {
  readonly place: LinkPlace
  readonly targets: LinkTargets
  readonly organization: SharedViews['organization']
  readonly collectionLevels: Levels
  readonly contexts: ReadonlyMap<string, SpaceContext | undefined>
}

const loadLocationData = async (
  place: LinkPlace,
  targets: LinkTargets,
  references: readonly ContentReference[],
  sources: readonly LinkSource[],
): Promise<LocationData> => {
  const { ctx, subject } = place
  const { space, organizationRole } = subject
  const { read } = ctx.store
  const spaceRows = [space, ...[...targets.spaces.values()].map(({ row }) => row)]
  const [organizationRow, levels, collectionLevels, times, versionContext] = await Promise.all([
    read
      .selectFrom('organizations')
      .selectAll()
      .where('id', '=', space.organization)
      .executeTakeFirstOrThrow(),
    resolveLevels(read, 'space', spaceRows),
    resolveLevels(read, 'collection', [...targets.collections.values()]),
    timesOf(ctx, pagesBySpace(space.id, references, sources)),
    versionOf(place),
  ])
  const organization = organizationView(ctx, organizationRow, organizationRole)
  const shared = { organization, levels, times, versionContext }
  const contexts = new Map(spaceRows.map(({ id }) => [id, spaceContext(place, targets, shared, id)]))
  return { place, targets, organization, collectionLevels, contexts }
}

const pageLocation = (
  { contexts }: LocationData,
  space: string,
  id: string,
  location: LinkLocation,
): Location | undefined => {
  const context = contexts.get(space)
  const node = context?.view.snapshot.tree.byId.get(id)
  if (!context || !node) return undefined
  const page = pageView(context.view, { ...node, children: [] })
  return { kind: 'page', ...context.fields, page, ...inside(location) }
}

const reusableContentLocation = (
  { contexts }: LocationData,
  space: string,
  id: string,
): Location | undefined => {
  const context = contexts.get(space)
  const content = context?.view.snapshot.reusableContents.get(id)
  return (
    context &&
    content && {
      kind: 'reusable-content',
      ...context.fields,
      reusableContent: reusableContentView(context.view, content),
    }
  )
}

const collectionLocation = (
  { place: { ctx, subject }, targets, organization, collectionLevels }: LocationData,
  id: string,
): Location | undefined => {
  const row = targets.collections.get(id)
  const level = row && collectionLevels.get(row.id)
  const role = row && roleOfRank(Number(row.role))
  if (!row || !level || !role) return undefined
  const { organizationRole } = subject
  const collection = collectionView(ctx, row, { role, organizationRole }, level)
  return { kind: 'collection', organization, collection }
}

/** Where a link is. */
const sourceLocation = (
  data: LocationData,
  from: LinkSource,
  location: LinkLocation,
): Location | undefined => {
  const { id } = data.place.subject.space
  return from.kind === 'page'
    ? pageLocation(data, id, from.id, location)
    : reusableContentLocation(data, id, from.content.id)
}

/** Where a link leads; undefined if the target is missing. */
const targetLocation = (
  data: LocationData,
  reference: ContentReference,
  from: LinkSource,
): Location | undefined => {
  const { place, targets, organization, contexts } = data
  const space = ('space' in reference ? reference.space : undefined) ?? place.subject.space.id
  const context = contexts.get(space)
  switch (reference.kind) {
    case 'url':
      return { kind: 'url', url: reference.url }
    case 'page':
      return pageLocation(data, space, reference.page, {})
    case 'anchor': {
      const page = reference.page ?? (from.kind === 'page' ? from.id : undefined)
      if (page === undefined) return undefined
      const exists = targets.index.hasAnchor(reference.anchor, page, reference.space)
      return pageLocation(data, space, page, exists ? { anchor: reference.anchor } : {})
    }
    case 'file': {
      const file = context?.view.snapshot.files.get(reference.file)
      return context && file && { kind: 'file', ...context.fields, file: fileView(context.view, file) }
    }
    case 'reusable-content':
      return reusableContentLocation(data, space, reference.reusableContent)
    case 'space':
      return targets.index.hasSpace(reference.space) && context
        ? { kind: 'space', organization, space: context.fields.space }
        : undefined
    case 'user': {
      const user = targets.people.get(reference.user)
      return user && { kind: 'user', user }
    }
    case 'collection':
      return collectionLocation(data, reference.collection)
    case 'openapi':
      return undefined
  }
}

/** Views for a list: `source` for where links are, `target` for where they lead (undefined if missing). */
export const linkLocations = async (...input: Parameters<typeof loadLocationData>) => {
  const data = await loadLocationData(...input)
  return {
    source: (from: LinkSource, location: LinkLocation) => sourceLocation(data, from, location),
    target: (reference: ContentReference, from: LinkSource) => targetLocation(data, reference, from),
  }
}
