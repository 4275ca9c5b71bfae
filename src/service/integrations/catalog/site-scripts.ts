/** The scripts that integrations add to the pages of a site. */
import type { Context } from '../../context.ts'
import type { Db } from '../../storage/store.ts'
import { enabledOnSite } from '../model/enabled.queries.ts'
import { policyHeader } from '../publishing/content-policy.ts'

export interface SiteScript {
  readonly integration: string
  /** The address, which changes with the version and the configuration. */
  readonly script: string
  readonly contentSecurityPolicy?: string
  /** Whether it uses cookies, so that readers are asked. */
  readonly cookies: boolean
}

/** Of active installations that were granted it, the earliest first. */
export const siteScripts = async (
  { addresses }: Pick<Context, 'addresses'>,
  db: Db,
  site: string,
): Promise<readonly SiteScript[]> =>
  (await enabledOnSite(db, site))
    .filter(({ scopes }) => scopes.includes('site:script:inject'))
    .map(({ integration, installation, manifest, scopes, version, revision }) => {
      const endpoint = addresses.integrationEndpoint(integration, installation, { kind: 'site', id: site })
      const { contentSecurityPolicy: policy } = manifest
      return {
        integration,
        script: `${endpoint}/script.js?version=${version}.${revision}`,
        ...(policy !== undefined && { contentSecurityPolicy: policyHeader(policy) }),
        cookies: scopes.includes('site:script:cookies'),
      }
    })
