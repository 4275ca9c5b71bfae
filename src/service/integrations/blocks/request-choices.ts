/**
 * Asks an integration for choices. The service asks it itself, as an event of its public endpoint; no request goes to any
 * other address, and none from the browser.
 */
import { Choice, choiceLimits } from '../../../contract/integrations/choice-schemas.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { endpointAddress } from '../serving/endpoint-address.ts'
import type { ComponentSubject } from './component-subject.ts'
import type { ReceivedAnswer } from './request-answer.ts'
import { requestAnswer } from './request-answer.ts'

/** Milliseconds; somebody waits. */
const answerWithin = 10_000

/** A URL with what it addresses. */
export interface ChoicesAddress {
  readonly url: URL
  readonly subject: EventSubject
}

/**
 * What a URL addresses: the integration, the installation or the space or site of the context, so that nobody reaches
 * through it what they could not reach themselves. The URL and the environment are of one level.
 */
const addressedBy = (ctx: Context, subject: ComponentSubject, url: URL): EventSubject | undefined => {
  const { integration, installation, target } = subject
  const { origin } = new URL(ctx.addresses.integrationEndpoint(integration.name))
  const address = url.origin === origin ? endpointAddress(url.pathname) : undefined
  if (address?.integration !== integration.name || address.rest.startsWith('/~')) return undefined
  if (address.installation === undefined) return { integration }
  if (address.installation !== installation.id) return undefined
  if (address.target === undefined) return { integration, installation }
  const isSame = address.target.kind === target?.kind && address.target.id === target.target
  return isSame ? subject : undefined
}

/** Undefined unless the text is a URL of the integration, where the subject has it installed. */
export const choicesAddress = (
  ctx: Context,
  subject: ComponentSubject,
  text: string,
): ChoicesAddress | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const addressed = url && addressedBy(ctx, subject, url)
  return url && addressed && { url, subject: addressed }
}

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

/** `{id, label, icon?}` of a select, `{label, value}` of a property; anything else is no choice. */
const choiceOf = (value: unknown): Choice | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, value: alternative, label, icon } = value as Readonly<Record<string, unknown>>
  const choice = { id: textOf(id ?? alternative), label: textOf(label ?? id ?? alternative) }
  const withIcon = Choice.safeParse({ ...choice, icon })
  return withIcon.success ? withIcon.data : Choice.safeParse(choice).data
}

const choicesIn = (body: unknown): Choice[] | Failure => {
  const refusal = (message: string) => new Failure('invalid-output', message)
  if (!Array.isArray(body)) return refusal('The integration did not answer with a list of choices.')
  if (body.length > choiceLimits.items)
    return refusal(`The integration answered with more than ${choiceLimits.items} choices.`)
  const choices: Choice[] = []
  for (const item of body as readonly unknown[]) {
    const choice = choiceOf(item)
    if (choice === undefined)
      return refusal('The integration answered with a choice that has no id or label.')
    choices.push(choice)
  }
  return choices
}

/**
 * The choices at an address. The event names the signed-in person, if there is one. Fails as `requestAnswer`, and with
 * `invalid-output` for an answer that is no list of choices.
 */
export const requestChoices = (
  ctx: Context,
  { url, subject: { integration, installation, target } }: ChoicesAddress,
  userId?: string,
): Promise<ReceivedAnswer<Choice[]>> =>
  requestAnswer(ctx, {
    subject: { integration, installation, target },
    type: 'fetch',
    payload: {
      ...(installation && { installationId: installation.id }),
      ...(target && { [`${target.kind}Id`]: target.target }),
      ...(userId !== undefined && { auth: { userId } }),
      request: { method: 'get', url: url.href, headers: { accept: 'application/json' } },
    },
    longest: choiceLimits.bytes,
    answerWithin,
    read: choicesIn,
  })
