/** Answers requests whose address the router cannot read, in the shape of every other failure. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { Failure, notFound } from '../failure.ts'

/** The router calls it before any hook, so that the headers of all answers are set here. */
export const answerUnroutable = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
  const headers = {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': request.id,
  }
  const isTooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  // Nothing has an identifier that long, and what is not there is deleted.
  if (isTooLong && request.method === 'DELETE') return void reply.code(204).headers(headers).send()
  const failure = isTooLong ? notFound() : new Failure('malformed-request', 'The address cannot be read.')
  void reply
    .code(failure.status)
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure.body(request.id)))
}
