/**
 * The signed response to a ping: who the member is, for programs of the organization that trust this installation. The
 * key is derived from the installation's secret, so every process has it; the public key is published as a JWK set (RFC
 * 7517).
 */
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { operations } from '../../../contract/operations.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import { open } from '../../http/verb.ts'
import type { Context } from '../../context.ts'

/** Long enough for a visit; clients request a new one when needed. */
const lifeInSeconds = 3600

/** The PKCS #8 prefix of a 32-byte Ed25519 key (RFC 8410). */
const before = Buffer.from('302e020100300506032b657004220420', 'hex')

const signingKey = ({ keys }: Context): KeyObject =>
  createPrivateKey({
    key: Buffer.concat([before, keys.bytes('visitor-claims')]),
    format: 'der',
    type: 'pkcs8',
  })

const publicHalf = (key: KeyObject) => {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  const kid = createHash('sha256').update(x).digest('base64url').slice(0, 16)
  return { kty: 'OKP' as const, crv: 'Ed25519' as const, alg: 'EdDSA' as const, use: 'sig' as const, kid, x }
}

export interface ClaimsOf {
  readonly person: string
  readonly email: string
  readonly displayName: string
  /** Rank in the organization. */
  readonly role: number
  /** Whether they sign in through the organization. */
  readonly sso: boolean
}

/** A JWT with the organization as audience; valid for an hour. */
export const visitorClaims = async (
  ctx: Context,
  organization: string,
  { person, email, displayName, role, sso }: ClaimsOf,
): Promise<string> => {
  const { SignJWT } = await import('jose')
  const key = signingKey(ctx)
  const now = Math.floor(Date.parse(ctx.now()) / 1000)
  return new SignJWT({ email, name: displayName, role: roleOfRank(role), sso })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'JWT', kid: publicHalf(key).kid })
    .setIssuer(ctx.config.baseUrl)
    .setAudience(organization)
    .setSubject(person)
    .setIssuedAt(now)
    .setExpirationTime(now + lifeInSeconds)
    .sign(key)
}

export const listVisitorClaimsKeys = open(operations.listVisitorClaimsKeys, ({ ctx }) =>
  Promise.resolve({ keys: [publicHalf(signingKey(ctx))] }),
)
