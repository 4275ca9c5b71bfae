/** Development mode: an event goes to a developer's machine, through a tunnel, instead of to a published script. */
import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { Config } from '../../config.ts'
import type { OutgoingRequest, OutgoingRules } from '../../http/guarded-fetch.ts'
import { OutgoingError, sendGuarded } from '../../http/guarded-fetch.ts'
import { answerBody } from './answer-body.ts'
import { endToEndHeaders } from './connection-headers.ts'
import { dispatchBody } from './dispatch-body.ts'
import { runtimeLimits } from './runtime-limits.ts'
import type { ScriptRequest, ScriptResponse } from './script-request.ts'
import { ScriptFailure } from './script-request.ts'
import { loopbackPort } from './tunnel-address.ts'

interface TunnelContext {
  readonly config: Pick<Config, 'integrationDevLoopback'>
  readonly outgoing?: OutgoingRules
}

interface TunnelTarget {
  readonly url: URL
  readonly rules: OutgoingRules | undefined
}

/**
 * Where the events of a tunnel are sent. Loopback addresses only while `INTEGRATION_DEV_LOOPBACK` is on. Throws
 * `OutgoingError`, with a message for the developer, if the tunnel cannot be used.
 */
const tunnelTarget = ({ config, outgoing }: TunnelContext, tunnelUrl: string): TunnelTarget => {
  if (!URL.canParse(tunnelUrl)) throw new OutgoingError('The URL of the tunnel is malformed.')
  const url = new URL(tunnelUrl)
  const port = loopbackPort(url)
  if (port === undefined) return { url: new URL('/v1', url), rules: outgoing }
  if (!config.integrationDevLoopback)
    throw new OutgoingError(
      'This installation does not send events to its own machine: INTEGRATION_DEV_LOOPBACK is off.',
    )
  return {
    url: new URL(`http://127.0.0.1:${port}/v1`),
    rules: { allow: (address, at) => address === '127.0.0.1' && at === port },
  }
}

const outgoingRequest = (request: ScriptRequest, signal: AbortSignal): OutgoingRequest => {
  const { content, contentType } = dispatchBody(request)
  const isBytes = content instanceof Uint8Array
  const length = isBytes ? ['content-length', String(content.length)] : []
  return {
    method: 'POST',
    headers: ['content-type', contentType, ...length, 'user-agent', 'Recto'],
    body: isBytes ? Readable.from([content]) : content,
    signal,
  }
}

/** What Cloudflare answers in place of a tunnel that was closed. */
const closedTunnel = 530

/**
 * Sends an event to `/v1` of a tunnel. Redirects are not followed, and nothing is logged here. Throws `ScriptFailure`:
 * `unavailable` if the tunnel refuses or cannot be used, `time-out`; and the reason of the request's signal.
 */
export const dispatchToTunnel = async (
  ctx: TunnelContext,
  tunnelUrl: string,
  request: ScriptRequest,
): Promise<ScriptResponse> => {
  const { answerWithin, signal } = request
  const late = new AbortController()
  const abort = () => late.abort()
  let timer = setTimeout(abort, answerWithin)
  const explain = (error: unknown): Error => {
    if (late.signal.aborted)
      return new ScriptFailure('time-out', `No answer within ${answerWithin / 1000} seconds.`)
    if (signal?.aborted === true) return signal.reason as Error
    if (error instanceof OutgoingError) return new ScriptFailure('unavailable', error.message)
    return new ScriptFailure('unavailable', 'The tunnel cannot be reached.')
  }
  const begun = performance.now()
  let response: IncomingMessage
  try {
    const { url, rules } = tunnelTarget(ctx, tunnelUrl)
    const both = AbortSignal.any([late.signal, ...(signal === undefined ? [] : [signal])])
    response = await sendGuarded(url, outgoingRequest(request, both), rules)
    if (response.statusCode === closedTunnel) {
      response.destroy()
      throw new OutgoingError('The tunnel is closed.')
    }
  } catch (error) {
    throw explain(error)
  } finally {
    clearTimeout(timer)
  }
  timer = setTimeout(abort, runtimeLimits.background)
  const body = answerBody(response, runtimeLimits.answer, (error) => Promise.resolve(explain(error)))
  response.once('close', () => clearTimeout(timer))
  return {
    status: response.statusCode ?? 502,
    headers: endToEndHeaders(response.rawHeaders),
    body,
    milliseconds: Math.round(performance.now() - begun),
    finished: Promise.resolve({ logs: [], died: false }),
  }
}
