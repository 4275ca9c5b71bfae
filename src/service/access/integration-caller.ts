/**
 * The tokens with which integrations call the API. They are stateless: what they say is signed with the installation's
 * secret, and each call looks up whether the integration or its installation still exists.
 */
import type { IntegrationScope } from '../../contract/integrations/scopes.ts'
import type { Keys } from '../keys.ts'
import { hotQuery } from '../storage/hot-query.ts'
import type { Db } from '../storage/store.ts'
import type { Caller } from './caller.ts'

export interface TokenHolder {
  readonly integration: string
  /** Absent for the integration itself. */
  readonly installation?: string
  readonly depth: number
}

const prefix = 'rin_'

export const isIntegrationToken = (secret: string): boolean => secret.startsWith(prefix)

/** A token that is valid until `expires` (milliseconds since 1970). */
export const integrationToken = (keys: Keys, holder: TokenHolder, expires: number): string => {
  const { integration, installation = '', depth } = holder
  const claims = Buffer.from(JSON.stringify([integration, installation, depth, expires])).toString(
    'base64url',
  )
  return `${prefix}${claims}.${keys.sign('integration-token', claims)}`
}

/** The holder of a token and when it expires; undefined for anything that `integrationToken` did not return. */
const holderOf = (keys: Keys, token: string): (TokenHolder & { readonly expires: number }) | undefined => {
  const [claims = '', tag = ''] = token.slice(prefix.length).split('.', 2)
  if (!keys.verify('integration-token', claims, tag)) return undefined
  const [integration, installation, depth, expires] = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  ) as [string, string, number, number]
  return { integration, ...(installation !== '' && { installation }), depth, expires }
}

const integrationScopes = hotQuery(
  (db, name: string) => db.selectFrom('integrations').select('scopes').where('name', '=', name),
  ([row]) => row?.scopes,
)

const installationScopes = hotQuery(
  (db, id: string) =>
    db
      .selectFrom('integration_installations')
      .select(['integration', 'scopes'])
      .where('id', '=', id)
      .where('status', '!=', 'paused'),
  ([row]) => row,
)

/** What the holder was granted; undefined if it no longer exists, or is paused. */
const scopesOf = async (db: Db, { integration, installation }: TokenHolder): Promise<string | undefined> => {
  if (installation === undefined) return integrationScopes(db, integration)
  const row = await installationScopes(db, installation)
  return row?.integration === integration ? row.scopes : undefined
}

/** The integration behind a token; `expired` or `unknown` if the token is not valid. */
export const integrationCaller = async (
  db: Db,
  keys: Keys,
  token: string,
  now: string,
): Promise<Caller | 'expired' | 'unknown'> => {
  const holder = holderOf(keys, token)
  if (!holder) return 'unknown'
  if (holder.expires <= Date.parse(now)) return 'expired'
  const granted = await scopesOf(db, holder)
  if (granted === undefined) return 'unknown'
  const { integration: name, installation, depth } = holder
  return {
    person: '',
    email: '',
    displayName: name,
    operator: false,
    signOn: '',
    scope: 'admin',
    credential: { kind: 'integration', id: installation ?? name.replaceAll('.', '-').slice(0, 64) },
    integration: {
      name,
      ...(installation !== undefined && { installation }),
      scopes: JSON.parse(granted) as IntegrationScope[],
      depth,
    },
  }
}
