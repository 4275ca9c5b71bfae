/**
 * The current positions of threads, for a whole page of a list. Computed on reading, so that no write has to update
 * them. Reads only documents that differ from those at posting time, each once.
 */
import { sql } from 'kysely'
import type { AnchorRecord, AnchorState, AnchorTarget } from '../../../content/document/comment-anchor.ts'
import { readEntries } from '../../../content/revision/read-revision.ts'
import { entryName } from '../../../content/revision/revision.ts'
import { defineTask } from '../../computing/task.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { objectLoader, sha256 } from '../../storage/objects/objects.ts'
import type { CommentRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { AnchorQuestion } from './anchors.task.ts'
import type { CommentPlace } from '../comment-place.ts'
import { sideSnapshot } from './comment-target.ts'
import type { Asked } from './block-answers.ts'
import { blockAnswers } from './block-answers.ts'

type Anchored = Pick<CommentRow, 'id' | 'page' | 'node' | 'table_cell' | 'anchor'>

/** Rows older than stored anchors have none; only their page and block are known. */
const recordOf = ({ anchor }: Anchored): AnchorRecord =>
  anchor === null ? { title: '' } : (JSON.parse(anchor) as AnchorRecord)

/** The titles that pages had when they were deleted from main, by id. A page that was never on main has none. */
const lastTitles = async (
  { ctx, space }: CommentPlace,
  db: Db,
  pages: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { store } = ctx
  const found = new Map<string, string>()
  if (pages.length === 0) return found
  // The revision that deleted a page is the last that changed it; the one before still has it.
  const { rows } = await sql<{ page: string; root: string }>`
    select c.page, r.root from (
      select page, max(main_number) as gone from page_changes
      where space = ${space.id} and ${among(store.engine, sql.ref('page'), pages)} group by page
    ) c join revisions r on r.space = ${space.id} and r.main_number = c.gone - 1`.execute(db)
  for (const [root, some] of Map.groupBy(rows, (row) => row.root)) {
    const names = some.map(({ page }) => entryName({ kind: 'page', id: page }))
    const entries = await readEntries(root, names, objectLoader(store, db, space.id), sha256)
    for (const entry of entries.values()) if (entry.kind === 'page') found.set(entry.id, entry.title)
  }
  return found
}

/** An anchor to locate, and the snapshot to locate it in. */
interface AnchorLookup {
  readonly row: Anchored
  readonly record: AnchorRecord
  readonly snapshot: ContentSnapshot
}

const anchors = blockAnswers(
  defineTask('stored', new URL('./anchors.task.ts', import.meta.url), () => import('./anchors.task.ts')),
)

/** The current states of these anchors, in order. */
const statesOf = async (
  { ctx, space }: CommentPlace,
  db: Db,
  lookups: readonly AnchorLookup[],
): Promise<readonly AnchorState[]> => {
  const asked: (Asked<AnchorQuestion> & { readonly of: AnchorLookup })[] = []
  const states = new Map<AnchorLookup, AnchorState>()
  for (const one of lookups) {
    const { row, record, snapshot } = one
    const entry = snapshot.pages.get(row.page ?? '')
    const node = row.node ?? undefined
    if (entry === undefined) states.set(one, { state: 'orphaned' })
    else if (node === undefined) states.set(one, { state: 'anchored' })
    else if (entry.document === undefined) states.set(one, { state: 'orphaned' })
    else if (entry.document === record.document) states.set(one, { state: 'anchored', node })
    else {
      const cell = row.table_cell === null ? undefined : (JSON.parse(row.table_cell) as AnchorTarget['cell'])
      const target = { node, cell, quote: record.quote }
      const question = { target, record: { hash: record.hash } }
      asked.push({ of: one, document: entry.document, question })
    }
  }
  const answers = await anchors(ctx, db, space.id, asked)
  asked.forEach(({ of }, at) => {
    const answer = answers[at]
    if (answer) states.set(of, answer)
  })
  return lookups.map((one) => states.get(one) ?? { state: 'orphaned' })
}

/** The anchors of the rows that belong to a page, by comment id. */
export const anchorViews = async (place: CommentPlace, db: Db, rows: readonly Anchored[]) => {
  const about = rows.filter(({ page }) => page !== null).map((row) => ({ row, record: recordOf(row) }))
  const sides = new Map<'main' | 'change', ContentSnapshot>()
  for (const { side = 'change' } of about.map(({ record }) => record))
    if (!sides.has(side)) sides.set(side, await sideSnapshot(place, db, side))
  const lookups: AnchorLookup[] = about.flatMap(({ row, record }) => {
    const snapshot = sides.get(record.side ?? 'change')
    return snapshot ? [{ row, record, snapshot }] : []
  })
  const states = await statesOf(place, db, lookups)
  const deletedPages = lookups.flatMap(({ row: { page }, snapshot }) =>
    page !== null && !snapshot.pages.has(page) ? [page] : [],
  )
  const base =
    deletedPages.length > 0 && place.changeRequest ? await sideSnapshot(place, db, 'main') : undefined
  const titles = await lastTitles(
    place,
    db,
    [...new Set(deletedPages)].filter((page) => !base?.pages.has(page)),
  )
  return new Map(
    lookups.map(({ row, record, snapshot }, at) => {
      const page = row.page ?? ''
      const { state, node } = states[at] ?? { state: 'orphaned' as const }
      const title =
        snapshot.pages.get(page)?.title ?? base?.pages.get(page)?.title ?? titles.get(page) ?? record.title
      const view = {
        state,
        page: { id: page, title },
        ...(node !== undefined && { node: { id: node } }),
        ...(place.changeRequest && record.side !== undefined && { side: record.side }),
        ...(record.quote !== undefined && { quote: record.quote }),
        ...(record.words !== undefined && { words: record.words }),
        ...(record.cell !== undefined && { cell: record.cell }),
      }
      return [row.id, view] as const
    }),
  )
}
