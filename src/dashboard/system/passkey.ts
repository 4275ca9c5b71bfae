import { beginPasskeySession, createSession } from '../../client/sdk.gen.ts'

export interface AskedPasskey {
  readonly ticket: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Lets the browser sign with a passkey and signs in with it; without a question, one for a passkey alone is begun. */
export const signInWithPasskey = async (asked?: AskedPasskey): Promise<void> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { ticket, options } = asked ?? (await beginPasskeySession({ throwOnError: true })).data
  const passkey = await startAuthentication({ optionsJSON: options as never })
  await createSession({ body: { ticket, passkey: { ...passkey } }, throwOnError: true })
}
