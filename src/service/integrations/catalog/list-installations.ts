/** Installations in lists: of an integration, of an organization, and the spaces and sites of either. */
import { likeLiteral } from '../../storage/sql.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type {
  ContentInstallationListQuery,
  SiteInstallation,
  SpaceInstallation,
} from '../../../contract/integrations/installation-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Caller } from '../../access/caller.ts'
import { givesEntry } from '../../access/organization-entry.ts'
import type { Context } from '../../context.ts'
import { listPage } from '../../http/list-page.ts'
import { reads } from '../../http/verb.ts'
import { siteView } from '../../sites/model/site-view.ts'
import { resolveLevels } from '../../spaces/default-levels.ts'
import { spaceView } from '../../spaces/space-view.ts'
import type {
  InstallationRow,
  IntegrationRow,
  IntegrationTargetRow,
} from '../../storage/schema/integration-tables.ts'
import type { Db } from '../../storage/store.ts'
import { administers, installationFor, integrationFor } from '../model/integration-access.ts'
import { integrationViews } from '../model/integration-view.ts'
import { installationView, siteInstallationView, spaceInstallationView } from '../model/installation-view.ts'
import { countTargets } from '../model/integrations.queries.ts'
import { readableTargets } from './readable-targets.queries.ts'

/**
 * SQL: which installations `n` of an integration the caller may list. Its owner's administrators and its own token all;
 * the token of an installation that one; others those of organizations of which they are members.
 */
const isListed = async (db: Db, caller: Caller, integration: IntegrationRow) => {
  const { installation } = caller.integration ?? {}
  if (installation !== undefined) return sql<boolean>`n.id = ${installation}`
  if (caller.integration || (await administers(db, caller, integration.organization)))
    return sql<boolean>`1 = 1`
  return sql<boolean>`exists (select 1 from members m where m.organization = n.organization
    and m.person = ${caller.person} and m.disabled = 0 and m.role > 0 and ${givesEntry('m', caller.signOn)})`
}

/** SQL: whether the integration knows `n`, or the space or site `t` of it, by this id. */
const isKnownBy = (kind: 'organization' | 'space' | 'site', externalId: string) =>
  sql<boolean>`exists (select 1 from integration_external_ids x where x.integration = n.integration
    and x.kind = ${kind} and x.external_id = ${externalId} and x.installation = n.id
    ${kind === 'organization' ? sql`` : sql`and x.target = t.target`})`

const total = async (rows: Promise<{ readonly total: number | string | bigint }>): Promise<number> =>
  Number((await rows).total)

const views = async (
  ctx: Context,
  db: Db,
  integration: IntegrationRow,
  { rows, isOwn }: { readonly rows: readonly InstallationRow[]; readonly isOwn: boolean },
) => {
  const counts = await countTargets(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((installation) => {
    const targets = counts.get(installation.id) ?? { space: 0, site: 0 }
    return installationView(ctx, { integration, installation, targets, isOwn })
  })
}

export const listInstallations = reads(
  operations.listInstallations,
  async ({ ctx, caller, params, query }, db) => {
    const integration = await integrationFor(db, caller, params.integrationName)
    const listed = await isListed(db, caller, integration)
    const { externalId } = query
    const found = () =>
      db
        .selectFrom('integration_installations as n')
        .where('n.integration', '=', integration.name)
        .where(listed)
        .$if(externalId !== undefined, (rows) => rows.where(isKnownBy('organization', externalId ?? '')))
    return listPage(ctx.keys, {
      list: `integrations/${integration.name}/installations/${caller.credential.id}`,
      query,
      count: () =>
        total(
          found()
            .select((e) => e.fn.countAll().as('total'))
            .executeTakeFirstOrThrow(),
        ),
      rows: (after, limit) => {
        const rows = found().selectAll('n').orderBy('n.id').limit(limit)
        return (after ? rows.where('n.id', '>', String(after[0])) : rows).execute()
      },
      key: ({ id }) => [id],
      items: (rows) => views(ctx, db, integration, { rows, isOwn: caller.integration !== undefined }),
    })
  },
)

type Listing = Pick<TargetList, 'ctx' | 'db' | 'caller'>

/** Whole spaces by id, as everybody sees them who may read them; those that the caller cannot read are left out. */
const spacesOf = async ({ ctx, db, caller }: Listing, rows: readonly IntegrationTargetRow[]) => {
  if (rows.length === 0) return new Map<string, ReturnType<typeof spaceView>>()
  const ids = rows.map(({ target }) => target)
  const found = await db
    .selectFrom('spaces')
    .selectAll()
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const spaces = await readableTargets(ctx.store.engine, db, { caller, kind: 'spaces' }, found)
  const levels = await resolveLevels(db, 'space', spaces)
  const inherited = { level: null, source: { kind: 'organization', id: '' } } as const
  return new Map(
    spaces.map((space) => [
      space.id,
      spaceView(ctx, space, { role: 'read', organizationRole: null }, levels.get(space.id) ?? inherited),
    ]),
  )
}

const sitesOf = async ({ ctx, db, caller }: Listing, rows: readonly IntegrationTargetRow[]) => {
  if (rows.length === 0) return new Map<string, ReturnType<typeof siteView>>()
  const ids = rows.map(({ target }) => target)
  const found = await db.selectFrom('sites').selectAll().where('id', 'in', ids).execute()
  const sites = await readableTargets(ctx.store.engine, db, { caller, kind: 'sites' }, found)
  return new Map(
    sites.map((site) => [site.id, siteView(ctx, site, { role: 'read', organizationRole: null })]),
  )
}

interface TargetList {
  readonly ctx: Context
  readonly caller: Caller
  readonly db: Db
  readonly kind: 'space' | 'site'
  readonly query: z.infer<typeof ContentInstallationListQuery>
  /** Of all installations that the caller may list, or of one. */
  readonly of: {
    readonly name: string
    readonly where: ReturnType<typeof sql<boolean>>
    readonly isOwn: boolean
  }
}

/** One page of the spaces or sites of installations. */
const targetPage = <View>(
  { ctx, caller, db, kind, query, of }: TargetList,
  items: (rows: readonly IntegrationTargetRow[]) => Promise<View[]>,
) => {
  const { externalId } = query
  const found = () =>
    db
      .selectFrom('integration_targets as t')
      .innerJoin('integration_installations as n', 'n.id', 't.installation')
      .where('t.integration', '=', of.name)
      .where('t.kind', '=', kind)
      .where(of.where)
      .$if(externalId !== undefined, (rows) => rows.where(isKnownBy(kind, externalId ?? '')))
  return listPage(ctx.keys, {
    list: `integrations/${of.name}/${kind}s/${caller.credential.id}`,
    query,
    count: () =>
      total(
        found()
          .select((e) => e.fn.countAll().as('total'))
          .executeTakeFirstOrThrow(),
      ),
    rows: (after, limit) => {
      const rows = found().selectAll('t').orderBy('t.installation').orderBy('t.target').limit(limit)
      return (
        after
          ? rows.where(sql<boolean>`(t.installation, t.target) > (${String(after[0])}, ${String(after[1])})`)
          : rows
      ).execute()
    },
    key: ({ installation, target }) => [installation, target],
    items,
  })
}

const spacePage = (list: Omit<TargetList, 'kind'>) =>
  targetPage<SpaceInstallation>({ ...list, kind: 'space' }, async (rows) => {
    const spaces = list.query.extended ? await spacesOf(list, rows) : undefined
    return rows.map((row) =>
      spaceInstallationView(list.ctx, row, list.of.isOwn, spaces?.get(row.target) ?? row.target),
    )
  })

const sitePage = (list: Omit<TargetList, 'kind'>) =>
  targetPage<SiteInstallation>({ ...list, kind: 'site' }, async (rows) => {
    const sites = list.query.extended ? await sitesOf(list, rows) : undefined
    return rows.map((row) =>
      siteInstallationView(
        list.ctx,
        row,
        list.of.isOwn,
        (sites?.get(row.target) ?? row.target) as SiteInstallation['site'],
      ),
    )
  })

/** The spaces or sites of all installations that the caller may list. */
const ofIntegration = async (db: Db, caller: Caller, name: string): Promise<TargetList['of']> => {
  const integration = await integrationFor(db, caller, name)
  return {
    name: integration.name,
    where: await isListed(db, caller, integration),
    isOwn: caller.integration !== undefined,
  }
}

const ofInstallation = async (
  db: Db,
  caller: Caller,
  {
    integrationName: name,
    installationId: id,
  }: { readonly integrationName: string; readonly installationId: string },
): Promise<TargetList['of']> => {
  const { integration, isOwn } = await installationFor(db, caller, { name, id }, 'read')
  return { name: integration.name, where: sql<boolean>`n.id = ${id}`, isOwn }
}

export const listSpaceInstallations = reads(
  operations.listSpaceInstallations,
  async ({ ctx, caller, params, query }, db) =>
    spacePage({ ctx, caller, db, query, of: await ofIntegration(db, caller, params.integrationName) }),
)
export const listSiteInstallations = reads(
  operations.listSiteInstallations,
  async ({ ctx, caller, params, query }, db) =>
    sitePage({ ctx, caller, db, query, of: await ofIntegration(db, caller, params.integrationName) }),
)
export const listSpacesOfInstallation = reads(
  operations.listSpacesOfInstallation,
  async ({ ctx, caller, params, query }, db) =>
    spacePage({ ctx, caller, db, query, of: await ofInstallation(db, caller, params) }),
)
export const listSitesOfInstallation = reads(
  operations.listSitesOfInstallation,
  async ({ ctx, caller, params, query }, db) =>
    sitePage({ ctx, caller, db, query, of: await ofInstallation(db, caller, params) }),
)

export const listOrganizationInstallations = reads(
  operations.listOrganizationInstallations,
  async ({ ctx, caller, query }, db, { organization }) => {
    const search = query.search?.toLowerCase() ?? ''
    const found = () =>
      db
        .selectFrom('integration_installations as n')
        .innerJoin('integrations as i', 'i.name', 'n.integration')
        .where('n.organization', '=', organization.id)
        .$if(search !== '', (rows) =>
          rows.where(sql<boolean>`i.search like ${`%${likeLiteral(search)}%`} escape '!'`),
        )
    return listPage(ctx.keys, {
      list: `organizations/${organization.id}/installations`,
      query,
      count: () =>
        total(
          found()
            .select((e) => e.fn.countAll().as('total'))
            .executeTakeFirstOrThrow(),
        ),
      rows: (after, limit) => {
        const rows = found().selectAll('n').orderBy('n.integration').limit(limit)
        return (after ? rows.where('n.integration', '>', String(after[0])) : rows).execute()
      },
      key: ({ integration }) => [integration],
      items: async (rows) => {
        if (rows.length === 0) return []
        const names = rows.map(({ integration }) => integration)
        const integrations = await db
          .selectFrom('integrations')
          .selectAll()
          .where('name', 'in', names)
          .execute()
        const shown = await integrationViews(ctx, db, caller, integrations, organization.id)
        const byName = new Map(
          shown.map((integration, at) => [integration.name, { integration, row: integrations[at] }]),
        )
        const counts = await countTargets(
          db,
          rows.map(({ id }) => id),
        )
        return rows.flatMap((installation) => {
          const found = byName.get(installation.integration)
          if (found?.row === undefined) return []
          const targets = counts.get(installation.id) ?? { space: 0, site: 0 }
          return [
            {
              integration: found.integration,
              installation: installationView(ctx, {
                integration: found.row,
                installation,
                targets,
                isOwn: false,
              }),
            },
          ]
        })
      },
    })
  },
)
