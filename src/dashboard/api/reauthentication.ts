/**
 * Some requests are answered with `proof-needed`: the session is valid, but the user must reauthenticate. The request
 * is held, the one dialog of the dashboard asks for the proof, and the request is sent again. Its caller only waits
 * longer, and no input is lost.
 */

/** Asks the user to reauthenticate; resolves to whether they did. */
type Ask = () => Promise<boolean>

let askPerson: Ask | undefined
let pendingAnswer: Promise<boolean> | undefined

/** Registers the dialog that asks; the returned function unregisters it. */
export const onReauthenticate = (by: Ask): (() => void) => {
  askPerson = by
  return () => {
    if (askPerson === by) askPerson = undefined
  }
}

/** All waiting requests share one dialog. */
const reauthenticate = async (): Promise<boolean> => {
  pendingAnswer ??= askPerson?.().finally(() => {
    pendingAnswer = undefined
  })
  return (await pendingAnswer) ?? false
}

/** Operations that need a proof change the caller's own account, or reset a password. */
const mayNeedReauthentication = ({ method, url }: Request): boolean =>
  method !== 'GET' && /^\/v1\/user\/|\/password-reset$/.test(new URL(url).pathname)

const needsReauthentication = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const body = (await response.clone().json()) as { readonly error?: { readonly reason?: string } }
  return body.error?.reason === 'proof-needed'
}

/** `fetch` that asks for reauthentication where needed and then sends the request again. */
export const fetchWithReauthentication = async (
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> => {
  const request = new Request(input, init)
  if (!mayNeedReauthentication(request)) return fetch(request)
  const again = request.clone()
  const response = await fetch(request)
  return (await needsReauthentication(response)) && (await reauthenticate()) ? fetch(again) : response
}
