/**
 * Choices of a select or of a property. The service asks the integration itself, as an event of its public endpoint that
 * names the signed-in person; no request goes to any other address, and none from the browser.
 */
import type { z } from 'zod'
import type { RenderContext } from '../../../content/contentkit/elements.ts'
import type { ChoiceQuery } from '../../../contract/integrations/choice-schemas.ts'
import { Choice, choiceLimits } from '../../../contract/integrations/choice-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { EventSubject } from '../dispatch/environment.ts'
import { routeOf } from '../dispatch/dispatch.ts'
import { manifestOfVersion } from '../dispatch/versions.queries.ts'
import type { ConfigurationLevel } from '../model/manifest.ts'
import { configurationOf, readManifest } from '../model/manifest.ts'
import { endpointAddress } from '../serving/endpoint-address.ts'
import { subjectFor } from './caller-subject.ts'
import type { ComponentSubject } from './component-subject.ts'
import { requestAnswer } from './request-answer.ts'

/** Milliseconds; somebody waits. */
const answerWithin = 10_000

type Query = z.output<typeof ChoiceQuery>

const invalid = (field: keyof Query, message: string): Failure =>
  new Failure('invalid-input', message, { details: [{ path: `query.${field}`, message }] })

/** The id of a context, which has to be given. */
const idOf = (query: Query, field: 'organizationId' | 'spaceId' | 'siteId'): string => {
  const id = query[field]
  if (id === undefined) throw invalid(field, `The context ${query.context} needs ${field}.`)
  return id
}

const contextOf = (query: Query): RenderContext => {
  const { context: type, spaceId } = query
  const theme = 'light'
  switch (type) {
    case 'document':
      return { type, theme, spaceId: idOf(query, 'spaceId'), editable: true }
    case 'configuration_account':
      return { type, theme, organizationId: idOf(query, 'organizationId') }
    case 'configuration_space':
      return { type, theme, spaceId: idOf(query, 'spaceId') }
    case 'configuration_site':
      return { type, theme, siteId: idOf(query, 'siteId') }
    case 'configuration_contentsource': {
      const organizationId = idOf(query, 'organizationId')
      return { type, theme, organizationId, ...(spaceId !== undefined && { spaceId }) }
    }
  }
}

const levels: Partial<Readonly<Record<Query['context'], ConfigurationLevel>>> = {
  ...{ configuration_account: 'account', configuration_space: 'space', configuration_site: 'site' },
}

const endpointOf = (
  { addresses }: Context,
  { integration, installation, target }: ComponentSubject,
): string =>
  addresses.integrationEndpoint(
    integration.name,
    installation.id,
    target && { kind: target.kind, id: target.target },
  )

/** The URL that a property of the running version declares, below the endpoint of what is configured. */
const propertyUrl = async (
  ctx: Context,
  subject: ComponentSubject,
  context: Query['context'],
  property: string,
): Promise<string> => {
  const text = await manifestOfVersion(ctx.store.read, subject.integration.name, routeOf(subject).version)
  const level = levels[context]
  const declared =
    text === undefined || level === undefined ? undefined : configurationOf(readManifest(text), level)
  const properties = declared !== undefined && 'properties' in declared ? declared.properties : {}
  const found = Object.hasOwn(properties, property) ? properties[property] : undefined
  const url = found?.type === 'string' ? found.completion_url : undefined
  if (url === undefined) throw invalid('property', 'This property has no choices to ask for.')
  if (URL.canParse(url)) return url
  return `${endpointOf(ctx, subject)}${url.startsWith('/') ? '' : '/'}${url}`
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

export const listIntegrationChoices = open(
  operations.listIntegrationChoices,
  async ({ ctx, caller, params, query }) => {
    const subject = await subjectFor(ctx.store.read, caller, params.integrationName, contextOf(query))
    const text = query.url ?? (await propertyUrl(ctx, subject, query.context, query.property ?? ''))
    const url = URL.canParse(text) ? new URL(text) : undefined
    const addressed = url && addressedBy(ctx, subject, url)
    if (url === undefined || addressed === undefined)
      throw invalid(
        query.url === undefined ? 'property' : 'url',
        'Choices can only be asked for at the addresses of the integration where it is installed here.',
      )
    const { integration, installation, target } = addressed
    const { value } = await requestAnswer(ctx, {
      subject: { integration, installation, target },
      type: 'fetch',
      payload: {
        ...(installation && { installationId: installation.id }),
        ...(target && { [`${target.kind}Id`]: target.target }),
        auth: { userId: caller.person },
        request: { method: 'get', url: url.href, headers: { accept: 'application/json' } },
      },
      longest: choiceLimits.bytes,
      answerWithin,
      read: choicesIn,
    })
    return { items: value }
  },
)
