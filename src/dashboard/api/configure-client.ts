import { client } from '../../client/client.gen.ts'
import { fetchWithReauthentication } from './reauthentication.ts'
import { wireErrorOf } from './response-error.ts'

/**
 * Configures the generated client: same origin, session cookie, failures thrown as `WireError`, reauthentication where
 * an operation needs it. Called once, before the first request.
 */
export const configureClient = (): void => {
  client.setConfig({
    baseUrl: '/v1',
    credentials: 'same-origin',
    throwOnError: true,
    fetch: fetchWithReauthentication,
  })
  // The types promise a response, but it is undefined when the service could not be reached.
  client.interceptors.error.use((body, response: Response | undefined, request) =>
    wireErrorOf(body, response, request?.method ?? 'GET'),
  )
}
