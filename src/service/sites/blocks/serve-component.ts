/**
 * What the script of a page with blocks of integrations asks for: components as HTML, with what its session needs,
 * choices of selects, and the claims of the visitor for frames that may have them.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { parse } from 'secure-json-parse'
import { z } from 'zod'
import type { RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import { RenderRequest as RenderRequestSchema } from '../../../contract/integrations/contentkit.ts'
import { Url } from '../../../contract/wire/shapes.ts'
import { outputForScript } from '../../../site/contentkit/print-component.ts'
import { frameText, languageOf } from '../../../site/frame-text.ts'
import { inLanguage } from '../../../site/text-language.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { publishedChoices } from '../../integrations/blocks/published-choices.ts'
import type { PublishedPlace } from '../../integrations/blocks/render-block.ts'
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

const ChoicesRequest = z.strictObject({
  integration: z.string().min(1).max(100),
  siteSpace: z.string().max(100),
  url: Url,
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

/** Where blocks of a part of the site stand; undefined if the visitor does not see it. */
const placeIn = (site: VisibleSite, id: string): PublishedPlace | undefined => {
  const siteSpace = site.siteSpaces.find((one) => one.id === id)
  return siteSpace && { space: siteSpace.space, site: site.model.row.id }
}

/** The claims of the visitor, if frames of the integration may have them. */
const visitor = async (
  ctx: Context,
  site: VisibleSite,
  { integration, siteSpace: id }: z.infer<typeof VisitorRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const place = placeIn(site, id)
  return place && (await readsClaims(ctx, integration, place))
    ? send(reply, 200, { visitor: site.input['visitor'] ?? {} })
    : sendNothing(reply)
}

/** Throws what is no answer of the integration. */
const sendFailure = (reply: FastifyReply, error: unknown): FastifyReply => {
  if (!(error instanceof Failure)) throw error
  const { status, message, reason } = error
  // Only a refusal is meant for readers.
  return send(reply, status, reason === 'integration-refused' ? { message } : {})
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
    return sendFailure(reply, error)
  }
}

const choices = async (
  ctx: Context,
  site: VisibleSite,
  { integration, siteSpace: id, url }: z.infer<typeof ChoicesRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const place = placeIn(site, id)
  if (place === undefined) return sendNothing(reply)
  try {
    return send(reply, 200, { items: await publishedChoices(ctx, integration, { place, url }) })
  } catch (error) {
    return sendFailure(reply, error)
  }
}

/** Answers `~integrations/render`, `choices` and `visitor`, which only the page's own script calls. */
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
  if (name === 'choices') {
    const asked = read(ChoicesRequest, request.body)
    return asked === undefined ? sendNothing(reply) : choices(ctx, site, asked, reply)
  }
  const asked = name === 'render' ? read(ComponentRequest, request.body) : undefined
  return asked === undefined ? sendNothing(reply) : render(ctx, site, asked, reply)
}
