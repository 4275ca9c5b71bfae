/** Code samples as whole programs: what each sends is what was asked, whatever the document holds. */
import { execFileSync } from 'node:child_process'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { apiOf } from '../../../testing/fixtures/apis/api-documents.ts'
import { referenceOperation } from '../reference-operation.ts'
import type { SampleRequest } from './sample-request.ts'
import { sampleLanguages } from './samples.ts'

const hostile = `'"\`$(touch /tmp/x)\n\\u0022 </script>\u2028 {{x}} [1]{a,b}`

const request: SampleRequest = {
  method: 'POST',
  url: 'https://example.com/a%20b?x=%7B1%7D',
  headers: [
    ['X-Key', hostile.replace(/\s+/g, ' ')],
    ['X-Empty', ''],
  ],
  body: { kind: 'text', text: hostile },
}

const printed = (language: string, given: SampleRequest): string =>
  sampleLanguages.find((one) => one.language === language)?.print(given) ?? ''

/** The arguments that a real shell gives to curl. */
const curlArguments = (code: string): readonly string[] =>
  execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }\n${code}`])
    .toString()
    .split('\0')
    .slice(0, -1)

describe('a sample for curl', () => {
  test('gives curl the texts as they are', () => {
    expect(curlArguments(printed('curl', request))).toEqual([
      '--request',
      'POST',
      request.url,
      '--header',
      `X-Key: ${request.headers[0]?.[1]}`,
      '--header',
      'X-Empty;',
      '--data-raw',
      hostile,
    ])
  })

  test('sends fields of a form as texts, though they begin as a file would', () => {
    const fields = [
      { name: 'note', text: '@/etc/passwd', isFile: false },
      { name: 'picture', text: 'file', isFile: true },
    ]
    const given = curlArguments(
      printed('curl', { ...request, headers: [], body: { kind: 'fields', fields } }),
    )
    expect(given.slice(3)).toEqual(['--form-string', 'note=@/etc/passwd', '--form', 'picture=@file'])
  })
})

test('a sample for JavaScript calls fetch with the texts as they are', async () => {
  const calls: unknown[] = []
  const code = printed('javascript', {
    ...request,
    body: { kind: 'json', value: { ['__proto__']: hostile }, text: '' },
  })
  await runInNewContext(`(async () => { ${code} })()`, {
    console: { log: () => undefined },
    fetch: (...given: unknown[]) => {
      calls.push(JSON.parse(JSON.stringify(given)))
      return { status: 200, text: () => '' }
    },
  })
  const headers = Object.fromEntries(request.headers)
  const body = `{"__proto__":${JSON.stringify(hostile)}}`
  expect(calls).toEqual([[request.url, { method: 'POST', headers, body }]])
})

test('every language has a form with a file', () => {
  const fields = [
    { name: 'a"b', text: hostile, isFile: false },
    { name: 'picture', text: 'file', isFile: true },
  ]
  for (const { language, print } of sampleLanguages)
    expect([language, print({ ...request, body: { kind: 'fields', fields } }).includes('picture')]).toEqual([
      language,
      true,
    ])
})

const tides = apiOf(
  {
    '/ports/{port}/tides': {
      parameters: [
        { name: 'port', in: 'path', required: true, schema: { type: 'string', example: "O'Brien/1" } },
      ],
      post: {
        operationId: 'addTide',
        parameters: [
          {
            name: 'days',
            in: 'query',
            required: true,
            schema: { type: 'array', items: { type: 'integer' } },
            example: [1, 2],
          },
          { name: 'units', in: 'query', schema: { type: 'string' } },
          { name: 'X-Trace\r\nEvil', in: 'header', required: true, schema: { type: 'string' } },
          {
            name: 'X-Trace',
            in: 'header',
            required: true,
            example: 'a\r\nEvil: 1',
            schema: { type: 'string' },
          },
        ],
        requestBody: {
          content: {
            'application/json': { schema: { type: 'object', properties: { height: { type: 'number' } } } },
          },
        },
        responses: { '201': { description: 'Created', content: { 'application/json': {} } } },
      },
      get: { 'x-hideSample': true, responses: {} },
      put: {
        'x-codeSamples': [
          { lang: 'Ruby', label: 'SDK', source: 'puts 1' },
          { lang: 'x', source: '' },
        ],
        responses: {},
      },
    },
  },
  {
    servers: [
      {
        url: 'https://{region}.example.com/v1',
        variables: { region: { default: 'eu', enum: ['eu', 'us'] } },
      },
    ],
    components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } },
    security: [{ key: [] }],
  },
)

test('a sample sends what is required, with examples in its places', () => {
  const operation = referenceOperation(tides, 'POST /ports/{}/tides')
  expect(operation?.samples.map(({ label }) => label)).toEqual(['cURL', 'JavaScript', 'Python', 'Go', 'Java'])
  expect(curlArguments(operation?.samples[0]?.text ?? '')).toEqual([
    '--request',
    'POST',
    'https://eu.example.com/v1/ports/O%27Brien%2F1/tides?days=1&days=2',
    ...['--header', 'Accept: application/json', '--header', 'Content-Type: application/json'],
    ...['--header', 'X-API-Key: YOUR_API_KEY', '--header', 'X-Trace: a Evil: 1'],
    ...['--data-raw', '{\n  "height": 1\n}'],
  ])
})

test('authors can hide samples, or bring their own', () => {
  expect(referenceOperation(tides, 'GET /ports/{}/tides')?.samples).toEqual([])
  expect(referenceOperation(tides, 'PUT /ports/{}/tides')?.samples).toEqual([
    { language: 'ruby', label: 'SDK', text: 'puts 1' },
  ])
})
