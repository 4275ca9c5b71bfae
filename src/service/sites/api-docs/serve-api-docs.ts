/**
 * Serves the documentation of Recto's own API below `/docs/api` of the dashboard's origin, where its forms can send
 * requests with the reader's session. It is the same for everybody and shows nothing of the installation's content.
 */
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context.ts'
import { apiDocsPath } from './api-docs-path.ts'

/** Registers the routes. `openapi`: the text of `openapi.json`. The printer is loaded for the first reader. */
export const serveApiDocs = (app: FastifyInstance, ctx: Context, openapi: string): void => {
  app.get<{ Params: { file: string } }>(`${apiDocsPath}/~assets/:file`, async (request, reply) =>
    (await import('../serving/send-asset.ts')).sendAsset(request, reply, request.params.file),
  )
  for (const route of ['', '/*'])
    app.get(`${apiDocsPath}${route}`, async (request, reply) =>
      (await import('./answer-api-docs.ts')).answerApiDocs(ctx, openapi, request, reply),
    )
}
