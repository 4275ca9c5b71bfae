/** Tokens of members as visitors of a site. They only say who the visitor is. */
import type { Context } from '../../context.ts'
import { visitorSecret } from './site-secrets.ts'

/** Lifetime in seconds: of the token in the URL that opens the site, and of the one that the site keeps. */
export const memberTokenSeconds = { entry: 60, visit: 24 * 3600 } as const

export interface TokenOf {
  /** Id of the site, the audience of the token. */
  readonly site: string
  /** Id of its current key. */
  readonly key: string
  /** Id of the person. */
  readonly person: string
}

/** A JWT for a member, signed with the key of the site. */
export const memberToken = async (
  { keys, now }: Pick<Context, 'keys' | 'now'>,
  { site, key, person }: TokenOf,
  use: keyof typeof memberTokenSeconds,
): Promise<string> => {
  const { SignJWT } = await import('jose')
  const time = Math.floor(Date.parse(now()) / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(person)
    .setAudience(site)
    .setIssuedAt(time)
    .setExpirationTime(time + memberTokenSeconds[use])
    .sign(new TextEncoder().encode(visitorSecret(keys, key)))
}
