/**
 * What people still object to in a change request: their latest reviews that request changes, open threads, suggestions
 * without an answer. They do not prevent a merge, but whoever merges acknowledges them by their key.
 */
import { sql } from 'kysely'
import type { Objection, Objections } from '../../../contract/change-requests/merge-checks.ts'
import { mostObjections } from '../../../contract/change-requests/merge-checks.ts'
import { Failure } from '../../http/failure.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { sha256 } from '../../storage/objects/objects.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { beginningOf, plainTextOf } from '../plain-text.ts'
import { peopleBy } from '../reviews/review-view.ts'

/** Maximum length of texts and quotes in characters. */
const mostText = 200

interface OpenObjection {
  readonly kind: Objection['kind']
  readonly id: string
  readonly at: string
  readonly by: string
  /** The thread with its text. */
  readonly comment: string | null
}

/** All of them: requested changes, then threads, then suggestions, oldest first. */
const openObjections = async (db: Db, { space, id }: ChangeRequestRow): Promise<readonly OpenObjection[]> => {
  const { rows } = await sql<OpenObjection>`
    select kind, id, at, by, comment from (
      select 1 as rank, 'changes-requested' as kind, id, created_at as at, reviewer as by, comment
        from reviews where space = ${space} and change_request = ${id}
          and latest = 1 and dismissed_at is null and status = 'changes-requested'
      union all
      select 2, 'open-thread', m.id, m.posted_at, m.author, m.id
        from comments m where m.space = ${space} and m.change_request = ${id} and m.resolved_at is null
          and not exists (select 1 from suggestions g where g.space = m.space
            and g.change_request = m.change_request and g.comment = m.id and g.state = 'open')
          and not exists (select 1 from reviews r where r.space = m.space
            and r.change_request = m.change_request and r.comment = m.id
            and r.latest = 1 and r.dismissed_at is null and r.status = 'changes-requested')
          -- What was said with an approval objects to nothing, unless somebody answered it.
          and not exists (select 1 from reviews r where r.space = m.space
            and r.change_request = m.change_request and r.comment = m.id and r.status = 'approved'
            and not exists (select 1 from replies p where p.space = m.space and p.comment = m.id))
      union all
      select 3, 'unanswered-suggestion', id, created_at, author, comment
        from suggestions where space = ${space} and change_request = ${id} and state = 'open'
    ) o order by rank, at, id`.execute(db)
  return rows
}

/** The key of a change request to which nobody objects. */
export const noObjections = 'none'

const keyOf = (objections: readonly OpenObjection[]): string =>
  objections.length === 0
    ? noObjections
    : sha256(new TextEncoder().encode(objections.map(({ kind, id }) => `${kind} ${id}`).join('\n'))).slice(
        0,
        32,
      )

const quoteIn = (anchor: string | null): string | undefined =>
  anchor === null
    ? undefined
    : (JSON.parse(anchor) as { readonly quote?: { readonly text: string } }).quote?.text

/** The first objections with their texts, the people and the pages; the counts of all. */
export const objectionsTo = async (ctx: Context, db: Db, row: ChangeRequestRow): Promise<Objections> => {
  const open = await openObjections(db, row)
  const listed = open.slice(0, mostObjections)
  const comments = listed.flatMap(({ comment }) => comment ?? [])
  const threads =
    comments.length === 0
      ? []
      : await db
          .selectFrom('comments')
          .select(['id', 'body', 'page', 'anchor'])
          .where('space', '=', row.space)
          .where(among(ctx.store.engine, sql.ref('id'), comments))
          .execute()
  const byId = new Map(threads.map((thread) => [thread.id, thread]))
  const person = await peopleBy(
    ctx,
    db,
    listed.map(({ by }) => by),
  )
  const { root } = await revisionOf(db, row.space, row.revision)
  const { pages } = await contentSnapshot(ctx.store, db, row.space, root)
  const count = (kind: Objection['kind']) => open.filter((one) => one.kind === kind).length
  return {
    key: keyOf(open),
    counts: {
      changesRequested: count('changes-requested'),
      openThreads: count('open-thread'),
      unansweredSuggestions: count('unanswered-suggestion'),
    },
    items: listed.map(({ kind, id, by, at, comment }): Objection => {
      const thread = byId.get(comment ?? '')
      const page = pages.get(thread?.page ?? '')
      const quote = quoteIn(thread?.anchor ?? null)
      return {
        ...{ kind, id, at },
        by: person(by),
        text: beginningOf(plainTextOf(thread?.body ?? null), mostText),
        ...(quote !== undefined && { quote: beginningOf(quote, mostText) }),
        ...(page && { page: { id: page.id, title: page.title } }),
      }
    }),
  }
}

const sentences: Readonly<Record<Objection['kind'], (by: string, page: string) => string>> = {
  'changes-requested': (by) => `${by} requested changes.`,
  'open-thread': (by, page) => `The thread of ${by}${page} is open.`,
  'unanswered-suggestion': (by, page) => `The suggestion of ${by}${page} has no answer.`,
}

/**
 * Fails with `objections-open`, one detail per objection, if there are any and `key` stands for others. Without a
 * key, objections are not considered: callers of the specified operation do not know them.
 */
export const requireAcknowledged = (objections: Objections, key: string | undefined): void => {
  if (key === undefined || objections.key === noObjections || objections.key === key) return
  const details = objections.items.map(({ kind, by, page }) => ({
    path: 'query.objections',
    message: sentences[kind](by.displayName, page ? ` on “${page.title}”` : ''),
  }))
  throw new Failure(
    'objections-open',
    `Nothing was merged, since there are objections that you have not seen. ${details
      .slice(0, 3)
      .map(({ message }) => message)
      .join(' ')} Look at them, then merge anyway or settle them first.`,
    { details },
  )
}
