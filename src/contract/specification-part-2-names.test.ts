/**
 * Names in the second part: every member in its resource tables is returned under that name, and requests use the names
 * that the API's published client sends. That client's description is used for facts only.
 */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from './operation/operation.ts'
import { apiSpecsOperations } from './api-specs/operations.ts'
import { conversationsOperations } from './conversations/operations.ts'
import { integrationsOperations } from './integrations/operations.ts'
import { organizationsOperations } from './organizations/operations.ts'
import { memberSpaceOperations } from './access/member-space-operations.ts'
import { samlProviderOperations } from './people/sign-on-operations.ts'
import { searchOperations } from './search/operations.ts'
import { siteStructureOperations } from './sites/structure/operations.ts'
import { peopleOperations } from './people/operations.ts'
import { sitesOperations } from './sites/operations.ts'
import { translationsOperations } from './translations/operations.ts'

const operations = {
  ...organizationsOperations,
  searchOrganization: searchOperations.searchOrganization,
  ...peopleOperations,
  ...memberSpaceOperations,
  ...samlProviderOperations,
  ...sitesOperations,
  ...siteStructureOperations,
  ...integrationsOperations,
  ...apiSpecsOperations,
  ...translationsOperations,
  ...conversationsOperations,
}
type Id = keyof typeof operations
const specified: readonly Operation[] = Object.values(operations).filter((one: Operation) => !one.extension)

type Node = Readonly<Record<string, unknown>>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : [])

/** The schema that a reference resolves to, through any number of references. */
const follow = (document: Node, given: unknown): Node => {
  let current = isNode(given) ? given : {}
  while (typeof current['$ref'] === 'string') {
    let target: unknown = document
    for (const step of current['$ref'].split('/').slice(1)) target = isNode(target) ? target[step] : undefined
    current = isNode(target) ? target : {}
  }
  return current
}

/** A schema and, if it is composed of others or has items, those. */
const variants = (document: Node, given: unknown): Node[] => {
  const schema = follow(document, given)
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((key) => nodes(schema[key]))
  const held = isNode(schema['items']) ? [schema['items']] : []
  return [schema, ...[...parts, ...held].flatMap((part) => variants(document, part))]
}

const membersOf = (document: Node, given: unknown): Set<string> =>
  new Set(
    variants(document, given).flatMap(({ properties }) =>
      isNode(properties) ? Object.keys(properties) : [],
    ),
  )

/** The schemas at `a.b.c` below a schema. */
const at = (document: Node, given: unknown, path: string): Node[] =>
  path.split('.').reduce<Node[]>(
    (schemas, name) =>
      schemas.flatMap((schema) =>
        variants(document, schema).flatMap(({ properties }) => {
          const found = isNode(properties) ? properties[name] : undefined
          return isNode(found) ? [found] : []
        }),
      ),
    [isNode(given) ? given : {}],
  )

/** Where the resource is in a response, and its members in the tables of the specification. */
const resources: readonly (readonly [Id, prefix: string, members: string])[] = [
  [
    'getOrganization',
    '',
    'object id title createdAt emailDomains hostname type useCase communityType defaultRole defaultContent.type ' +
      'defaultContent.site sso ai inviteLinks plan mergeRules.type mergeRules.rules customHostname urls.location ' +
      'urls.app urls.logo permissions.view permissions.admin permissions.ownTeam permissions.createContent ' +
      'permissions.createOpenAPISpec permissions.ingestConversations permissions.viewBilling ' +
      'permissions.listMembers permissions.listTeams permissions.listIntegrations ' +
      'permissions.listInstallations permissions.installIntegration',
  ],
  ['getMember', '', 'object id role user disabled joinedAt lastSeenAt sso spaces teams'],
  ['getTeam', '', 'object id title members spaces createdAt permissions.admin permissions.view'],
  ['listMemberSpaces', 'items', 'permission space'],
  ['listMemberTeams', 'items', 'team.title member.role'],
  ['pingOrganization', '', 'serviceVisitorClaims gitbookVisitorClaims'],
  [
    'getSamlProvider',
    '',
    'object id label ssoURL entityID certificate defaultTeam defaultRole createdAt status service.acsURL ' +
      'service.startURL service.entityID urls.location',
  ],
  ['listSignOns', 'items', 'id label startURL'],
  ['getSubdomain', '', 'object subdomain target.type target.organization isActive'],
  ['listOrganizationsOfDomain', 'organizations', 'object id title'],
  [
    'searchOrganization',
    'items',
    'id title pages.id pages.title pages.path pages.sections.id pages.sections.title pages.sections.path ' +
      'pages.sections.body pages.sections.urls.app pages.ancestors.title pages.urls.app',
  ],
  ['getAgentInstructions', '', 'object instructions updatedAt updatedBy urls.location'],
  [
    'getSite',
    '',
    'object id type title icon.icon.light icon.icon.dark hostname basename proxy.origin proxy.target visibility ' +
      'published siteSpaces createdAt adaptiveContent.enabled agentsContext features.id features.plan ' +
      'features.frozen features.customizations urls.location urls.app urls.published',
  ],
  ['getSiteAdaptiveSchema', '', 'object jsonSchema.properties updatedAt'],
  ['listSiteTemplateConditions', 'items', 'description condition'],
  [
    'getPublishedSite',
    '',
    'object site structure.type structure.structure structure.urls.published structure.icon customizations.site ' +
      'customizations.siteSpaces scripts.script scripts.contentSecurityPolicy scripts.cookies',
  ],
  [
    'getPublishedSite',
    'customizations.site',
    'title styling.theme styling.primaryColor.light styling.primaryColor.dark styling.tint.color.light ' +
      'styling.infoColor styling.successColor styling.warningColor styling.dangerColor styling.corners ' +
      'styling.depth styling.links styling.font styling.monospaceFont styling.icons styling.sidebar.background ' +
      'styling.sidebar.list styling.search favicon.icon.light favicon.icon.dark header.logo.light ' +
      'header.logo.dark header.links.title header.links.style header.links.to header.links.links.title ' +
      'header.links.links.to header.links.condition footer.logo footer.groups.title footer.groups.links.title ' +
      'footer.groups.links.to footer.copyright announcement.enabled announcement.message ' +
      'announcement.link.title announcement.link.to announcement.style themes.default themes.toggeable ' +
      'pdf.enabled feedback.enabled ai.mode advancedCustomization.enabled git.showEditLink ' +
      'pageActions.externalAI pageActions.markdown pageActions.mcp externalLinks.target pagination.enabled ' +
      'trademark.enabled privacyPolicy.url socialPreview.url insights.trackingCookie',
  ],
  [
    'listSiteSections',
    'items',
    'object id title description default path condition sectionGroup icon siteSpaces urls.published',
  ],
  [
    'listSiteSectionGroups',
    'items',
    'object id title sectionGroup icon children.siteSpaces children.children',
  ],
  [
    'listSiteSpaces',
    'items',
    'object id path section space title default condition hasAdvancedCustomizationFeature urls.published',
  ],
  [
    'getIntegration',
    '',
    'object name version title description summary previewImages target verified visibility scopes categories ' +
      'blocks.id blocks.title blocks.description blocks.icon blocks.urlUnfurl blocks.markdown.codeblock ' +
      'blocks.markdown.body contentSources.id contentSources.title contentSources.description ' +
      'contentSources.icon contentSources.configuration.componentId configurations.account.properties ' +
      'configurations.space.required configurations.site.properties externalLinks.url externalLinks.label owner ' +
      'urls.location urls.icon urls.app urls.assets urls.publicEndpoint permissions.admin contentSecurityPolicy',
  ],
  [
    'listInstallations',
    'items',
    'id status space_selection site_selection spaces configuration createdAt updatedAt urls.location urls.app ' +
      'urls.publicEndpoint externalIds target.organization',
  ],
  [
    'listSpaceInstallations',
    'items',
    'integration installation status configuration externalIds urls.location urls.publicEndpoint space.id',
  ],
  [
    'listSiteInstallations',
    'items',
    'integration installation status configuration externalIds urls.location urls.publicEndpoint site.id',
  ],
  [
    'getIntegrationEvent',
    '',
    'event.id event.integrationId event.installationId event.createdAt event.payload.eventId event.payload.type ' +
      'event.payload.installationId event.payload.status event.payload.previous.status ' +
      'event.payload.previous.configuration event.status trace.logs.message trace.logs.timestamp ' +
      'trace.logs.level',
  ],
  [
    'getApiSpec',
    '',
    'object id createdAt updatedAt slug sourceURL processingState visibility lastVersion lastProcessedAt ' +
      'lastProcessErrorCode lastProcessedErrors.message lastProcessedErrors.code permissions.view ' +
      'permissions.edit urls.location urls.app urls.published',
  ],
  ['getApiSpecVersion', '', 'object id createdAt url urls.location'],
  ['getApiSpecContent', '', 'filesystem url'],
  [
    'getTranslation',
    '',
    'object id status source.space source.language language instructions result.space result.revision createdAt ' +
      'updatedAt stats.runs stats.totalWords stats.totalPages stats.totalDuration stats.latestRunDuration ' +
      'stats.latestPages stats.latestWords permissions.view permissions.edit urls.location',
  ],
  [
    'getConversation',
    '',
    'conversation.object conversation.id conversation.subject conversation.createdAt conversation.processedAt ' +
      'conversation.source conversation.urls.location conversation.urls.source parts.type parts.role parts.body ' +
      'metadata.url metadata.attributes metadata.createdAt',
  ],
  [
    'getConversationIssue',
    'issue',
    'object id title summary createdAt ingestedAt conversation cluster urls.location',
  ],
  [
    'listIssuesClusters',
    'items',
    'object id label createdAt updatedAt icon summary weeklyPulse sources stats.issues stats.conversations ' +
      'urls.location',
  ],
]

/** In the tables, but never returned here (decisions, section 8): nothing is sold, so nothing is billed or blocked. */
const neverAnswered: Partial<Record<Id, readonly string[]>> = {
  getOrganization: ['billing', 'blocked', 'internal_billingMigration'],
  getSite: ['ads'],
}

const answerOf = (id: Id): Node => {
  const { result }: Operation = operations[id]
  if (!result) throw new Error(`${id} answers nothing.`)
  return z.toJSONSchema(result, { io: 'output', unrepresentable: 'any' })
}

test.each(resources)('%s %s answers what the tables say', (id, prefix, members) => {
  const document = answerOf(id)
  for (const member of members.split(' ')) {
    const path = prefix === '' ? member : `${prefix}.${member}`
    expect([path, at(document, document, path).length > 0]).toEqual([path, true])
  }
})

test.each(Object.entries(neverAnswered) as [Id, string[]][])('%s leaves %j out', (id, members) => {
  const document = answerOf(id)
  for (const member of members) expect([member, at(document, document, member)]).toEqual([member, []])
})

const published = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../../node_modules/@gitbook/api/spec/openapi.json'), 'utf8'),
) as Node

/** The path in the client for one of our paths, if the specification spells it differently. */
const spelled: Readonly<Record<string, string>> = {
  '/email-domains/{emailDomain}/o': '/email-domains/{emailDomain}/orgs',
}

const theirs = ({ method, path }: Operation): { readonly query: string[]; readonly body: string[] } => {
  const paths = isNode(published['paths']) ? published['paths'] : {}
  const place = follow(published, paths[spelled[path] ?? path])
  const found = follow(published, place[method.toLowerCase()])
  const parameters = [...nodes(place['parameters']), ...nodes(found['parameters'])].map((one) =>
    follow(published, one),
  )
  const [sent] = at(published, { properties: follow(published, found['requestBody']) }, 'content').flatMap(
    (content) => {
      const json = content['application/json']
      return isNode(json) ? [json] : []
    },
  )
  if (Object.keys(found).length === 0) throw new Error(`The client does not have ${method} ${path}.`)
  return {
    query: parameters.flatMap((one) => (one['in'] === 'query' ? [String(one['name'])] : [])).toSorted(),
    body: [...membersOf(published, sent?.['schema'])].toSorted(),
  }
}

const ours = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return []
  const document: Node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return [...membersOf(document, document)].toSorted()
}

/** Intentional differences. */
const differences: Partial<
  Record<
    Id,
    {
      readonly query?: string[]
      readonly body?: string[]
      readonly added?: string[]
      readonly addedToBody?: string[]
      reason: string
    }
  >
> = {
  listIntegrationEvents: {
    added: ['installation', 'status', 'type'],
    reason: 'Events are filtered in the dashboard.',
  },
  installIntegration: {
    addedToBody: ['version'],
    reason: 'A person agrees to the permissions of one version.',
  },
  createSite: {
    addedToBody: ['layout'],
    reason: 'Several spaces of a new site can be its sections.',
  },
  listSites: {
    added: ['spaces'],
    reason: 'Deleting a collection names the sites that show any of its spaces.',
  },
  updateSite: {
    addedToBody: ['scriptSources'],
    reason: 'A site may allow scripts of integrations more hosts than they declare.',
  },
  updateApiSpec: {
    addedToBody: ['recheck', 'tryIt'],
    reason: 'Checking on schedule and requests from the reference are settings of an API specification.',
  },
  updateOrganization: {
    addedToBody: ['defaultMergeRules'],
    reason: 'New spaces ask for an approval until their organization has decided.',
  },
  listTranslations: {
    added: ['space'],
    reason: 'A space shows its translations.',
  },
  createTranslation: {
    addedToBody: ['autoRun', 'delivery', 'engine', 'limits'],
    reason: 'Engine, delivery and limits are settings of a translation.',
  },
  updateTranslation: {
    addedToBody: ['autoRun', 'delivery', 'engine', 'limits'],
    reason: 'Engine, delivery and limits are settings of a translation.',
  },
  listIssuesClusters: {
    added: ['answered', 'search', 'state'],
    reason: 'Clusters are found and filtered in the dashboard.',
  },
  listConversations: {
    added: ['search', 'state'],
    reason: 'Conversations are found and filtered in the dashboard.',
  },
  listConversationIssues: {
    added: ['clustered'],
    reason: 'Issues without a cluster have a list of their own.',
  },
}

describe.each(specified.map((operation) => [operation.id as Id, operation] as const))(
  '%s',
  (id, operation) => {
    const known = theirs(operation)
    test('accepts the query parameters that the client sends', () => {
      const left = known.query.filter((name) => !differences[id]?.query?.includes(name))
      const added = differences[id]?.added ?? []
      expect(ours(operation.query)).toEqual([...left, ...added].toSorted())
    })
    test('accepts the members that the client sends', () => {
      const left = known.body.filter((name) => !differences[id]?.body?.includes(name))
      const added = differences[id]?.addedToBody ?? []
      expect(ours(operation.body)).toEqual([...left, ...added].toSorted())
    })
  },
)

test('lists no difference that does not exist', () => {
  for (const [id, { query = [], body = [] }] of Object.entries(differences)) {
    const known = theirs(operations[id as Id])
    expect(known.query).toEqual(expect.arrayContaining(query))
    expect(known.body).toEqual(expect.arrayContaining(body))
  }
})
