/**
 * Merges a change request and main. Computing works on immutable hashes outside of any transaction; the transaction
 * checks the heads again, and the computation is repeated if one has moved.
 */
import type { Answer, Answers, Conflict } from '../../content/merge/conflicts.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import type { MergedContent } from '../content/revisions/merge-content.ts'
import { mergeContent } from '../content/revisions/merge-content.ts'
import { changeLine, inTurn, mainLine, untilUnmoved } from '../content/writing/write-queue.ts'
import { bytesIn } from '../computing/compute.ts'
import { boundedWeight, recentOf } from '../recent-cache.ts'
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

/** The current answers by conflict, with who gave them. */
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

/** Total bytes of the merges kept per process; the conflicts of one merge are requested page by page. */
const keptBytes = 32 * 1024 * 1024
const mergesOf = recentOf<MergedContent>(keptBytes)

/** What a merge takes in memory: the texts and conflicts of a large one are megabytes. */
const weightOf = ({ documents, nodes, conflicts, paths }: MergedContent): number => {
  const bytes = [documents, nodes, conflicts, paths].reduce((sum, held) => sum + bytesIn(held, keptBytes), 0)
  return boundedWeight(bytes, { most: keptBytes, small: 64 })
}

/** The merge of three revisions of a space under the given answers; cached by its inputs. */
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
  const merge = await mergeContent(roots, objectLoader(ctx.store, db, space), answers)
  return merges.set(key, merge, weightOf(merge))
}

/** All conflicts regardless of answers, then those that only arise from the answers. */
export const conflictsOf = (plain: MergedContent, answered: MergedContent): readonly Conflict[] => {
  const known = new Set(plain.conflicts.map(({ id }) => id))
  return [...plain.conflicts, ...answered.conflicts.filter(({ id }) => !known.has(id))]
}

/**
 * Runs `attempt` with exclusive access to these lines within this process, and again if it returns undefined because
 * another process moved a head meanwhile. `lines` checks that the caller may do this at all.
 */
export const withLockedLines = async <T>(
  ctx: Context,
  lines: () => Promise<readonly string[]>,
  attempt: () => Promise<T | undefined>,
): Promise<T> => inTurn(ctx, await lines(), () => untilUnmoved(ctx, attempt))

/** The line of a change request and, if main is read or moved along with it, that of main. */
export const linesOf = async (
  db: Db,
  space: Pick<SpaceRow, 'id'>,
  idOrNumber: string,
  main: 'with main' | 'alone',
): Promise<readonly string[]> => {
  const change = changeLine(await changeRequestOf(db, space.id, idOrNumber))
  return main === 'alone' ? [change] : [mainLine(space.id), change]
}
