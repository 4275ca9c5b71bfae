/** Asks an integration to draw a component, and reads what it draws. */
import type { JsonObject } from '../../../content/document/document.ts'
import type { RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import { outputLimits, readOutput } from '../../../contract/integrations/contentkit-output.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import type { ComponentSubject } from './component-subject.ts'
import { requestAnswer } from './request-answer.ts'

export interface ComponentCall {
  readonly subject: ComponentSubject
  readonly request: RenderRequest
  /** The signed-in person; absent for visitors of sites. */
  readonly userId?: string | undefined
}

export interface ReceivedOutput {
  readonly output: RenderOutput
  /** Seconds, if the integration said. */
  readonly maxAge: number | undefined
}

const payloadOf = ({ subject, request, userId }: ComponentCall): JsonObject => {
  const { installation, target } = subject
  return {
    installationId: installation.id,
    ...(target && { [`${target.kind}Id`]: target.target }),
    ...(userId !== undefined && { auth: { userId } }),
    ...(request as unknown as JsonObject),
  }
}

/** Bytes that are read of an answer: an output of the maximum size, with escapes and white space. */
const longestAnswer = 4 * outputLimits.bytes

const outputIn = (ctx: Context, { subject }: ComponentCall, body: unknown): RenderOutput | Failure => {
  const { origin } = new URL(ctx.addresses.integrationEndpoint(subject.integration.name))
  const reading = readOutput(body, { integrationsUrl: origin })
  if ('output' in reading) return reading.output
  return new Failure('invalid-output', 'The integration responded with a component that cannot be shown.', {
    details: reading.problems,
  })
}

/** Whether frames of an installation get the claims of visitors. */
export const mayReadClaims = ({ installation }: ComponentSubject): boolean =>
  (JSON.parse(installation.scopes) as string[]).includes('site:visitor:claims')

/** Adds what only we know: whether frames of the component get the claims of the visitor. */
const withClaims = (output: RenderOutput, { subject }: ComponentCall): RenderOutput =>
  output.type !== 'complete' && mayReadClaims(subject) ? { ...output, canAccessVisitorClaims: true } : output

/**
 * Asks for a component. Fails with `not-found` (no such component), `integration-refused`, `invalid-output` (with
 * details) or `integration-failed`.
 */
export const requestComponent = async (ctx: Context, call: ComponentCall): Promise<ReceivedOutput> => {
  const { value, maxAge } = await requestAnswer(ctx, {
    ...{ subject: call.subject, type: 'ui_render', payload: payloadOf(call), longest: longestAnswer },
    read: (body) => outputIn(ctx, call, body),
  })
  return { output: withClaims(value, call), maxAge }
}
