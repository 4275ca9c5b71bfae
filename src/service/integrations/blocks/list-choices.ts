/** Choices of a select or of a property, for a signed-in person. */
import type { z } from 'zod'
import type { RenderContext } from '../../../content/contentkit/elements.ts'
import type { ChoiceQuery } from '../../../contract/integrations/choice-schemas.ts'
import { operations } from '../../../contract/operations.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { routeOf } from '../dispatch/dispatch.ts'
import { manifestOfVersion } from '../dispatch/versions.queries.ts'
import type { ConfigurationLevel } from '../model/manifest.ts'
import { configurationOf, readManifest } from '../model/manifest.ts'
import { subjectFor } from './caller-subject.ts'
import type { ComponentSubject } from './component-subject.ts'
import { choicesAddress, requestChoices } from './request-choices.ts'

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

export const listIntegrationChoices = open(
  operations.listIntegrationChoices,
  async ({ ctx, caller, params, query }) => {
    const subject = await subjectFor(ctx.store.read, caller, params.integrationName, contextOf(query))
    const text = query.url ?? (await propertyUrl(ctx, subject, query.context, query.property ?? ''))
    const address = choicesAddress(ctx, subject, text)
    if (address === undefined)
      throw invalid(
        query.url === undefined ? 'property' : 'url',
        'Choices can only be asked for at the addresses of the integration where it is installed here.',
      )
    const { value } = await requestChoices(ctx, address, caller.person)
    return { items: value }
  },
)
