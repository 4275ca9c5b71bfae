import { client } from '../../client/client.gen.ts'
import { fetchWithProof } from './reauthentication.ts'
import { wireErrorOf } from './response-error.ts'

/**
 * Makes the generated client fit for the dashboard: same origin, the session's cookie, and failures thrown as
 * `WireError`, who sits there asked where that is needed. Called once, before the first request.
 */
export const configureClient = (): void => {
  client.setConfig({ baseUrl: '/v1', credentials: 'same-origin', throwOnError: true, fetch: fetchWithProof })
  // The types promise an answer, but a request that found no service comes here without one.
  client.interceptors.error.use((body, response: Response | undefined, request) =>
    wireErrorOf(body, response, request?.method ?? 'GET'),
  )
}
