/**
 * Bringing a change request and main together. What is computed over immutable hashes is computed outside of any
 * transaction; the transaction looks at the heads again and the computing starts anew when one has moved.
 */
import type { Answer, Answers, Conflict } from '../../content/conflicts.ts'
import { Failure } from '../http/failure.ts'
import { revisionOf } from '../pages/add-revision.ts'
import type { MergedContent } from '../pages/merge-content.ts'
import { mergeContent } from '../pages/merge-content.ts'
import { recentOf } from '../recent-cache.ts'
import { objectLoader } from '../storage/objects.ts'
import type { ChangeRequestRow, RevisionRow, SpaceRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'

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
  around: Surroundings,
  db: Db,
  space: string,
  { base, main, change }: Heads,
  answers: Answers,
): Promise<MergedContent> => {
  const merges = mergesOf(around.store)
  const key = JSON.stringify([space, base.root, main.root, change.root, [...answers]])
  const known = merges.get(key)
  if (known) return known
  const roots = { base: base.root, main: main.root, change: change.root }
  return merges.set(key, await mergeContent(roots, objectLoader(around.store, db, space), answers))
}

/** Every conflict without regard to answers, then those that only the answers brought up. */
export const conflictsOf = (plain: MergedContent, answered: MergedContent): readonly Conflict[] => {
  const known = new Set(plain.conflicts.map(({ id }) => id))
  return [...plain.conflicts, ...answered.conflicts.filter(({ id }) => !known.has(id))]
}

/** Repeats `attempt` until it gives something: it gives undefined when a head moved while it was computing. */
export const settle = async <T>(attempt: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const settled = await attempt()
    if (settled !== undefined) return settled
  }
  throw new Failure('too-busy', 'Others are writing here at this moment. Try again.')
}
