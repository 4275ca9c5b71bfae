import { expect, test } from 'vitest'
import type { Integration } from '../../../client/types.gen.ts'
import { IntegrationPublication } from '../../../contract/integrations/schemas.ts'
import {
  emptyPublication,
  publicationBody,
  PublicationForm,
  publicationOfIntegration,
  type PublicationValues,
} from './publication-form.ts'
import { sampleIntegration } from './sample-integration.ts'

/** Path and message of each problem that the form finds. */
const problems = (typed: Partial<PublicationValues>): readonly (readonly [string, string])[] =>
  PublicationForm.safeParse({ ...sampleIntegration, ...typed }).error?.issues.map(
    ({ path, message }) => [path.join('.'), message] as const,
  ) ?? []

test('the sample is accepted by the form, and its body by the contract', () => {
  expect(problems({})).toEqual([])
  const body = publicationBody(sampleIntegration, 'org')
  expect(IntegrationPublication.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({ organization: 'org', runtime: 'v2', blocks: [{ id: 'greeting' }] })
  expect(Object.keys(body)).not.toContain('name')
  expect(Object.keys(body)).not.toContain('secrets')
})

test('what was left empty is left out of the body', () => {
  const body = publicationBody({ ...emptyPublication, title: 'Bare', script: 'export default {}' }, 'org')
  expect(Object.keys(body).toSorted()).toEqual([
    'categories',
    'description',
    'organization',
    'runtime',
    'scopes',
    'script',
    'target',
    'title',
    'visibility',
  ])
})

test('JSON is checked by the contract, and the place of the problem is named', () => {
  expect(problems({ blocks: '[{"id":"a"}]' })[0]?.[1]).toMatch(/^0\.title: /)
  expect(problems({ configurations: '{"page":{}}' })[0]?.[0]).toBe('configurations')
  expect(problems({ configurations: '{' })[0]?.[1]).toMatch(/^This is not valid JSON: /)
})

test('names are as the command line takes them', () => {
  for (const name of ['a', 'deploy-status', 'v2']) expect(problems({ name })).toEqual([])
  for (const name of ['', 'a--b', '-a', 'a_b', 'a b']) expect(problems({ name }).length).toBeGreaterThan(0)
})

test('a new version keeps what the form does not show, and its secrets', () => {
  const published = {
    name: 'mirror',
    title: 'Mirror',
    scopes: [],
    categories: [],
    target: 'space',
    visibility: 'unlisted',
    contentSources: [{ id: 'tickets', title: 'Tickets', configuration: { componentId: 'tickets' } }],
    externalLinks: [{ url: 'https://example.org', label: 'Help' }],
    contentSecurityPolicy: { 'img-src': 'https:', 'font-src': "'self'" },
    urls: { icon: 'https://sites.example/integration-pictures/mirror/a.png' },
    previewImages: ['https://sites.example/integration-pictures/mirror/b.png'],
  } as unknown as Integration
  const values = { ...publicationOfIntegration(published), script: 'export default {}' }
  const body = publicationBody(values, 'org', published)
  expect(body).toMatchObject({
    visibility: 'unlisted',
    contentSources: published.contentSources,
    externalLinks: published.externalLinks,
    contentSecurityPolicy: "img-src https:; font-src 'self'",
    icon: published.urls.icon,
    previewImages: published.previewImages,
  })
  expect(body.secrets).toBeUndefined()
  const secrets = [{ name: 'KEY', value: 'x' }]
  expect(publicationBody({ ...values, secrets }, 'org', published).secrets).toEqual({ KEY: 'x' })
})
