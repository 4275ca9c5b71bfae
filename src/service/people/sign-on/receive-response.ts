/**
 * `POST /sso/{provider}/acs`: validates the response that the identity provider posts through the browser, stores it,
 * and redirects to `finish`, where the cookies of the browser arrive.
 */
import { parseCertificates } from './saml-certificates.ts'
import { readResponse, SignOnError } from './saml-response.ts'
import type { SignOnCall } from './sign-on-call.ts'
import { refuseSignOn, serviceOf } from './sign-on-call.ts'
import { isComplete, storeAssertion, requestSentAt } from './sign-on.store.ts'

/** The id of the request that a response answers, unverified; only used to report errors of a test. */
const unverifiedRequestId = (encoded: string): string | undefined =>
  /\bInResponseTo="(_\w{1,64})"/.exec(Buffer.from(encoded, 'base64').toString('utf8'))?.[1]

export const receiveResponse = async (call: SignOnCall): Promise<unknown> => {
  const { ctx, request, reply, provider } = call
  const { store, now, config } = ctx
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
  const responses = form.getAll('SAMLResponse')
  const encoded = responses.length === 1 ? (responses[0] ?? '') : ''
  let requestId: string | undefined
  try {
    if (!isComplete(provider)) throw new SignOnError('provider-off', 'The provider is not set up.')
    const assertion = await readResponse(encoded, {
      entityId: provider.entity_id,
      certificates: parseCertificates(provider.certificate).map(({ pem }) => pem),
      service: serviceOf(ctx, provider.id),
      sentAt: (id) => {
        requestId = id
        return requestSentAt(store.read, provider.id, id, now())
      },
      now,
    })
    const ticket = await store.write((db) => storeAssertion(ctx, db, provider.id, assertion, assertion))
    if (ticket === undefined) throw new SignOnError('replayed', 'The response has already been used.')
    const query = new URLSearchParams({ ticket })
    return await reply.redirect(`${config.baseUrl}/sso/${provider.id}/finish?${query.toString()}`, 303)
  } catch (error) {
    if (!(error instanceof SignOnError)) throw error
    const id = requestId ?? unverifiedRequestId(encoded)
    return refuseSignOn(call, error, id === undefined ? undefined : { id, state: 'sent' })
  }
}
