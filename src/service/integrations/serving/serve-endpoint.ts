/** Public endpoints: anybody calls, the integration answers. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JsonObject } from '../../../content/document/document.ts'
import type { Context } from '../../context.ts'
import type { SentTo } from '../delivery/event-outcome.ts'
import { failedOutcome, maxErrorText, outcomeOf } from '../delivery/event-outcome.ts'
import { recordRequest } from '../delivery/record-request.ts'
import { dispatchEvent, routeOf } from '../dispatch/dispatch.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { manifestOfVersion } from '../dispatch/versions.queries.ts'
import { readManifest } from '../model/manifest.ts'
import { policyHeader } from '../publishing/content-policy.ts'
import type { FailureReason, ScriptResponse } from '../runtime/script-request.ts'
import { ScriptFailure } from '../runtime/script-request.ts'
import { addressedSubject } from './addressed-subject.ts'
import type { EndpointAddress } from './endpoint-address.ts'
import { endpointAddress, endpointPath, isHostOf } from './endpoint-address.ts'
import type { EndpointEvent } from './endpoint-event.ts'
import { endpointEvent } from './endpoint-event.ts'
import { BodyTooLarge, limitedBody } from './limited-body.ts'
import { answerHeaders } from './request-headers.ts'

interface Problem {
  readonly status: number
  readonly message: string
}

/** The same for what is unknown, removed and paused. */
export const unknownEndpoint: Problem = { status: 404, message: 'Not found.' }
const malformed: Problem = {
  status: 400,
  message: 'The location must be a path of the site, such as /guide.',
}
const tooLarge: Problem = { status: 413, message: 'The request is larger than 10 MB.' }

const crashed: Problem = { status: 502, message: 'The integration did not answer.' }
const problems: Readonly<Record<FailureReason, Problem>> = {
  died: crashed,
  start: crashed,
  'too-large': crashed,
  'time-out': { status: 504, message: 'The integration did not answer in time.' },
  unavailable: { status: 503, message: 'Integrations cannot run right now.' },
  paused: unknownEndpoint,
}

export const sendProblem = (reply: FastifyReply, { status, message }: Problem): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .type('text/plain; charset=utf-8')
    .send(`${message}\n`)

/** A request with what it addresses and becomes. */
interface Served {
  readonly subject: EventSubject
  readonly event: EndpointEvent
  readonly id: string
  readonly sentTo: SentTo
  readonly sentAt: string
}

const record = (ctx: Context, served: Served, outcome: ReturnType<typeof failedOutcome>): Promise<void> => {
  const { subject, event, id, sentAt } = served
  const payload: JsonObject = { eventId: id, type: event.type, ...event.payload }
  return recordRequest(ctx, { id, subject, type: event.type, payload, sentAt, outcome })
}

/** The policy that the running version declares for its answers. */
const policyOf = async (
  { store }: Context,
  { integration }: EventSubject,
  version: number,
): Promise<string | undefined> => {
  const manifest = await manifestOfVersion(store.read, integration.name, version)
  const policy = manifest === undefined ? undefined : readManifest(manifest).contentSecurityPolicy
  return policy === undefined ? undefined : policyHeader(policy)
}

/** Streams the answer to the caller; resolves with the beginning of its text when it was sent. */
const stream = async (
  { raw }: FastifyReply,
  { status, body }: ScriptResponse,
  headers: readonly (readonly [string, string])[],
): Promise<string> => {
  for (const [name, value] of headers) raw.appendHeader(name, value)
  raw.writeHead(status)
  const beginning: Uint8Array[] = []
  let size = 0
  const watched = async function* () {
    for await (const chunk of body) {
      if (size < maxErrorText) beginning.push(chunk)
      size += chunk.length
      yield chunk
    }
  }
  await pipeline(Readable.from(watched(), { objectMode: false }), raw)
  return Buffer.concat(beginning).toString().slice(0, maxErrorText)
}

const answer = async (
  ctx: Context,
  served: Served,
  { response, policy }: { readonly response: ScriptResponse; readonly policy: string | undefined },
  reply: FastifyReply,
): Promise<void> => {
  const { subject, event, sentTo } = served
  const headers = answerHeaders(response.headers, {
    path: endpointPath(subject.integration.name),
    isPrivate: event.type === 'fetch_visitor_authentication',
    policy,
  })
  reply.hijack()
  try {
    const text = await stream(reply, response, headers)
    await record(ctx, served, await outcomeOf(response, sentTo, text))
  } catch (error) {
    reply.raw.destroy()
    // Otherwise the caller went away, which is no failure of the integration.
    if (error instanceof ScriptFailure)
      await record(ctx, served, failedOutcome(error.message, sentTo, { logs: error.logs }))
  }
}

/** The caller went away. */
const abandon = (reply: FastifyReply): FastifyReply => {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

const dispatch = async (
  ctx: Context,
  served: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { subject, event, id, sentTo } = served
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  try {
    const body = event.type === 'fetch' ? limitedBody(request.raw, left) : undefined
    // Before the event: nobody learns of what fails after the answer.
    const policy = await policyOf(ctx, subject, sentTo.version)
    const response = await dispatchEvent(ctx, {
      ...subject,
      event: { eventId: id, type: event.type, ...event.payload },
      signal: left.signal,
      ...(body && { body }),
    })
    void answer(ctx, served, { response, policy }, reply)
    return reply
  } catch (error) {
    if (error instanceof BodyTooLarge) return sendProblem(reply, tooLarge)
    if (left.signal.aborted) return abandon(reply)
    if (!(error instanceof ScriptFailure)) throw error
    await record(ctx, served, failedOutcome(error.message, sentTo, { logs: error.logs }))
    return sendProblem(reply, problems[error.reason])
  }
}

const subjectAt = async (
  ctx: Context,
  address: EndpointAddress,
  host: string,
): Promise<EventSubject | undefined> =>
  isHostOf(ctx, address.integration, host) ? addressedSubject(ctx.store.read, address) : undefined

/** Answers a request to any path of the third origin. */
export const serveEndpoint =
  (ctx: Context) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const [path = ''] = (request.raw.url ?? '').split('?', 1)
    const address = endpointAddress(path)
    const subject = address && (await subjectAt(ctx, address, request.headers.host ?? ''))
    if (!address || !subject) return sendProblem(reply, unknownEndpoint)
    const event = await endpointEvent(ctx, subject, address, request)
    if (typeof event === 'string')
      return sendProblem(reply, event === 'unknown' ? unknownEndpoint : malformed)
    const { version, tunnel } = routeOf(subject)
    const served: Served = {
      ...{ subject, event, id: ctx.mint('integration-event'), sentAt: ctx.now() },
      sentTo: { version, development: tunnel !== undefined },
    }
    return dispatch(ctx, served, request, reply)
  }
