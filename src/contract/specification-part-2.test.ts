/** The limits, patterns, members and statuses in the second part of the specification, one by one. */
import { describe, expect, test } from 'vitest'
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
import { part2 } from './specification.ts'
import { SiteHostname } from './sites/schemas.ts'

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
const list: readonly Operation[] = Object.values(operations)
const of = (id: Id): Operation => operations[id]
const placeOf = ({ method, path }: Operation): string => `${method} ${path}`

test('all specified operations exist, and all others are marked as extensions', () => {
  const ours = list.filter(({ extension }) => extension).map(placeOf)
  expect(list.flatMap((one) => (one.extension ? [] : [placeOf(one)])).toSorted()).toEqual(part2.toSorted())
  expect(ours.toSorted()).toEqual([
    'DELETE /orgs/{organizationId}',
    'GET /email-domains/{emailDomain}/orgs',
    'GET /orgs/{organizationId}/events',
    'GET /subdomains/{subdomain}',
    'POST /orgs',
  ])
})

const takes = (id: Id, part: 'body' | 'query', given: unknown): boolean => {
  const schema = of(id)[part]
  if (!schema) throw new Error(`${id} has no ${part}.`)
  return schema.safeParse(given).success
}

const document = { object: 'document', data: { schemaVersion: 1 }, nodes: [] }
const claims = (properties: object) => ({
  jsonSchema: { type: 'object', properties, additionalProperties: false },
})
const publication = { title: 'An integration', description: '', scopes: [], script: '', organization: 'o1' }
const part = { type: 'message', role: 'user', body: '' }
const conversation = { id: 'c1', parts: [part] }
const source = { url: 'https://example.org/api.yaml' }

/** The smallest valid body of each operation. */
const bodies: Partial<Record<Id, object>> = {
  createOrganization: { title: 'xx' },
  updateOrganization: {},
  updateAgentInstructions: { instructions: document },
  updateMember: { role: null },
  createTeam: { title: 'x' },
  updateTeam: { title: 'x' },
  createSamlProvider: { label: 'x' },
  updateSamlProvider: {},
  createSite: {},
  updateSite: {},
  updateSiteAdaptiveSchema: claims({}),
  createSiteSection: { spaceId: 's1' },
  updateSiteSection: {},
  moveSiteSection: {},
  createSiteSectionGroup: { title: 'x' },
  updateSiteSectionGroup: {},
  addSectionToGroup: { sectionId: 's1' },
  createSiteSpace: { spaceId: 's1' },
  updateSiteSpace: {},
  moveSiteSpace: {},
  publishIntegration: publication,
  installIntegration: { organization: 'o1' },
  developIntegration: { tunnelUrl: 'x' },
  createApiSpec: { slug: 'a', source },
  replaceApiSpec: { source },
  updateApiSpec: {},
  createTranslation: { source: { space: 's1', language: 'en' }, language: 'fr' },
  updateTranslation: {},
  ingestConversations: conversation,
}

describe('every body', () => {
  test('has a minimal example', () => {
    expect(Object.keys(bodies).toSorted()).toEqual(
      list.flatMap(({ id, body }) => (body ? [id] : [])).toSorted(),
    )
  })
  test.each(Object.entries(bodies) as [Id, object][])(
    '%s takes the least, and nothing unknown',
    (id, least) => {
      expect(takes(id, 'body', least)).toBe(true)
      expect(takes(id, 'body', { ...least, unknown: 1 })).toBe(false)
      for (const name of Object.keys(least)) {
        const without = Object.entries(least).filter(([other]) => other !== name)
        expect([name, takes(id, 'body', Object.fromEntries(without))]).toEqual([name, false])
      }
    },
  )
})

const long = (length: number): string => 'x'.repeat(length)
const address = (length: number): string => 'https://example.org/'.padEnd(length, 'x')

type Limit = readonly [
  Id,
  'body' | 'query',
  string,
  least: number,
  most: number,
  make?: (length: number) => unknown,
]
/** Operation, part, member, minimum and maximum length. */
const limits: readonly Limit[] = [
  ['createOrganization', 'body', 'title', 2, 255],
  ['updateOrganization', 'body', 'title', 2, 255],
  ['updateOrganization', 'body', 'hostname', 3, 32],
  ['updateOrganization', 'body', 'logo', 21, 2048, address],
  ['searchOrganization', 'query', 'query', 0, 512],
  ['createTeam', 'body', 'title', 1, 64],
  ['updateTeam', 'body', 'title', 1, 64],
  ['createSamlProvider', 'body', 'label', 1, 30],
  ['createSamlProvider', 'body', 'entityID', 0, 1024],
  ['createSamlProvider', 'body', 'certificate', 0, 10_000],
  ['createSamlProvider', 'body', 'ssoURL', 21, 2048, address],
  ['updateSamlProvider', 'body', 'label', 1, 30],
  ['updateSamlProvider', 'body', 'entityID', 0, 1024],
  ['updateSamlProvider', 'body', 'certificate', 0, 10_000],
  ['updateSamlProvider', 'body', 'ssoURL', 21, 2048, address],
  ['createSite', 'body', 'title', 2, 128],
  ['updateSite', 'body', 'title', 2, 128],
  ['updateSite', 'body', 'basename', 1, 100],
  ['updateSite', 'body', 'proxy', 8, 512, (length) => 'a.org/'.padEnd(length, 'x')],
  ['createSiteSection', 'body', 'title', 2, 128],
  ['createSiteSection', 'body', 'icon', 0, 50],
  ['updateSiteSection', 'body', 'title', 2, 128],
  ['updateSiteSection', 'body', 'description', 0, 256],
  ['updateSiteSection', 'body', 'path', 1, 100],
  ['updateSiteSection', 'body', 'condition', 0, 1024],
  ['updateSiteSection', 'body', 'icon', 0, 50],
  ['createSiteSectionGroup', 'body', 'title', 1, 100],
  ['createSiteSectionGroup', 'body', 'icon', 0, 50],
  ['updateSiteSectionGroup', 'body', 'title', 1, 100],
  ['updateSiteSectionGroup', 'body', 'icon', 0, 50],
  ['updateSiteSpace', 'body', 'path', 1, 100],
  ['updateSiteSpace', 'body', 'condition', 0, 1024],
  ['publishIntegration', 'body', 'title', 2, 30],
  ['publishIntegration', 'body', 'description', 0, 100],
  ['publishIntegration', 'body', 'summary', 0, 2048],
  ['publishIntegration', 'body', 'previewImages', 0, 3, (length) => Array<string>(length).fill('QUJD')],
  [
    'publishIntegration',
    'body',
    'externalLinks',
    0,
    5,
    (length) => Array<object>(length).fill({ url: 'https://example.org', label: 'x' }),
  ],
  ['developIntegration', 'body', 'tunnelUrl', 1, 256],
  ['listIntegrations', 'query', 'blockDomain', 1, 100],
  ['createApiSpec', 'body', 'slug', 1, 100],
  ['createApiSpec', 'body', 'source', 21, 2048, (length) => ({ url: address(length) })],
  ['replaceApiSpec', 'body', 'source', 21, 2048, (length) => ({ url: address(length) })],
  ['listMembers', 'query', 'search', 0, 512],
  ['listTeams', 'query', 'title', 0, 512],
  ['listSites', 'query', 'title', 0, 512],
  ['listSites', 'query', 'type', 0, 10, (length) => Array<string>(length).fill('basic')],
  ['createSite', 'body', 'spaces', 0, 100, (length) => Array<string>(length).fill('s1')],
  ['getPublishedSite', 'query', 'shareKey', 0, 200],
  ['createSiteSectionGroup', 'body', 'sections', 0, 1000, (length) => Array<string>(length).fill('s1')],
  ['listIntegrations', 'query', 'search', 0, 512],
  ['listInstallations', 'query', 'externalId', 0, 512],
  ['listConversations', 'query', 'source', 0, 255],
  ['listConversationIssues', 'query', 'conversation', 1, 255],
  ['createTeam', 'body', 'members', 0, 1000, (length) => Array<string>(length).fill('u1')],
  ['ingestConversations', 'body', 'parts', 1, 1000, (length) => Array<object>(length).fill(part)],
  ['ingestConversations', 'body', 'id', 1, 255],
  ['ingestConversations', 'body', 'subject', 0, 512],
]
describe.each(limits.map((limit) => [`${limit[0]}: ${limit[2]}`, limit] as const))('%s', (_name, limit) => {
  const [id, part, member, least, most, make = long] = limit
  const takesLength = (length: number) => takes(id, part, { ...bodies[id], [member]: make(length) })
  test(`has at most ${most}`, () => {
    expect([takesLength(most), takesLength(most + 1)]).toEqual([true, false])
  })
  test(`has at least ${least}`, () => {
    expect(takesLength(least)).toBe(true)
    // A shorter path would be a different operation, not a value that is too short.
    if (least > 0 && make === long) expect(takesLength(least - 1)).toBe(false)
  })
})

/** Operation, part, member, accepted values, rejected values. */
const values: readonly (readonly [Id, 'body' | 'query', string, readonly unknown[], readonly unknown[]])[] = [
  ['updateOrganization', 'body', 'hostname', ['abc', 'a-1', '0a0'], ['-ab', 'ab-', 'Abc', 'a.b', 'a_b']],
  ['updateOrganization', 'body', 'logo', [null], ['', 'ftp://example.org/x', 'javascript:alert(1)']],
  ['updateOrganization', 'body', 'defaultRole', [null, 'read', 'admin'], ['guest', '']],
  [
    'updateOrganization',
    'body',
    'defaultContent',
    [null, { type: 'site', site: 's1' }],
    [{ type: 'site' }, 's1'],
  ],
  ['updateOrganization', 'body', 'mergeRules', [{ type: 'none' }], [{ type: 'inherit' }, {}]],
  ['updateOrganization', 'body', 'sso', [true, false], ['true', 1, null]],
  ['listMembers', 'query', 'role', ['admin', 'read', 'guest'], ['owner', null]],
  ['listMembers', 'query', 'sort', ['joinedAt', 'lastSeenAt'], ['id']],
  ['listMembers', 'query', 'order', ['asc', 'desc'], ['up']],
  ['listMemberSpaces', 'query', 'order', ['asc', 'desc'], ['up']],
  ['updateMember', 'body', 'role', [null, 'read', 'admin'], ['guest', undefined]],
  ['createTeam', 'body', 'members', [[], ['u1']], ['u1', [1], ['a b']]],
  ['createSamlProvider', 'body', 'defaultRole', [null, 'edit'], ['guest']],
  ['createSamlProvider', 'body', 'ssoURL', ['http://idp.test/sso'], [null, 'idp.test', 'javascript:x()']],
  ['listSites', 'query', 'published', [true, false], ['true']],
  ['listSites', 'query', 'type', [['basic', 'ultimate']], ['basic', ['free']]],
  ['createSite', 'body', 'type', ['basic', 'premium', 'legacy-basic'], ['free']],
  ['createSite', 'body', 'visibility', ['public', 'unlisted', 'share-link', 'visitor-auth'], ['private']],
  ['updateSite', 'body', 'agentsContext', ['included', 'excluded'], ['none']],
  [
    'updateSite',
    'body',
    'adaptiveContent',
    [{ enabled: true }],
    [{}, { enabled: 1 }, { enabled: true, x: 1 }],
  ],
  [
    'updateSite',
    'body',
    'proxy',
    [null, 'example.org/docs', 'a-b.example.org/x/y_z'],
    ['example.org', 'example.org/', 'https://example.org/docs', 'example/docs', 'example.org/a b', '/docs'],
  ],
  ['createSiteSection', 'body', 'title', [null], [1]],
  ['createSiteSection', 'body', 'icon', [null, 'book'], [1]],
  ['updateSiteSection', 'body', 'title', [], [null]],
  ['updateSiteSection', 'body', 'condition', [null, ''], [true]],
  ['updateSiteSection', 'body', 'description', [null, ''], [1]],
  ['updateSiteSection', 'body', 'icon', [null], [1]],
  ['updateSiteSpace', 'body', 'condition', [null], [1]],
  ['updateSiteSpace', 'body', 'spaceId', ['s1'], [null, '']],
  [
    'moveSiteSection',
    'body',
    'position',
    [
      {},
      { before: { type: 'site-section', siteSection: 'a' } },
      // The verb rejects both as a bad position.
      {
        before: { type: 'site-section', siteSection: 'a' },
        after: { type: 'site-section', siteSection: 'b' },
      },
    ],
    [
      null,
      { before: { type: 'site-space', siteSpace: 'a' } },
      { before: { type: 'site-section', siteSection: 'a', unknown: 1 } },
      { before: 'a' },
      { first: true },
    ],
  ],
  [
    'moveSiteSpace',
    'body',
    'position',
    [{}, { after: { type: 'site-space', siteSpace: 'a' } }],
    [
      { after: { type: 'site-section', siteSection: 'a' } },
      { after: { type: 'site-space' } },
      { after: { type: 'site-space', siteSpace: 'a', unknown: 1 } },
    ],
  ],
  ['listSiteSpaces', 'query', 'default', [true, false], ['true']],
  ['listIntegrations', 'query', 'category', ['analytics', 'gitsync', 'other'], ['misc']],
  ['listIntegrations', 'query', 'scope', ['space:content:read', 'conversations:ingest'], ['space']],
  ['listIntegrations', 'query', 'target', ['all', 'site', 'space', 'organization'], ['page']],
  ['listIntegrations', 'query', 'blockDomain', ['example.org'], ['example.org/x', 'a b']],
  ['listIntegrations', 'query', 'blocks', [true], ['yes']],
  ['listSpaceInstallations', 'query', 'extended', [true], ['true']],
  ['publishIntegration', 'body', 'runtime', ['v1', 'v2'], ['v3']],
  ['publishIntegration', 'body', 'icon', ['QUJD', ''], ['not base64!']],
  ['publishIntegration', 'body', 'visibility', ['public', 'private', 'unlisted'], ['secret']],
  ['publishIntegration', 'body', 'scopes', [['site:views:read']], [['all'], 'site:views:read']],
  ['publishIntegration', 'body', 'secrets', [{ key: 'value' }], [{ key: 1 }]],
  [
    'publishIntegration',
    'body',
    'contentSecurityPolicy',
    ["default-src 'self'", { 'default-src': "'self'" }],
    [1, { 'default-src': 1 }],
  ],
  [
    'publishIntegration',
    'body',
    'configurations',
    [
      { account: { properties: { key: { type: 'string', enum: ['a'], default: 'a' } }, required: ['key'] } },
      { site: { properties: { on: { type: 'boolean', default: true }, n: { type: 'number' } } } },
      { space: { componentId: 'config' } },
      { site: { properties: { go: { type: 'button', callback_url: '/go', button_text: 'Go' } } } },
    ],
    [{ page: {} }, { account: {} }, { account: { properties: { key: { type: 'text' } } } }],
  ],
  ['developIntegration', 'body', 'all', [true, false], ['true']],
  [
    'createApiSpec',
    'body',
    'slug',
    ['a', 'petstore-2', 'Pet-Store', '0'],
    ['-a', 'a-', 'a--b', 'a_b', 'a.b', 'a b', 'ä'],
  ],
  [
    'createApiSpec',
    'body',
    'source',
    [{ text: 'x' }, { text: 'openapi: 3.1.0' }],
    [{}, { text: '' }, { ...source, unknown: 1 }, { url: 'file:///etc/passwd' }, { ...source, text: 'x' }],
  ],
  ['updateApiSpec', 'body', 'visibility', ['private', 'public'], ['unlisted']],
  ['createTranslation', 'body', 'language', ['en', 'pt-br', 'yue', 'sl'], ['EN', 'tlh', '']],
  [
    'createTranslation',
    'body',
    'source',
    [{ space: 's1', language: 'ja' }],
    [{ space: 's1' }, { language: 'en' }, { space: 's1', language: 'en', unknown: 1 }],
  ],
  ['createTranslation', 'body', 'instructions', [document], [null, { markdown: 'x' }]],
  [
    'listIssuesClusters',
    'query',
    'orderBy',
    ['updatedAt', 'issues', 'conversations', 'tasksTotal'],
    ['label'],
  ],
  [
    'ingestConversations',
    'body',
    'parts',
    [
      [part],
      [
        { ...part, role: 'assistant' },
        { ...part, role: 'team-member' },
      ],
    ],
    [[{ ...part, role: 'admin' }], [{ ...part, type: 'note' }], [{ ...part, unknown: 1 }], [{}], 'x'],
  ],
  [
    'ingestConversations',
    'body',
    'metadata',
    [{}, { url: 'https://example.org/1', attributes: { a: 'b' }, createdAt: '2026-01-01T00:00:00.000Z' }],
    [{ attributes: { a: 1 } }, { createdAt: 'yesterday' }, { name: 'x' }],
  ],
]
test.each(values)('%s: %s.%s', (id, part, name, good, bad) => {
  for (const value of good)
    expect([value, takes(id, part, { ...bodies[id], [name]: value })]).toEqual([value, true])
  for (const value of bad)
    expect([value, takes(id, part, { ...bodies[id], [name]: value })]).toEqual([value, false])
})

test('several conversations can be ingested at once', () => {
  expect(takes('ingestConversations', 'body', [conversation, conversation])).toBe(true)
  expect(takes('ingestConversations', 'body', [conversation, { ...conversation, unknown: 1 }])).toBe(false)
  const many = (length: number) => Array<object>(length).fill(conversation)
  expect([1000, 1001].map((length) => takes('ingestConversations', 'body', many(length)))).toEqual([
    true,
    false,
  ])
})

/** Path parameters that are not identifiers. */
const parameters: readonly (readonly [Id, string, readonly string[], readonly string[]])[] = [
  [
    'getIntegration',
    'integrationName',
    ['slack', 'a.b_c-D', long(100)],
    ['', 'a b', 'a/b', 'a:b', 'ä', long(101)],
  ],
  ['getApiSpec', 'specSlug', ['petstore', 'pet-store-2', long(100)], ['', 'a--b', 'a/b', long(101)]],
  [
    'listOrganizationsOfDomain',
    'emailDomain',
    ['example.org', 'a.b.example.org'],
    ['', 'example', 'a@b.org'],
  ],
  ['listOrganizationsOfDomainAlias', 'emailDomain', ['example.org'], ['example']],
  ['getSubdomain', 'subdomain', ['abc', 'a-1', long(32)], ['ab', '-ab', 'ab-', 'A1b', long(33)]],
  ['getConversation', 'conversationId', ['x', 'mail:1@example.org', long(255)], ['', long(256)]],
]
test.each(parameters)('%s: {%s}', (id, name, good, bad) => {
  const schema = (of(id).params as Record<string, (typeof list)[number]['body']> | undefined)?.[name]
  if (!schema) throw new Error(`${id} has no {${name}}.`)
  for (const value of good) expect([value, schema.safeParse(value).success]).toEqual([value, true])
  for (const value of bad) expect([value, schema.safeParse(value).success]).toEqual([value, false])
})

// The specification asks for three; private networks have names such as docs.intranet.
test('a custom domain has at least two labels, and is no IP address', () => {
  for (const name of ['docs.intranet', 'docs.example.org', 'a.b.c.example.org', `${long(63)}.example.org`])
    expect([name, SiteHostname.safeParse(name).success]).toEqual([name, true])
  for (const name of [
    'example',
    '10.0.0.55',
    'docs..example.org',
    '-docs.example.org',
    `${long(64)}.example.org`,
  ])
    expect([name, SiteHostname.safeParse(name).success]).toEqual([name, false])
  const dotted = (length: number) => 'a.'.repeat(300).slice(0, length - 3) + 'org'
  expect(SiteHostname.safeParse(dotted(511)).success).toBe(true)
  expect(SiteHostname.safeParse(dotted(513)).success).toBe(false)
})

/** Everything else returns 200. */
const statuses: Readonly<Record<string, readonly Id[]>> = {
  201: [
    'createOrganization',
    'createTeam',
    'createSamlProvider',
    'createSite',
    'createSiteSection',
    'createSiteSectionGroup',
    'addSectionToGroup',
    'createSiteSpace',
    'installIntegration',
    'createApiSpec',
    'createTranslation',
  ],
  204: ['joinOrganization', 'developIntegration', 'runTranslation', 'ingestConversations'],
}
test('statuses match the specification', () => {
  for (const { id, method, status, location, result } of list) {
    const listed = Object.entries(statuses).find(([, ids]) => (ids as readonly string[]).includes(id))
    expect([id, status]).toEqual([id, method === 'DELETE' ? 204 : Number(listed?.[0] ?? 200)])
    expect([id, location === true]).toEqual([id, status === 201])
    if (status === 204) expect([id, result]).toEqual([id, undefined])
  }
})

test('defaults match the specification', () => {
  const parsed = (id: Id, part: 'body' | 'query'): unknown => of(id)[part]?.parse(bodies[id] ?? {})
  expect(parsed('listMembers', 'query')).toEqual({ limit: 50, order: 'desc', sort: 'joinedAt' })
  expect(parsed('listMemberSpaces', 'query')).toEqual({ limit: 50, order: 'desc' })
  expect(parsed('listIssuesClusters', 'query')).toEqual({ limit: 50, order: 'desc', orderBy: 'updatedAt' })
  expect(parsed('listSiteInstallations', 'query')).toEqual({ limit: 50, extended: false })
  expect(parsed('createSite', 'body')).toEqual({ type: 'basic' })
  expect(parsed('developIntegration', 'body')).toEqual({ tunnelUrl: 'x', all: false })
  expect(parsed('publishIntegration', 'body')).toMatchObject({ runtime: 'v1' })
  // Absent means unchanged, so no defaults may be filled in.
  for (const { id, method, body } of list)
    if (method === 'PATCH') expect([id, body?.parse(bodies[id as Id])]).toEqual([id, bodies[id as Id]])
})

test('only the move of a section is deprecated', () => {
  expect(list.flatMap(({ id, deprecated }) => (deprecated ? [id] : []))).toEqual(['moveSiteSection'])
})
