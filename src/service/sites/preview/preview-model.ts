/** The site model for a preview: with drafts, with a change request, and with only what the person may read. */
import { sql } from 'kysely'
import { urlChanges, urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteSpaceItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces, siteSpaceOf } from '../../../content/site-tree/site-tree.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import { notFound } from '../../http/failure.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { Head, PublishedModel } from '../visibility/published-model.ts'
import type { WaitingLook } from '../look/look-draft.store.ts'
import { loadLookDraft } from '../look/look-draft.store.ts'
import type { LeftAddress } from '../model/redirects.store.ts'
import { redirectSource } from '../model/redirects.store.ts'
import { loadMadeDraft } from '../structure/site-drafts.store.ts'
import { concealedTree } from '../structure/concealed-structure.ts'
import { spacesOfSite } from '../model/site-spaces.queries.ts'
import type { SiteModel } from '../model/sites.store.ts'
import { modelOf } from '../model/sites.store.ts'
import type { PreviewTerms } from './preview-ticket.ts'

export interface PreviewModel {
  readonly model: PublishedModel
  /** Path of each part below the site. */
  readonly urls: ReadonlyMap<string, string>
  /** The site space to open. */
  readonly siteSpace: SiteSpaceItem | undefined
  readonly change: { readonly row: ChangeRequestRow; readonly mainRoot: string } | undefined
  /** Number of the site's spaces that the person may not read. */
  readonly concealed: number
  /** Addresses that the draft structure leaves, and where publishing it will redirect them. */
  readonly left: readonly LeftAddress[]
}

type Wanted = Pick<PreviewTerms, 'site' | 'siteSpace' | 'draft' | 'changeRequest'>

/** The heads of main of spaces. */
const headsOf = async (
  { store }: Context,
  db: Db,
  organization: string,
  spaces: readonly string[],
): Promise<Map<string, Head>> => {
  const rows = await db
    .selectFrom('spaces')
    .innerJoin('revisions', (join) =>
      join.onRef('revisions.space', '=', 'spaces.id').onRef('revisions.id', '=', 'spaces.revision'),
    )
    .select(['spaces.id', 'spaces.title', 'spaces.language', 'revisions.root'])
    .where('spaces.organization', '=', organization)
    .where('spaces.deleted_at', 'is', null)
    .where(among(store.engine, sql.ref('spaces.id'), spaces))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The addresses that publishing a structure will redirect; none if the site was never published. */
const leftAddresses = (row: SiteRow, before: SiteTree, after: SiteTree): LeftAddress[] =>
  row.published_at === null
    ? []
    : urlChanges(before, after).flatMap(({ siteSpace, from, to }) =>
        to === null ? [] : [{ source: redirectSource(from), siteSpace }],
      )

/** The site with its draft customization. */
const withLook = (live: SiteModel, { site, siteSpaces }: WaitingLook): SiteModel => ({
  ...live,
  customization: site ?? live.customization,
  overrides: new Map([...live.overrides, ...Object.entries(siteSpaces)]),
})

/**
 * The site in its current state; a change request replaces main wherever the site shows its space. Fails with
 * `not-found` if the site, site space or change request does not exist, or the viewer may not read its space.
 */
export const previewModel = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  wanted: Wanted,
): Promise<PreviewModel> => {
  const { organization } = viewer
  const row = await db
    .selectFrom('sites')
    .selectAll()
    .where('organization', '=', organization)
    .where('id', '=', wanted.site)
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  const live = await modelOf(ctx.store, db, row)
  const stored = wanted.draft ? withLook(live, await loadLookDraft(db, row)) : live
  const whole = wanted.draft ? (await loadMadeDraft(ctx, db, viewer, row)).tree : stored.tree
  const spaceIds = [...new Set(allSiteSpaces(whole).map(({ space }) => space))]
  const spaces = await spacesOfSite(ctx, db, viewer, spaceIds)
  // Addresses and titles of spaces they may not read are concealed here too.
  const { tree } = concealedTree(row, spaces, whole, live.tree)
  const readable = spaceIds.filter((id) => spaces.get(id)?.readable === true)
  const heads = await headsOf(ctx, db, organization, readable)
  const siteSpace = wanted.siteSpace === undefined ? undefined : siteSpaceOf(tree, wanted.siteSpace)
  if (wanted.siteSpace !== undefined && siteSpace === undefined) throw notFound()
  const common = {
    urls: urlsOf(tree),
    siteSpace,
    concealed: spaceIds.length - readable.length,
    left: wanted.draft ? leftAddresses(row, live.tree, whole) : [],
  }
  const model = (): PublishedModel => ({
    ...stored,
    ...{ row, tree, heads, isViewed: false, scripts: [], stamp: '' },
  })
  if (wanted.changeRequest === undefined) return { ...common, model: model(), change: undefined }
  const head = siteSpace && heads.get(siteSpace.space)
  if (head === undefined) throw notFound()
  const change = await changeRequestOf(db, head.id, wanted.changeRequest)
  const { root } = await revisionOf(db, head.id, change.revision)
  heads.set(head.id, { ...head, root })
  return { ...common, model: model(), change: { row: change, mainRoot: head.root } }
}
