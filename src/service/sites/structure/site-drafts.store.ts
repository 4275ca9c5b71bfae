/** The draft structure of a site: its edits, and the result of applying them to the published structure. */
import { applySiteEdit, sameItem } from '../../../content/site-tree/apply-site-edit.ts'
import type { InputShape } from '../../../content/expressions/input-shape.ts'
import type { SiteEdit, SiteEditProblem } from '../../../content/site-tree/site-edits.ts'
import { urlChanges, urlsOf } from '../../../content/site-tree/site-paths.ts'
import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { inReadingOrder, siteTreeType } from '../../../content/site-tree/site-tree.ts'
import type { SiteDraft, SiteDraftItem } from '../../../contract/sites/structure/draft-schemas.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { sql } from 'kysely'
import { claimsOfSite } from '../model/site-claims.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { editProblem } from './change-structure.ts'
import { concealedEdit, concealedTree } from './concealed-structure.ts'
import type { SpaceOfSite } from '../model/site-spaces.queries.ts'
import { spacesOfSite } from '../model/site-spaces.queries.ts'

/** A draft edit and its author. */
export interface WaitingEdit {
  readonly id: string
  readonly edit: SiteEdit
  readonly person: string
  readonly at: string
}

export interface DraftState {
  /** 0 if there is no draft. */
  readonly version: number
  /** Also of drafts that were published or discarded: no version names two drafts. */
  readonly lastVersion: number
  readonly baseVersion: number
  readonly edits: readonly WaitingEdit[]
}

export const loadDraft = async (db: Db, site: SiteRow): Promise<DraftState> => {
  const row = await db
    .selectFrom('site_drafts')
    .selectAll()
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .executeTakeFirst()
  const lastVersion = row?.version ?? 0
  const edits = row === undefined ? [] : (JSON.parse(row.edits) as readonly WaitingEdit[])
  return row === undefined || edits.length === 0
    ? { version: 0, lastVersion, baseVersion: site.structure_version, edits: [] }
    : { version: row.version, lastVersion, baseVersion: row.base_version, edits }
}

/** Replaces the draft's edits; without any the draft has ended. Precondition: this transaction has locked the site's row. */
export const saveDraft = async (
  { now }: Context,
  db: Db,
  site: SiteRow,
  before: DraftState,
  edits: readonly WaitingEdit[],
): Promise<void> => {
  const at = now()
  const change = {
    ...{ edits: JSON.stringify(edits), base_version: before.baseVersion },
    ...{ version: before.lastVersion + 1, updated_at: at },
  }
  await db
    .insertInto('site_drafts')
    .values({
      organization: site.organization,
      site: site.id,
      created_at: at,
      ...change,
    })
    .onConflict((conflict) => conflict.columns(['organization', 'site']).doUpdateSet(change))
    .execute()
}

export interface MadeDraft {
  readonly tree: SiteTree
  /** Why edits cannot be applied, by edit id. */
  readonly problems: ReadonlyMap<string, SiteEditProblem>
}

const spaceOf = (edit: SiteEdit): string | undefined =>
  edit.edit === 'space'
    ? edit.space
    : edit.edit === 'add-section' || edit.edit === 'add-site-space'
      ? edit.siteSpace.space
      : undefined

/** Applies the edits in order. Impossible edits are skipped. */
export const makeDraft = (
  live: SiteTree,
  edits: readonly WaitingEdit[],
  isAvailable: (space: string) => boolean,
  claims: InputShape,
): MadeDraft => {
  const problems = new Map<string, SiteEditProblem>()
  let tree = live
  for (const { id, edit } of edits) {
    const space = spaceOf(edit)
    if (space !== undefined && !isAvailable(space)) {
      problems.set(id, { fault: 'unknown-item', message: 'The space is in the trash or was deleted.' })
      continue
    }
    const outcome = applySiteEdit(tree, edit, claims)
    if ('problem' in outcome) problems.set(id, outcome.problem)
    else tree = outcome.tree
  }
  return { tree, problems }
}

export interface LoadedDraft extends MadeDraft {
  readonly site: SiteRow
  /** The person viewing the draft. */
  readonly viewer: Viewer
  readonly state: DraftState
  readonly live: SiteTree
  readonly spaces: ReadonlyMap<string, SpaceOfSite>
}

/** The draft applied to the current structure. */
export const loadMadeDraft = async (
  ctx: Context,
  db: Db,
  viewer: Viewer,
  site: SiteRow,
): Promise<LoadedDraft> => {
  const [state, { tree: live }] = await Promise.all([loadDraft(db, site), loadStructure(db, site)])
  const spaceIds = [
    ...[...live.byId.values()].flatMap((item) => (item.kind === 'site-space' ? [item.space] : [])),
    ...state.edits.flatMap(({ edit }) => spaceOf(edit) ?? []),
  ]
  const spaces = await spacesOfSite(ctx, db, viewer, spaceIds)
  const isAvailable = (space: string) => spaces.get(space)?.row.deleted_at === null
  return {
    site,
    viewer,
    state,
    live,
    spaces,
    ...makeDraft(live, state.edits, isAvailable, claimsOfSite(site)),
  }
}

/** `item` as in the draft; `visibleTree` as the viewer may see it. */
const itemView = (
  { live, spaces }: LoadedDraft,
  item: SiteItem,
  { visibleTree, urls }: { readonly visibleTree: SiteTree; readonly urls: ReadonlyMap<string, string> },
): SiteDraftItem => {
  const before = live.byId.get(item.id)
  const space = item.kind === 'site-space' ? spaces.get(item.space) : undefined
  return {
    ...partView(visibleTree.byId.get(item.id) ?? item, space, urls),
    state: before === undefined ? 'added' : sameItem(before, item) ? 'same' : 'changed',
  }
}

const partView = (
  item: SiteItem,
  space: SpaceOfSite | undefined,
  urls: ReadonlyMap<string, string>,
): Omit<SiteDraftItem, 'state'> => {
  return {
    id: item.id,
    kind: item.kind,
    parent: item.parent,
    order: item.order,
    title: item.title,
    name: item.title ?? space?.row.title ?? '',
    icon: item.kind === 'site-space' ? null : item.icon,
    description: item.kind === 'site-section' ? item.description : null,
    path: item.kind === 'site-section-group' ? null : item.path,
    default: item.kind !== 'site-section-group' && item.default,
    condition: item.kind === 'site-section-group' ? null : item.condition,
    space: item.kind === 'site-space' ? item.space : null,
    broken: item.kind === 'site-space' && space?.row.deleted_at !== null,
    url: urls.get(item.id) ?? null,
  }
}

/** The draft structure in API responses. */
export const draftView = async ({ store }: Context, db: Db, draft: LoadedDraft): Promise<SiteDraft> => {
  const { site, state, live, tree, problems, spaces } = draft
  const people = await db
    .selectFrom('persons')
    .select(['id', 'display_name'])
    .where(among(store.engine, sql.ref('id'), [...new Set(state.edits.map(({ person }) => person))]))
    .execute()
  const names = new Map(people.map(({ id, display_name: name }) => [id, name]))
  const before = concealedTree(site, spaces, live)
  const after = concealedTree(site, spaces, tree, live)
  const concealed = new Set([...before.concealed, ...after.concealed])
  const [urlsBefore, urls] = [urlsOf(before.tree), urlsOf(after.tree)]
  const nameOf = (id: string): string => {
    const item = before.tree.byId.get(id)
    return item?.kind === 'site-space' ? (item.title ?? spaces.get(item.space)?.row.title ?? '') : ''
  }
  return {
    object: 'site-structure-draft',
    version: state.version,
    baseVersion: state.baseVersion,
    liveVersion: site.structure_version,
    edits: state.edits.map(({ id, edit, person, at }) => {
      const name = names.get(person)
      const problem = problems.get(id)
      return {
        id,
        edit: concealedEdit(
          edit,
          spaces,
          concealed,
          person === draft.viewer.person,
        ) as SiteDraft['edits'][number]['edit'],
        createdBy: name === undefined ? null : { id: person, displayName: name },
        createdAt: at,
        ...(problem !== undefined && { problem: { ...problem, message: editProblem(problem) } }),
      }
    }),
    type: siteTreeType(tree),
    items: inReadingOrder(tree).map((item) => itemView(draft, item, { visibleTree: after.tree, urls })),
    urlChanges: urlChanges(live, tree).map(({ siteSpace, from, to }) => ({
      siteSpace,
      name: nameOf(siteSpace),
      from: urlsBefore.get(siteSpace) ?? from,
      to: to === null ? null : (urls.get(siteSpace) ?? to),
      redirect: to !== null && site.published_at !== null,
    })),
  }
}
