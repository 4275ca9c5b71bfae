/** Operations in `additionalOperations` of OpenAPI 3.2, from the text of a document to what shows them. */
import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../testing/generators/revisions.ts'
import { differenceOf } from '../api-difference/difference-of.ts'
import { changedOperations, pageMentions } from '../api-difference/pages-affected.ts'
import { readApiDocument } from '../api-document/read-api-document.ts'
import { resolveReference } from '../api-document/references.ts'
import { linksOf } from '../links/links.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { apiRequestOf } from './api-block.ts'
import { referenceOperation } from './reference-operation.ts'
import { referencePages, referencePagesProps, referencePageText } from './reference-pages.ts'
import { referenceSearchText } from './reference-search-text.ts'

const operation = (summary: string, more: object = {}) => ({
  ...{ summary, responses: { 200: { description: 'Fine' } }, ...more },
})

const read = async (additionalOperations: object, openapi = '3.2.0', more: object = {}) => {
  const source = {
    ...{ openapi, info: { title: 'Files', version: '1' }, servers: [{ url: 'https://files.example' }] },
    paths: { '/files/{id}': { get: operation('Reads a file'), additionalOperations } },
    ...more,
  }
  const result = await readApiDocument(JSON.stringify(source), { sha256 })
  if (!result.accepted) throw new Error(JSON.stringify(result.errors))
  return result
}

/** The arguments that a real shell gives to curl. */
const curlArguments = (code: string): readonly string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${code}`])
    .toString()
    .split('\0')

const page = (markdown: string) => parseMarkdown(markdown, { file: 'x.md', titled: false }).document
const block = (method: string): string =>
  `{% openapi-operation spec="files" path="/files/{id}" method="${method}" %}\n[x](https://x.test)\n{% endopenapi-operation %}`

describe('additional operations', () => {
  test('are indexed after the others, with their methods as they are sent', async () => {
    const { document, index, problems } = await read({ COPY: operation('Copies'), copy: operation('Other') })
    expect(problems).toEqual([])
    const copy = '/paths/~1files~1{id}/additionalOperations'
    expect(index.operations).toMatchObject([
      { key: 'GET /files/{}', method: 'get' },
      { key: 'COPY /files/{}', method: 'COPY', pointer: `${copy}/COPY`, summary: 'Copies' },
      { key: 'copy /files/{}', method: 'copy', pointer: `${copy}/copy` },
    ])
    for (const { pointer } of index.operations)
      expect(resolveReference(document, pointer)?.node).toHaveProperty('summary')
  })

  test('are no operations before OpenAPI 3.2', async () => {
    const { index } = await read({ COPY: operation('Copies') }, '3.1.0')
    expect(index.operations.map(({ key }) => key)).toEqual(['GET /files/{}'])
  })

  test.each([
    ['GET', 'write "get" in the path item'],
    ['query', 'write "query" in the path item'],
    ['A B', 'HTTP method'],
    ["X'; touch /tmp/x", 'HTTP method'],
    ['M'.repeat(21), 'HTTP method'],
  ])('are not called %s', async (name, message) => {
    const { index, problems } = await read({ [name]: operation('Refused') })
    expect(index.operations.map(({ key }) => key)).toEqual(['GET /files/{}'])
    expect(problems).toMatchObject([
      {
        code: 'method-name',
        message: expect.stringContaining(message) as string,
        pointer: `/paths/~1files~1{id}/additionalOperations/${name.replaceAll('/', '~1')}`,
      },
    ])
  })

  test('are found in webhooks and callbacks', async () => {
    const item = { additionalOperations: { NOTIFY: operation('Notifies') } }
    const callbacks = { done: { '{$request.query.url}': item } }
    const { document } = await read({ COPY: operation('Copies', { callbacks }) }, '3.2.0', {
      webhooks: { changed: item },
    })
    expect(referenceOperation(document, 'WEBHOOK NOTIFY changed')?.title).toBe('Notifies')
    const [callback] = referenceOperation(document, 'COPY /files/{}')?.callbacks ?? []
    expect(callback?.operations.map(({ method }) => method)).toEqual(['NOTIFY'])
  })
})

describe('an additional operation', () => {
  test('has a page, a block that names it, and words for search', async () => {
    const { document } = await read({ COPY: operation('Copies a file') })
    const props = referencePagesProps({ grouping: 'by-operation' })
    const pages = referencePages(document, props).pages.flatMap(({ pages: below = [] }) => below)
    expect(pages.map(({ id, slug }) => [id, slug])).toEqual([
      ['operation GET /files/{}', 'reads-a-file'],
      ['operation COPY /files/{}', 'copies-a-file'],
    ])
    const text = referencePageText(document, pages[1]?.computed?.props ?? {}, 'files')
    const requests = text.nodes.flatMap((node) => apiRequestOf(node) ?? [])
    expect(requests).toEqual([{ spec: 'files', kind: 'operation', key: 'COPY /files/{}' }])
    expect(referenceSearchText(document).operations.get('COPY /files/{}')).toContain('COPY /files/{id}')
  })

  test('is what a block in Markdown asks for, in the case of its method', () => {
    const keysOf = (method: string) =>
      linksOf(page(block(method))).map(({ operation: named }) => named?.method)
    expect(keysOf('COPY')).toContain('COPY')
    expect(keysOf('copy')).toContain('copy')
    expect(keysOf('GET')).toContain('get')
    expect(keysOf('A B')).not.toContain('A B')
  })

  test('has samples that send its method', async () => {
    const unusual = "X$'a`b`|c&d"
    const { document } = await read({ COPY: operation('Copies'), [unusual]: operation('Unusual') })
    const [copy, other] = ['COPY', unusual].map((method) =>
      referenceOperation(document, `${method} /files/{}`),
    )
    expect(copy?.samples[0]?.text).toMatch(/^curl --request COPY 'https:/)
    expect(curlArguments(other?.samples[0]?.text ?? '').slice(0, 2)).toEqual(['--request', unusual])
  })

  test('is added, removed and changed, and concerns the pages that show or mention it', async () => {
    const parameter = { name: 'to', in: 'query', required: true, schema: { type: 'string' } }
    const [none, before, after] = await Promise.all([
      read({}),
      read({ COPY: operation('Copies') }),
      read({ COPY: operation('Copies', { parameters: [parameter] }) }),
    ])
    const checks = (from: typeof none, to: typeof none) =>
      differenceOf(from.document, to.document).findings.map((found) => [found.check, found.operation])
    expect(checks(none, before)).toEqual([['operation-added', 'COPY /files/{}']])
    expect(checks(before, none)).toEqual([['operation-removed', 'COPY /files/{}']])
    const difference = differenceOf(before.document, after.document)
    expect(difference.findings).toMatchObject([
      {
        check: 'request-required-parameter-added',
        method: 'COPY',
        to: expect.stringContaining('/paths/~1files~1{id}/additionalOperations/COPY/parameters') as string,
      },
    ])
    const { operations } = after.index
    const mentions = pageMentions({
      ...{ specificationNames: ['files'], operations },
      changed: changedOperations(difference, operations),
    })
    const found = (markdown: string) =>
      mentions(
        parseMarkdown(markdown, {
          ...{ file: 'x.md', titled: false },
          resolve: (href, kind) =>
            kind === 'spec' ? { kind: 'openapi', spec: href } : { kind: 'url', url: href },
        }).document,
      ).map(({ relation, line }) => [relation, line])
    expect(found(block('COPY'))).toEqual([['shows', 'COPY /files/{id}']])
    expect(found('Send `COPY /files/1`.')).toEqual([['speaks', 'Send COPY /files/1.']])
    expect(found('Send `GET /files/1`.')).toEqual([])
  })
})
