/** The catalog: integrations that the caller can find, on the whole installation or from one organization. */
import { likeLiteral } from '../../storage/sql.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { IntegrationListQuery } from '../../../contract/integrations/schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import type { Context } from '../../context.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import { integrationFor, isListedFor } from '../model/integration-access.ts'
import { integrationView, integrationViews } from '../model/integration-view.ts'
import { runtimeOf } from '../runtime/runtime-of.ts'

type Filters = Omit<z.infer<typeof IntegrationListQuery>, 'page' | 'limit'>

/** A JSON array of names contains this name. Names are from closed lists, so they hold no quotes or wildcards. */
const holds = (column: string, name: string) => sql<boolean>`${sql.ref(column)} like ${`%"${name}"%`}`

/** The integrations that the caller finds with these filters. */
const found = (db: Db, caller: Caller, filters: Filters) => {
  const { search, category, blockDomain, blocks, contentSources, owner, scope, target } = filters
  return (
    db
      .selectFrom('integrations as i')
      .where(isListedFor(caller))
      .$if(search !== undefined && search !== '', (rows) =>
        rows.where(
          sql<boolean>`i.search like ${`%${likeLiteral((search ?? '').toLowerCase())}%`} escape '!'`,
        ),
      )
      .$if(category !== undefined, (rows) => rows.where(holds('i.categories', category ?? '')))
      .$if(scope !== undefined, (rows) => rows.where(holds('i.scopes', scope ?? '')))
      .$if(blockDomain !== undefined, (rows) =>
        rows.where(
          sql<boolean>`i.block_domains like ${`% ${likeLiteral((blockDomain ?? '').toLowerCase())} %`} escape '!'`,
        ),
      )
      .$if(blocks !== undefined, (rows) => rows.where('i.blocks', '=', blocks ? 1 : 0))
      .$if(contentSources !== undefined, (rows) =>
        rows.where('i.content_sources', '=', contentSources ? 1 : 0),
      )
      .$if(owner !== undefined, (rows) => rows.where('i.organization', '=', owner ?? ''))
      // What can be installed everywhere can be installed there, too.
      .$if(target !== undefined, (rows) => rows.where('i.target', 'in', [target ?? '', 'all']))
  )
}

type Found = ReturnType<typeof found>

const listed = (
  ctx: Context,
  db: Db,
  caller: Caller,
  about: {
    readonly list: string
    readonly query: z.infer<typeof IntegrationListQuery>
    readonly rows: (filters: Filters) => Found
    readonly viewedIn?: string
  },
) => {
  const { page: _page, limit: _limit, ...filters } = about.query
  return listPage(ctx.keys, {
    list: about.list,
    query: about.query,
    count: async () =>
      Number(
        (
          await about
            .rows(filters)
            .select((e) => e.fn.countAll().as('total'))
            .executeTakeFirstOrThrow()
        ).total,
      ),
    rows: (after, limit) => {
      const rows = about.rows(filters).selectAll('i').orderBy('i.title').orderBy('i.name').limit(limit)
      return (
        after
          ? rows.where(sql<boolean>`(i.title, i.name) > (${String(after[0])}, ${String(after[1])})`)
          : rows
      ).execute()
    },
    key: ({ title, name }) => [title, name],
    items: (rows) => integrationViews(ctx, db, caller, rows, about.viewedIn),
  })
}

export const listIntegrations = reads(operations.listIntegrations, ({ ctx, caller, query }, db) =>
  listed(ctx, db, caller, {
    list: `integrations/${caller.person}`,
    query,
    rows: (filters) => found(db, caller, filters),
  }),
)

export const listOrganizationIntegrations = reads(
  operations.listOrganizationIntegrations,
  ({ ctx, caller, query }, db, { organization }) => {
    const { installed, ...plain } = query
    const isInstalled = sql<boolean>`exists (select 1 from integration_installations n
      where n.organization = ${organization.id} and n.integration = i.name)`
    // A private integration of another organization is of no use here, unless it is installed already.
    const isOffered = sql<boolean>`(i.visibility = 'public' or i.organization = ${organization.id} or ${isInstalled})`
    return listed(ctx, db, caller, {
      list: `organizations/${organization.id}/integrations/${caller.person}/${installed ?? ''}`,
      query: plain,
      rows: (filters) =>
        found(db, caller, filters)
          .where(isOffered)
          .$if(installed !== undefined, (rows) =>
            rows.where(sql<boolean>`${installed ? sql`` : sql`not`} ${isInstalled}`),
          ),
      viewedIn: organization.id,
    })
  },
)

export const getIntegration = reads(operations.getIntegration, async ({ ctx, caller, params }, db) => {
  const view = await integrationView(
    ctx,
    db,
    caller,
    await integrationFor(db, caller, params.integrationName),
  )
  const { unavailable } = runtimeOf(ctx)
  return { ...view, ...(unavailable !== undefined && { unavailable }) }
})
