/** Sends an event to an integration while somebody waits in the dashboard or on a page, and reads its answer as JSON. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { IntegrationEventType } from '../../../contract/integrations/installation-schemas.ts'
import type { Context } from '../../context.ts'
import { Failure, notFound } from '../../http/failure.ts'
import { failedOutcome, outcomeOf, rejectedOutcome } from '../delivery/event-outcome.ts'
import { recordRequest } from '../delivery/record-request.ts'
import { dispatchEvent, routeOf } from '../dispatch/dispatch.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { ScriptFailure } from '../runtime/script-request.ts'
import { maxAge } from './cache-control.ts'

export interface AnswerRequest<Value> {
  readonly subject: EventSubject
  readonly type: IntegrationEventType
  /** Without `eventId` and `type`. */
  readonly payload: JsonObject
  /** Bytes that are read of the answer. */
  readonly longest: number
  /** Milliseconds; default by type. */
  readonly answerWithin?: number
  /** Reads the answer (undefined if it is not JSON), or says why it cannot be used. */
  readonly read: (body: unknown) => Value | Failure
}

export interface ReceivedAnswer<Value> {
  readonly value: Value
  /** Seconds, if the integration said. */
  readonly maxAge: number | undefined
}

const readText = async (body: AsyncIterable<Uint8Array>, longest: number): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > longest) throw new ScriptFailure('too-large', 'The answer is too large.', [])
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

const parsed = async (text: string): Promise<unknown> => {
  // Loaded with the first answer.
  const { parse } = await import('secure-json-parse')
  try {
    return parse(text, undefined, { protoAction: 'remove', constructorAction: 'ignore' }) as unknown
  } catch {
    return undefined
  }
}

const failed = (): Failure =>
  new Failure('integration-failed', 'The integration did not respond as expected. Try again in a moment.')

/** The message of a refusal: what `ExposableError` sends. */
const refusalIn = (body: unknown): string | undefined => {
  const message = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined
  return typeof message === 'string' && message.trim() !== '' ? message.slice(0, 1000) : undefined
}

/** The failure for a status that is not a success. */
const failureFor = (status: number, body: unknown): Failure => {
  // It has nothing of that name, or no handler at all.
  if (status === 404 || status === 406) return notFound()
  const refusal = status >= 400 && status < 500 ? refusalIn(body) : undefined
  return refusal === undefined ? failed() : new Failure('integration-refused', refusal)
}

/** Why an answer with a good status cannot be used, for those who maintain the script; undefined if it can. */
const rejectionOf = (value: unknown): string | undefined => {
  if (!(value instanceof Failure) || value.reason !== 'invalid-output') return undefined
  const [problem] = value.details ?? []
  const place = problem === undefined || problem.path === '' ? '' : `${problem.path}: `
  return `The answer cannot be shown. ${place}${problem?.message ?? value.message}`
}

/**
 * The answer to an event. Fails with `not-found` (the integration has no handler for it), `integration-refused` (with
 * its message) or `integration-failed`. Failures are recorded among the events of the integration.
 */
export const requestAnswer = async <Value>(
  ctx: Context,
  { subject, type, longest, answerWithin, read, ...given }: AnswerRequest<Value>,
): Promise<ReceivedAnswer<Value>> => {
  const id = ctx.mint('integration-event')
  const payload: JsonObject = { eventId: id, type, ...given.payload }
  const { version, tunnel } = routeOf(subject)
  const sentTo = { version, development: tunnel !== undefined }
  const sent = { id, subject, type, payload, sentAt: ctx.now() } as const
  try {
    const response = await dispatchEvent(ctx, {
      ...{ ...subject, event: payload },
      ...(answerWithin !== undefined && { answerWithin }),
    })
    const text = await readText(response.body, longest)
    const body = await parsed(text)
    const value = response.status >= 300 ? failureFor(response.status, body) : read(body)
    const rejection = rejectionOf(value)
    // The log ends with work that goes on after the answer, so nobody waits for it.
    void outcomeOf(response, sentTo, text.slice(0, 1000)).then((outcome) =>
      recordRequest(ctx, {
        ...sent,
        outcome: rejection === undefined ? outcome : rejectedOutcome(outcome, rejection),
      }),
    )
    if (value instanceof Failure) throw value
    return { value, maxAge: maxAge(response.headers) }
  } catch (error) {
    if (!(error instanceof ScriptFailure)) throw error
    await recordRequest(ctx, { ...sent, outcome: failedOutcome(error.message, sentTo, { logs: error.logs }) })
    throw failed()
  }
}
