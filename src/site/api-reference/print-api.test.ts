/** Parts of an API as HTML: valid, and safe whatever the document holds in any place. */
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import type { ApiDocument } from '../../content/api-document/api-document.ts'
import { operationsOf } from '../../content/api-document/operations.ts'
import type { ApiBlock } from '../../content/api-reference/api-block.ts'
import { referenceOperation } from '../../content/api-reference/reference-operation.ts'
import { referenceModels } from '../../content/api-reference/reference-overview.ts'
import { withApiBlocks } from '../../content/api-reference/reference-blocks.ts'
import type { Json, JsonObject } from '../../content/document/document.ts'
import { printMarkdown } from '../../content/markdown/print-markdown.ts'
import { noFences } from '../../content/contentkit/markdown-fences.ts'
import { renderDocument } from '../../content/render/render-document.ts'
import { apiOf, githubApi } from '../../testing/fixtures/apis/api-documents.ts'
import { block, document } from '../../testing/fixtures/blocks.ts'
import { htmlRules } from '../../testing/fixtures/html-rules.ts'
import { look, none, textOf, viewOf } from '../../testing/fixtures/site-views.ts'
import { localeOf } from '../frame-text.ts'
import { printPage } from '../pages/page-document.ts'
import { apiText } from './api-text.ts'
import { tryServers } from './try-data.ts'
import { expressionEvaluator } from '../../content/render/evaluate-expression.ts'

const ref: JsonObject = { kind: 'openapi', spec: 'tides' }
const source = document(block('openapi-operation', { ref, method: 'get', path: '/a' }))

/** A page that shows one block, with what else it says of the page. */
const pageOf = (api: ApiBlock, locale = 'en'): string => {
  const nodes = renderDocument(source, {
    resolve: () => ({ href: '', title: '', state: 'broken' }),
    evaluate: expressionEvaluator({
      mode: 'true',
      input: { visitor: { claims: { secret: 'of the visitor' } } },
    }),
    reusableContent: () => undefined,
    api: () => api,
  })
  const customization = { ...look(), internationalization: { locale: localeOf(locale) ?? 'en' } }
  return printPage(viewOf(document(), { nodes }, { customization }), none).html
}

const markdownOf = (api: ApiBlock): string =>
  printMarkdown(
    withApiBlocks(source, () => api),
    { href: () => '', fences: noFences },
  )

const blocksOf = (api: ApiDocument): readonly ApiBlock[] => [
  ...operationsOf(api).flatMap(({ key }): readonly ApiBlock[] => {
    const operation = referenceOperation(api, key)
    return operation === undefined ? [] : [{ kind: 'operation', title: 'Tides', operation }]
  }),
  { kind: 'models', title: 'Tides', models: referenceModels(api) },
]

const full = (text: string): ApiDocument => {
  const schema: Json = {
    type: 'object',
    title: text,
    description: text,
    required: [text],
    properties: {
      [text]: {
        type: 'string',
        description: text,
        enum: [text],
        default: text,
        example: text,
        pattern: text,
        format: text,
      },
      list: {
        type: 'array',
        items: { oneOf: [{ title: text, type: 'object', properties: { a: {} } }, { const: text }] },
      },
    },
    additionalProperties: { type: 'string', description: text },
    'x-enumDescriptions': { [text]: text },
  }
  const content = {
    [text]: {
      schema: { $ref: '#/components/schemas/All' },
      examples: { [text]: { summary: text, value: text } },
    },
    'application/json': { schema },
  }
  return apiOf(
    {
      [`/${text}/{${text}}`]: {
        post: {
          ...{
            operationId: text,
            summary: text,
            description: text,
            tags: [text],
            'x-stability': text,
            'x-deprecated-sunset': `2027-01-01${text}`,
          },
          parameters: ['path', 'query', 'header', 'cookie'].map((place) => ({
            name: text,
            in: place,
            description: text,
            schema,
            example: text,
          })),
          requestBody: { description: text, content },
          responses: {
            '200': { description: text, content, headers: { [text]: { description: text, schema } } },
            [text]: { description: text },
          },
          callbacks: { [text]: { [text]: { post: { description: text, responses: {} } } } },
          externalDocs: { url: text, description: text },
          servers: [
            { url: text, description: text },
            { url: `https://example.org/${text}` },
            { url: '{x}', variables: { x: { default: text, enum: [text] } } },
          ],
          security: [{ [text]: [text] }],
        },
        get: { 'x-codeSamples': [{ lang: text, label: text, source: text }], responses: {} },
      },
    },
    {
      components: {
        schemas: { All: schema, [text]: schema },
        securitySchemes: {
          [text]: { type: 'apiKey', in: 'header', name: text, description: text, 'x-gitbook-prefix': text },
        },
      },
    },
  )
}

const hostile = [
  `"><script>alert(1)</script><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `javascript:alert(1)`,
  `[x](javascript:alert(1)) <a href="javascript:alert(1)">x</a> <style>*{}</style> <form action=/x><input></form>`,
  `{{ visitor.claims.secret }} {% if visitor.claims.secret %}x{% endif %} {% include "x" %}`,
  `\0block 0\0 {% openapi-operation spec="tides" path="/a" method="get" %}{% endopenapi-operation %}`,
  `*/ \u2028 \u202e \r\n "; connect-src *; script-src 'unsafe-inline'`,
]

const validator = new HtmlValidate(htmlRules)
const faults = (html: string): readonly string[] =>
  validator
    .validateStringSync(html)
    .results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message} ${html.split('\n')[line - 1]?.slice(Math.max(0, column - 80), column + 80)}`,
      ),
    )

/** Tags of a page with their attributes. */
const tagsOf = (html: string): readonly string[] => html.match(/<[a-z][^>]*>/gi) ?? []

describe.each(hostile)('a document with %j in every place', (text) => {
  const blocks = blocksOf(full(text))

  test('is printed as valid HTML that runs nothing', () => {
    const before = tagsOf(textOf(pageOf({ kind: 'missing' }))).length
    expect(before).toBe(1)
    for (const api of blocks) {
      const html = pageOf(api)
      expect(faults(html)).toEqual([])
      for (const tag of tagsOf(textOf(html))) {
        expect(tag).not.toMatch(/^<(?:script|style|iframe|form|input|object|base|link|meta)/i)
        // Values are quoted: what is outside of them is ours.
        const names = tag.replaceAll(/"[^"]*"/g, '""')
        expect(names).not.toMatch(/\son[a-z]+=|\sstyle=/i)
        expect(tag).not.toMatch(/(?:href|src)="\s*javascript:/i)
      }
      expect(textOf(html)).not.toContain('of the visitor')
      expect(html).not.toContain('\0')
    }
  })

  test('lets the page ask whole addresses only', () => {
    for (const api of blocks)
      if (api.kind === 'operation')
        for (const url of tryServers(api.operation))
          expect(new URL(url).origin).toMatch(/^https?:\/\/[\w.:-]+$/)
  })

  test('is Markdown in which none of it is a block of a page', () => {
    for (const api of blocks) expect(markdownOf(api)).not.toMatch(/^\{% (?:include|openapi|if)/m)
  })
})

test('every language says what is not there', () => {
  for (const locale of ['en', 'de', 'fr', 'es', 'zh', 'ja', 'nl', 'no', 'pt-br', 'ru'] as const) {
    const html = pageOf({ kind: 'gone', title: 'Tides', since: 7 }, locale)
    expect(textOf(html)).toContain('Tides')
    expect(textOf(html)).toContain('7')
    expect(textOf(html)).not.toMatch(/[{}]/)
    expect(Object.values(apiText(locale)).every((text: string) => text !== '')).toBe(true)
  }
})

test('editors are told the reason', () => {
  expect(textOf(pageOf({ kind: 'missing', reason: 'There is no “x”.' }))).toContain('There is no “x”.')
})

describe('the largest real document', () => {
  const api = githubApi()

  test.skipIf(api === undefined)(
    'gives valid HTML and Markdown for its operations',
    () => {
      if (api === undefined) return
      // A few of each size: all of them take minutes.
      for (const [index, { key }] of operationsOf(api).entries()) {
        const operation = index % 150 === 0 ? referenceOperation(api, key) : undefined
        if (operation === undefined) continue
        const block: ApiBlock = { kind: 'operation', title: 'GitHub', operation }
        expect([key, faults(pageOf(block))]).toEqual([key, []])
        expect(markdownOf(block)).toContain(operation.method.toUpperCase())
      }
    },
    60_000,
  )
})
