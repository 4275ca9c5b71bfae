/** Sends a request to a translation service through the guarded fetch. */
import type { Context } from '../../context.ts'
import { guardedFetch, OutgoingError, OutgoingTimeout } from '../../http/guarded-fetch.ts'
import {
  EngineBusy,
  EngineExhausted,
  EngineFailed,
  EngineRefused,
  EngineTooLarge,
  EngineUnknownAddress,
} from './engine.ts'

const milliseconds = 60_000
const largestAnswer = 10 * 1024 * 1024
/** Seconds to wait if the service does not say. */
const usualWait = 2

/** Statuses with which services explain themselves. */
const statuses = [201, 204, 400, 401, 403, 404, 413, 422, 429, 456, 500, 502, 503, 504, 529]

interface ServiceRequest {
  readonly ctx: Pick<Context, 'outgoing'>
  readonly url: string
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** Without one it reads, or deletes. */
  readonly body?: unknown
  readonly method?: 'DELETE'
  readonly signal: AbortSignal
}

interface ServiceAnswer {
  readonly status: number
  /** Undefined if it is no JSON. */
  readonly value: unknown
  /** What the service says of an error; '' if nothing readable. */
  readonly message: string
}

const parsed = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown
  } catch {
    return undefined
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const longestMessage = 300

/** `error`, `message`, or `error.message` of an answer. */
const messageIn = (value: unknown): string => {
  if (!isObject(value)) return ''
  const { error, message } = value
  const found = isObject(error) ? error['message'] : (error ?? message)
  return typeof found === 'string' ? found.slice(0, longestMessage).replaceAll(/\s+/g, ' ').trim() : ''
}

/** Seconds of a `Retry-After` header: a number, or a date. */
const retryAfter = (header: string | undefined): number => {
  if (header === undefined) return usualWait
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : usualWait
}

const send = async ({ ctx, url, headers, body, method, signal }: ServiceRequest) => {
  try {
    return await guardedFetch(
      url,
      {
        ...{ bytes: largestAnswer, milliseconds, signal, statuses, accepts: () => true },
        headers: ['accept', 'application/json', ...headers],
        ...(method !== undefined && { method }),
        ...(body !== undefined && {
          headers: ['content-type', 'application/json', 'accept', 'application/json', ...headers],
          body: Buffer.from(JSON.stringify(body)),
        }),
      },
      ctx.outgoing,
    )
  } catch (error) {
    if (error instanceof OutgoingTimeout)
      throw new EngineBusy('The translation service did not answer in time.', usualWait)
    if (error instanceof OutgoingError)
      throw new EngineRefused(`The translation service cannot be used. ${error.message}`)
    throw error
  }
}

const withReason = (sentence: string, message: string): string =>
  message === '' ? sentence : `${sentence} It says: ${message}`

/** Sends JSON. Rejects with the engine error that a status means; 400 and 422 are left to the caller. */
export const sendRequest = async (request: ServiceRequest): Promise<ServiceAnswer> => {
  const { status, headers, bytes } = await send(request)
  const value = parsed(bytes)
  const message = messageIn(value)
  switch (status) {
    case 401:
    case 403:
      throw new EngineRefused(withReason('The translation service refused the key.', message))
    case 404:
      throw new EngineUnknownAddress(
        withReason('The translation service does not know this address.', message),
      )
    case 413:
      throw new EngineTooLarge()
    case 456:
      throw new EngineExhausted('The quota of the translation service is used up.')
    case 500:
      throw new EngineFailed(
        withReason('The translation service failed.', message),
        retryAfter(headers['retry-after']),
      )
    case 429:
    case 502:
    case 503:
    case 504:
    case 529:
      throw new EngineBusy(
        withReason('The translation service is too busy.', message),
        retryAfter(headers['retry-after']),
      )
    default:
      if (status === 200 && value === undefined)
        throw new EngineRefused('The translation service did not answer with JSON. Check its URL.')
      return { status, value, message }
  }
}

/** The address below a base URL. */
export const urlBelow = (base: string, path: string): string => `${base.replace(/\/$/, '')}${path}`

export const unreadable = (): EngineRefused =>
  new EngineRefused('The answer of the translation service has an unknown form. Check its URL.')
