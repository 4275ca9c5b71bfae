/** The timeline of change requests. Existing ones get what is known: who created, archived and merged them, and when. */
import { sql } from 'kysely'
import type { Db } from '../store.ts'
import type { ColumnTypes } from '../sql.ts'
import { chunks } from '../sql.ts'

export const up = async (db: Db, types: ColumnTypes): Promise<void> => {
  await addTables(db, types)
  for (const found of [created, archived, merged]) {
    const { rows } = await found.execute(db)
    for (const some of chunks(rows, 200))
      await db
        .insertInto('timeline_entries')
        .values(
          some.map(({ kind, id, name, at, subject, number, ...row }) => ({
            ...row,
            id: `${kind}-${id}`,
            kind,
            change_request: id,
            actor_name: name,
            data: JSON.stringify({
              ...(subject !== null && { subject }),
              // What the rules said then was not recorded.
              ...(number !== null && {
                number,
                scheduled: false,
                rulesSource: 'none',
                rules: [],
                objections: [],
              }),
            }),
            created_at: at,
            updated_at: at,
          })),
        )
        .execute()
  }
}

interface Known {
  readonly kind: string
  readonly space: string
  readonly id: string
  readonly actor: string
  readonly name: string
  readonly revision: string | null
  readonly at: string
  readonly subject: string | null
  readonly number: number | null
}

const nameOf = (person: string) =>
  sql`coalesce((select p.display_name from persons p where p.id = ${sql.ref(person)}), '')`

const created = sql<Known>`
  select 'created' as kind, c.space, c.id, c.created_by as actor, ${nameOf('c.created_by')} as name,
    c.revision_initial as revision, c.created_at as at, c.subject, null as number
  from change_requests c order by c.created_at, c.id`

/** The last change of the status, which the event log still has. */
const archived = sql<Known>`
  select 'archived' as kind, c.space, c.id, e.actor, ${nameOf('e.actor')} as name,
    null as revision, e.created_at as at, null as subject, null as number
  from change_requests c join events e on e.id = (select max(f.id) from events f
    where f.space = c.space and f.subject = c.id and f.kind = 'change-request.updated'
      and f.data like '%"status"%' and f.created_at = (select max(g.created_at) from events g
        where g.space = c.space and g.subject = c.id and g.kind = 'change-request.updated'
          and g.data like '%"status"%'))
  where c.status = 'archived' order by e.created_at, c.id`

const merged = sql<Known>`
  select 'merged' as kind, c.space, c.id, c.merged_by as actor, ${nameOf('c.merged_by')} as name,
    c.revision_merged as revision, c.merged_at as at, null as subject, r.main_number as number
  from change_requests c join revisions r on r.space = c.space and r.id = c.revision_merged
  where c.status = 'merged' and c.merged_by is not null and c.merged_at is not null
  order by c.merged_at, c.id`

const addTables = async ({ schema }: Db, { text, integer, arrival }: ColumnTypes): Promise<void> => {
  await schema
    .createTable('timeline_entries')
    .addColumn('arrival', arrival, (c) => c.primaryKey())
    .addColumn('id', text, (c) => c.notNull().unique())
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('change_request', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('actor', text, (c) => c.notNull())
    .addColumn('actor_name', text, (c) => c.notNull())
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('revision', text)
    .addColumn('edits', integer, (c) => c.notNull().defaultTo(0))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .execute()
  await schema
    .createIndex('timeline_entries_of')
    .on('timeline_entries')
    .columns(['space', 'change_request', 'arrival'])
    .execute()
  await schema
    .createTable('timeline_pages')
    .addColumn('space', text, (c) => c.notNull())
    .addColumn('entry', text, (c) => c.notNull())
    .addColumn('page', text, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('timeline_pages_key', ['space', 'entry', 'page'])
    .execute()
}
