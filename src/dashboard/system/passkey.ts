import { beginPasskeySession, createSession } from '../../client/sdk.gen.ts'

export interface PasskeyRequest {
  readonly ticket: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Signs a challenge with a passkey; returns the response for the service. */
export const signWithPasskey = async (
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON: options as never })) }
}

/** Signs in with a passkey. Without a given challenge, requests one for passkey-only sign-in. */
export const signInWithPasskey = async (requested?: PasskeyRequest): Promise<void> => {
  const { ticket, options } = requested ?? (await beginPasskeySession({ throwOnError: true })).data
  const passkey = await signWithPasskey(options)
  await createSession({ body: { ticket, passkey }, throwOnError: true })
}
