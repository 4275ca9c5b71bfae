/** How many unanswered conflicts with main each of many change requests has, to find those that are stuck. */
import { sql } from 'kysely'
import type { Answer } from '../../../content/merge/conflicts.ts'
import { mergeContent } from '../../content/revisions/merge-content.ts'
import { recentOf } from '../../recent-cache.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

/** Cached by (space, three roots, answers), which determine the result. */
const keptOf = recentOf<number>(5000)

interface Counted extends Pick<ChangeRequestRow, 'space' | 'id' | 'revision' | 'revision_merged_ancestor'> {
  /** The head of main. */
  readonly head: string
}

/**
 * By id. A change request whose main has not moved since its last update has no conflicts. Two queries, and merges that
 * are not cached.
 */
export const openConflicts = async (
  ctx: Context,
  db: Db,
  rows: readonly Counted[],
): Promise<ReadonlyMap<string, number>> => {
  const { store } = ctx
  const behind = rows.filter(({ head, revision_merged_ancestor: base }) => head !== base)
  if (behind.length === 0) return new Map()
  const spaces = [...new Set(behind.map(({ space }) => space))]
  const revisions = await db
    .selectFrom('revisions')
    .select(['space', 'id', 'root'])
    .where(among(store.engine, sql.ref('space'), spaces))
    .where(
      among(store.engine, sql.ref('id'), [
        ...new Set(behind.flatMap((row) => [row.head, row.revision, row.revision_merged_ancestor])),
      ]),
    )
    .execute()
  const roots = new Map(revisions.map(({ space, id, root }) => [`${space}/${id}`, root]))
  const given = await db
    .selectFrom('conflict_answers')
    .select(['change_request', 'conflict', 'answer'])
    .where(among(store.engine, sql.ref('space'), spaces))
    .where(
      among(
        store.engine,
        sql.ref('change_request'),
        behind.map(({ id }) => id),
      ),
    )
    .orderBy('conflict')
    .execute()
  const answers = Map.groupBy(given, ({ change_request: of }) => of)
  const kept = keptOf(store)
  const counts = new Map<string, number>()
  for (const { id, space, revision, revision_merged_ancestor: ancestor, head } of behind) {
    const root = (of: string) => roots.get(`${space}/${of}`)
    const [base, main, change] = [root(ancestor), root(head), root(revision)]
    if (base === undefined || main === undefined || change === undefined) continue
    const requestAnswers = answers.get(id) ?? []
    const key = JSON.stringify([
      space,
      base,
      main,
      change,
      requestAnswers.map((one) => [one.conflict, one.answer]),
    ])
    // One after the other: in parallel they would monopolize the store.
    const count =
      kept.get(key) ??
      kept.set(
        key,
        (
          await mergeContent(
            { base, main, change },
            objectLoader(store, db, space),
            new Map(requestAnswers.map((one) => [one.conflict, JSON.parse(one.answer) as Answer])),
          )
        ).conflicts.length,
      )
    counts.set(id, count)
  }
  return counts
}
