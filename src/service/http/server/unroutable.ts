/** Answers requests whose address the router cannot parse, in the usual form of failures. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, notFound } from '../failure.ts'

/** The router calls this before any hook, so it must set the headers of all answers itself. */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  }
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  // No identifier is that long, and deleting something that does not exist succeeds.
  if (isTooLong && request.method === 'DELETE') return void reply.code(204).headers(headers).send()
  const failure = isTooLong ? notFound() : new Failure('malformed-request', 'The URL is malformed.')
  void reply
    .code(failure.status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure.body(request.id)))
}
