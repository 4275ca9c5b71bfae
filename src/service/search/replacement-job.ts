/** The job of a replacement: one change request per space, each all or nothing. */
import type { PageEdit } from '../../content/tree/page-edit-operations.ts'
import { shortSubject } from '../../contract/change-requests/limits.ts'
import type { ReplacementOrder, ReplacementResult } from '../../contract/search/replacement-schemas.ts'
import { jobCaller } from '../access/caller.ts'
import { spaceFor } from '../access/load-resource.ts'
import { draftLine } from '../change-requests/draft-change-request.ts'
import { changeRequestOf } from '../change-requests/load-change-request.ts'
import { Failure } from '../http/failure.ts'
import type { JobContext, JobHandler } from '../jobs/job-queue.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import type { EditedText } from '../content/writing/edited-text.ts'
import { editsWith } from '../content/writing/edited-text.ts'
import { writeContent } from '../content/writing/write-content.ts'
import type { Db } from '../storage/store.ts'
import type { Context } from '../context.ts'
import type { Refused, ReplacedPage } from './replaced-pages.ts'
import { replacedPages } from './replaced-pages.ts'

type Order = ReplacementOrder['spaces'][number] & {
  /** The id of the change request to create, by which a second run finds it. */
  readonly draft: string
}
export interface ReplacementInput extends Omit<ReplacementOrder, 'spaces'> {
  readonly spaces: readonly Order[]
}

const subjectOf = ({ find, replace }: ReplacementInput): string => {
  const whole = replace === '' ? `Remove “${find}”` : `Replace “${find}” with “${replace}”`
  return shortSubject(whole.replace(/\s+/g, ' '))
}

/** The excluded hits of an order, by entry. */
const refusedBy = ({ except }: Order): ((entry: string) => Refused) => {
  const none = new Set<number>()
  const refused = new Map(
    except.map(({ id, hits }): [string, Refused] => [id, hits === undefined ? 'all' : new Set(hits)]),
  )
  return (entry) => refused.get(entry) ?? none
}

const editOf = ({ entry, title, text }: ReplacedPage): PageEdit => {
  const changes = { ...(title !== undefined && { title }), ...(text && { document: text.hash }) }
  return entry.kind === 'page'
    ? { operation: 'update_page', page: entry.id, ...changes }
    : { operation: 'update_reusable_content', reusableContent: entry.id, ...changes }
}

/** Whether an entry is unchanged since it was read. */
const unchanged = ({ entry }: ReplacedPage, now: ContentSnapshot): boolean => {
  const present = entry.kind === 'page' ? now.pages.get(entry.id) : now.reusableContents.get(entry.id)
  return present !== undefined && present.document === entry.document && present.title === entry.title
}

interface Work {
  readonly ctx: Context
  readonly context: JobContext
  readonly input: ReplacementInput
  readonly result: ReplacementResult
}

const replaceIn = async ({ ctx, context, input, result }: Work, order: Order): Promise<void> => {
  const { store, addresses } = ctx
  const { person, signal } = context
  const authorize = (db: Db) => spaceFor(db, jobCaller(context), order.id, { level: 'edit' })
  const { space } = await authorize(store.read)
  const [seen, head] = [
    await revisionOf(store.read, order.id, order.revision),
    await revisionOf(store.read, order.id, space.revision),
  ]
  const before = await contentSnapshot(store, store.read, order.id, seen.root)
  const now = await contentSnapshot(store, store.read, order.id, head.root)
  const edits: PageEdit[] = []
  const texts: EditedText[] = []
  let hits = 0
  const skip = ({ entry }: ReplacedPage, reason: string): void =>
    void result.skipped.push({ space: space.title, page: entry.title, reason })
  for await (const page of replacedPages(ctx, order.id, before, input, refusedBy(order))) {
    if (signal.aborted) return
    if (page.title === undefined && page.text === undefined && page.problem === undefined) continue
    if (!unchanged(page, now)) {
      skip(page, 'This page has changed since your search. Search again.')
      continue
    }
    if (page.problem !== undefined) {
      skip(page, page.problem)
      continue
    }
    edits.push(editOf(page))
    if (page.text) texts.push(page.text)
    hits += page.taken
  }
  const known = await store.read
    .selectFrom('change_requests')
    .select('id')
    .where('space', '=', order.id)
    .where('id', '=', order.draft)
    .executeTakeFirst()
  if (!known && edits.length === 0) return
  if (!known) {
    const draft = { id: order.draft, subject: subjectOf(input), createdBy: person }
    const line = draftLine(ctx, draft, authorize)
    await writeContent(
      ctx,
      {
        ...line,
        advance: async (db, step) => {
          await context.wanted(db)
          return line.advance(db, step)
        },
      },
      { baseRevision: head.id, changes: [editsWith(edits, texts)] },
    )
  }
  const made = await changeRequestOf(store.read, order.id, order.draft)
  result.changeRequests.push({
    ...{ id: made.id, number: made.number, pages: edits.length, hits },
    space: { id: space.id, title: space.title },
    urls: { app: addresses.changeRequest(space.organization, space.id, made).app },
  })
}

export const replacementJob =
  (ctx: Context): JobHandler =>
  async (input: ReplacementInput, context): Promise<ReplacementResult> => {
    const result: ReplacementResult = { changeRequests: [], skipped: [] }
    for (const [place, order] of input.spaces.entries()) {
      context.progress(place, input.spaces.length)
      try {
        // One space after the other, since each takes long.
        await replaceIn({ ctx, context, input, result }, order)
      } catch (error) {
        // A space that can no longer be written does not stop the others.
        if (!(error instanceof Failure)) throw error
        result.skipped.push({ space: order.id, reason: error.message })
      }
    }
    context.progress(input.spaces.length, input.spaces.length)
    return result
  }
