import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ApiOperation } from '../api-document/api-document.ts'
import type { HttpMethod } from '../api-document/http-methods.ts'
import { operationKey } from '../api-document/operations.ts'
import type { ContentReference, RichTextDocument } from '../document/document.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { differenceOf } from './difference-of.ts'
import type { AffectedOptions, ChangedOperation, PageMention } from './pages-affected.ts'
import { changedOperations, pageMentions, searchTermsOf } from './pages-affected.ts'
import { pathMatcher, tokensOf } from './path-matcher.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261123)
const numRuns = process.env['RECTO_LONG'] === '1' ? 20_000 : 1_000

type Named = Pick<ApiOperation, 'key' | 'kind' | 'method' | 'path' | 'operationId'>

const operation = (method: HttpMethod, path: string, operationId?: string): Named => ({
  ...{ key: operationKey('path', method, path), kind: 'path', method, path },
  ...(operationId !== undefined && { operationId }),
})

const webhook = (method: HttpMethod, path: string): Named => ({
  ...{ key: operationKey('webhook', method, path), kind: 'webhook', method, path },
})

const getPet = operation('get', '/pets/{petId}', 'getPetById')
const addPet = operation('post', '/pets', 'pets/add-pet')
const listPets = operation('get', '/pets', 'listPets')
const myPet = operation('get', '/pets/mine', 'mine')
const operations = [getPet, addPet, listPets, myPet]

const changed = (of: Named, ...names: string[]): ChangedOperation => ({ ...of, names })

const page = (markdown: string): RichTextDocument =>
  parseMarkdown(markdown, {
    file: 'page.md',
    titled: false,
    resolve: (href, kind): ContentReference =>
      kind === 'spec' ? { kind: 'openapi', spec: href } : { kind: 'page', page: href },
  }).document

const mentions = (markdown: string, options: Partial<AffectedOptions> = {}): readonly PageMention[] =>
  pageMentions({
    ...{
      specificationNames: ['pets'],
      operations,
      changed: [changed(getPet, 'email'), changed(addPet, 'name')],
    },
    ...{ basePaths: ['/api/v3'], ...options },
  })(page(markdown))

const spoken = (markdown: string): string[] =>
  mentions(markdown).flatMap((mention) => (mention.relation === 'speaks' ? mention.operations : []))

describe('a page speaks of an operation', () => {
  test.each([
    ['as it is written', 'Call `GET /pets/{petId}` first.'],
    ['with another placeholder', 'Call GET /pets/:id first.'],
    ['with angle brackets', 'Call `GET /pets/<id>` first.'],
    ['with a value', 'Call GET /pets/42 first.'],
    ['without its method', 'It is at /pets/42.'],
    ['in an address', 'See https://api.example.com/pets/42?full=true for more.'],
    ['below the base path', 'See https://api.example.com/api/v3/pets/42/.'],
    ['below a variable', '```bash\ncurl -X GET "$HOST/pets/42"\n```'],
    ['in a template', 'Call **GET** {{base}}/pets/{id}, then wait.'],
    ['with its method in code of its own', '`GET` `/pets/{petId}`'],
    ['by its identifier', 'The function `getPetById()` reads one.'],
    ['by its identifier in a client', 'Use client.getPetById for it.'],
    ['in a table', '| a | b |\n| --- | --- |\n| c | GET /pets/42 |'],
  ])('%s', (_, markdown) => {
    expect(spoken(markdown)).toEqual([getPet.key])
  })

  test.each([
    ['of another method', 'Call DELETE /pets/42.'],
    ['whose path goes on', 'Call GET /pets/42/toys.'],
    ['that has a literal path of its own', 'Call GET /pets/mine.'],
    ['that did not change', 'Call GET /pets.'],
    ['of words', 'Cats and/or /pets42 or pets/42 are fine.'],
    ['by part of an identifier', 'getPetByIdentity is another one.'],
    ['by an identifier that is a word', 'This is mine.'],
  ])('but not of one %s', (_, markdown) => {
    expect(spoken(markdown)).toEqual([])
  })

  test('by an identifier with separators', () => {
    expect(spoken('See pets/add-pet.')).toEqual([addPet.key])
  })

  test('and quotes the line, cut around the place', () => {
    const [mention] = mentions(`${'long '.repeat(200)}GET /pets/42 ${'tail '.repeat(200)}`)
    expect(mention?.line).toContain('GET /pets/42')
    expect(mention?.line).toHaveLength(200)
  })

  test('and then of its properties in inline code, there only', () => {
    const found = mentions('GET /pets/{petId}\n\nThe `email`, the `user.email` and the `name`.\n\nThe email.')
    expect(found.filter(({ name }) => name !== undefined)).toEqual([
      {
        ...{ relation: 'speaks', operations: [getPet.key], name: 'email' },
        line: 'The email, the user.email and the name.',
      },
    ])
    expect(mentions('The `email` is read.')).toEqual([])
  })
})

describe('a page shows', () => {
  const block = (spec: string, method: string, path: string): string =>
    `{% openapi-operation spec="${spec}" path="${path}" method="${method}" %}\n[x](https://x.example)\n{% endopenapi-operation %}`

  test('operations in blocks of this specification, whatever the names of parameters', () => {
    const shows = mentions(block('pets', 'get', '/pets/{id}'))
    expect(shows).toEqual([{ relation: 'shows', operations: [getPet.key], line: 'GET /pets/{id}' }])
    expect(mentions(block('cats', 'get', '/pets/{id}'))).toEqual([])
    expect(mentions(block('pets', 'get', '/pets'))).toEqual([])
  })

  test('webhooks in blocks, but no path of the same name', () => {
    const [made, path] = [webhook('post', 'petMade'), operation('post', 'petMade')]
    const options = { operations: [made, path], changed: [changed(made), changed(path)] }
    const text = block('pets', 'post', 'petMade').replace(' method=', ' webhook="true" method=')
    expect(mentions(text, options)).toEqual([{ relation: 'shows', operations: [made.key], line: 'petMade' }])
  })

  test('schemas that changed', () => {
    const text =
      '{% openapi-schemas spec="pets" schemas="Owner,Pet" %}\n[x](https://x.example)\n{% endopenapi-schemas %}'
    expect(mentions(text, { schemas: ['Pet', 'Toy'] })).toEqual([
      { relation: 'shows', operations: [], name: 'Pet', line: 'Pet' },
    ])
  })
})

test('a page links to pages that show an operation', () => {
  const shownOn = new Map([
    ['reference', [getPet.key, listPets.key]],
    ['other', [listPets.key]],
  ])
  expect(mentions('[How to read](reference), [list](other)', { shownOn })).toEqual([
    { relation: 'links', operations: [getPet.key], line: 'How to read' },
  ])
})

test('searches are for the literal segments of a path, or for the identifier', () => {
  expect(
    searchTermsOf(operation('get', '/repos/{owner}/code-scanning/alerts', 'codeScanning/listAlerts')),
  ).toEqual([['repos', 'code-scanning', 'alerts'], ['codeScanning/listAlerts']])
  expect(searchTermsOf(operation('get', '/{id}', 'read'))).toEqual([])
})

test('changed operations carry the names that changed', () => {
  const of = (properties: object) => ({
    root: {
      openapi: '3.1.0',
      paths: {
        '/pets': {
          get: { responses: { 200: { content: { 'application/json': { schema: { properties } } } } } },
        },
      },
    } as never,
    dialect: '3.1' as const,
  })
  const difference = differenceOf(of({ email: { type: 'string' } }), of({ name: { type: 'string' } }))
  expect(changedOperations(difference, operations)).toEqual([{ ...listPets, names: ['email', 'name'] }])
})

/** Segments of paths and of addresses; some are words of sentences. */
const segment = fc.stringMatching(/^[a-z][a-z0-9-]{1,8}$/)
const value = fc.stringMatching(/^[A-Za-z0-9_-]{1,8}$/)

test('every path is found in every form', () => {
  const parts = fc.array(fc.oneof(segment, fc.constant('{}')), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(
      parts,
      fc.array(value, { minLength: 8, maxLength: 8 }),
      fc.nat(4),
      (segments, values, form) => {
        fc.pre(segments.some((name) => name !== '{}'))
        const path = segments.map((name, at) => `/${name === '{}' ? `{p${at}}` : name}`).join('')
        const written = segments
          .map((name, at) =>
            name === '{}' ? [`{p${at}}`, `:p${at}`, `<p${at}>`, values[at], values[at]][form] : name,
          )
          .join('/')
        const matcher = pathMatcher([{ key: 'K', method: 'put', path }], ['/base'])
        const found = (text: string): string[] =>
          [...tokensOf(text)].flatMap((token) => matcher.match(token).map(({ key }) => key))
        for (const text of [
          `PUT /${written}`,
          `See "/${written}".`,
          `https://a.example/base/${written}?a=b#c`,
        ])
          expect(found(text)).toEqual(['K'])
        expect(found(`GET /${written}`)).toEqual([])
        expect(found(`/${written}/more`)).toEqual([])
      },
    ),
    { seed, numRuns },
  )
})

test('the work for a page grows with its text', () => {
  const deep = Array.from({ length: 40 }, (_, at) =>
    operation('get', `${'/a'.repeat(at)}/{x}${'/a'.repeat(40 - at)}`),
  )
  const matcher = pathMatcher(deep, ['/a', '/a/a', '/a/a/a'])
  const tokens = [...tokensOf('/a'.repeat(500_000)), ...tokensOf(`${'/a'.repeat(41)} `.repeat(20_000))]
  const found = tokens.filter((token) => matcher.match(token).length > 0)
  expect(tokens).toHaveLength(20_001)
  expect(found).toHaveLength(20_000)
})
