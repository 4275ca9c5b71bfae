/** Rows of translations as the API shows them, limited to those whose source or result the viewer can read. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { rank } from '../../../contract/roles/roles.ts'
import { collectionRoles, roleOnRow } from '../../access/visible-resources.ts'
import type { Membership } from '../../access/resolver.ts'
import { Failure, notFound } from '../../http/failure.ts'
import type { After } from '../../http/page-token.ts'
import type { TranslationRow, TranslationRunRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'

export interface Viewer {
  readonly organization: string
  readonly person: string
  readonly membership: Membership
}

/** A translation as the API shows it. Titles are null if the viewer cannot read the space. */
export interface ShownTranslation extends TranslationRow {
  readonly source_title: string | null
  readonly result_title: string | null
  readonly source_deleted: string | null
  readonly source_exists: number
  readonly result_deleted: string | null
  readonly result_exists: number
  /** Of the change request that runs extend: a merged one stays in its column until the next look at the units. */
  readonly change_status: string | null
  readonly run_state: TranslationRunRow['state'] | null
  readonly run_pages_done: number | null
  readonly run_pages_total: number | null
  readonly last_outcome: TranslationRunRow['outcome']
  readonly last_finished_at: string | null
  readonly last_message: string | null
  readonly month_characters: number
}

/** Limits of a listing: one translation, or those of a space. */
interface TranslationFilter {
  readonly id?: string | undefined
  /** The source or the result. */
  readonly space?: string | undefined
}

const isAdministrator = ({ membership }: Viewer): boolean => membership.role === rank('admin')

const withRoles = (viewer: Viewer): RawBuilder<unknown> =>
  isAdministrator(viewer)
    ? sql``
    : sql`with recursive collection_roles (id, role) as
        (${collectionRoles(viewer.organization, viewer.person, viewer.membership)})`

/** The role of the viewer on a space under this alias; null if the space does not exist. */
const roleOf = (viewer: Viewer, space: string): RawBuilder<number | null> =>
  isAdministrator(viewer)
    ? sql`case when ${sql.ref(`${space}.id`)} is null then null else ${sql.lit(rank('admin'))} end`
    : sql`case when ${sql.ref(`${space}.deleted_at`)} is null and ${sql.ref(`${space}.id`)} is not null
        then (select ${roleOnRow(space, viewer.person, viewer.membership)}
          from (select 1 as one) o left join collection_roles above on above.id = ${sql.ref(`${space}.parent`)})
        else null end`

const canRead = (viewer: Viewer, space: string): RawBuilder<boolean> =>
  sql`coalesce(${roleOf(viewer, space)}, -1) >= ${sql.lit(rank('read'))}`

/** Spaces that moved to another organization count as deleted. */
const visible = (viewer: Viewer, { id, space }: TranslationFilter): RawBuilder<unknown> => sql`
  from translations t
  left join spaces s on s.id = t.source_space and s.organization = t.organization
  left join spaces r on r.id = t.result_space and r.organization = t.organization
  where t.organization = ${viewer.organization}
  ${isAdministrator(viewer) ? sql`` : sql`and (${canRead(viewer, 's')} or ${canRead(viewer, 'r')})`}
  ${id === undefined ? sql`` : sql`and t.id = ${id}`}
  ${space === undefined ? sql`` : sql`and (t.source_space = ${space} or t.result_space = ${space})`}`

/** Parts of queries over the translations `t` that the viewer can see. */
export const visibleTranslations = { withRoles, from: visible }

/** `month`: the beginning of the current one. */
export const listShownTranslations = async (
  db: Db,
  viewer: Viewer,
  filter: TranslationFilter,
  month: string,
  after?: After,
  limit = 1000,
): Promise<ShownTranslation[]> => {
  const { rows } = await sql<ShownTranslation>`${withRoles(viewer)}
    select listed.*, run.state as run_state, run.pages_done as run_pages_done,
      run.pages_total as run_pages_total, last.outcome as last_outcome,
      last.finished_at as last_finished_at, last.message as last_message,
      coalesce((select sum(m.characters) from translation_runs m
        where m.translation = listed.id and m.created_at >= ${month}), 0) as month_characters
    from (select t.*,
        case when ${canRead(viewer, 's')} then s.title else null end as source_title,
        case when ${canRead(viewer, 'r')} then r.title else null end as result_title,
        s.deleted_at as source_deleted, case when s.id is null then 0 else 1 end as source_exists,
        (select c.status from change_requests c
          where c.space = t.result_space and c.id = t.change_request) as change_status,
        r.deleted_at as result_deleted, case when r.id is null then 0 else 1 end as result_exists
      ${visible(viewer, filter)}
      ${after === undefined ? sql`` : sql`and (t.created_at, t.id) > (${after[0]}, ${after[1]})`}
      order by t.created_at, t.id limit ${limit}) listed
    left join translation_runs run on run.id = listed.run
    left join translation_runs last on last.id = listed.last_run
    order by listed.created_at, listed.id`.execute(db)
  return rows
}

export const countShownTranslations = async (
  db: Db,
  viewer: Viewer,
  filter: TranslationFilter,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`${withRoles(viewer)}
    select count(*) as total ${visible(viewer, filter)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/** The translation, if the viewer can read its source or its result. Fails with `not-found`. */
export const shownTranslation = async (
  db: Db,
  viewer: Viewer,
  id: string,
  month: string,
): Promise<ShownTranslation> => {
  const [row] = await listShownTranslations(db, viewer, { id }, month)
  if (!row) throw notFound()
  return row
}

/** What somebody is told who cannot read one of the spaces of a translation. */
export const unreadable = (space: 'source' | 'translated'): Failure =>
  new Failure(
    'role-too-low',
    `You need access to the ${space} space to see the texts of this translation. Ask its administrator.`,
  )

/**
 * The same for what shows texts of both spaces: units, titles of pages, files and reports. Fails with `role-too-low`
 * unless the viewer can read the source, and the result if there is one; administrators read all.
 */
export const readableTranslation = async (
  db: Db,
  viewer: Viewer,
  id: string,
  month: string,
): Promise<ShownTranslation> => {
  const row = await shownTranslation(db, viewer, id, month)
  // Also those of a space that is gone, which has no title.
  if (isAdministrator(viewer)) return row
  if (row.source_title === null) throw unreadable('source')
  if (row.result_space !== null && row.result_title === null) throw unreadable('translated')
  return row
}

/** Ids of the translations between two languages whose texts the viewer can read; undefined: of all. */
export const readableTranslations = async (
  db: Db,
  viewer: Viewer,
  { source_language: source, language }: Pick<TranslationRow, 'source_language' | 'language'>,
): Promise<readonly string[] | undefined> => {
  if (isAdministrator(viewer)) return undefined
  const { rows } = await sql<{ id: string }>`${withRoles(viewer)} select t.id ${visible(viewer, {})}
    and t.source_language = ${source} and t.language = ${language}
    and ${canRead(viewer, 's')} and (t.result_space is null or ${canRead(viewer, 'r')})`.execute(db)
  return rows.map(({ id }) => id)
}

export const findTranslation = (db: Db, id: string): Promise<TranslationRow | undefined> =>
  db.selectFrom('translations').selectAll().where('id', '=', id).executeTakeFirst()

/** Makes other transactions about this translation wait for this one. */
export const lockTranslation = async (db: Db, id: string): Promise<TranslationRow | undefined> =>
  db.selectFrom('translations').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
