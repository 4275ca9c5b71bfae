/** How many findings there are between each version and the one before, without those that were accepted. */
import { sql } from 'kysely'
import { checksVersion } from '../../../content/api-difference/api-difference.ts'
import type { ApiSpecChangeCounts } from '../../../contract/api-specs/schemas.ts'
import type { Context } from '../../context.ts'
import type { ApiSpecVersionRow } from '../../storage/schema/api-spec-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'

interface CountRow {
  readonly from_version: string
  readonly to_version: string
  readonly breaking: number
  readonly review: number
  readonly safe: number
  readonly words_only: number
  readonly accepted_breaking: number | null
  readonly accepted_review: number | null
}

const countsOf = (row: CountRow): ApiSpecChangeCounts => {
  const [breaking, review] = [Number(row.accepted_breaking ?? 0), Number(row.accepted_review ?? 0)]
  return {
    breaking: Number(row.breaking) - breaking,
    review: Number(row.review) - review,
    safe: Number(row.safe),
    accepted: breaking + review,
    wordsOnly: Number(row.words_only),
  }
}

const acceptedOf = (level: 'breaking' | 'review') =>
  sql<number | null>`(select sum(f.times) from api_spec_findings f
    join api_spec_acceptances a on a.spec = f.spec and a.fingerprint = f.fingerprint
    where f.to_version = d.to_version and f.from_version = d.from_version and f.level = ${level})`

/** The counts of these versions, by id. A version whose difference is not computed yet has none. */
export const changesOfVersions = async (
  { store }: Context,
  db: Db,
  spec: string,
  versions: readonly Pick<ApiSpecVersionRow, 'id'>[],
): Promise<ReadonlyMap<string, ApiSpecChangeCounts>> => {
  const rows = await db
    .selectFrom('api_spec_differences as d')
    .innerJoin('api_spec_versions as t', 't.id', 'd.to_version')
    .innerJoin('api_spec_versions as f', 'f.id', 'd.from_version')
    .select(['d.from_version', 'd.to_version', 'd.breaking', 'd.review', 'd.safe', 'd.words_only'])
    .select(acceptedOf('breaking').as('accepted_breaking'))
    .select(acceptedOf('review').as('accepted_review'))
    .where('d.spec', '=', spec)
    .where('d.checks_version', '=', checksVersion)
    .where(
      'f.number',
      '=',
      sql<number>`(select max(b.number) from api_spec_versions b where b.spec = t.spec and b.number < t.number)`,
    )
    .where(
      among(
        store.engine,
        sql.ref('d.to_version'),
        versions.map(({ id }) => id),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [row.to_version, countsOf(row)]))
}
