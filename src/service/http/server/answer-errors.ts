/** Error responses of the API: what goes wrong in a request as a failure, and the failure as an answer. */
import type { FastifyError, FastifyInstance } from 'fastify'
import type { ErrorReason } from '../../../contract/operation/errors.ts'
import type { Unavailability } from '../../storage/store-unavailable.ts'
import { StoreUnavailable } from '../../storage/store-unavailable.ts'
import { Failure } from '../failure.ts'
import { discardRest, isUnfinished } from './discard-body.ts'

/** Errors of the framework before a handler runs, as failures of ours. */
const frameworkFailure = (error: FastifyError): Failure | undefined => {
  const known: Record<string, [ErrorReason, string]> = {
    FST_ERR_CTP_INVALID_JSON_BODY: ['malformed-json', 'The request body is not valid JSON.'],
    FST_ERR_CTP_BODY_TOO_LARGE: ['too-large', 'The request body is too large.'],
    FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported-media-type', 'Send the request body as application/json.'],
    FST_ERR_BAD_URL: ['malformed-request', 'The URL is malformed.'],
  }
  const failure = known[error.code]
  if (failure) return new Failure(...failure)
  const { statusCode } = error
  if (statusCode === 416)
    return new Failure('range-not-satisfiable', 'The requested range is outside the file.')
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Failure('malformed-request', 'The request is malformed.')
    : undefined
}

/** Seconds for `Retry-After`, where the same request can be retried at all. */
const retryAfter: Partial<Record<Unavailability, number>> = { away: 2, busy: 2, 'disk-full': 30 }

const storeFailure = ({ why, message }: StoreUnavailable): Failure => {
  const after = retryAfter[why]
  return new Failure(
    why === 'unknown-outcome' ? 'outcome-unknown' : 'not-ready',
    message,
    after === undefined ? {} : { retryAfter: after },
  )
}

const failureOf = (error: FastifyError): Failure | undefined => {
  if (error instanceof Failure) return error
  return error instanceof StoreUnavailable ? storeFailure(error) : frameworkFailure(error)
}

/** Answers errors with the body of the API; unexpected ones are logged with the id of the request. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // An event stream that has started cannot send an error response; its listener reconnects.
    if (reply.raw.headersSent) {
      reply.hijack()
      reply.raw.destroy()
      return reply
    }
    let failure = failureOf(error)
    if (!failure) {
      request.log.error(
        { err: error, requestId: request.id, path: request.url },
        'A request failed with an internal error',
      )
      failure = new Failure('internal-error', 'Something went wrong on the server. Nothing was saved.')
    }
    if (failure.retryAfter !== undefined) void reply.header('retry-after', failure.retryAfter)
    if (failure.status === 401) void reply.header('www-authenticate', 'Bearer')
    if (isUnfinished(request.raw)) {
      // The framework would close the connection immediately, with unread data on it, and the client would get a reset.
      void reply.removeHeader('connection')
      discardRest(request.raw)
    }
    return reply
      .code(failure.status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failure.body(request.id)))
  })
}
