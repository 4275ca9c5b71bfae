/** The pages that an API document becomes. */
import { describe, expect, test } from 'vitest'
import { apiOf } from '../../testing/fixtures/apis/api-documents.ts'
import { apiRequestOf } from './api-block.ts'
import { referenceOperation } from './reference-operation.ts'
import type { ReferencePage } from './reference-pages.ts'
import { referencePages, referencePagesProps, referencePageText } from './reference-pages.ts'

const document = apiOf(
  {
    '/users': {
      get: {
        operationId: 'users/list',
        summary: 'List users',
        tags: ['users', 'admin'],
        'x-page-icon': 'list',
        responses: {},
      },
      post: { summary: 'Add a user', tags: ['users'], 'x-page-title': 'New user', responses: {} },
      delete: { tags: ['users'], 'x-page-hidden': true, responses: {} },
    },
    '/keys': { get: { tags: ['keys'], responses: {} } },
    '/health': { get: { responses: {} } },
  },
  {
    info: { title: 'Tides', version: '3', description: 'All **tides**. {{ visitor.claims.x }}' },
    servers: [{ url: 'https://example.com', description: 'Real' }],
    tags: [
      { name: 'users', 'x-page-title': 'People', description: 'Who *uses* it.' },
      { name: 'keys', parent: 'users' },
      { name: 'secret', 'x-page-hidden': true },
      { name: 'loop-a', parent: 'loop-b', description: 'a' },
      { name: 'loop-b', parent: 'loop-a', description: 'b' },
    ],
    webhooks: { made: { post: { responses: {} } } },
    components: { schemas: { User: { type: 'object' }, Inner: { 'x-internal': true } } },
  },
)

/** The titles of a tree, with those below in brackets. */
const outline = (pages: readonly ReferencePage[]): string =>
  pages
    .map(({ title, pages: below }) => (below === undefined ? title : `${title} (${outline(below)})`))
    .join(', ')

const allPages = (pages: readonly ReferencePage[]): readonly ReferencePage[] =>
  pages.flatMap((page) => [page, ...allPages(page.pages ?? [])])

const byTag = referencePages(document, referencePagesProps({}))
const byOperation = referencePages(document, referencePagesProps({ grouping: 'by-operation', models: false }))

test('pages by tag: tags within tags, what has none, models', () => {
  expect(outline(byTag.pages)).toBe('People (keys), admin, loop-a, loop-b, Operations, Webhooks, Models')
})

test('pages by operation: each operation once', () => {
  expect(outline(byOperation.pages)).toBe(
    'People (List users, New user, keys (GET /keys)), admin, loop-a, loop-b, Operations (GET /health), Webhooks (made)',
  )
})

test('pages have ids that are theirs alone, slugs, descriptions and icons', () => {
  for (const { pages } of [byTag, byOperation]) {
    const ids = allPages(pages).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { slug } of allPages(pages)) expect(slug).toMatch(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u)
  }
  expect(byTag.pages[0]).toMatchObject({ id: 'tag users', slug: 'users', description: 'Who uses it.' })
  expect(byOperation.pages[0]?.pages?.[0]).toMatchObject({
    ...{ id: 'operation users/list', slug: 'users-list', icon: 'list' },
  })
})

test('an id stays the same when words around it change', () => {
  const renamed = apiOf({
    '/users': { get: { operationId: 'users/list', summary: 'All', tags: ['other'], responses: {} } },
  })
  const ids = allPages(referencePages(renamed, { grouping: 'by-operation', models: false }).pages).map(
    ({ id }) => id,
  )
  expect(ids).toContain('operation users/list')
})

describe('the text of every page', () => {
  test('shows operations that the document has', () => {
    let shown = 0
    for (const { pages } of [byTag, byOperation])
      for (const { computed } of allPages(pages)) {
        if (computed === undefined || computed.props['doc'] !== 'operations') continue
        for (const block of referencePageText(document, computed.props, 'tides').nodes) {
          const request = apiRequestOf(block)
          if (request?.kind !== 'operation') continue
          expect(request.spec).toBe('tides')
          expect(referenceOperation(document, request.key)).toBeDefined()
          shown += 1
        }
      }
    // By tag: users twice, admin, keys, health, made; by operation five.
    expect(shown).toBe(11)
  })

  test('names the models that readers may see', () => {
    const [block] = referencePageText(document, { doc: 'models' }, 'tides').nodes
    expect(block && apiRequestOf(block)).toEqual({ spec: 'tides', kind: 'models', names: ['User'] })
  })

  test('begins with what the document says of itself, which reads nothing of the visitor', () => {
    const text = JSON.stringify(referencePageText(document, { doc: 'info' }, 'tides'))
    expect(text).toContain('tides')
    expect(text).toContain('https://example.com')
    expect(text).not.toContain('"expression"')
  })

  test('hides what authors hide', () => {
    const text = JSON.stringify(referencePageText(document, { doc: 'operations', page: 'users' }, 'tides'))
    expect(text).not.toContain('delete')
  })
})

test('a tag with many operations has a page for each', () => {
  const paths = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`/a${at}`, { get: { tags: ['many'], responses: {} } }]),
  )
  const [page] = referencePages(apiOf(paths), referencePagesProps({})).pages
  expect(page).not.toHaveProperty('computed')
  expect(page?.pages).toHaveLength(40)
})

test('many models have a page each', () => {
  const schemas = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`M${at}`, { type: 'object' }]))
  const { pages } = referencePages(
    apiOf({}, { components: { schemas } }),
    referencePagesProps({ models: true }),
  )
  expect(pages).toHaveLength(1)
  expect(pages[0]?.pages).toHaveLength(60)
  expect(pages[0]?.pages?.[3]?.computed).toEqual({ props: { doc: 'models', model: 'M3' } })
})
