/** `GET …/change-requests/{c}/conflicts` and `PUT …/conflicts/{id}`: computed from three revisions; only answers are kept. */
import type { Conflict } from '../../content/conflicts.ts'
import type { Json } from '../../content/document.ts'
import { operations } from '../../contract/operations.ts'
import { Failure } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import { open, reads } from '../http/verb.ts'
import type { ContentSnapshot } from '../pages/content-snapshot.ts'
import { contentSnapshot } from '../pages/content-snapshot.ts'
import { personViews } from '../people/person-view.ts'
import type { ChangeRequestRow, SpaceRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { changeRequestOf } from './load-change-request.ts'
import { requireOpen } from './may-change.ts'
import { conflictsOf, headsOf, mergeOf, storedAnswers } from './settle.ts'

const titleIn = (
  snapshots: readonly ContentSnapshot[],
  { kind, id }: Conflict['subject'],
): string | undefined => {
  for (const { named } of snapshots) {
    const entry = named.get(`${kind}:${id}`)
    if (entry === undefined) continue
    if (entry.kind === 'page' || entry.kind === 'reusable-content') return entry.title
    if (entry.kind === 'file') return entry.name
    return entry.id
  }
  return undefined
}

/** The conflicts of a change request with their answers, and what they are computed from. */
const present = async (around: Surroundings, db: Db, space: SpaceRow, row: ChangeRequestRow) => {
  const heads = await headsOf(db, space, row)
  const stored = await storedAnswers(db, row)
  const answers = new Map([...stored].map(([id, { answer }]) => [id, answer]))
  const plain = await mergeOf(around, db, space.id, heads, new Map())
  const answered = answers.size === 0 ? plain : await mergeOf(around, db, space.id, heads, answers)
  return { heads, stored, conflicts: conflictsOf(plain, answered), open: answered.conflicts.length }
}

type Present = Awaited<ReturnType<typeof present>>

const shown = async (
  around: Surroundings,
  db: Db,
  space: SpaceRow,
  { heads, stored }: Present,
  conflicts: readonly Conflict[],
) => {
  if (conflicts.length === 0) return []
  const roots = [heads.change.root, heads.main.root, heads.base.root]
  const snapshots = await Promise.all(roots.map((root) => contentSnapshot(around.store, db, space.id, root)))
  const given = conflicts.map(({ id }) => stored.get(id))
  const people = await personViews(
    around,
    db,
    given.flatMap((one) => (one ? [one.person] : [])),
  )
  return conflicts.map((conflict, index) => {
    const title = titleIn(snapshots, conflict.subject)
    const answer = given[index]
    const answeredBy = answer && people.get(answer.person)
    return {
      ...conflict,
      choices: [...conflict.choices],
      subject: { ...conflict.subject, ...(title !== undefined && { title }) },
      ...(answer && { answer: answer.answer as { choice: 'main'; value?: Json } }),
      ...(answeredBy && { answeredBy }),
    }
  })
}

export const listConflicts = reads(
  operations.listConflicts,
  async ({ params, query, around }, db, { space }) => {
    const row = await changeRequestOf(db, space.id, params.changeRequestId)
    requireOpen(row)
    const now = await present(around, db, space, row)
    const { base, main, change } = now.heads
    const page = await listPage(around.keys, {
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
        shown(
          around,
          db,
          space,
          now,
          rows.map(({ conflict }) => conflict),
        ),
    })
    return { ...page, open: now.open, base: base.id, main: main.id, change: change.id }
  },
)

export const answerConflict = open(operations.answerConflict, async (call, read) => {
  const { params, body, caller, around } = call
  const { space } = await call.authorize(read)
  const row = await changeRequestOf(read, space.id, params.changeRequestId)
  requireOpen(row)
  const now = await present(around, read, space, row)
  const conflict = now.conflicts.find(({ id }) => id === params.conflictId)
  if (!conflict) {
    throw new Failure(
      'state-forbids',
      'This conflict is gone: one of the texts that it was about has changed. Read the conflicts again.',
    )
  }
  if (!conflict.choices.some(({ choice }) => choice === body.choice)) {
    const offered = conflict.choices.map(({ choice }) => `"${choice}"`).join(', ')
    throw new Failure('bad-content', `This conflict can be answered with ${offered}.`, {
      details: [{ path: 'body.choice', message: `Is none of ${offered}.` }],
    })
  }
  if (typeof body.place === 'object' && body.place.into !== null) {
    const { pages } = await contentSnapshot(around.store, read, space.id, now.heads.main.root)
    if (!pages.has(body.place.into)) {
      throw new Failure('bad-position', 'There is no such page in the space to put it under.', {
        details: [{ path: 'body.place.into', message: 'Is no page of the space.' }],
      })
    }
  }
  const answer = JSON.stringify(body)
  await around.store.write(async (db) => {
    await call.authorize(db)
    const standing = await changeRequestOf(db, space.id, row.id)
    requireOpen(standing)
    const created_at = around.now()
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
    await around.events.record(db, {
      organization: space.organization,
      space: space.id,
      kind: 'change-request.conflict-answered',
      subject: row.id,
      actor: caller.person,
      data: { conflict: conflict.id },
    })
  })
  const stored = new Map([...now.stored, [conflict.id, { answer: body, person: caller.person }]])
  const [one] = await shown(around, read, space, { ...now, stored: stored as Present['stored'] }, [conflict])
  if (!one) throw new Error('A conflict was not shown.')
  return one
})
