/** Passkeys (WebAuthn): created and used in the browser, verified here. User verification is required. */
import { isIP } from 'node:net'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Config } from '../../config.ts'
import { Failure } from '../../http/failure.ts'
import type { SecondFactorTable } from '../../storage/schema/second-factor-tables.ts'
import type { Context } from '../../context.ts'

/** The stored part of a passkey. */
export interface StoredPasskey {
  /** Public key in base64url. */
  readonly publicKey: string
  readonly counter: number
  readonly transports: readonly string[]
}

const hostOf = ({ baseUrl }: Pick<Config, 'baseUrl'>): string => new URL(baseUrl).hostname

/** Browsers support passkeys only for host names, over https or on localhost. */
export const passkeysWork = (config: Pick<Config, 'baseUrl'>): boolean => {
  const host = hostOf(config)
  return (
    isIP(host.replace(/^\[|\]$/g, '')) === 0 && (config.baseUrl.startsWith('https:') || host === 'localhost')
  )
}

export const requirePasskeys = (config: Pick<Config, 'baseUrl'>): void => {
  if (!passkeysWork(config))
    throw new Failure('state-forbids', 'Passkeys need an https BASE_URL with a hostname, or localhost.')
}

/** Undefined if it was stored under another secret of the installation. */
export const storedPasskey = (
  { keys }: Context,
  { secret }: SecondFactorTable,
): StoredPasskey | undefined => {
  const text = keys.open('second-factor', secret)
  return text === undefined ? undefined : (JSON.parse(text) as StoredPasskey)
}

export const registrationOptions = async (
  { config }: Context,
  person: { readonly id: string; readonly email: string; readonly displayName: string },
  known: readonly SecondFactorTable[],
) => {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  return generateRegistrationOptions({
    rpName: 'Recto',
    rpID: hostOf(config),
    userName: person.email,
    userID: new TextEncoder().encode(person.id),
    userDisplayName: person.displayName,
    attestationType: 'none',
    excludeCredentials: known.flatMap(({ credential }) => (credential === null ? [] : [{ id: credential }])),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
}

/** The new passkey, or undefined if the response does not match the challenge. */
export const verifyRegistration = async (
  { config }: Context,
  challenge: string,
  response: unknown,
): Promise<{ readonly id: string; readonly passkey: StoredPasskey } | undefined> => {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: config.baseUrl,
      expectedRPID: hostOf(config),
      requireUserVerification: true,
    })
    if (!verified) return undefined
    const { id, publicKey, counter, transports } = registrationInfo.credential
    return {
      id,
      passkey: {
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports ?? [],
      },
    }
  } catch {
    return undefined
  }
}

export const authenticationOptions = async (ctx: Context, passkeys: readonly SecondFactorTable[]) => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  return generateAuthenticationOptions({
    rpID: hostOf(ctx.config),
    userVerification: 'required',
    allowCredentials: passkeys.flatMap((row) =>
      row.credential === null
        ? []
        : [
            {
              id: row.credential,
              transports: [...(storedPasskey(ctx, row)?.transports ?? [])] as AuthenticatorTransport[],
            },
          ],
    ),
  })
}

/** The passkey's new counter if it signed the challenge, else undefined. */
export const verifyAuthentication = async (
  ctx: Context,
  challenge: string,
  { credential, passkey }: { readonly credential: string; readonly passkey: StoredPasskey },
  response: unknown,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  const { publicKey, counter } = passkey
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: ctx.config.baseUrl,
      expectedRPID: hostOf(ctx.config),
      requireUserVerification: true,
      credential: {
        id: credential,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
