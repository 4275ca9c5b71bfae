/** The only function that changes the structure of a site. */
import { applySiteEdit } from '../../../content/site-tree/apply-site-edit.ts'
import type { SiteEdit, SiteEditFault, SiteEditProblem } from '../../../content/site-tree/site-edits.ts'
import type { InputShape } from '../../../content/expressions/input-shape.ts'
import { urlChanges } from '../../../content/site-tree/site-paths.ts'
import type { SiteTree } from '../../../content/site-tree/site-tree.ts'
import { allSiteSpaces } from '../../../content/site-tree/site-tree.ts'
import type { ErrorReason } from '../../../contract/operation/errors.ts'
import { Failure, notFound } from '../../http/failure.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { SiteWrite } from '../../access/publishing-policy.ts'
import type { Viewer } from '../../spaces/spaces.queries.ts'
import { redirectLeftAddresses } from '../model/redirects.store.ts'
import { requirePublish, siteState } from '../model/require-publish.ts'
import { refreshAudience } from '../model/site-audience.ts'
import type { SiteName } from '../model/site-items.store.ts'
import { countSiteSpaces, loadStructure, saveStructure } from '../model/site-items.store.ts'
import { structureSides } from './audited-structure.ts'

/**
 * The site's row, locked until the transaction ends, so that what is read after it cannot change. Fails with
 * `not-found`.
 */
export const lockSite = async (db: Db, { organization, id }: SiteName): Promise<SiteRow> => {
  const row = await db
    .updateTable('sites')
    .set((e) => ({ version: e.ref('version') }))
    .where('organization', '=', organization)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw notFound()
  return row
}

/** Increments the version of a site, which invalidates what was derived from it. */
export const touchSite = async (
  ctx: Context,
  db: Db,
  site: SiteName,
  change: Partial<Omit<SiteRow, 'organization' | 'id' | 'version'>> = {},
): Promise<SiteRow> =>
  db
    .updateTable('sites')
    .set((e) => ({ ...change, version: e('version', '+', 1), updated_at: ctx.now() }))
    .where('organization', '=', site.organization)
    .where('id', '=', site.id)
    .returningAll()
    .executeTakeFirstOrThrow()

const reasons: Readonly<Record<SiteEditFault, ErrorReason>> = {
  'unknown-item': 'not-found',
  'unknown-parent': 'not-found',
  'wrong-kind': 'bad-content',
  'bad-position': 'bad-position',
  'bad-path': 'bad-content',
  'bad-condition': 'bad-content',
  'path-taken': 'already-taken',
  'space-twice': 'bad-content',
  'default-needed': 'state-forbids',
  'last-of-section': 'state-forbids',
  'too-deep': 'bad-content',
  'too-many': 'bad-content',
}

/** Why an edit is impossible. The conflicting part is not named, since the caller may not be allowed to see it. */
export const editProblem = ({ fault, message }: SiteEditProblem): string =>
  fault === 'path-taken' ? 'Another part of the site already uses this path. Choose another path.' : message

/**
 * The failure of an impossible edit. Missing and hidden parts give the same message. `path`: where the edit is in the
 * request.
 */
export const editFailure = (problem: SiteEditProblem, path = 'body'): Failure => {
  if (reasons[problem.fault] === 'not-found') return notFound()
  const message = editProblem(problem)
  const details =
    problem.fault === 'bad-condition' ? { details: [{ path: `${path}.condition`, message }] } : {}
  return new Failure(reasons[problem.fault], message, details)
}

/** Applies edits in order; fails with the first impossible one. `claims`: what conditions can read of the visitor. */
export const editedTree = (tree: SiteTree, edits: readonly SiteEdit[], claims?: InputShape): SiteTree =>
  edits.reduce((at, edit) => {
    const outcome = applySiteEdit(at, edit, claims)
    if ('problem' in outcome) throw editFailure(outcome.problem)
    return outcome.tree
  }, tree)

/** The site to change, and who changes it. */
export interface StructureOwner extends SiteName {
  readonly person: string
  /** The operation and its caller; absent if spaces are only removed. */
  readonly by?: { readonly viewer: Viewer; readonly operation: SiteWrite }
}

export interface StructureChange {
  readonly row: SiteRow
  readonly before: SiteTree
  readonly after: SiteTree
}

const refuseEmpty = (): Promise<void> =>
  Promise.reject(
    new Failure(
      'state-forbids',
      'The site is published and would have no content. Unpublish it first, or add another space.',
    ),
  )

/**
 * Changes the structure of a site in the transaction `db`: locks the site, reads its structure, applies `edit`, and
 * writes the result with redirects from abandoned addresses, the audience of its spaces, and the event. Fails if this
 * would show a space to more people than the caller may. A published site never becomes empty, unless `whenEmpty`
 * unpublishes it.
 */
export const changeStructure = async (
  ctx: Context,
  db: Db,
  { organization, id, person, by }: StructureOwner,
  edit: (tree: SiteTree, row: SiteRow) => SiteTree,
  { whenEmpty = refuseEmpty }: { readonly whenEmpty?: () => Promise<void> } = {},
): Promise<StructureChange> => {
  const locked = await lockSite(db, { organization, id })
  const { tree: before } = await loadStructure(db, locked)
  const after = edit(before, locked)
  if (after === before) return { row: locked, before, after }
  if (by !== undefined)
    await requirePublish(
      ctx,
      db,
      by.viewer,
      by.operation,
      [siteState(locked, before)],
      siteState(locked, after),
    )
  const siteSpaces = countSiteSpaces(after)
  if (locked.published === 1 && siteSpaces === 0) await whenEmpty()
  await saveStructure(ctx.store, db, locked, before, after)
  if (locked.published_at !== null)
    await redirectLeftAddresses(ctx, db, locked, person, urlChanges(before, after), after)
  const row = await touchSite(ctx, db, locked, {
    site_spaces: siteSpaces,
    structure_version: locked.structure_version + 1,
  })
  const spacesOf = (tree: SiteTree) => allSiteSpaces(tree).map(({ space }) => space)
  const spacesAfter = new Set(spacesOf(after))
  const spacesBefore = new Set(spacesOf(before))
  if (locked.published === 1)
    await refreshAudience(ctx, db, [
      ...[...spacesBefore].filter((space) => !spacesAfter.has(space)),
      ...[...spacesAfter].filter((space) => !spacesBefore.has(space)),
    ])
  await ctx.events.record(db, {
    organization,
    kind: 'site.structure-changed',
    subject: id,
    actor: person,
    data: { title: row.title, version: row.structure_version, ...structureSides(before, after) },
  })
  return { row, before, after }
}
