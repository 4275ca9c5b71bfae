/**
 * What the script of a page with blocks of integrations asks for: components as HTML, with what its session needs, and
 * the claims of the visitor for frames that may have them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'secure-json-parse'
import { z } from 'zod'
import type { RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import { RenderRequest as RenderRequestSchema } from '../../../contract/integrations/contentkit.ts'
import { outputForScript } from '../../../site/contentkit/print-component.ts'
import { frameText, languageOf } from '../../../site/frame-text.ts'
import { inLanguage } from '../../../site/text-language.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { readsClaims, renderPublished } from '../../integrations/blocks/render-block.ts'
import { lookOf } from '../model/sites.store.ts'
import { isOwnRequest } from '../serving/own-request.ts'
import { sendNothing } from '../serving/send-answer.ts'
import { siteLimitsOf } from '../serving/site-limits.ts'
import type { VisibleSite } from '../visibility/visible-site.ts'
import { integrationOrigin } from './page-with-blocks.ts'
import { printComponents } from './print-components.ts'

const ComponentRequest = z.strictObject({
  integration: z.string().min(1).max(100),
  /** Begins the ids in the HTML. */
  prefix: z.string().regex(/^@b\d{1,6}(?:-\d{1,6})?$/),
  request: RenderRequestSchema,
})
type ComponentRequest = z.infer<typeof ComponentRequest>

const VisitorRequest = z.strictObject({
  integration: z.string().min(1).max(100),
  siteSpace: z.string().max(100),
})

/** The body as the schema says; undefined for anything else. */
const read = <Value>(schema: z.ZodType<Value>, body: unknown): Value | undefined => {
  if (typeof body !== 'string') return undefined
  try {
    return schema.safeParse(parse(body, null, { protoAction: 'error' })).data
  } catch {
    return undefined
  }
}

const send = (reply: FastifyReply, status: number, answer: object): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(answer))

/** The request as the integration gets it: pages name the part of the site instead of its space. */
const ofSpace = (
  site: VisibleSite,
  { request }: ComponentRequest,
): { readonly siteSpace: VisibleSite['siteSpaces'][number]; readonly request: RenderRequest } | undefined => {
  const { context } = request
  const siteSpace =
    context.type === 'document' ? site.siteSpaces.find(({ id }) => id === context.spaceId) : undefined
  return (
    siteSpace && {
      siteSpace,
      request: {
        ...request,
        context: { type: 'document', theme: context.theme, spaceId: siteSpace.space, editable: false },
      },
    }
  )
}

const answerOf = async (
  ctx: Context,
  site: VisibleSite,
  siteSpace: VisibleSite['siteSpaces'][number],
  { asked, output }: { readonly asked: ComponentRequest; readonly output: RenderOutput },
): Promise<object> => {
  if (output.type === 'complete') return { output }
  const language = site.model.heads.get(siteSpace.space)?.language
  const customization = inLanguage(lookOf(site.model, siteSpace.id), language)
  // What the reader typed stays: values of the request show where the answer has none.
  const state = { ...asked.request.state, ...output.state }
  const [printed] = await printComponents([
    {
      output,
      options: {
        ...{ labels: frameText(customization), state, prefix: asked.prefix },
        integrationOrigin: integrationOrigin(ctx, asked.integration),
        language: languageOf(customization),
        externalTarget: customization.externalLinks.target,
      },
    },
  ])
  return { output: outputForScript(output), html: printed?.html ?? '' }
}

/** The claims of the visitor, if frames of the integration may have them. */
const visitor = async (
  ctx: Context,
  site: VisibleSite,
  { integration, siteSpace: id }: z.infer<typeof VisitorRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const siteSpace = site.siteSpaces.find((one) => one.id === id)
  const place = siteSpace && { space: siteSpace.space, site: site.model.row.id }
  return place && (await readsClaims(ctx, integration, place))
    ? send(reply, 200, { visitor: site.input['visitor'] ?? {} })
    : sendNothing(reply)
}

const render = async (
  ctx: Context,
  site: VisibleSite,
  asked: ComponentRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const found = ofSpace(site, asked)
  if (found === undefined) return sendNothing(reply)
  const { siteSpace, request } = found
  try {
    const { output } = await renderPublished(ctx, asked.integration, {
      place: { space: siteSpace.space, site: site.model.row.id },
      request,
    })
    return send(reply, 200, await answerOf(ctx, site, siteSpace, { asked, output }))
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { status, message, reason } = error
    // Only a refusal is meant for readers.
    return send(reply, status, reason === 'integration-refused' ? { message } : {})
  }
}

/** Answers `~integrations/render` and `~integrations/visitor`; both are called by the page's own script only. */
export const serveComponent = async (
  ctx: Context,
  site: VisibleSite,
  name: string | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (!isOwnRequest(request, site.origin)) return sendNothing(reply)
  const wait = siteLimitsOf(ctx).wait('integrations', request.ip)
  if (wait !== undefined) return send(reply.header('retry-after', String(wait)), 429, {})
  if (name === 'visitor') {
    const asked = read(VisitorRequest, request.body)
    return asked === undefined ? sendNothing(reply) : visitor(ctx, site, asked, reply)
  }
  const asked = name === 'render' ? read(ComponentRequest, request.body) : undefined
  return asked === undefined ? sendNothing(reply) : render(ctx, site, asked, reply)
}
