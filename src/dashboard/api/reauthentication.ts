/**
 * Some requests are answered with `proof-needed`: the session is valid, but the user must reauthenticate. The request
 * is held, the one dialog of the dashboard asks for the proof, and the request is sent again. Its caller only waits
 * longer, and no input is lost.
 */

/** Asks the user to reauthenticate; resolves to whether they did. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asked: Promise<boolean> | undefined

/** Registers the dialog that asks; the returned function unregisters it. */
export const answerProofs = (by: Ask): (() => void) => {
  ask = by
  return () => {
    if (ask === by) ask = undefined
  }
}

/** All waiting requests share one dialog. */
const proven = async (): Promise<boolean> => {
  asked ??= ask?.().finally(() => {
    asked = undefined
  })
  return (await asked) ?? false
}

/** All operations that need a proof are below the caller's own account. */
const mayNeedProof = ({ method, url }: Request): boolean =>
  method !== 'GET' && new URL(url).pathname.startsWith('/v1/user/')

const isNeeded = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const body = (await response.clone().json()) as { readonly error?: { readonly reason?: string } }
  return body.error?.reason === 'proof-needed'
}

/** `fetch` that asks for reauthentication where needed and then sends the request again. */
export const fetchWithProof = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  if (!mayNeedProof(request)) return fetch(request)
  const again = request.clone()
  const response = await fetch(request)
  return (await isNeeded(response)) && (await proven()) ? fetch(again) : response
}
