/**
 * What an update leaves unchanged. It rebases the change onto another revision of main, so the hashes of the difference
 * change although nobody changed the proposal. Reviews and viewed marks that still apply get the new hashes.
 */
import type { MergedContent } from '../../content/revisions/merge-content.ts'
import { overlaid } from '../../content/revisions/object-overlay.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { differenceOfRoots } from '../difference-hash.ts'
import type { Heads } from '../merge-heads.ts'
import { mergeOf } from '../merge-heads.ts'

interface Renaming {
  readonly before: string
  readonly after: string
}

export interface CarriedOver {
  readonly whole: Renaming
  /** Whether nobody had to resolve anything; reviews then stay valid. */
  readonly clean: boolean
  /** By page: those where nobody had to resolve anything. */
  readonly pages: ReadonlyMap<string, Renaming>
}

/** Computed from immutable hashes before the update's transaction. `clean`: there were no answers. */
export const carriedOver = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  heads: Heads,
  merged: MergedContent,
  clean: boolean,
): Promise<CarriedOver> => {
  const { store } = ctx
  const load = objectLoader(store, db, row.space)
  const readAll = async (root: string) => (await contentSnapshot(store, db, row.space, root)).entries
  const { base, main, change } = heads
  const before = await differenceOfRoots(base.root, change.root, load, readAll)
  const made = overlaid(new Map([...merged.nodes, ...merged.documents]), load)
  const after = await differenceOfRoots(main.root, merged.root, made, readAll)
  const decided = new Set<string>()
  if (!clean)
    for (const { subject } of (await mergeOf(ctx, db, row.space, heads, new Map())).conflicts)
      if (subject.kind === 'page') decided.add(subject.id)
  const pages = new Map<string, Renaming>()
  for (const [page, name] of before.pages) {
    const now = after.pages.get(page)
    if (now !== undefined && now !== name && !decided.has(page)) pages.set(page, { before: name, after: now })
  }
  return { whole: { before: before.whole, after: after.whole }, clean, pages }
}

/**
 * Gives reviews and marks of pages their new hashes, in the update's transaction. Marks of blocks stay: their hash is
 * that of the two sides of the block, and a block that got main's key is no longer an insertion.
 */
export const carry = async (
  db: Db,
  { space, id }: Pick<ChangeRequestRow, 'space' | 'id'>,
  { whole, clean, pages }: CarriedOver,
): Promise<void> => {
  if (clean && whole.before !== whole.after)
    await db
      .updateTable('reviews')
      .set({ difference: whole.after })
      .where('space', '=', space)
      .where('change_request', '=', id)
      .where('difference', '=', whole.before)
      .execute()
  const marked = await db
    .selectFrom('viewed_marks')
    .select('page')
    .distinct()
    .where('space', '=', space)
    .where('change_request', '=', id)
    .where('block', '=', '')
    .execute()
  for (const { page } of marked) {
    const renaming = pages.get(page)
    if (renaming === undefined) continue
    await db
      .updateTable('viewed_marks')
      .set({ hash: renaming.after })
      .where('space', '=', space)
      .where('change_request', '=', id)
      .where('page', '=', page)
      .where('block', '=', '')
      .where('hash', '=', renaming.before)
      .execute()
  }
}
