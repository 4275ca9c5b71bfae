/** Rows of API specifications with what their last version says. */
import { sql } from 'kysely'
import { notFound } from '../../http/failure.ts'
import type { After } from '../../http/page-token.ts'
import type { ApiSpecRow } from '../../storage/schema/api-spec-tables.ts'
import type { Db } from '../../storage/store.ts'

/** A specification as the API shows it. */
export interface ShownApiSpec extends ApiSpecRow {
  /** Of the last version; null before the first. */
  readonly title: string | null
  /** JSON: the problems of the last version. */
  readonly problems: string | null
  readonly versions: number
}

/** Slugs do not distinguish case. */
export const slugKey = (slug: string): string => slug.toLowerCase()

const shownSpecs = (db: Db) =>
  db
    .selectFrom('api_specs as s')
    .leftJoin('api_spec_versions as v', 'v.id', 's.last_version')
    .selectAll('s')
    .select(['v.title as title', 'v.problems as problems'])
    .select(sql<number>`(select count(*) from api_spec_versions w where w.spec = s.id)`.as('versions'))

export const findShownApiSpec = (db: Db, id: string): Promise<ShownApiSpec | undefined> =>
  shownSpecs(db).where('s.id', '=', id).executeTakeFirst()

const withSlug = (db: Db, organization: string, slug: string) =>
  db
    .selectFrom('api_specs')
    .selectAll()
    .where('organization', '=', organization)
    .where('slug_key', '=', slugKey(slug))

/** The specification with this slug; undefined if the organization has none. */
export const findApiSpec = (db: Db, organization: string, slug: string): Promise<ApiSpecRow | undefined> =>
  withSlug(db, organization, slug).executeTakeFirst()

/** The specification with this slug. Fails with `not-found`. */
export const apiSpecFor = async (db: Db, organization: string, slug: string): Promise<ApiSpecRow> => {
  const row = await findApiSpec(db, organization, slug)
  if (!row) throw notFound()
  return row
}

/** As `apiSpecFor`, for a transaction that changes it or adds to it: others that do so wait for this one. */
export const lockedApiSpecFor = async (db: Db, organization: string, slug: string): Promise<ApiSpecRow> => {
  const row = await withSlug(db, organization, slug).forUpdate().executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export const listShownApiSpecs = (
  db: Db,
  organization: string,
  after: After | undefined,
  limit: number,
): Promise<ShownApiSpec[]> =>
  shownSpecs(db)
    .where('s.organization', '=', organization)
    .$if(after !== undefined, (rows) => rows.where('s.slug_key', '>', String(after?.[0])))
    .orderBy('s.slug_key')
    .limit(limit)
    .execute()

export const countApiSpecs = async (db: Db, organization: string): Promise<number> => {
  const { total } = await db
    .selectFrom('api_specs')
    .select((e) => e.fn.countAll().as('total'))
    .where('organization', '=', organization)
    .executeTakeFirstOrThrow()
  return Number(total)
}
