/** `GET …/pages`: the pages that differ from what the API does now. */
import { operations } from '../../../contract/operations.ts'
import { atLeast, rank, roleOfRank } from '../../../contract/roles/roles.ts'
import type { Context } from '../../context.ts'
import { listPage } from '../../http/list-page.ts'
import { open } from '../../http/verb.ts'
import { apiSpecFor } from '../model/api-specs.queries.ts'
import { comparedVersions } from '../compare/compare-versions.ts'
import type { AffectedPage } from './affected-pages.ts'
import { affectedPages } from './affected-pages.ts'

const relations = { shows: 'shows', links: 'links', speaks: 'mentions' } as const

const affectedPageView = (
  ctx: Context,
  { space, page, mention, findings, operationNames }: AffectedPage,
) => ({
  space: {
    id: space.id,
    title: space.title,
    edit: atLeast(roleOfRank(Number(space.role)), 'edit'),
  },
  page,
  by: relations[mention.relation],
  ...(mention.block !== undefined && { block: mention.block }),
  ...(mention.line !== '' && { quote: mention.line }),
  findings: findings.map(({ fingerprint }) => fingerprint),
  operations: [...mention.operations],
  operationNames: [...operationNames],
  urls: { app: ctx.addresses.page(space.organization, space.id, page.id).app },
})

export const listApiSpecPages = open(operations.listApiSpecPages, async (call, db) => {
  const { ctx, caller, params, query } = call
  const { organization, role } = await call.authorize(db)
  const spec = await apiSpecFor(db, organization.id, params.specSlug)
  const versions = await comparedVersions(db, spec, query)
  const viewer = {
    ...{ organization: organization.id, person: caller.person },
    // Integrations act for nobody who could see spaces.
    membership: { role: caller.integration ? 0 : rank(role) },
  }
  const affected = await affectedPages(ctx, viewer, spec, versions, query.space)
  return listPage(ctx.keys, {
    list: `openapi/${spec.id}/${versions.from.id}/${versions.to.id}/pages`,
    query,
    count: () => Promise.resolve(affected.length),
    rows: (after, limit) => {
      const start = Number(after?.[0] ?? -1) + 1
      return Promise.resolve(
        affected.slice(start, start + limit).map((item, at) => ({ item, at: start + at })),
      )
    },
    key: ({ at }) => [at],
    items: (rows) => rows.map(({ item }) => affectedPageView(ctx, item)),
  })
})
