/**
 * Writes the timeline of a change request: an entry for each thing that happens to it, in the transaction in which it
 * happens, with names and rule messages as they are then. Called once, by the verb of each action.
 */
import { sql } from 'kysely'
import type { TimelineEntry, TimelineKind } from '../../../contract/change-requests/timeline-schemas.ts'
import type { Entry } from '../../../content/revision/revision.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { ChangeRequestRow } from '../../storage/schema/schema.ts'
import { send } from '../../storage/send-statement.ts'
import { among, chunks } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'

/** A person as stored in an entry; the name is used if their account is gone. */
export interface NamedPerson {
  readonly id: string
  readonly name: string
}

type Stored<Value> = Value extends { object: 'user' }
  ? NamedPerson
  : Value extends readonly (infer Item)[]
    ? Stored<Item>[]
    : Value extends object
      ? { [Name in keyof Value]: Stored<Value[Name]> }
      : Value

/** What an entry of a kind has beyond who, when and on which revision. */
type Own<One> = One extends TimelineEntry
  ? Stored<Omit<One, 'object' | 'id' | 'actor' | 'createdAt' | 'kind' | 'revision' | 'updatedAt'>> & {
      readonly kind: One['kind']
    }
  : never

export type TimelineData = Own<Exclude<TimelineEntry, { kind: 'edited' }>>

type Of = Pick<ChangeRequestRow, 'space' | 'id'>

const nameOf = (person: string) =>
  sql<string>`coalesce((select display_name from persons where id = ${person}), '')`

/** People with the names that they have now. */
export const namedPeople = async (
  { store }: Context,
  db: Db,
  ids: readonly string[],
): Promise<readonly NamedPerson[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('persons')
    .select(['id', 'display_name as name'])
    .where(among(store.engine, sql.ref('id'), [...new Set(ids)]))
    .execute()
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
}

/** Adds an entry. `revision`: the revision that the entry's kind refers to. */
export const recordTimeline = async (
  ctx: Context,
  db: Db,
  { space, id }: Of,
  actor: string,
  { kind, ...data }: TimelineData,
  revision?: string,
): Promise<void> => {
  const now = ctx.now()
  await send(
    db,
    db.insertInto('timeline_entries').values({
      id: ctx.mint('timeline-entry'),
      space,
      change_request: id,
      kind,
      actor,
      actor_name: nameOf(actor),
      data: JSON.stringify(data),
      revision: revision ?? null,
      created_at: now,
      updated_at: now,
    }),
  )
}

/** Adds the same entry to every draft and open change request of these spaces of an organization. */
export const recordForUnmerged = async (
  ctx: Context,
  db: Db,
  where: { readonly organization: string; readonly spaces: readonly string[] },
  actor: string,
  data: TimelineData,
): Promise<void> => {
  const rows = await db
    .selectFrom('change_requests')
    .select(['space', 'id'])
    .where('organization', '=', where.organization)
    .where('status', 'in', ['draft', 'open'])
    .where(among(ctx.store.engine, sql.ref('space'), where.spaces))
    .execute()
  const { kind, ...rest } = data
  const now = ctx.now()
  const [person] = await namedPeople(ctx, db, [actor])
  for (const some of chunks(rows, 200))
    await db
      .insertInto('timeline_entries')
      .values(
        some.map(({ space, id }) => ({
          id: ctx.mint('timeline-entry'),
          space,
          change_request: id,
          kind,
          actor,
          actor_name: person?.name ?? '',
          data: JSON.stringify(rest),
          revision: null,
          created_at: now,
          updated_at: now,
        })),
      )
      .execute()
}

/** Pages among changed entries, with their titles after the change, or before it if they were deleted. */
export const touchedPages = (
  changes: ReadonlyMap<string, Entry | null>,
  before: Pick<ContentSnapshot, 'byName'>,
): readonly { readonly id: string; readonly title: string }[] =>
  [...changes].flatMap(([name, after]) => {
    const page = after ?? before.byName.get(name)
    return page?.kind === 'page' ? [{ id: page.id, title: page.title }] : []
  })

const edited: TimelineKind = 'edited'
const hour = '2026-01-01T00'.length

/**
 * Records one edit. Edits that a person makes within one hour share an entry, unless something other than an edit
 * happened in between. The caller has locked the change request.
 */
export const recordEdit = async (
  ctx: Context,
  db: Db,
  { space, id }: Of,
  actor: string,
  { revision, pages }: { readonly revision: string; readonly pages: ReturnType<typeof touchedPages> },
): Promise<void> => {
  const now = ctx.now()
  const current = await db
    .selectFrom('timeline_entries as t')
    .select(['t.id', 't.created_at'])
    .where('t.space', '=', space)
    .where('t.change_request', '=', id)
    .where('t.kind', '=', edited)
    .where('t.actor', '=', actor)
    .where(
      sql<boolean>`not exists (select 1 from timeline_entries o where o.space = t.space
        and o.change_request = t.change_request and o.arrival > t.arrival and o.kind <> ${sql.lit(edited)})`,
    )
    .orderBy('t.arrival', 'desc')
    .limit(1)
    .executeTakeFirst()
  let entry = current?.id
  if (entry !== undefined && current?.created_at.slice(0, hour) === now.slice(0, hour))
    await send(
      db,
      db
        .updateTable('timeline_entries')
        .set((e) => ({ edits: e('edits', '+', 1), revision, updated_at: now }))
        .where('id', '=', entry),
    )
  else {
    entry = ctx.mint('timeline-entry')
    await send(
      db,
      db.insertInto('timeline_entries').values({
        id: entry,
        space,
        change_request: id,
        kind: edited,
        actor,
        actor_name: nameOf(actor),
        data: '{}',
        revision,
        edits: 1,
        created_at: now,
        updated_at: now,
      }),
    )
  }
  const rows = pages.map((page) => ({ space, entry, page: page.id, title: page.title }))
  for (const some of chunks(rows, 200))
    await send(
      db,
      db
        .insertInto('timeline_pages')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['space', 'entry', 'page'])
            .doUpdateSet((e) => ({ title: e.ref('excluded.title') })),
        ),
    )
}
