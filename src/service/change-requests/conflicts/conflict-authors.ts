/**
 * Who wrote the two sides of a conflict, and when, per block and per field. Walks back from the head of each side to
 * the first revision that gave the conflict's subject its current value. On main that is usually a merge, and the
 * author is found in the revisions of the merged change request.
 *
 * The cost depends on the conflicts shown: of main, only revisions that changed their pages are read; of a revision,
 * only the entries in question, and their texts only where they differ.
 */
import { sql } from 'kysely'
import type { Conflict } from '../../../content/merge/conflicts.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { documentBatches } from '../../computing/document-batches.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { parentsOf } from '../../content/revisions/revision-rows.ts'
import { latestPageChanges } from '../../content/revisions/page-changes.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import type { RevisionRow } from '../../storage/schema/schema.ts'
import { amongNumbers } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { Side } from './conflict-subject.ts'
import { isInText, subjectValue, textOf } from './conflict-subject.ts'
import { entriesAt, sideOf } from '../partial-revision.ts'
import type { Heads } from '../merge-heads.ts'

/** Maximum number of revisions read on each side; older changes are shown without an author. */
const mostSteps = 60

type Touch = Pick<RevisionRow, 'created_by' | 'created_at'>

/** By conflict id. */
export interface Touches {
  readonly main: ReadonlyMap<string, Touch>
  readonly change: ReadonlyMap<string, Touch>
}

/** A revision and the content before it. */
interface Step {
  readonly revision: RevisionRow
  readonly before: Hash
}

const nameOf = ({ subject: { kind, id } }: Conflict): string => `${kind}:${id}`

const task = defineTask(
  'text',
  new URL('./conflict-subjects.task.ts', import.meta.url),
  () => import('./conflict-subjects.task.ts'),
)

/** A conflict and its entry in one revision. */
interface ConflictEntry {
  readonly conflict: Conflict
  readonly entry: Entry | undefined
}

/** Hashes of the subjects of these conflicts, in order. Reads texts. */
const subjectHashes = async (
  load: LoadObjects,
  side: Side,
  conflictEntries: readonly ConflictEntry[],
): Promise<readonly string[]> => {
  const inTexts = Map.groupBy(
    conflictEntries.filter(({ conflict }) => isInText(conflict)),
    ({ entry }) => textOf(entry) ?? '',
  )
  const found = new Map<ConflictEntry, string>()
  for await (const batch of documentBatches(
    load,
    [...inTexts.keys()].filter((hash) => hash !== ''),
  )) {
    const input = batch.map(([hash, bytes]) => ({
      bytes,
      questions: (inTexts.get(hash) ?? []).flatMap(({ conflict, entry }) =>
        entry === undefined ? [] : [{ conflict, side, entry }],
      ),
    }))
    const names = await compute(task, { input, asks: {} })
    batch.forEach(([hash], place) =>
      inTexts.get(hash)?.forEach((conflictEntry, at) => found.set(conflictEntry, names[place]?.[at] ?? '')),
    )
  }
  return conflictEntries.map(
    (conflictEntry) =>
      found.get(conflictEntry) ?? subjectValue(conflictEntry.conflict, side, conflictEntry.entry, undefined),
  )
}

/** The conflicts whose subject the step changed on that side. */
const touchedBy = async (
  ctx: Context,
  space: string,
  side: Side,
  { revision, before }: Step,
  conflicts: readonly Conflict[],
): Promise<readonly Conflict[]> => {
  if (revision.root === before || conflicts.length === 0) return []
  const [was, is] = [sideOf(ctx, space, before), sideOf(ctx, space, revision.root)]
  const names = conflicts.map(nameOf)
  const [old, now] = await Promise.all([entriesAt(was, names), entriesAt(is, names)])
  const differing = conflicts.filter((conflict) => {
    const [a, b] = [old.get(nameOf(conflict)), now.get(nameOf(conflict))]
    return isInText(conflict) ? textOf(a) !== textOf(b) : a !== b
  })
  const on = (entries: ReadonlyMap<string, Entry>): readonly ConflictEntry[] =>
    differing.map((conflict) => ({ conflict, entry: entries.get(nameOf(conflict)) }))
  const [a, b] = [await subjectHashes(is.load, side, on(old)), await subjectHashes(is.load, side, on(now))]
  return differing.filter((_, at) => a[at] !== b[at])
}

/** Follows first parents from the head of a change request until all are found or its start is reached. */
const inChange = async (
  ctx: Context,
  db: Db,
  head: RevisionRow,
  side: Side,
  conflicts: readonly Conflict[],
): Promise<Map<string, Touch>> => {
  const found = new Map<string, Touch>()
  let revision: RevisionRow | undefined = head
  let left = conflicts
  for (let steps = 0; steps < mostSteps && left.length > 0; steps += 1) {
    // A revision of main is where the change request started.
    if (revision === undefined || revision.main_number !== null) break
    const before: RevisionRow | undefined = await db
      .selectFrom('revisions')
      .selectAll()
      .where('space', '=', head.space)
      .where('id', '=', parentsOf(revision)[0] ?? '')
      .executeTakeFirst()
    if (before === undefined) break
    // An update brings in main's changes, which the person who updated did not write.
    if (revision.type !== 'update') {
      const step = { revision, before: before.root }
      for (const { id } of await touchedBy(ctx, head.space, side, step, left)) found.set(id, revision)
      left = left.filter(({ id }) => !found.has(id))
    }
    revision = before
  }
  return found
}

/** The revisions of main that may have touched each of the names, newest first. */
const stepsOnMain = async (
  ctx: Context,
  db: Db,
  heads: Heads,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly Step[]>> => {
  const first = (heads.base.main_number ?? 0) + 1
  const last = heads.main.main_number ?? 0
  // Only pages have an indexed history; for other entries the latest revisions are searched.
  const latest = Array.from({ length: Math.min(mostSteps, last - first + 1) }, (_, place) => last - place)
  const pages = names.flatMap((name) => (name.startsWith('page:') ? [name.slice('page:'.length)] : []))
  const span = { after: first - 1, upTo: last, most: mostSteps }
  const ofPages = await latestPageChanges(db, ctx.store.engine, heads.main.space, pages, span)
  const numbersOf = (name: string): readonly number[] =>
    name.startsWith('page:') ? (ofPages.get(name.slice('page:'.length)) ?? []) : latest
  const wanted = new Set(names.flatMap(numbersOf).flatMap((number) => [number, number - 1]))
  if (wanted.size === 0) return new Map()
  const rows = await db
    .selectFrom('revisions')
    .selectAll()
    .where('space', '=', heads.main.space)
    .where(amongNumbers(ctx.store.engine, sql.ref('main_number'), [...wanted]))
    .execute()
  const byNumber = new Map(rows.map((row) => [Number(row.main_number), row]))
  return new Map(
    names.map((name) => [
      name,
      numbersOf(name).flatMap((number) => {
        const [revision, before] = [byNumber.get(number), byNumber.get(number - 1)]
        return revision && before ? [{ revision, before: before.root }] : []
      }),
    ]),
  )
}

const onMain = async (
  ctx: Context,
  db: Db,
  heads: Heads,
  conflicts: readonly Conflict[],
): Promise<Map<string, Touch>> => {
  const { space } = heads.main
  const byName = Map.groupBy(conflicts, nameOf)
  const steps = await stepsOnMain(ctx, db, heads, [...byName.keys()])
  const found = new Map<string, RevisionRow>()
  await Promise.all(
    [...byName].map(async ([name, all]) => {
      let left = all
      for (const step of steps.get(name) ?? []) {
        if (left.length === 0) break
        for (const { id } of await touchedBy(ctx, space, 'main', step, left)) found.set(id, step.revision)
        left = left.filter(({ id }) => !found.has(id))
      }
    }),
  )
  const touches = new Map<string, Touch>(found)
  // For changes that came with a merge, the author is found in the merged change request.
  const merges = Map.groupBy(
    conflicts.filter(({ id }) => found.get(id)?.type === 'merge'),
    ({ id }) => found.get(id),
  )
  for (const [merge, brought] of merges) {
    if (merge === undefined) continue
    const head = await db
      .selectFrom('revisions')
      .selectAll()
      .where('space', '=', space)
      .where('id', '=', parentsOf(merge)[1] ?? '')
      .executeTakeFirst()
    if (head === undefined) continue
    for (const [id, touch] of await inChange(ctx, db, head, 'main', brought)) touches.set(id, touch)
  }
  return touches
}

/** Who last changed each side of these conflicts. Absent if the change is too far back or has no author. */
export const lastTouches = async (
  ctx: Context,
  db: Db,
  heads: Heads,
  conflicts: readonly Conflict[],
): Promise<Touches> => {
  const [main, change] = await Promise.all([
    onMain(ctx, db, heads, conflicts),
    inChange(ctx, db, heads.change, 'change', conflicts),
  ])
  return { main, change }
}
