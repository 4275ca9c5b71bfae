/** How the delivery of an event ended, and what is recorded of it. */
import type { Json, JsonObject } from '../../../content/document/document.ts'
import { storableText } from '../../../content/document/storable-text.ts'
import { maskConfiguration } from '../model/sealed-configuration.ts'
import type { ScriptLogLine, ScriptResponse } from '../runtime/script-request.ts'
import type { EventResult } from './queued-events.queries.ts'

/** The status of an integration that has no handler for a type of event; no failure. */
export const noHandler = 406

/** Milliseconds before each further attempt, after a crash or a time-out. */
export const retryDelays: readonly number[] = [1000, 5000, 30_000]

export interface Outcome {
  readonly state: 'success' | 'failed'
  /** Whether another attempt may succeed. */
  readonly retry: boolean
  readonly result: EventResult
}

const isSuccess = (status: number): boolean => status < 400 || status === noHandler

/** Characters of an error answer that are recorded. */
export const maxErrorText = 1000

/** Reads the body of an answer to its end; returns the beginning as text. Throws `ScriptFailure` if it is too large. */
const readBody = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    if (size < maxErrorText) chunks.push(chunk)
    size += chunk.length
  }
  return Buffer.concat(chunks).toString().slice(0, maxErrorText)
}

/** The message of an error answer: its member `error`, else its text. */
const errorText = (status: number, body: string): string => {
  let message: unknown
  try {
    message = (JSON.parse(body) as { error?: unknown } | null)?.error
  } catch {
    message = body.trim()
  }
  return typeof message === 'string' && message !== ''
    ? `The integration answered ${status}: ${message}`
    : `The integration answered ${status}.`
}

const logsText = (logs: readonly ScriptLogLine[]): string | null =>
  logs.length === 0 ? null : JSON.stringify(logs)

/** Where an event was sent. */
export interface SentTo {
  readonly version: number
  readonly development: boolean
}

export const failedOutcome = (
  error: string,
  { version, development }: Partial<SentTo> = {},
  { logs = [], retry = false }: { readonly logs?: readonly ScriptLogLine[]; readonly retry?: boolean } = {},
): Outcome => ({
  state: 'failed',
  retry,
  result: {
    ...{ version: version ?? null, milliseconds: null, response: null, error: storableText(error) },
    ...{ logs: logsText(logs), development: development === true ? 1 : 0 },
  },
})

/** The outcome of an answer whose body was read, once the work that goes on after it has ended. */
export const outcomeOf = async (
  { status, milliseconds, finished }: Omit<ScriptResponse, 'body' | 'headers'>,
  { version, development }: SentTo,
  /** The beginning of the body. */
  text: string,
): Promise<Outcome> => {
  const { logs, died, dismissed } = await finished
  const end = dismissed === true ? 'was ended by the service' : 'crashed'
  const error = died ? `The integration ${end} after it had answered.` : errorText(status, text)
  const failed = died || !isSuccess(status)
  return {
    state: failed ? 'failed' : 'success',
    retry: died,
    result: {
      ...{ version, milliseconds: Math.round(milliseconds), response: status },
      error: failed ? storableText(error) : null,
      ...{ logs: logsText(logs), development: development ? 1 : 0 },
    },
  }
}

/** The outcome of an answer that was received but cannot be used. */
export const rejectedOutcome = (outcome: Outcome, error: string): Outcome => ({
  ...outcome,
  state: 'failed',
  result: { ...outcome.result, error: outcome.result.error ?? storableText(error.slice(0, maxErrorText)) },
})

/** Reads an answer to its end. Throws `ScriptFailure` like the body. */
export const answeredOutcome = async (response: ScriptResponse, sentTo: SentTo): Promise<Outcome> =>
  outcomeOf(response, sentTo, await readBody(response.body))

const blanked = (cookies: JsonObject): JsonObject =>
  Object.fromEntries(Object.keys(cookies).map((name) => [name, '']))

const isObject = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Headers of requests whose values are credentials. */
const credentialHeaders = ['authorization', 'cookie', 'proxy-authorization', 'x-api-key']

const recordedRequest = (request: JsonObject): JsonObject => {
  const { headers } = request
  if (!isObject(headers)) return request
  const recorded = Object.entries(headers).map(([name, value]) => [
    name,
    credentialHeaders.includes(name) ? '' : value,
  ])
  return { ...request, headers: Object.fromEntries(recorded) as JsonObject }
}

/** What people typed into a component, without credentials, however deep. */
const typed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(typed)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(maskConfiguration(value)).map(([name, one]) => [name, typed(one)]))
}

/** What is kept of a payload: names of cookies without their values, no credentials of requests, forms and configurations. */
export const recordedPayload = (payload: JsonObject): JsonObject => {
  const { cookies, searchParams, visitor, previous, request, state, action } = payload
  const configuration = isObject(previous) ? previous['configuration'] : undefined
  return {
    ...payload,
    ...(isObject(cookies) && { cookies: blanked(cookies) }),
    // They name the visitor, or are an invitation.
    ...(isObject(searchParams) && { searchParams: blanked(searchParams) }),
    ...(isObject(request) && { request: recordedRequest(request) }),
    ...(isObject(state) && { state: typed(state) }),
    ...(isObject(action) && { action: typed(action) }),
    ...(isObject(visitor) &&
      isObject(visitor['cookies']) && { visitor: { ...visitor, cookies: blanked(visitor['cookies']) } }),
    ...(isObject(previous) &&
      isObject(configuration) && {
        previous: { ...previous, configuration: maskConfiguration(configuration) },
      }),
  }
}
