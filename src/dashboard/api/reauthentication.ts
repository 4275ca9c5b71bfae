/**
 * Some requests are answered with `proof-needed`: the session is fine, but its person must show once more who they
 * are. The request is kept, the person is asked by the one dialog of the program, and then it is sent again; whoever
 * made it just waits a little longer, and nothing that was typed is lost.
 */

/** Asks the person; whether they showed it. */
type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asked: Promise<boolean> | undefined

/** The dialog says that it stands; the answer takes it away again. */
export const answerProofs = (by: Ask): (() => void) => {
  ask = by
  return () => {
    if (ask === by) ask = undefined
  }
}

/** One question for all requests that wait for it. */
const proven = async (): Promise<boolean> => {
  asked ??= ask?.().finally(() => {
    asked = undefined
  })
  return (await asked) ?? false
}

/** All that asks for a proof lies below the caller's own account. */
const mayNeedProof = ({ method, url }: Request): boolean =>
  method !== 'GET' && new URL(url).pathname.startsWith('/v1/user/')

const isNeeded = async (response: Response): Promise<boolean> => {
  if (response.status !== 403) return false
  const body = (await response.clone().json()) as { readonly error?: { readonly reason?: string } }
  return body.error?.reason === 'proof-needed'
}

/** `fetch`, which asks for a proof where one is needed and sends the request again after it. */
export const fetchWithProof = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init)
  if (!mayNeedProof(request)) return fetch(request)
  const again = request.clone()
  const response = await fetch(request)
  return (await isNeeded(response)) && (await proven()) ? fetch(again) : response
}
