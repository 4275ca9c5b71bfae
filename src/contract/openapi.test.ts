import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from './operation/operation.ts'
import { operation, operationsOf } from './operation/operation.ts'
import { openApiDocument, openApiText } from './openapi.ts'
import { operations } from './operations.ts'

const root = resolve(import.meta.dirname, '../..')
const list: readonly Operation[] = Object.values(operations)
const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }

interface Described {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>
  readonly security?: readonly object[]
  readonly 'x-extension'?: boolean
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}
const describe = (given: readonly Operation[]): Document =>
  openApiDocument(given, version) as unknown as Document
const whole = describe(list)
const text = openApiText(list, version)

test('the committed document is what the contract says; run `npm run generate` when it is not', () => {
  // Compared as a boolean: a diff of half a megabyte helps nobody.
  expect(readFileSync(resolve(root, 'openapi.json'), 'utf8') === text).toBe(true)
})

test('the same operations give the same bytes', () => {
  openApiText(list.slice(0, 5), version)
  expect(openApiText(list, version) === text).toBe(true)
})

test('every operation is described completely', () => {
  for (const { id, method, path, noun, summary, right, extension, status } of list) {
    const one = whole.paths[path]?.[method.toLowerCase()]
    expect(one).toMatchObject({ operationId: id, tags: [noun], summary })
    expect(one?.['x-extension'] === true, id).toBe(extension === true)
    expect(one?.security, id).toEqual(right.on === 'nothing' ? [] : undefined)
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect(one?.parameters?.flatMap((given) => (given.in === 'path' ? given.name : [])) ?? []).toEqual(
      parameters,
    )
    expect(Object.keys(one?.responses ?? {})).toContain(String(status))
    expect(one?.responses['422']).toEqual({ $ref: '#/components/responses/Failure' })
  }
})

test('every reference resolves, and every component is used', () => {
  const named = new Set(Object.keys(whole.components.schemas))
  const referred = new Set(
    [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name),
  )
  expect([...referred].filter((name) => !named.has(name))).toEqual([])
  expect([...named].filter((name) => !referred.has(name))).toEqual(
    ['Error'].filter((name) => !referred.has(name)),
  )
  expect([...named].filter((name) => !/^[A-Z][A-Za-z]*$/.test(name))).toEqual([])
  expect(text).not.toContain('$defs')
})

test('responses may have more members, and no pattern repeats a format', () => {
  for (const [name, schema] of Object.entries(whole.components.schemas))
    if (['Space', 'Organization', 'Page', 'ChangeRequest', 'Comment', 'Error'].includes(name))
      expect(JSON.stringify(schema), name).not.toContain('"additionalProperties":false')
  expect([...text.matchAll(/"pattern": "([^"]{120,})"/g)].map(([, pattern]) => pattern)).toEqual([])
})

const probe = (io: { query?: z.ZodObject; body?: z.ZodType; result?: z.ZodType }): Operation =>
  operationsOf('system', {
    probe: operation({
      method: 'POST',
      path: '/probe',
      summary: 'Probes.',
      status: 200,
      errors: [],
      right: { on: 'self' },
      scope: 'read',
      ...io,
    }),
  }).probe

test('a schema with defaults has two components, as have schemas that contain it', () => {
  const Inner = z.object({ size: z.int().default(3) }).meta({ id: 'ProbeInner' })
  const Outer = z.object({ inner: Inner, id: z.string() }).meta({ id: 'ProbeOuter' })
  const Sent = z.strictObject({ outer: Outer }).meta({ id: 'ProbeSent' })
  const { schemas } = describe([probe({ body: Sent, result: Outer })]).components
  expect(schemas['ProbeInner']).toMatchObject({ required: ['size'] })
  expect(schemas['ProbeInnerInput']).not.toHaveProperty('required')
  expect(schemas['ProbeOuterInput']).toMatchObject({
    properties: { inner: { $ref: '#/components/schemas/ProbeInnerInput' }, id: { type: 'string' } },
  })
  expect(schemas['ProbeSent']).toMatchObject({
    properties: { outer: { $ref: '#/components/schemas/ProbeOuterInput' } },
    additionalProperties: false,
  })
})

test('a schema that is only stricter in requests has one open component', () => {
  const Both = z.strictObject({ kind: z.literal('a') }).meta({ id: 'ProbeBoth' })
  const { schemas } = describe([probe({ body: Both, result: z.object({ both: Both }) })]).components
  expect(Object.keys(schemas).filter((name) => name.startsWith('Probe'))).toEqual(['ProbeBoth'])
  expect(schemas['ProbeBoth']).not.toHaveProperty('additionalProperties')
})

test('a recursive shape refers to itself by its name', () => {
  const Tree = z
    .object({
      get below(): z.ZodArray<typeof Tree> {
        return z.array(Tree)
      },
    })
    .meta({ id: 'ProbeTree' })
  expect(describe([probe({ result: Tree })]).components.schemas['ProbeTree']).toMatchObject({
    properties: { below: { type: 'array', items: { $ref: '#/components/schemas/ProbeTree' } } },
  })
})

test('two schemas with one name are rejected', () => {
  const first = z.object({ a: z.string() }).meta({ id: 'ProbeTwice' })
  const second = z.object({ b: z.string() }).meta({ id: 'ProbeTwice' })
  expect(() => describe([probe({ result: z.object({ first, second }) })])).toThrow(/ProbeTwice/)
})
