/** Sends one of the files that every published page loads. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../../http/content-encoding.ts'
import { sendNothing } from './send-answer.ts'
import { siteAssets } from './site-assets.ts'

/** `name` is a file name in the URL. */
export const sendAsset = (
  request: FastifyRequest,
  reply: FastifyReply,
  name: string | undefined,
): FastifyReply => {
  const asset = name === undefined ? undefined : siteAssets().files.get(name)
  if (asset === undefined) return sendNothing(reply)
  const encoding = encodingFor(request)
  const packed = encoding && asset[encoding]
  void reply.header('cache-control', 'public, max-age=31536000, immutable')
  void reply.header('vary', 'accept-encoding').type(asset.contentType)
  if (packed !== undefined) void reply.header('content-encoding', encoding)
  return reply.send(packed ?? asset.bytes())
}
