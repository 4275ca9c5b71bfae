/** The head of a space's main: everything that moves it forward goes through `advanceMain`. */
import { sameValue } from '../../../content/revision/entry-lines.ts'
import { addressOf } from '../../../content/tree/page-tree.ts'
import type { PageTree } from '../../../content/tree/page-tree.ts'
import type { Entry, PageEntry } from '../../../content/revision/revision.ts'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { NewRevision } from './revision-rows.ts'
import { insertRevision } from './revision-rows.ts'
import type { ContentSnapshot } from './content-snapshot.ts'
import { recordPageChanges } from './page-changes.ts'

export interface MainStep {
  readonly revision: Omit<NewRevision, 'mainNumber' | 'parents'>
  /** The current head; it becomes the first parent. */
  readonly head: RevisionRow
  /** Parents after the first. */
  readonly parents?: readonly string[]
  readonly before: ContentSnapshot
  readonly after: ContentSnapshot
  /** The differences between `before` and `after`: name → entry, null if removed. */
  readonly changes: ReadonlyMap<string, Entry | null>
}

/**
 * Makes every other transaction that moves the head of this space wait for this one. Call it before checking the heads
 * again, and before locking a change request, to avoid deadlocks.
 */
export const lockSpace = async (db: Db, space: string): Promise<void> => {
  await send(db, db.selectFrom('spaces').select('id').where('id', '=', space).forNoKeyUpdate())
}

/** Whether the page's content changed; a page that was only moved does not count. */
const isContentChanged = (before: Entry | undefined, after: PageEntry): boolean => {
  if (before?.kind !== 'page') return true
  const { parent: _, order: __, ...current } = after
  const { parent: ___, order: ____, ...old } = before
  return !sameValue(current, old)
}

const pathsOf = (tree: PageTree): Map<string, string> =>
  new Map([...tree.byId].map(([id, node]) => [id, addressOf(tree, node)]))

/**
 * Paths that pages have in `before` but not in `after`. Looks at all pages only if one was moved, renamed or hidden.
 */
const leftPaths = ({ before, after, changes }: MainStep): { path: string; page: string }[] => {
  const moved = [...changes].some(([name, entry]) => {
    const old = before.byName.get(name)
    if (old?.kind !== 'page') return entry?.kind === 'page'
    return (
      entry?.kind !== 'page' ||
      entry.slug !== old.slug ||
      entry.parent !== old.parent ||
      entry.order !== old.order ||
      entry.hidden !== old.hidden
    )
  })
  if (!moved) return []
  const now = pathsOf(after.tree)
  // The home page has the empty path, which is not a path of the page itself.
  return [...pathsOf(before.tree)]
    .filter(([page, path]) => path !== '' && now.get(page) !== path)
    .map(([page, path]) => ({ page, path }))
}

/** Adds the revision and makes it the head; updates the times of pages and the paths that they left. */
export const advanceMain = async (ctx: Context, db: Db, step: MainStep): Promise<RevisionRow> => {
  const { space } = step.revision
  const revision = await insertRevision(ctx, db, {
    ...step.revision,
    parents: [step.head.id, ...(step.parents ?? [])],
    mainNumber: (step.head.main_number ?? 0) + 1,
  })
  const now = revision.created_at
  const touched = [...step.changes].flatMap(([name, entry]) => {
    const page = entry ?? step.before.byName.get(name)
    return page?.kind === 'page' ? [page.id] : []
  })
  await recordPageChanges(db, space, revision.main_number ?? 0, touched)
  await send(
    db,
    db.updateTable('spaces').set({ revision: revision.id, updated_at: now }).where('id', '=', space),
  )
  const pages = [...step.changes].flatMap(([name, entry]) =>
    entry?.kind === 'page' && isContentChanged(step.before.byName.get(name), entry) ? [entry.id] : [],
  )
  for (const some of chunks(pages, 200)) {
    await send(
      db,
      db
        .insertInto('page_times')
        .values(some.map((page) => ({ space, page, created_at: now, updated_at: now })))
        .onConflict((conflict) => conflict.columns(['space', 'page']).doUpdateSet({ updated_at: now })),
    )
  }
  for (const some of chunks(leftPaths(step), 200)) {
    await send(
      db,
      db
        .insertInto('former_paths')
        .values(some.map(({ path, page }) => ({ space, path, page, left_at: now })))
        .onConflict((conflict) => conflict.columns(['space', 'path', 'page']).doUpdateSet({ left_at: now })),
    )
  }
  return revision
}
