/**
 * Bringing a change request and main together. What is computed over immutable hashes is computed outside of any
 * transaction; the transaction looks at the heads again and the computing starts anew when one has moved.
 */
import type { Answer, Answers, Conflict } from '../../content/merge/conflicts.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import type { MergedContent } from '../content/revisions/merge-content.ts'
import { mergeContent } from '../content/revisions/merge-content.ts'
import { changeLine, inTurn, mainLine, untilUnmoved } from '../content/writing/write-queue.ts'
import { recentOf } from '../recent-cache.ts'
import { objectLoader } from '../storage/objects/objects.ts'
import type { ChangeRequestRow, RevisionRow, SpaceRow } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { changeRequestOf } from './load-change-request.ts'

/** The three revisions of a merge. */
export interface Heads {
  readonly base: RevisionRow
  readonly main: RevisionRow
  readonly change: RevisionRow
}

export const headsOf = async (db: Db, space: SpaceRow, row: ChangeRequestRow): Promise<Heads> => ({
  base: await revisionOf(db, space.id, row.revision_merged_ancestor),
  main: await revisionOf(db, space.id, space.revision),
  change: await revisionOf(db, space.id, row.revision),
})

/** Answers that stand, by conflict, with who gave them. */
export const storedAnswers = async (
  db: Db,
  row: Pick<ChangeRequestRow, 'space' | 'id'>,
): Promise<ReadonlyMap<string, { readonly answer: Answer; readonly person: string }>> => {
  const rows = await db
    .selectFrom('conflict_answers')
    .select(['conflict', 'answer', 'person'])
    .where('space', '=', row.space)
    .where('change_request', '=', row.id)
    .execute()
  return new Map(
    rows.map(({ conflict, answer, person }) => [conflict, { answer: JSON.parse(answer) as Answer, person }]),
  )
}

/** So many merges are remembered in each process: the conflicts of one are asked for page by page. */
const mergesOf = recentOf<MergedContent>(32)

/** The merge of three revisions of a space under answers; remembered by what it is a function of. */
export const mergeOf = async (
  ctx: Context,
  db: Db,
  space: string,
  { base, main, change }: Heads,
  answers: Answers,
): Promise<MergedContent> => {
  const merges = mergesOf(ctx.store)
  const key = JSON.stringify([space, base.root, main.root, change.root, [...answers]])
  const known = merges.get(key)
  if (known) return known
  const roots = { base: base.root, main: main.root, change: change.root }
  return merges.set(key, await mergeContent(roots, objectLoader(ctx.store, db, space), answers))
}

/** Every conflict without regard to answers, then those that only the answers brought up. */
export const conflictsOf = (plain: MergedContent, answered: MergedContent): readonly Conflict[] => {
  const known = new Set(plain.conflicts.map(({ id }) => id))
  return [...plain.conflicts, ...answered.conflicts.filter(({ id }) => !known.has(id))]
}

/**
 * Runs `attempt` while nobody else in this process writes to these lines, and again when it gives undefined, because
 * another process moved a head while it was computing. `lines` are looked up by whoever may do this at all.
 */
export const settle = async <T>(
  ctx: Context,
  lines: () => Promise<readonly string[]>,
  attempt: () => Promise<T | undefined>,
): Promise<T> => inTurn(ctx, await lines(), () => untilUnmoved(ctx, attempt))

/** The lines of a change request and, where main is read or moved with it, of main. */
export const linesOf = async (
  db: Db,
  space: Pick<SpaceRow, 'id'>,
  idOrNumber: string,
  main: 'with main' | 'alone',
): Promise<readonly string[]> => {
  const change = changeLine(await changeRequestOf(db, space.id, idOrNumber))
  return main === 'alone' ? [change] : [mainLine(space.id), change]
}
