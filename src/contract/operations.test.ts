/** Properties of the whole list of operations, and its completeness with respect to the specification. */
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { credentialFields, credentialScope } from './operation/credential-fields.ts'
import { errorReasons } from './operation/errors.ts'
import type { Operation } from './operation/operation.ts'
import { nouns, scopes } from './operation/operation.ts'
import { operations } from './operations.ts'
import { part1, part2 } from './specification.ts'

const list: readonly Operation[] = Object.values(operations)
const byPlace = new Map(list.map((operation) => [`${operation.method} ${operation.path}`, operation]))
const parametersOf = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

describe.each(list.map((operation) => [operation.id, operation] as const))('%s', (id, operation) => {
  it('is declared correctly', () => {
    expect(id).toMatch(/^[a-z][a-zA-Z0-9]*$/)
    expect(operations).toHaveProperty(id, operation)
    expect(nouns).toContain(operation.noun)
    expect(scopes).toContain(operation.scope)
    expect(operation.path).toMatch(/^(\/([a-z][a-z-]*|\{[a-z]+[A-Za-z]*\}))+$/)
    expect(operation.summary).toMatch(/^[A-Z].*\.$/)
    for (const reason of operation.errors) expect(errorReasons).toHaveProperty(reason)
    expect(new Set(operation.errors).size).toBe(operation.errors.length)
  })

  it('has a right whose resource is in its path', () => {
    const { on } = operation.right
    const names = parametersOf(operation.path)
    if (on === 'space' || on === 'collection' || on === 'site' || on === 'organization')
      expect(names).toContain(`${on}Id`)
    // A site is only found in its organization.
    if (on === 'site') expect(names).toContain('organizationId')
    // What is installed in a site is found by its installation.
    if (names.includes('siteId') && !names.includes('installationId')) expect(on).toBe('site')
    for (const name of Object.keys(operation.params ?? {})) expect(names).toContain(name)
    if (on !== 'nothing' && names.length > 0 && operation.method !== 'DELETE')
      expect(operation.errors).toContain('not-found')
  })

  it('has a body and a result that match its method and status', () => {
    if (operation.method === 'GET' || operation.method === 'DELETE') {
      expect(operation.body).toBeUndefined()
      expect(operation.rawBody).toBeUndefined()
    }
    if (operation.method === 'GET') expect(operation.status).toBe(200)
    // 205: the client resets its state, too.
    if (operation.method === 'DELETE') expect([204, 205]).toContain(operation.status)
    if (operation.status === 204 || operation.status === 205) expect(operation.result).toBeUndefined()
    if (operation.body) expect(operation.rawBody).toBeUndefined()
    if (operation.method === 'GET' && !operation.stream) expect(operation.result).toBeDefined()
    if (operation.location) expect(operation.result).toBeDefined()
    // A read needs only the read scope, unless its response is nothing but a credential.
    const tells = credentialFields(operation.result).some(({ optional }) => !optional)
    if (operation.method === 'GET') expect(operation.scope).toBe(tells ? credentialScope : 'read')
  })

  it('has a query of plain types', () => {
    if (!operation.query) return
    const schema = z.toJSONSchema(operation.query, { io: 'input', unrepresentable: 'any' }) as {
      properties: Record<string, { type?: string; items?: { type?: string }; $ref?: string }>
    }
    for (const [name, property] of Object.entries(schema.properties)) {
      const type = property.$ref === undefined ? property.type : 'string'
      expect([name, type]).toEqual([name, expect.stringMatching(/^(string|boolean|integer|number|array)$/)])
    }
  })
})

/** Responses with `items` that may have further pages. */
const isList = (operation: Operation): boolean =>
  operation.result instanceof z.ZodObject &&
  'items' in operation.result.shape &&
  'count' in operation.result.shape

test('every list takes a page and a limit of at most 1000', () => {
  const lists = list.filter(isList)
  expect(lists.length).toBeGreaterThan(20)
  for (const { id, query, errors } of lists) {
    expect(errors, id).toContain('bad-page-token')
    if (!query) throw new Error(`${id} takes no query.`)
    const parse = (given: object) =>
      // Queries with required members are completed, so that only the limit is tested.
      query.safeParse({
        ...(query.safeParse({}).success ? {} : { query: 'x', from: 'a', to: 'b', space: 's' }),
        ...given,
      })
    expect(parse({ limit: 1000, page: 'token' }).success, id).toBe(true)
    expect(parse({ limit: 0 }).success, id).toBe(true)
    expect(parse({ limit: 1001 }).success, id).toBe(false)
    expect(parse({ limit: -1 }).success, id).toBe(false)
    expect(parse({}).data, id).toMatchObject({ limit: 50 })
  }
})

test('methods and paths are unique, even with other parameter names', () => {
  expect(byPlace.size).toBe(list.length)
  const shapes = new Map<string, Set<string>>()
  for (const { path } of list) {
    const shape = path.replace(/\{\w+\}/g, '{}')
    shapes.set(shape, (shapes.get(shape) ?? new Set()).add(path))
  }
  for (const [shape, paths] of shapes) expect([...paths], shape).toHaveLength(1)
})

test('a resource has one name in all paths', () => {
  // `/orgs/{organizationId}/…`: the segment before a parameter says what it names.
  const names = new Map<string, Set<string>>()
  for (const { path } of list)
    for (const [, before = '', name = ''] of path.matchAll(/\/([a-z-]+)\/\{(\w+)\}/g))
      names.set(before, (names.get(before) ?? new Set()).add(name))
  const several = [...names].filter(([, used]) => used.size > 1).map(([before]) => before)
  expect(several).toEqual([])
})

test('the specification has 143 operations', () => {
  expect([part1.length, part2.length]).toEqual([55, 88])
  expect(new Set([...part1, ...part2]).size).toBe(143)
})

test.each([...part1, ...part2])('%s is there, and no extension', (place) => {
  expect(byPlace.get(place)).toBeDefined()
  expect(byPlace.get(place)?.extension).toBeUndefined()
})

test('operations outside of the specification are marked as extensions', () => {
  const specified = new Set([...part1, ...part2])
  for (const [place, { extension }] of byPlace)
    expect([place, extension === true]).toEqual([place, !specified.has(place)])
})

test('only section and site-space moves are deprecated', () => {
  for (const { id, deprecated, path } of list)
    if (deprecated) expect(path, id).toMatch(/\/(sections|section-groups|site-spaces)\/\{\w+\}\/move$/)
})
