/**
 * `GET …/change-requests/{c}/conflicts` and `PUT …/conflicts/{id}`: computed from three revisions; only answers are
 * stored.
 */
import type { Answer, Conflict } from '../../../content/merge/conflicts.ts'
import { listedOrder, sameMatter, sameSubject } from '../../../content/merge/conflicts.ts'
import type { Json } from '../../../content/document/document.ts'
import { subtreeOf, type PageTree } from '../../../content/tree/page-tree.ts'
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import { open, reads } from '../../http/verb.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { personViews } from '../../people/person-view.ts'
import type { ChangeRequestRow, SpaceRow } from '../../storage/schema/schema.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { checkAnswer } from './check-answer.ts'
import { lastTouches } from './conflict-authors.ts'
import { resolutionsOf } from './auto-resolved.ts'
import { pagesWithMovedText } from './conflict-moved-text.ts'
import { changeRequestOf, lockChangeRequest } from '../load-change-request.ts'
import { requireOpen } from '../require-status.ts'
import { conflictsOf, headsOf, mergeOf, storedAnswers } from '../merge-heads.ts'

const titleIn = (
  snapshots: readonly ContentSnapshot[],
  { kind, id }: Conflict['subject'],
): string | undefined => {
  for (const { byName } of snapshots) {
    const entry = byName.get(`${kind}:${id}`)
    if (entry === undefined) continue
    if (entry.kind === 'page' || entry.kind === 'reusable-content') return entry.title
    if (entry.kind === 'file') return entry.name
    return entry.id
  }
  return undefined
}

/** A page's position in reading order of the first tree that has it; pages in no tree come last. */
const placesIn = (trees: readonly PageTree[]): ((page: string) => number) => {
  const places = new Map<string, number>()
  for (const { roots } of trees)
    roots.flatMap(subtreeOf).forEach(({ entry: { id } }, place) => {
      if (!places.has(id)) places.set(id, place)
    })
  return (page) => places.get(page) ?? places.size
}

/** The conflicts of a change request with their answers, and the revisions they are computed from. */
const loadConflicts = async (ctx: Context, db: Db, space: SpaceRow, row: ChangeRequestRow) => {
  const heads = await headsOf(db, space, row)
  const stored = await storedAnswers(db, row)
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer]))
  const plain = await mergeOf(ctx, db, space.id, heads, new Map())
  const answered = answers.size === 0 ? plain : await mergeOf(ctx, db, space.id, heads, answers)
  const found = conflictsOf(plain, answered)
  const ofPages = found.some(({ subject }) => subject.kind === 'page')
  const snapshots = ofPages ? [heads.change.root, heads.base.root] : []
  const trees = await Promise.all(
    snapshots.map(async (root) => (await contentSnapshot(ctx.store, db, space.id, root)).tree),
  )
  return {
    heads,
    stored,
    merged: answered,
    conflicts: [...found].sort(listedOrder(placesIn(trees))),
    open: answered.conflicts.length,
  }
}

type LoadedConflicts = Awaited<ReturnType<typeof loadConflicts>>

const conflictViews = async (
  ctx: Context,
  db: Db,
  space: SpaceRow,
  { heads, stored, conflicts: all }: LoadedConflicts,
  conflicts: readonly Conflict[],
) => {
  if (conflicts.length === 0) return []
  const roots = [heads.change.root, heads.main.root, heads.base.root]
  const snapshots = await Promise.all(roots.map((root) => contentSnapshot(ctx.store, db, space.id, root)))
  const [touches, movedPages] = await Promise.all([
    lastTouches(ctx, db, heads, conflicts),
    pagesWithMovedText(ctx, space.id, heads, conflicts),
  ])
  const ids = new Set(all.map(({ id }) => id))
  // Answers to earlier versions of a conflict: about the same subject, under an id that no longer exists.
  const outdatedAnswers = [...stored].filter(([id]) => !ids.has(id))
  const details = conflicts.map((conflict) => ({
    conflict,
    given: stored.get(conflict.id),
    earlier: outdatedAnswers.find(([id]) => sameMatter(id, conflict.id))?.[1],
    touch: { main: touches.main.get(conflict.id), change: touches.change.get(conflict.id) },
  }))
  const people = await personViews(
    ctx,
    db,
    details.flatMap(({ given, earlier, touch }) =>
      [given?.person, earlier?.person, touch.main?.created_by, touch.change?.created_by].filter(
        (person) => person !== undefined,
      ),
    ),
  )
  const answerOf = ({ answer, person }: { readonly answer: Answer; readonly person: string }) => {
    const answeredBy = people.get(person)
    return { answer: answer as { choice: 'main'; value?: Json }, ...(answeredBy && { answeredBy }) }
  }
  return details.map(({ conflict, given, earlier, touch }) => {
    const title = titleIn(snapshots, conflict.subject)
    const mainBy = people.get(touch.main?.created_by ?? '')
    const changeBy = people.get(touch.change?.created_by ?? '')
    const movedPage = movedPages.get(conflict.id)
    const { fields, ...rest } = conflict
    return {
      ...rest,
      ...(fields && { fields: [...fields] }),
      ...(movedPage && { wentTo: { page: movedPage.id, title: movedPage.title } }),
      choices: [...conflict.choices],
      subject: { ...conflict.subject, ...(title !== undefined && { title }) },
      ...(mainBy && touch.main && { mainBy, mainAt: touch.main.created_at }),
      ...(changeBy && touch.change && { changeBy, changeAt: touch.change.created_at }),
      ...(given && answerOf(given)),
      ...(given === undefined && earlier && { earlier: answerOf(earlier) }),
    }
  })
}

export const listConflicts = reads(
  operations.listConflicts,
  async ({ params, query, ctx }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    requireOpen(row)
    const now = await loadConflicts(ctx, db, space, row)
    const { base, main, change } = now.heads
    const page = await listPage(ctx.keys, {
      list: `conflicts/${row.id}/${main.id}/${change.id}`,
      query,
      count: () => Promise.resolve(now.conflicts.length),
      rows: (after, limit) => {
        const start = Number(after?.[0] ?? 0)
        return Promise.resolve(
          now.conflicts
            .slice(start, start + limit)
            .map((conflict, index) => ({ conflict, at: start + index + 1 })),
        )
      },
      key: ({ at }) => [at],
      items: (rows) =>
        conflictViews(
          ctx,
          db,
          space,
          now,
          rows.map(({ conflict }) => conflict),
        ),
    })
    // Only with the first page of a list: its other pages are computed from the same three revisions.
    const resolved =
      query.page === undefined ? await resolutionsOf(ctx, space.id, now.heads, now.merged) : undefined
    return {
      ...page,
      open: now.open,
      ...(resolved && { resolved }),
      base: base.id,
      main: main.id,
      change: change.id,
    }
  },
)

/** The error for a conflict that no longer exists: `details` name the conflicts that replaced it. */
const missingConflict = (conflicts: readonly Conflict[], missingId: string): Failure => {
  const same = conflicts.filter(({ id }) => sameMatter(id, missingId))
  const near = same.length > 0 ? same : conflicts.filter(({ id }) => sameSubject(id, missingId))
  const why = 'This conflict no longer exists because the content has changed.'
  if (near.length === 0)
    return new Failure('state-forbids', `${why} There is nothing left to resolve.`, {
      details: [{ path: 'conflicts', message: 'No other conflict replaced it.' }],
    })
  const what =
    same.length > 0 ? 'There is a new conflict in the same place' : 'There is another conflict nearby'
  return new Failure('state-forbids', `${why} ${what}. Resolve that one instead.`, {
    details: near.map(({ id }) => ({ path: `conflicts.${id}`, message: `${what}.` })),
  })
}

export const answerConflict = open(operations.answerConflict, async (call, read) => {
  const { params, body, caller, ctx } = call
  const { space } = await call.authorize(read)
  const row = await changeRequestOf(read, space.id, params.changeRequestId)
  requireOpen(row)
  const now = await loadConflicts(ctx, read, space, row)
  const conflict = now.conflicts.find(({ id }) => id === params.conflictId)
  if (!conflict) throw missingConflict(now.conflicts, params.conflictId)
  const checked = checkAnswer(conflict, body, {
    main: await contentSnapshot(ctx.store, read, space.id, now.heads.main.root),
    change: await contentSnapshot(ctx.store, read, space.id, now.heads.change.root),
  })
  const answer = JSON.stringify(checked)
  await ctx.store.write(async (db) => {
    await lockChangeRequest(db, row)
    await call.authorize(db)
    const current = await changeRequestOf(db, space.id, row.id)
    requireOpen(current)
    // An update from main has resolved it meanwhile.
    if (current.revision_merged_ancestor !== row.revision_merged_ancestor)
      throw missingConflict([], conflict.id)
    const created_at = ctx.now()
    await db
      .insertInto('conflict_answers')
      .values({
        space: space.id,
        change_request: row.id,
        conflict: conflict.id,
        answer,
        person: caller.person,
        created_at,
      })
      .onConflict((clash) =>
        clash
          .columns(['space', 'change_request', 'conflict'])
          .doUpdateSet({ answer, person: caller.person, created_at }),
      )
      .execute()
    await ctx.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'change-request.conflict-answered',
      subject: row.id,
      actor: caller.person,
      data: { conflict: conflict.id },
    })
  })
  const stored = new Map([...now.stored, [conflict.id, { answer: checked, person: caller.person }]])
  const [one] = await conflictViews(
    ctx,
    read,
    space,
    { ...now, stored: stored as LoadedConflicts['stored'] },
    [conflict],
  )
  if (!one) throw new Error('The answered conflict has no view.')
  return one
})
