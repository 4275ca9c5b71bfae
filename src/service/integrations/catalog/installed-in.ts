/** What is installed in a space or site, as its people see it: integrations, blocks and scripts. */
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import type { Enabled } from '../model/enabled.queries.ts'
import { enabledIn, installedIn } from '../model/enabled.queries.ts'
import { pictureUrl } from '../model/integration-view.ts'
import { siteScripts } from './site-scripts.ts'

const about = (ctx: Context, { integration, installation, manifest, status }: Enabled) => ({
  ...{ integration, title: manifest.title, installation, status },
  ...(manifest.icon !== undefined && { icon: pictureUrl(ctx, integration, manifest.icon) }),
})

interface ListQuery {
  readonly page?: string | undefined
  readonly limit: number
  readonly search?: string | undefined
}

/** A page of a list that one query returns whole: a space has few integrations. */
const pageOf = <Item>(
  ctx: Context,
  {
    list,
    query,
    all,
    text,
  }: {
    readonly list: string
    readonly query: ListQuery
    readonly all: readonly Item[]
    readonly text: (item: Item) => string
  },
) => {
  const search = query.search?.toLowerCase() ?? ''
  const found = all
    .filter((item) => text(item).toLowerCase().includes(search))
    .map((item, at) => ({ item, at }))
  return listPage(ctx.keys, {
    list,
    query,
    count: () => Promise.resolve(found.length),
    rows: (after, limit) => {
      const start = after === undefined ? 0 : Number(after[0]) + 1
      return Promise.resolve(found.slice(start, start + limit))
    },
    key: ({ at }) => [at],
    items: (rows) => rows.map(({ item }) => item),
  })
}

const integrationsIn = async (
  ctx: Context,
  {
    installed,
    list,
    query,
  }: { readonly installed: readonly Enabled[]; readonly list: string; readonly query: ListQuery },
) =>
  pageOf(ctx, {
    ...{ list, query },
    all: installed.map((one) => ({
      ...about(ctx, one),
      ...(one.manifest.description !== '' && { description: one.manifest.description }),
    })),
    text: ({ integration, title }) => `${integration} ${title}`,
  })

export const listSpaceIntegrations = reads(
  operations.listSpaceIntegrations,
  async ({ ctx, query }, db, { space }) =>
    integrationsIn(ctx, {
      installed: await installedIn(db, 'space', space.id),
      list: `spaces/${space.id}/integrations`,
      query,
    }),
)

export const listSiteIntegrations = reads(
  operations.listSiteIntegrations,
  async ({ ctx, query }, db, { site }) =>
    integrationsIn(ctx, {
      installed: await installedIn(db, 'site', site.id),
      list: `sites/${site.id}/integrations`,
      query,
    }),
)

export const listIntegrationBlocks = reads(
  operations.listIntegrationBlocks,
  async ({ ctx, query }, db, { space }) => {
    const enabled = await enabledIn(db, 'space', space.id)
    return pageOf(ctx, {
      list: `spaces/${space.id}/integration-blocks`,
      query,
      all: enabled.flatMap((one) =>
        (one.manifest.blocks ?? []).map((block) => ({ ...about(ctx, one), block })),
      ),
      text: ({ integration, block }) => `${integration} ${block.id} ${block.title}`,
    })
  },
)

export const listContentSources = reads(
  operations.listContentSources,
  async ({ ctx, query }, db, { space }) => {
    const installed = await installedIn(db, 'space', space.id)
    return pageOf(ctx, {
      list: `spaces/${space.id}/content-sources`,
      query,
      all: installed.flatMap((one) =>
        (one.manifest.contentSources ?? []).map((source) => ({
          ...about(ctx, one),
          ...{ type: `integration:${one.integration}:${source.id}`, source },
        })),
      ),
      text: ({ integration, source }) => `${integration} ${source.id} ${source.title}`,
    })
  },
)

export const listIntegrationScripts = reads(
  operations.listIntegrationScripts,
  async ({ ctx }, db, { site }) => [...(await siteScripts(ctx, db, site.id))],
)
