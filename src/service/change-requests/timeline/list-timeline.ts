/** `GET …/change-requests/{c}/timeline`: what happened to it, as it was recorded. */
import { sql } from 'kysely'
import type { TimelineEntry } from '../../../contract/change-requests/timeline-schemas.ts'
import { mostTimelinePages } from '../../../contract/change-requests/timeline-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import type { PersonView } from '../../people/person-view.ts'
import { personViews } from '../../people/person-view.ts'
import type { TimelineRow } from '../../storage/schema/timeline-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { changeRequestOf } from '../load-change-request.ts'
import type { NamedPerson } from './record-timeline.ts'

interface StoredData {
  readonly users?: readonly NamedPerson[]
  readonly reviewer?: NamedPerson
  readonly author?: NamedPerson
  readonly objections?: readonly { readonly by: NamedPerson }[]
}

interface PageRow {
  readonly entry: string
  readonly page: string
  readonly title: string
  readonly total: number
}

/** The first pages of each of these entries of edits, by title, with how many there are. */
const pagesOf = async ({ store }: Context, db: Db, space: string, entries: readonly string[]) => {
  if (entries.length === 0) return new Map<string, PageRow[]>()
  const { rows } = await sql<PageRow>`select entry, page, title, total from (
      select entry, page, title, count(*) over (partition by entry) as total,
        row_number() over (partition by entry order by title, page) as position
      from timeline_pages where space = ${space} and ${among(store.engine, sql.ref('entry'), entries)}
    ) p where position <= ${mostTimelinePages} order by entry, position`.execute(db)
  return Map.groupBy(rows, ({ entry }) => entry)
}

const peopleIn = ({ users = [], reviewer, author, objections = [] }: StoredData): NamedPerson[] => [
  ...users,
  ...(reviewer ? [reviewer] : []),
  ...(author ? [author] : []),
  ...objections.map(({ by }) => by),
]

/** Entries as they are returned, in the order of the rows. Three queries for any number. */
export const timelineViews = async (
  ctx: Context,
  db: Db,
  rows: readonly TimelineRow[],
): Promise<TimelineEntry[]> => {
  const stored = rows.map(({ data }) => JSON.parse(data) as StoredData)
  const found = await personViews(ctx, db, [
    ...rows.map(({ actor }) => actor),
    ...stored.flatMap(peopleIn).map(({ id }) => id),
  ])
  const person = ({ id, name }: NamedPerson): PersonView =>
    found.get(id) ?? {
      object: 'user',
      id,
      displayName: name === '' ? 'Former member' : name,
      urls: { location: ctx.addresses.user(id).location },
    }
  const edits = rows.filter(({ kind }) => kind === 'edited')
  const pages = await pagesOf(
    ctx,
    db,
    rows[0]?.space ?? '',
    edits.map(({ id }) => id),
  )
  return rows.map((row, at): TimelineEntry => {
    const { users, reviewer, author, objections, ...rest } = stored[at] ?? {}
    const touched = pages.get(row.id) ?? []
    const view = {
      object: 'timeline-entry',
      id: row.id,
      kind: row.kind,
      actor: person({ id: row.actor, name: row.actor_name }),
      createdAt: row.created_at,
      ...(row.revision !== null && { revision: row.revision }),
      ...rest,
      ...(users && { users: users.map(person) }),
      ...(reviewer && { reviewer: person(reviewer) }),
      ...(author && { author: person(author) }),
      ...(objections && { objections: objections.map((one) => ({ ...one, by: person(one.by) })) }),
      ...(row.kind === 'edited' && {
        updatedAt: row.updated_at,
        edits: row.edits,
        pages: {
          count: Number(touched[0]?.total ?? 0),
          items: touched.map(({ page, title }) => ({ id: page, title })),
        },
      }),
    }
    // Stored by `recordTimeline` in the shape of its kind.
    return view as unknown as TimelineEntry
  })
}

/** What a change request was created to do, if it brings back earlier content; undefined otherwise. */
export const rollbackCause = async (
  db: Db,
  { space, id }: { readonly space: string; readonly id: string },
): Promise<'revert' | 'restore' | undefined> => {
  const created = await db
    .selectFrom('timeline_entries')
    .select('data')
    .where('space', '=', space)
    .where('change_request', '=', id)
    .where('kind', '=', 'created')
    .executeTakeFirst()
  const { reverts, restores } = JSON.parse(created?.data ?? '{}') as Record<string, unknown>
  return reverts === undefined ? (restores === undefined ? undefined : 'restore') : 'revert'
}

export const listTimeline = reads(
  operations.listChangeRequestTimeline,
  async ({ params, query, ctx }, db, { space }) => {
    const changeRequest = await changeRequestOf(db, space.id, params.changeRequestId)
    let entries = db
      .selectFrom('timeline_entries')
      .where('space', '=', space.id)
      .where('change_request', '=', changeRequest.id)
    if (query.kind !== undefined && query.kind.length > 0) entries = entries.where('kind', 'in', query.kind)
    const forward = query.order === 'asc'
    return listPage<TimelineRow, TimelineEntry>(ctx.keys, {
      list: `timeline/${space.id}/${changeRequest.id}`,
      query,
      count: async () =>
        Number(
          (await entries.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total,
        ),
      rows: (after, limit) =>
        entries
          .selectAll()
          .$if(after !== undefined, (rows) =>
            rows.where('arrival', forward ? '>' : '<', Number(after?.[0] ?? 0)),
          )
          .orderBy('arrival', query.order)
          .limit(limit)
          .execute(),
      key: ({ arrival }) => [arrival],
      items: (rows) => timelineViews(ctx, db, rows),
    })
  },
)
