/** Sources and targets of links in API responses: complete objects, built once per list. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { ContentReference } from '../../../content/document/document.ts'
import type { LinkLocation } from '../../../content/links/links.ts'
import type { ContentLocation } from '../../../contract/pages/link-schemas.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { showChangeRequest } from '../../change-requests/change-request-view.ts'
import { organizationView } from '../../organizations/organization-view.ts'
import { personViews } from '../../people/person-view.ts'
import { resolveLevels } from '../../spaces/default-levels.ts'
import { collectionView, spaceView } from '../../spaces/space-view.ts'
import type { ChangeRequestRow, RevisionRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import { parentsOf } from '../../content/revisions/revision-rows.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { LinkSource } from './link-graph.ts'
import type { LinkTargets } from './link-targets.ts'
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
type Shown = ReadonlyMap<string, ReadonlySet<string>>

const shownPages = (
  own: string,
  references: readonly ContentReference[],
  sources: readonly LinkSource[],
): Shown => {
  const pages = new Map<string, Set<string>>()
  const add = (space: string, page: string) =>
    pages.set(space, (pages.get(space) ?? new Set<string>()).add(page))
  for (const source of sources) if (source.kind === 'page') add(own, source.id)
  for (const reference of references)
    if ((reference.kind === 'page' || reference.kind === 'anchor') && reference.page !== undefined)
      add(reference.space ?? own, reference.page)
  return pages
}

const timesOf = async ({ store }: Context, shown: Shown) => {
  const rows =
    shown.size === 0
      ? []
      : await store.read
          .selectFrom('page_times')
          .select(['space', 'page', 'created_at', 'updated_at'])
          .where(among(store.engine, sql.ref('space'), [...shown.keys()]))
          .where(
            among(
              store.engine,
              sql.ref('page'),
              [...shown.values()].flatMap((pages) => [...pages]),
            ),
          )
          .execute()
  const times = new Map<string, Map<string, (typeof rows)[number]>>()
  for (const row of rows)
    times.set(row.space, (times.get(row.space) ?? new Map<string, typeof row>()).set(row.page, row))
  return times
}

const revisionView = async ({ ctx, subject, revision }: LinkPlace) => {
  const author = (await personViews(ctx, ctx.store.read, [revision.created_by])).get(revision.created_by)
  const { space } = subject
  return {
    object: 'revision' as const,
    id: revision.id,
    type: revision.type as 'edits',
    parents: [...parentsOf(revision)],
    createdAt: revision.created_at,
    ...(author && { createdBy: author }),
    urls: ctx.addresses.revision(space.organization, space.id, revision.id),
  }
}

const versionOf = async (place: LinkPlace) =>
  place.changeRequest
    ? {
        type: 'changeRequest' as const,
        changeRequest: await showChangeRequest(
          place.ctx,
          place.ctx.store.read,
          place.changeRequest,
          place.subject.space.revision,
        ),
      }
    : { type: 'revision' as const, revision: await revisionView(place) }

const inside = ({ block, anchor }: LinkLocation) =>
  block !== undefined
    ? { internalLocation: { type: 'node' as const, node: block } }
    : anchor !== undefined
      ? { internalLocation: { type: 'anchor' as const, anchor } }
      : {}

/** Views for a list: `source` for where links are, `target` for where they lead (undefined if missing). */
export const linkLocations = async (
  place: LinkPlace,
  targets: LinkTargets,
  references: readonly ContentReference[],
  sources: readonly LinkSource[],
) => {
  const { ctx, subject, snapshot } = place
  const { space, role, organizationRole } = subject
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
    timesOf(ctx, shownPages(space.id, references, sources)),
    versionOf(place),
  ])
  const organization = organizationView(ctx, organizationRow, organizationRole)

  /** The fields shared by every location in a space, and how its content is shown. */
  const contextOf = (id: string) => {
    const other = targets.spaces.get(id)
    const row = id === space.id ? space : other?.row
    const level = levels.get(id)
    const held = id === space.id ? role : roleOfRank(Number(other?.row.role ?? 0))
    if (!row || !level || !held) return undefined
    const view: ContentView = {
      ctx,
      organization: row.organization,
      space: id,
      snapshot: id === space.id ? snapshot : (other?.snapshot ?? snapshot),
      times: times.get(id) ?? new Map<string, never>(),
      metadata: true,
    }
    const shown = {
      organization,
      space: spaceView(ctx, row, { role: held, organizationRole }, level),
      ...(id === space.id && { versionContext }),
    }
    return { view, shown }
  }
  const contexts = new Map(spaceRows.map(({ id }) => [id, contextOf(id)]))

  const pageIn = (spaceId: string, id: string, location: LinkLocation): Location | undefined => {
    const context = contexts.get(spaceId)
    const node = context?.view.snapshot.tree.byId.get(id)
    if (!context || !node) return undefined
    const page = pageView(context.view, { ...node, children: [] })
    return { kind: 'page', ...context.shown, page, ...inside(location) }
  }

  const source = (from: LinkSource, location: LinkLocation): Location | undefined => {
    if (from.kind === 'page') return pageIn(space.id, from.id, location)
    const context = contexts.get(space.id)
    return (
      context && {
        kind: 'reusable-content',
        ...context.shown,
        reusableContent: reusableContentView(context.view, from.content),
      }
    )
  }

  const target = (reference: ContentReference, from: LinkSource): Location | undefined => {
    const spaceId = ('space' in reference ? reference.space : undefined) ?? space.id
    const context = contexts.get(spaceId)
    switch (reference.kind) {
      case 'url':
        return { kind: 'url', url: reference.url }
      case 'page':
        return pageIn(spaceId, reference.page, {})
      case 'anchor': {
        const page = reference.page ?? (from.kind === 'page' ? from.id : undefined)
        const there = page !== undefined && targets.index.hasAnchor(reference.anchor, page, reference.space)
        return page === undefined
          ? undefined
          : pageIn(spaceId, page, there ? { anchor: reference.anchor } : {})
      }
      case 'file': {
        const file = context?.view.snapshot.files.get(reference.file)
        return context && file && { kind: 'file', ...context.shown, file: fileView(context.view, file) }
      }
      case 'reusable-content': {
        const content = context?.view.snapshot.reusableContents.get(reference.reusableContent)
        return (
          context &&
          content && {
            kind: 'reusable-content',
            ...context.shown,
            reusableContent: reusableContentView(context.view, content),
          }
        )
      }
      case 'space':
        return targets.index.hasSpace(reference.space) && context
          ? { kind: 'space', organization, space: context.shown.space }
          : undefined
      case 'user': {
        const user = targets.people.get(reference.user)
        return user && { kind: 'user', user }
      }
      case 'collection': {
        const row = targets.collections.get(reference.collection)
        const level = row && collectionLevels.get(row.id)
        const held = row && roleOfRank(Number(row.role))
        if (!row || !level || !held) return undefined
        const collection = collectionView(ctx, row, { role: held, organizationRole }, level)
        return { kind: 'collection', organization, collection }
      }
      case 'openapi':
        return undefined
    }
  }
  return { source, target }
}
