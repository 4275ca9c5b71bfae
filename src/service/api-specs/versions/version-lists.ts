/** What a version contains: its operations and named schemas. */
import { methodNamed } from '../../../content/api-document/http-methods.ts'
import { sql } from 'kysely'
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import type { ApiSpecOperationRow } from '../../storage/schema/api-spec-tables.ts'
import { containsText, likeLiteral } from '../../storage/sql.ts'
import { apiSpecFor } from '../model/api-specs.queries.ts'
import { versionFor } from '../model/versions.queries.ts'

const operationView = (row: ApiSpecOperationRow) => ({
  key: row.key,
  kind: row.kind,
  method: row.method,
  path: row.path,
  ...(row.operation_id !== null && { operationId: row.operation_id }),
  summary: row.summary,
  tags: JSON.parse(row.tags) as string[],
  deprecated: row.deprecated === 1,
  hidden: row.hidden === 1,
})

/** Whether every word of a search occurs in a column of lower-case text. */
const holdsWords = (column: string, search: string) =>
  sql<boolean>`(${sql.join(
    search
      .toLowerCase()
      .split(/\s+/)
      .slice(0, 20)
      .map((word) => sql`${sql.ref(column)} like ${`%${likeLiteral(word)}%`} escape '!'`),
    sql` and `,
  )})`

/** Whether a column with a JSON list of texts has this one. `like` does not distinguish case in SQLite. */
const holdsTag = (column: string, tag: string) =>
  sql<boolean>`(${sql.join(
    ['[', ','].flatMap((before) =>
      [',', ']'].map(
        (after) =>
          sql`replace(${sql.ref(column)}, ${before + JSON.stringify(tag) + after}, '') <> ${sql.ref(column)}`,
      ),
    ),
    sql` or `,
  )})`

export const listApiSpecOperations = reads(
  operations.listApiSpecOperations,
  async ({ ctx, params, query }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    const version = await versionFor(db, spec, params.versionId)
    const { search, tag, method, deprecated } = query
    const found = () =>
      db
        .selectFrom('api_spec_operations')
        .where('version', '=', version.id)
        .$if(search !== undefined, (rows) => rows.where(holdsWords('search', search ?? '')))
        .$if(tag !== undefined, (rows) => rows.where(holdsTag('tags', tag ?? '')))
        .$if(method !== undefined, (rows) => rows.where('method', '=', methodNamed(method ?? '') ?? ''))
        .$if(deprecated !== undefined, (rows) => rows.where('deprecated', '=', deprecated === true ? 1 : 0))
    return listPage(ctx.keys, {
      list: `openapi/${version.id}/operations`,
      query,
      count: async () => {
        const { total } = await found()
          .select((e) => e.fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) =>
        found()
          .selectAll()
          .$if(after !== undefined, (rows) => rows.where('position', '>', Number(after?.[0])))
          .orderBy('position')
          .limit(limit)
          .execute(),
      key: ({ position }) => [Number(position)],
      items: (rows) => rows.map(operationView),
    })
  },
)

export const listApiSpecSchemas = reads(
  operations.listApiSpecSchemas,
  async ({ ctx, params, query }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    const version = await versionFor(db, spec, params.versionId)
    const { search } = query
    const found = () =>
      db
        .selectFrom('api_spec_schemas')
        .where('version', '=', version.id)
        .$if(search !== undefined, (rows) => rows.where(containsText('name', search ?? '')))
    return listPage(ctx.keys, {
      list: `openapi/${version.id}/schemas`,
      query,
      count: async () => {
        const { total } = await found()
          .select((e) => e.fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) =>
        found()
          .selectAll()
          .$if(after !== undefined, (rows) => rows.where('position', '>', Number(after?.[0])))
          .orderBy('position')
          .limit(limit)
          .execute(),
      key: ({ position }) => [Number(position)],
      items: (rows) => rows.map(({ name }) => ({ name })),
    })
  },
)
