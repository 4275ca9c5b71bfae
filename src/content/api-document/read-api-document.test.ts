import { describe, expect, test } from 'vitest'
import { sha256 } from '../../testing/generators/revisions.ts'
import type { ReadApiDocument } from './api-document.ts'
import { parseApiDocument } from './parse-api-document.ts'
import { readApiDocument } from './read-api-document.ts'
import { resolveReference } from './references.ts'

const read = (text: string | Uint8Array): Promise<ReadApiDocument> => readApiDocument(text, { sha256 })

const accepted = async (text: string | Uint8Array) => {
  const result = await read(text)
  if (!result.accepted) throw new Error(JSON.stringify(result.errors))
  return result
}

const refused = async (text: string | Uint8Array) => {
  const result = await read(text)
  if (result.accepted) throw new Error('It was accepted.')
  return result.errors
}

const header = 'openapi: 3.1.0\ninfo:\n  title: Ships\n  version: 1.2.0\n'
const json = (rest: object): string =>
  JSON.stringify({ openapi: '3.1.0', info: { title: 'Ships', version: '1.2.0' }, paths: {}, ...rest })
const answers = { responses: { 200: { description: 'Fine.' } } }

describe('what is read', () => {
  test.each([
    ['JSON', json({}), 'json'],
    ['JSON after white space', ` \n\t${json({})}`, 'json'],
    ['JSON with a byte order mark', `\uFEFF${json({})}`, 'json'],
    ['YAML', `${header}paths: {}\n`, 'yaml'],
    ['YAML with CRLF', `${header}paths: {}\n`.replaceAll('\n', '\r\n'), 'yaml'],
    ['YAML with a comment and a marker', `# Ships\n---\n${header}paths: {}\n`, 'yaml'],
    ['a document of webhooks only', `${header}webhooks: {}\n`, 'yaml'],
    ['a document of components only', `${header}components: {}\n`, 'yaml'],
  ])('%s', async (_what, text, format) => {
    const result = await accepted(text)
    expect(result).toMatchObject({ format, problems: [], index: { title: 'Ships', version: '1.2.0' } })
    expect(await accepted(new TextEncoder().encode(text))).toEqual(result)
    expect(parseApiDocument(text)).toEqual(result.document)
  })

  test.each([
    ['"2.0"', '2.0'],
    ['"3.0.4"', '3.0'],
    ['"3.1.1"', '3.1'],
    ['"3.2.0"', '3.2'],
  ])('the dialect %s', async (version, dialect) => {
    const name = dialect === '2.0' ? 'swagger' : 'openapi'
    const { document, problems } = await accepted(
      `${name}: ${version}\ninfo: {title: A, version: "1"}\npaths: {}\n`,
    )
    expect(document.dialect).toBe(dialect)
    expect(document.root['openapi']).toBe(dialect === '3.2' ? '3.2.0' : '3.1.1')
    expect(problems).toEqual([])
  })

  test('operations with the method QUERY, which OpenAPI 3.2 has', async () => {
    const { document, problems, index } = await accepted(
      'openapi: 3.2.0\ninfo: {title: A, version: "1"}\npaths:\n  /ports:\n    query:\n      summary: Search ports\n      requestBody: {content: {application/json: {schema: {type: object}}}}\n      responses: {"200": {description: Found}}\n',
    )
    expect(problems).toEqual([])
    expect(index.operations).toMatchObject([
      { key: 'QUERY /ports', method: 'query', summary: 'Search ports' },
    ])
    expect(document.root['paths']).toHaveProperty('/ports.query')
  })

  test('a version that is written as a number, which is said', async () => {
    const { document, problems } = await accepted('swagger: 2.0\ninfo: {title: A, version: "1"}\npaths: {}\n')
    expect(document.dialect).toBe('2.0')
    expect(problems[0]).toMatchObject({ code: 'version-not-text', line: 1, column: 1, pointer: '/swagger' })
  })

  test('the same document in either notation, in any order', async () => {
    const one = await accepted(json({ tags: [{ name: 'a' }], servers: [] }))
    const two = await accepted(`servers: []\ntags: [{name: a}]\npaths: {}\n${header}`)
    expect(two.index).toEqual(one.index)
    expect(one.index.contentHash).toMatch(/^[\da-f]{64}$/)
    expect((await accepted(json({ tags: [{ name: 'b' }] }))).index.contentHash).not.toBe(
      one.index.contentHash,
    )
  })
})

describe('YAML', () => {
  const examplesOf = async (text: string) => {
    const { document, problems } = await accepted(
      `${header}paths: {}\nx-a:\n${text.replaceAll(/^/gm, '  ')}\n`,
    )
    return { value: document.root['x-a'], problems }
  }

  test.each<[string, string, unknown]>([
    [
      'words of YAML 1.1',
      'a: no\nb: on\nc: 2001-01-01\nd: 1_000',
      { a: 'no', b: 'on', c: '2001-01-01', d: '1_000' },
    ],
    [
      'names as they are written',
      '200: a\n1.10: b\ntrue: c\nnull: d\n0x1F: e',
      { '200': 'a', '1.10': 'b', true: 'c', null: 'd', '0x1F': 'e' },
    ],
    ['aliases', 'a: &a {b: [1]}\nc: *a', { a: { b: [1] }, c: { b: [1] } }],
    ['an anchor that is used again', 'a: &a 1\nb: *a\nc: &a 2\nd: *a', { a: 1, b: 1, c: 2, d: 2 }],
    ['a merge key', 'a: &a {b: 1, c: 2}\nd: {<<: *a, c: 3}', { a: { b: 1, c: 2 }, d: { b: 1, c: 3 } }],
    [
      'several merges',
      'a: &a {b: 1}\nc: &c {b: 2, d: 4}\ne: {<<: [*a, *c]}',
      { a: { b: 1 }, c: { b: 2, d: 4 }, e: { b: 1, d: 4 } },
    ],
    [
      'a merge of merges',
      'a: &a {b: 1}\nc: &c {<<: *a, d: 2}\ne: {<<: *c}',
      { a: { b: 1 }, c: { b: 1, d: 2 }, e: { b: 1, d: 2 } },
    ],
    ['a merge key of something else', 'a: {<<: 1}', { a: { '<<': 1 } }],
    ['texts over lines', 'a: |\n  b\n  c\nd: >-\n  e\n  f', { a: 'b\nc\n', d: 'e f' }],
    ['nothing', 'a:\nb: ~\nc: ""', { a: null, b: null, c: '' }],
    [
      'names of every object',
      'constructor: 1\ntoString: 2\nhasOwnProperty: 3',
      { constructor: 1, toString: 2, hasOwnProperty: 3 },
    ],
  ])('reads %s', async (_what, text, value) => {
    expect((await examplesOf(text)).value).toEqual(value)
  })

  test('keeps the objects of aliases shared', async () => {
    const { value } = await examplesOf('a: &a {b: 1}\nc: *a')
    const { a, c } = value as Record<string, unknown>
    expect(a).toBe(c)
  })

  test('replaces numbers that JSON cannot express', async () => {
    const { value, problems } = await examplesOf('a: .inf\nb: -1e999\nc: .nan')
    expect(value).toEqual({ a: Number.MAX_VALUE, b: -Number.MAX_VALUE, c: null })
    expect(problems).toMatchObject([{ code: 'large-number' }])
  })

  test.each<[string, string, { code: string; line?: number }]>([
    ['a tab as indentation', `${header}paths:\n\t/a: {}\n`, { code: 'not-yaml', line: 6 }],
    ['a tag', `${header}paths: !include paths.yaml\n`, { code: 'custom-tag', line: 5 }],
    ['two documents', `${header}paths: {}\n---\na: 1\n`, { code: 'several-documents', line: 6 }],
    ['an alias without an anchor', `${header}paths: *a\n`, { code: 'unknown-anchor', line: 5 }],
    ['an alias inside of its anchor', `${header}paths: &a\n  /a: *a\n`, { code: 'circular-alias', line: 6 }],
    ['a list as a name', `${header}paths:\n  ? [a]\n  : b\n`, { code: 'name-not-text', line: 6 }],
    ['an unclosed brace', `${header}paths: {\n`, { code: 'not-yaml' }],
  ])('refuses %s', async (_what, text, error) => {
    expect(await refused(text)).toMatchObject([error])
  })
})

describe('what is refused', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['nothing', '', 'empty'],
    ['white space', ' \n', 'empty'],
    ['bytes that are no text', new Uint8Array([0x7b, 0xff, 0x7d]), 'not-utf-8'],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x7b, 0, 0x7d, 0]), 'not-utf-8'],
    ['a list', '[]', 'not-an-object'],
    ['a text', 'hello', 'not-an-object'],
    ['no dialect', '{"info": {}, "paths": {}}', 'no-dialect'],
    ['another dialect', '{"openapi": "4.0.0", "info": {}, "paths": {}}', 'unknown-dialect'],
    ['Swagger 1', '{"swagger": "1.2", "info": {}, "paths": {}}', 'unknown-dialect'],
    ['no info', '{"openapi": "3.0.0", "paths": {}}', 'no-info'],
    ['no content', '{"openapi": "3.0.0", "info": {}}', 'no-content'],
    [
      'the prototype as a name',
      '{"openapi": "3.0.0", "info": {}, "paths": {}, "__proto__": {}}',
      'forbidden-name',
    ],
    ['the same in YAML', `${header}__proto__: {}\n`, 'forbidden-name'],
  ])('%s', async (_what, text, code) => {
    expect((await refused(text)).map((error) => error.code)).toEqual([code])
  })

  test('a text that is too long, by its bytes', async () => {
    const limit = 20 * 1024 * 1024
    expect(await refused(`{"a":"${'x'.repeat(limit)}"}`)).toMatchObject([{ code: 'too-large' }])
    expect(await refused(`{"a":"${'é'.repeat(limit / 2)}"}`)).toMatchObject([{ code: 'too-large' }])
    expect(await refused(new Uint8Array(limit + 1))).toMatchObject([{ code: 'too-large' }])
  })

  test('JSON with a fault, with its line', async () => {
    expect(await refused('{\n  "openapi": "3.1.0",\n  "info": {},,\n}')).toEqual([
      {
        code: 'not-json',
        message: 'Line 3, column 14: A name in quotation marks is expected here.',
        ...{ pointer: '', line: 3, column: 14 },
      },
    ])
  })

  test('a version that is unknown, with its line', async () => {
    expect(await refused('info: {}\nopenapi: 9\npaths: {}\n')).toMatchObject([
      {
        line: 2,
        column: 1,
        pointer: '/openapi',
        message: expect.stringMatching(/^Line 2, column 1: The version 9 /) as string,
      },
    ])
  })
})

describe('problems, which are stored', () => {
  const problemsOf = async (text: string) => (await accepted(text)).problems

  test.each(['json', 'yaml'])('have their places in %s', async (format) => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'A', version: '1' },
      paths: {
        '/a': {
          get: {
            parameters: [{ name: 'a', in: 'query' }, { $ref: '#/components/parameters/None' }],
            responses: { 200: { descriptio: 'typo' } },
          },
        },
      },
    }
    const yaml =
      'openapi: 3.1.0\ninfo:\n  title: A\n  version: "1"\npaths:\n  /a:\n    get:\n      parameters:\n        - name: a\n          in: query\n        - $ref: "#/components/parameters/None"\n      responses:\n        "200":\n          descriptio: typo\n'
    const found = await problemsOf(format === 'json' ? JSON.stringify(document, null, 2) : yaml)
    expect(found).toMatchObject([
      { code: 'structure', pointer: '/paths/~1a/get/parameters/0', line: format === 'json' ? 11 : 9 },
      {
        code: 'unresolved-reference',
        pointer: '/paths/~1a/get/parameters/1',
        line: format === 'json' ? 15 : 11,
      },
      { code: 'structure', pointer: '/paths/~1a/get/responses/200', line: format === 'json' ? 20 : 13 },
      {
        code: 'structure',
        pointer: '/paths/~1a/get/responses/200/descriptio',
        line: format === 'json' ? 21 : 14,
      },
    ])
    for (const { message, line, column } of found)
      expect(message).toMatch(new RegExp(`^Line ${line}, column ${column}: `))
  })

  test('are found behind aliases and merge keys', async () => {
    const text = `${header}x-parts:\n  get: &get\n    responses: 5\n  item: &item\n    get: *get\npaths:\n  /a:\n    <<: *item\n  /b: *item\n`
    const places = (await problemsOf(text)).map(({ pointer, line }) => [pointer, line])
    expect(places).toContainEqual(['/paths/~1a/get/responses', 7])
  })

  test('are at most fifty', async () => {
    const paths = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`/a${at}`, { typo: 1 }]))
    expect(await problemsOf(json({ paths }))).toHaveLength(50)
  })

  test('names that are repeated', async () => {
    const text = '{"openapi": "3.1.0", "info": {"title": "A", "version": "1", "title": "B"}, "paths": {}}'
    const result = await accepted(text)
    expect(result.problems).toMatchObject([{ code: 'repeated-name', pointer: '/info/title', column: 61 }])
    expect(result.index.title).toBe('B')
    expect(await problemsOf(`${header}info: {title: C, version: "2"}\npaths: {}\n`)).toMatchObject([
      { code: 'repeated-name', pointer: '/info', line: 5, column: 1 },
    ])
    const quoted = '{"a\\"b": 1, "c:d": "e\\\\", "f": {"g\\\\\\"": ":"}}'
    expect(await problemsOf(json({ 'x-a': JSON.parse(quoted) as object }))).toEqual([])
  })

  test('paths that differ in names of parameters only', async () => {
    const item = { get: answers }
    const result = await accepted(json({ paths: { '/a/{b}': item, '/a/{c}': { ...item, put: answers } } }))
    expect(result.problems.map(({ code, pointer }) => [code, pointer])).toContainEqual([
      'repeated-operation',
      '/paths/~1a~1{c}/get',
    ])
    expect(result.index.operations.map(({ key, path }) => [key, path])).toEqual([
      ['GET /a/{}', '/a/{b}'],
      ['PUT /a/{}', '/a/{c}'],
    ])
  })

  test('references to other documents', async () => {
    const schemas = {
      A: { $ref: 'other.yaml#/A' },
      B: { $ref: 'file:///etc/passwd' },
      C: { $ref: 'http://127.0.0.1/' },
    }
    const found = await problemsOf(json({ components: { schemas } }))
    expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['external-reference', '/components/schemas/A'],
      ['external-reference', '/components/schemas/B'],
      ['external-reference', '/components/schemas/C'],
    ])
  })

  test('a property that is called $ref is none', async () => {
    const schemas = {
      A: { type: 'object', properties: { $ref: { type: 'string' } }, example: { $ref: 'x' } },
    }
    const result = await accepted(json({ components: { schemas } }))
    expect(result.problems).toEqual([])
    expect(resolveReference(result.document, '#/components/schemas/A/properties/$ref')?.node).toEqual({
      type: 'string',
    })
  })

  test('members that the check of the library fails on', async () => {
    const found = await problemsOf(json({ info: { title: 'A', version: '1', hasOwnProperty: 1 } }))
    expect(found.map(({ code }) => code)).toContain('check-incomplete')
  })

  test.each<[string, object]>([
    ['paths that are nothing', { paths: null }],
    ['a path that is a text', { paths: { '/a': 'b' } }],
    ['an operation that is a list', { paths: { '/a': { get: [] } } }],
    ['parameters that are a number', { paths: { '/a': { get: { ...answers, parameters: 5 } } } }],
    ['components that are a text', { components: 'a' }],
    ['a schema that is a number', { components: { schemas: { A: 5 } } }],
    ['a member that is unknown', { path: {} }],
  ])('%s', async (_what, rest) => {
    const result = await accepted(json(rest))
    expect(result.problems.length).toBeGreaterThan(0)
    expect(result.problems[0]).toMatchObject({ line: 1 })
  })
})
