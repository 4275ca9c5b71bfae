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

/** A token that is valid from `now` for some milliseconds. */
export const integrationToken = (
  keys: Keys,
  { integration, installation = '', depth }: TokenHolder,
  { now, milliseconds }: { readonly now: string; readonly milliseconds: number },
): string => {
  const issued = Date.parse(now)
  const claims = Buffer.from(
    JSON.stringify([integration, installation, depth, issued, issued + milliseconds]),
  ).toString('base64url')
  return `${prefix}${claims}.${keys.sign('integration-token', claims)}`
}

/** Times in milliseconds since 1970. */
interface ReadToken extends TokenHolder {
  readonly issued: number
  readonly expires: number
}

/** What a token says; undefined for anything that `integrationToken` did not return. */
const readToken = (keys: Keys, token: string): ReadToken | undefined => {
  const [claims = '', tag = ''] = token.slice(prefix.length).split('.', 2)
  if (!keys.verify('integration-token', claims, tag)) return undefined
  const [integration, installation, depth, issued, expires] = JSON.parse(
    Buffer.from(claims, 'base64url').toString(),
  ) as [string, string, number, number, number]
  return { integration, ...(installation !== '' && { installation }), depth, issued, expires }
}

const integrationScopes = hotQuery(
  (db, name: string) =>
    db.selectFrom('integrations').select(['scopes', 'created_at']).where('name', '=', name),
  ([row]) => row,
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
const scopesOf = async (
  db: Db,
  { integration, installation, issued }: ReadToken,
): Promise<string | undefined> => {
  if (installation === undefined) {
    const row = await integrationScopes(db, integration)
    // An integration published anew under the name may belong to somebody else.
    return row === undefined || issued < Date.parse(row.created_at) ? undefined : row.scopes
  }
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
  const holder = readToken(keys, token)
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
