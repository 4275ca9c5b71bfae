/** Versions of a specification: lists, contents, texts. */
import { operations } from '../../../contract/operations.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import { apiSpecFor } from '../model/api-specs.queries.ts'
import { versionView } from '../model/api-spec-view.ts'
import { changesOfVersions } from '../model/change-counts.queries.ts'
import { versionFor } from '../model/versions.queries.ts'

export const listApiSpecVersions = reads(
  operations.listApiSpecVersions,
  async ({ ctx, params, query }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    const versions = () => db.selectFrom('api_spec_versions').where('spec', '=', spec.id)
    return listPage(ctx.keys, {
      list: `openapi/${spec.id}/versions`,
      query,
      count: async () => {
        const { total } = await versions()
          .select((e) => e.fn.countAll().as('total'))
          .executeTakeFirstOrThrow()
        return Number(total)
      },
      rows: (after, limit) =>
        versions()
          .selectAll()
          .$if(after !== undefined, (rows) => rows.where('number', '<', Number(after?.[0])))
          .orderBy('number', 'desc')
          .limit(limit)
          .execute(),
      key: ({ number }) => [Number(number)],
      items: async (rows) => {
        const changes = await changesOfVersions(ctx, db, spec.id, rows)
        return rows.map((row) => versionView(ctx, spec, row, changes.get(row.id)))
      },
    })
  },
)

export const getLatestApiSpecVersion = reads(
  operations.getLatestApiSpecVersion,
  async ({ ctx, params }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    const row = await versionFor(db, spec)
    const changes = await changesOfVersions(ctx, db, spec.id, [row])
    return versionView(ctx, spec, row, changes.get(row.id))
  },
)

export const getApiSpecVersion = reads(
  operations.getApiSpecVersion,
  async ({ ctx, params }, db, { organization }) => {
    const spec = await apiSpecFor(db, organization.id, params.specSlug)
    const row = await versionFor(db, spec, params.versionId)
    const changes = await changesOfVersions(ctx, db, spec.id, [row])
    return versionView(ctx, spec, row, changes.get(row.id))
  },
)
