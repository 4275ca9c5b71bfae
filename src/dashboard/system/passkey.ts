import { beginPasskeySession, createSession } from '../../client/sdk.gen.ts'

export interface AskedPasskey {
  readonly ticket: string
  readonly options: Readonly<Record<string, unknown>>
}

/** Lets the browser sign with a passkey; the answer is for the service. */
export const signWithPasskey = async (
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return { ...(await startAuthentication({ optionsJSON: options as never })) }
}

/** Lets the browser sign with a passkey and signs in with it; without a question, one for a passkey alone is begun. */
export const signInWithPasskey = async (asked?: AskedPasskey): Promise<void> => {
  const { ticket, options } = asked ?? (await beginPasskeySession({ throwOnError: true })).data
  const passkey = await signWithPasskey(options)
  await createSession({ body: { ticket, passkey }, throwOnError: true })
}
