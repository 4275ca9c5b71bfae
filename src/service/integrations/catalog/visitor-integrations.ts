/** The integrations of a site that may sign its visitors in. */
import type { IntegrationScope } from '../../../contract/integrations/scopes.ts'
import type { SignInProblem } from '../../../contract/sites/access/schemas.ts'
import type { Context } from '../../context.ts'
import { hotQuery } from '../../storage/hot-query.ts'
import type { Db } from '../../storage/store.ts'
import { pictureUrl } from '../model/integration-view.ts'
import { findIntegration } from '../model/integrations.queries.ts'
import { readManifest } from '../model/manifest.ts'

/** What an integration needs to sign visitors in, and to be given the key for it. */
export const signInScope: IntegrationScope = 'site:visitor:auth'

interface Installed {
  readonly integration: string
  readonly installation: string
  readonly title: string
  readonly icon: string | undefined
  readonly problem: SignInProblem | undefined
}

const problemOf = (scopes: string, statuses: readonly string[]): SignInProblem | undefined => {
  if (!(JSON.parse(scopes) as string[]).includes(signInScope)) return 'not-granted'
  if (statuses.includes('paused')) return 'paused'
  return statuses.every((status) => status === 'active') ? undefined : 'not-configured'
}

const installedOnSite = hotQuery(
  (db, site: string) =>
    db
      .selectFrom('integration_targets as t')
      .innerJoin('integration_installations as n', 'n.id', 't.installation')
      .innerJoin('integrations as i', 'i.name', 'n.integration')
      .select(['n.integration', 'n.id as installation', 'n.scopes', 'n.status', 't.status as on_site'])
      .select(['i.title', 'i.manifest'])
      .where('t.kind', '=', 'site')
      .where('t.target', '=', site)
      .orderBy('t.created_at')
      .orderBy('n.id'),
  (rows): readonly Installed[] =>
    rows.map(({ integration, installation, title, manifest, scopes, status, on_site }) => ({
      ...{ integration, installation, title, icon: readManifest(manifest).icon },
      problem: problemOf(scopes, [status, on_site]),
    })),
)

export type SignIn = { readonly installation: string } | { readonly problem: SignInProblem }

/** The installation that signs visitors of a site in, or why the integration cannot. */
export const signInOf = async (db: Db, site: string, integration: string): Promise<SignIn> => {
  const found = (await installedOnSite(db, site)).find((one) => one.integration === integration)
  if (found === undefined) return { problem: 'not-installed' }
  return found.problem === undefined ? { installation: found.installation } : { problem: found.problem }
}

/** An integration that was removed from a site, as far as it still exists. */
const removed = async (db: Db, name: string): Promise<Omit<Installed, 'installation'>> => {
  const row = await findIntegration(db, name)
  return {
    ...{ integration: name, title: row?.title ?? name, problem: 'not-installed' },
    icon: row && readManifest(row.manifest).icon,
  }
}

/** Those that may sign visitors in, the earliest first, and the `current` one, whatever keeps it from it. */
export const visitorIntegrations = async (ctx: Context, db: Db, site: string, current: string | null) => {
  const installed = await installedOnSite(db, site)
  const listed = installed.filter(
    ({ integration, problem }) => problem !== 'not-granted' || integration === current,
  )
  const isRemoved = current !== null && !installed.some(({ integration }) => integration === current)
  return [...listed, ...(isRemoved ? [await removed(db, current)] : [])].map(
    ({ integration, title, icon, problem }) => ({
      ...{ name: integration, title },
      ...(icon !== undefined && { icon: pictureUrl(ctx, integration, icon) }),
      ...(problem !== undefined && { problem }),
    }),
  )
}
