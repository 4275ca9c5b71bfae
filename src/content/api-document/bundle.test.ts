import { describe, expect, test } from 'vitest'
import { sha256 } from '../../testing/generators/revisions.ts'
import { bundle } from './bundle.ts'
import { readApiDocument } from './read-api-document.ts'

const rootUrl = 'https://api.example.org/docs/openapi.yaml'

const bundled = async (files: Readonly<Record<string, string>>, url = rootUrl) => {
  const asked: string[] = []
  const result = await bundle(files['openapi.yaml'] ?? '', url, (address) => {
    asked.push(address)
    const text = files[address.replace('https://api.example.org/docs/', '')]
    return text === undefined
      ? Promise.reject(new Error('There is none.'))
      : Promise.resolve(new TextEncoder().encode(text))
  })
  const read = await readApiDocument(result.text, { sha256 })
  if (!read.accepted) throw new Error(JSON.stringify(read.errors))
  return { ...result, asked, read }
}

const header = 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\n'

test('leaves a document alone that refers to nothing else', async () => {
  const text = `${header}paths: {}\ncomponents: {schemas: {A: {$ref: "#/components/schemas/B"}, B: {}}}\n`
  const { asked, filesystem, text: stored } = await bundled({ 'openapi.yaml': text })
  expect([asked, stored, [...filesystem.keys()]]).toEqual([[], text, [rootUrl]])
})

test('puts files together', async () => {
  const { asked, document, filesystem, read, failures } = await bundled({
    'openapi.yaml': `${header}paths:\n  /a: {$ref: paths/a.yaml}\ncomponents:\n  schemas:\n    Ship: {type: number}\n`,
    'paths/a.yaml':
      'get:\n  parameters: [{$ref: "../parts.json#/page"}]\n  responses:\n    "200": {$ref: "../parts.json#/ok"}\n',
    'parts.json': JSON.stringify({
      page: { name: 'page', in: 'query', schema: { $ref: 'openapi.yaml#/components/schemas/Ship' } },
      ok: { description: 'Fine.', content: { 'application/json': { schema: { $ref: '#/Ship' } } } },
      Ship: { type: 'object', properties: { next: { $ref: '#/Ship' }, port: { $ref: './port.yaml' } } },
    }),
    'port.yaml': 'type: string\n',
  })
  expect(failures).toEqual([])
  expect(asked.toSorted()).toEqual(
    ['parts.json', 'paths/a.yaml', 'port.yaml'].map((name) => `https://api.example.org/docs/${name}`),
  )
  expect(filesystem.size).toBe(4)
  expect(document).toEqual({
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/a': {
        get: {
          parameters: [{ $ref: '#/components/parameters/page' }],
          responses: { 200: { $ref: '#/components/responses/ok' } },
        },
      },
    },
    components: {
      schemas: {
        Ship: { type: 'number' },
        'Ship-2': {
          type: 'object',
          properties: {
            next: { $ref: '#/components/schemas/Ship-2' },
            port: { $ref: '#/components/schemas/port' },
          },
        },
        port: { type: 'string' },
      },
      parameters: { page: { name: 'page', in: 'query', schema: { $ref: '#/components/schemas/Ship' } } },
      responses: {
        ok: {
          description: 'Fine.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Ship-2' } } },
        },
      },
    },
  })
  expect(read.problems).toEqual([])
})

test('puts files of Swagger 2.0 together', async () => {
  const { document, read } = await bundled({
    'openapi.yaml':
      'swagger: "2.0"\ninfo: {title: A, version: "1"}\npaths: {}\ndefinitions:\n  A: {type: array, items: {$ref: "b.yaml#/B"}}\n',
    'b.yaml': 'B: {type: string}\n',
  })
  expect(document['definitions']).toEqual({
    A: { type: 'array', items: { $ref: '#/definitions/B' } },
    B: { type: 'string' },
  })
  expect(read.problems).toEqual([])
})

describe('does not reach out', () => {
  const schemas = (references: readonly string[]): string =>
    `${header}components:\n  schemas:\n${references.map((to, at) => `    S${at}: {$ref: ${JSON.stringify(to)}}`).join('\n')}\n`

  test('to other origins, files and protocols', async () => {
    const references = [
      ...[
        'http://127.0.0.1/a.yaml',
        'http://api.example.org/docs/a.yaml',
        'https://api.example.org:8443/a.yaml',
      ],
      ...['https://api.example.org.evil.test/a.yaml', '//other.test/a.yaml', 'file:///etc/passwd'],
      ...[
        'ftp://api.example.org/a.yaml',
        'data:application/json,{}',
        'https://user@other.test/a',
        'https://[',
        'blob:https://api.example.org/a',
      ],
    ]
    const { asked, read } = await bundled({ 'openapi.yaml': schemas(references) })
    expect(asked).toEqual([])
    expect(read.problems.map(({ code }) => code)).toEqual(references.map(() => 'external-reference'))
  })

  test('from examples and from properties called $ref', async () => {
    const text = `${header}components:\n  schemas:\n    A: {example: {$ref: a.yaml}, properties: {$ref: {type: string}}, x-a: {$ref: b.yaml}}\n`
    expect((await bundled({ 'openapi.yaml': text })).asked).toEqual([])
  })

  test('to more than fifty files', async () => {
    const references = Array.from({ length: 60 }, (_, at) => `f${at}.yaml`)
    const files = Object.fromEntries(references.map((name) => [name, 'type: string']))
    await expect(bundled({ ...files, 'openapi.yaml': schemas(references) })).rejects.toMatchObject({
      fault: { code: 'too-many-files' },
    })
    const chain = Object.fromEntries(references.map((name, at) => [name, `items: {$ref: f${at + 1}.yaml}`]))
    await expect(bundled({ ...chain, 'openapi.yaml': schemas(['f0.yaml']) })).rejects.toMatchObject({
      fault: { code: 'too-many-files' },
    })
  })

  test('to more than 20 MB', async () => {
    const large = `{"description": "${'x'.repeat(11 * 1024 * 1024)}"}`
    const files = { 'a.json': large, 'b.json': large, 'openapi.yaml': schemas(['a.json', 'b.json']) }
    await expect(bundled(files)).rejects.toMatchObject({ fault: { code: 'too-large' } })
  })

  test('for ever through path items that hold each other', async () => {
    const item = (at: number): string =>
      `post:\n  responses: {}\n  callbacks:\n${['a', 'b'].map((name) => `    ${name}:\n      x: {$ref: p${at + 1}.yaml}\n`).join('')}`
    const files = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`p${at}.yaml`, item(at)]))
    const text = `${header}paths: {/a: {$ref: p0.yaml}}\n`
    await expect(bundled({ ...files, 'openapi.yaml': text })).rejects.toMatchObject({
      fault: { code: 'too-many-nodes' },
    })
  })

  test('again for a file in a circle', async () => {
    const { asked, document } = await bundled({
      'openapi.yaml': schemas(['a.yaml']),
      'a.yaml': 'properties: {b: {$ref: b.yaml}}',
      'b.yaml': 'properties: {a: {$ref: a.yaml}, b: {$ref: ""}, c: {$ref: "b.yaml#"}}',
    })
    expect(asked).toHaveLength(2)
    expect(document['components']).toMatchObject({
      schemas: {
        b: { properties: { a: { $ref: '#/components/schemas/a' }, c: { $ref: '#/components/schemas/b' } } },
      },
    })
  })
})

test('names files that cannot be read, whose references are problems', async () => {
  const text = `${header}paths: {}\ncomponents:\n  schemas:\n    A: {$ref: none.yaml}\n    B: {$ref: "bad.json#/B"}\n    C: {$ref: "good.yaml#/None"}\n`
  const { failures, read } = await bundled({ 'openapi.yaml': text, 'bad.json': '{', 'good.yaml': 'a: 1' })
  expect(failures.map(({ url }) => url.split('/').at(-1))).toEqual(['none.yaml', 'bad.json'])
  expect(read.problems.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['external-reference', '/components/schemas/A'],
    ['external-reference', '/components/schemas/B'],
    ['external-reference', '/components/schemas/C'],
  ])
})
