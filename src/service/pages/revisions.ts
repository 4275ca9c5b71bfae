/** The history of a space: its revisions, what each changed, and the difference between any two. */
import { canonicalJson } from '../../content/document/canonical-json.ts'
import type { RichTextDocument } from '../../content/document/document.ts'
import type { Result } from '../../contract/operation/operation.ts'
import { operations } from '../../contract/operations.ts'
import { listPage } from '../http/list-page.ts'
import type { After } from '../http/page-token.ts'
import { Failure, notFound } from '../http/failure.ts'
import { readyJson } from '../http/ready-json.ts'
import { reads } from '../http/verb.ts'
import type { RevisionRow, SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { parentsOf, revisionOf } from '../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { listChanges } from '../content/revisions/revision-changes.ts'
import { changesByRevision, countPageChanges, listPageChanges } from '../content/revisions/page-changes.ts'
import { pageText } from './page-text.ts'
import { storedDocument } from './read-content.ts'
import { revisionSummaries } from './revision-summaries.ts'

/** Maximum number of a revision's pages named in a list; the others are only counted. */
const mostNamed = 3

/** The revisions in the history: each with its position on main and what it changed. */
const historyItems = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  rows: readonly RevisionRow[],
): Promise<Result<typeof operations.listRevisions>['items']> => {
  const { store } = ctx
  const numbers = rows.flatMap(({ main_number }) => main_number ?? [])
  const changes = await changesByRevision(db, store.engine, space.id, numbers, mostNamed)
  const { root } = await revisionOf(db, space.id, space.revision)
  const { pages } = await contentSnapshot(store, db, space.id, root)
  const views = await revisionSummaries(ctx, db, space, rows)
  return views.map((summary, at) => {
    const number = rows[at]?.main_number
    if (number === null || number === undefined) return summary
    const changed = changes.get(number)
    const some = changed?.pages.flatMap((id) => pages.get(id) ?? []).map(({ id, title }) => ({ id, title }))
    return { ...summary, number, changedPages: { count: changed?.count ?? 0, some: some ?? [] } }
  })
}

/** Skips rows of main later than `at`; times on main only decrease if the clock was changed. */
const mainAfter = (
  db: Db,
  space: string,
  before: number | undefined,
  limit: number,
  at: string | undefined,
): Promise<RevisionRow[]> =>
  db
    .selectFrom('revisions')
    .selectAll()
    .where('space', '=', space)
    .where('main_number', 'is not', null)
    .$if(before !== undefined, (query) => query.where('main_number', '<', before ?? 0))
    .$if(at !== undefined, (query) => query.where('created_at', '<=', at ?? ''))
    .orderBy('main_number', 'desc')
    .limit(limit)
    .execute()

const countMain = async (db: Db, space: string, at: string | undefined): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('revisions')
        .select((e) => e.fn.max('main_number').as('last'))
        .where('space', '=', space)
        .$if(at !== undefined, (query) => query.where('created_at', '<=', at ?? ''))
        .executeTakeFirstOrThrow()
    ).last ?? 0,
  )

export const listRevisions = reads(operations.listRevisions, async ({ query, ctx }, db, { space }) => {
  const { pageId } = query
  // In the stored format, so that times compare as text.
  const at = query.at && new Date(query.at).toISOString()
  return listPage<RevisionRow, Result<typeof operations.listRevisions>['items'][number]>(ctx.keys, {
    list: `revisions/${space.id}`,
    query,
    count: () =>
      pageId === undefined ? countMain(db, space.id, at) : countPageChanges(db, space.id, pageId, at),
    rows: (after: After | undefined, limit) => {
      const before = after === undefined ? undefined : Number(after[0])
      return pageId === undefined
        ? mainAfter(db, space.id, before, limit, at)
        : listPageChanges(db, space.id, pageId, { before, at }, limit)
    },
    key: ({ main_number }) => [main_number ?? 0],
    items: (rows) => historyItems(ctx, db, space, rows),
  })
})

export const listRevisionChanges = reads(
  operations.listRevisionChanges,
  async ({ params, query, ctx }, db, { space }) => {
    const to = await revisionOf(db, space.id, params.revisionId)
    const [parent] = parentsOf(to)
    const from = parent === undefined ? undefined : await revisionOf(db, space.id, parent)
    const changes = await listChanges(ctx, db, space.id, { from, to }, query)
    const [{ mergedFrom } = {}] = await revisionSummaries(ctx, db, space, [to])
    return { ...changes, ...(mergedFrom && { mergedFrom }) }
  },
)

export const compareRevisions = reads(
  operations.compareRevisions,
  async ({ query: { from, to, ...query }, ctx }, db, { space }) => {
    const [before, after] = await Promise.all([revisionOf(db, space.id, from), revisionOf(db, space.id, to)])
    return listChanges(ctx, db, space.id, { from: before, to: after }, query)
  },
)

export const getDocument = reads(operations.getDocument, async ({ params, ctx }, db, { space }) => {
  const known = await db
    .selectFrom('objects')
    .select('hash')
    .where('space', '=', space.id)
    .where('hash', '=', params.documentId)
    .executeTakeFirst()
  if (!known) throw notFound()
  const bytes = await storedDocument(ctx, db, space.id, params.documentId)
  const ready = canonicalJson(bytes)
  if (ready !== undefined) return readyJson<RichTextDocument>(ready)
  // Tree nodes are stored among the documents; they are internal.
  try {
    const text = { bytes, format: 'document' as const, expressions: undefined, fencedBlocks: [] }
    return readyJson<RichTextDocument>(await pageText(text, () => ''))
  } catch (error) {
    if (error instanceof Failure) throw error
    throw notFound()
  }
})
