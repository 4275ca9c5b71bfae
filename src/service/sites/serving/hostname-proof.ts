/** Serves the file that proves a custom hostname, once its DNS points here. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { proofOf, proofPath } from '../verify-hostname.ts'
import { hostnameOf } from './site-request.ts'
import { sendNothing, sendText } from './send-answer.ts'

export const isProofRequest = ({ raw, method }: FastifyRequest): boolean =>
  raw.url === proofPath && method !== 'POST'

/**
 * If several sites claim the name, pointing it here does not tell whose it is, so that only a DNS record proves it.
 */
export const serveHostnameProof = async (
  { store }: Context,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const hostname = hostnameOf(headers)
  const claims = await store.read
    .selectFrom('site_hostnames')
    .select('challenge')
    .where('hostname', '=', hostname)
    .limit(2)
    .execute()
  const [claim] = claims
  return claim === undefined || claims.length > 1
    ? sendNothing(reply)
    : sendText(
        reply,
        200,
        'text/plain; charset=utf-8',
        `${proofOf(hostname, claim.challenge).file.content}\n`,
      )
}
