/**
 * What a person has viewed in a change request. A mark stores a hash of what it was set on: the difference of a page,
 * or the two sides of a block. It applies while the current hash is the same, so nothing has to remove it; an update
 * that leaves the proposal unchanged gives it the new hash (`carry-over.ts`).
 */
import { operations } from '../../../contract/operations.ts'
import type { Viewed } from '../../../contract/change-requests/review-schemas.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import { Failure } from '../../http/failure.ts'
import { open, reads } from '../../http/verb.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { differenceBetween } from '../difference-hash.ts'
import { changeRequestOf } from '../load-change-request.ts'

interface Place {
  readonly page: string
  /** Key of the block; '' for the page. */
  readonly block: string
}

/** The current hash of a place. A fixed value for a page that does not differ and for a missing block. */
type HashOf = (place: Place) => string

const task = defineTask(
  'stored',
  new URL('./block-hashes.task.ts', import.meta.url),
  () => import('./block-hashes.task.ts'),
)

/** Hashes of these places; documents are read only for pages whose blocks are included. */
const hashesAt = async (
  ctx: Context,
  db: Db,
  row: ChangeRequestRow,
  places: readonly Place[],
): Promise<HashOf> => {
  const sides = { base: row.revision_merged_ancestor, head: row.revision }
  const { pages } = await differenceBetween(ctx, db, row.space, sides)
  const blocks = new Map<string, string>()
  const wanted = Map.groupBy(
    places.filter(({ block }) => block !== ''),
    ({ page }) => page,
  )
  if (wanted.size > 0) {
    const side = async (revision: string) =>
      contentSnapshot(ctx.store, db, row.space, (await revisionOf(db, row.space, revision)).root)
    const [before, after] = [await side(sides.base), await side(sides.head)]
    const load = objectLoader(ctx.store, db, row.space)
    for (const [page, some] of wanted) {
      const [from, to] = [before.pages.get(page)?.document, after.pages.get(page)?.document]
      const stored = await load([from, to].filter((hash) => hash !== undefined))
      const keys = some.map(({ block }) => block)
      const input = { before: stored.get(from ?? ''), after: stored.get(to ?? ''), blocks: keys }
      const hashes = await compute(task, { input, asks: {} })
      keys.forEach((block, at) => {
        const name = hashes[at]
        if (name !== undefined) blocks.set(`${page} ${block}`, name)
      })
    }
  }
  return ({ page, block }) =>
    block === '' ? (pages.get(page) ?? 'same') : (blocks.get(`${page} ${block}`) ?? 'nowhere')
}

const marksOf = (db: Db, row: ChangeRequestRow, person: string) =>
  db
    .selectFrom('viewed_marks')
    .select(['page', 'block', 'hash'])
    .where('space', '=', row.space)
    .where('change_request', '=', row.id)
    .where('person', '=', person)
    .orderBy('page')
    .orderBy('block')
    .execute()

const lastReviewOf = async (db: Db, row: ChangeRequestRow, person: string) => {
  const review = await db
    .selectFrom('reviews')
    .select(['id', 'revision', 'carried', 'status', 'created_at'])
    .where('space', '=', row.space)
    .where('change_request', '=', row.id)
    .where('reviewer', '=', person)
    .where('latest', '=', 1)
    .executeTakeFirst()
  return (
    review && {
      id: review.id,
      revision: review.carried ?? review.revision,
      status: review.status as 'approved',
      createdAt: review.created_at,
    }
  )
}

const viewedBy = async (ctx: Context, db: Db, row: ChangeRequestRow, person: string): Promise<Viewed> => {
  const marks = await marksOf(db, row, person)
  const lastReview = await lastReviewOf(db, row, person)
  const hashOf: HashOf = marks.length === 0 ? () => '' : await hashesAt(ctx, db, row, marks)
  const validMarks = marks.filter((mark) => hashOf(mark) === mark.hash)
  const ofPages = (some: readonly Place[]) => some.filter(({ block }) => block === '').map(({ page }) => page)
  const still = new Set(ofPages(validMarks))
  return {
    revision: row.revision,
    pages: [...still],
    blocks: validMarks.flatMap(({ page, block }) => (block === '' ? [] : [{ page, block }])),
    changedSince: ofPages(marks).filter((page) => !still.has(page)),
    ...(lastReview && { lastReview }),
  }
}

export const getViewed = reads(
  operations.getChangeRequestViewed,
  async ({ params, caller, ctx }, db, { space }) =>
    viewedBy(ctx, db, await changeRequestOf(db, space.id, params.changeRequestId), caller.person),
)

export const markViewed = open(operations.markChangeRequestViewed, async (call, read) => {
  const { ctx, caller, params, body } = call
  const { space } = await call.authorize(read)
  const row = await changeRequestOf(read, space.id, params.changeRequestId)
  if (body.revision !== undefined && body.revision !== row.revision)
    throw new Failure(
      'state-forbids',
      'This change request has changed since you opened it. Reload to see the new edits.',
      {
        details: [{ path: 'body.revision', message: `The head is now ${row.revision}.` }],
      },
    )
  const requested = new Map<string, Place & { readonly viewed: boolean }>()
  for (const { page, viewed } of body.pages ?? []) requested.set(page, { page, block: '', viewed })
  for (const { page, block, viewed } of body.blocks ?? [])
    requested.set(`${page} ${block}`, { page, block, viewed })
  const places = [...requested.values()]
  const put = places.filter(({ viewed }) => viewed)
  const hashOf = await hashesAt(ctx, read, row, put)
  const marks = put.map((place) => ({ ...place, hash: hashOf(place) }))
  if (marks.some(({ hash }) => hash === 'nowhere'))
    throw new Failure('bad-content', 'This block does not exist on the page.')
  const now = ctx.now()
  const of = { space: space.id, change_request: row.id, person: caller.person }
  await ctx.store.write(async (db) => {
    await call.authorize(db)
    for (const { page, block, viewed } of places)
      if (!viewed)
        await db
          .deleteFrom('viewed_marks')
          .where('space', '=', of.space)
          .where('change_request', '=', of.change_request)
          .where('person', '=', of.person)
          .where('page', '=', page)
          .where('block', '=', block)
          .execute()
    for (const some of chunks(marks, 100))
      await db
        .insertInto('viewed_marks')
        .values(some.map(({ page, block, hash }) => ({ ...of, page, block, hash, viewed_at: now })))
        .onConflict((conflict) =>
          conflict
            .columns(['space', 'change_request', 'person', 'page', 'block'])
            .doUpdateSet((e) => ({ hash: e.ref('excluded.hash'), viewed_at: now })),
        )
        .execute()
  })
  return viewedBy(ctx, read, await changeRequestOf(read, space.id, row.id), caller.person)
})
