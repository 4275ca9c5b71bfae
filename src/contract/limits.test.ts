/** The limits in the specification and the decisions, one by one. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation } from './operation/operation.ts'
import { operations } from './operations.ts'

type Id = keyof typeof operations
const of = (id: Id): Operation => operations[id]

/** Whether `part` of the operation accepts the value at a path, with the other required members. */
const takes = (id: Id, part: 'body' | 'query', given: Record<string, unknown>): boolean => {
  const schema = of(id)[part]
  if (!schema) throw new Error(`${id} has no ${part}.`)
  return schema.safeParse(given).success
}

const long = (length: number): string => 'x'.repeat(length)
const comment = { body: { markdown: 'x' } }
const write = (...changes: object[]) => ({ changes })
const insertPage = { operation: 'insert_page' }

/** Operation, part, other required members, name, maximum length or number. */
const limits: readonly (readonly [Id, 'body' | 'query', Record<string, unknown>, string, number])[] = [
  ['updateCollection', 'body', {}, 'title', 50],
  ['createCollection', 'body', {}, 'title', 50],
  ['updateCollection', 'body', {}, 'description', 100],
  ['updateSpace', 'body', {}, 'title', 50],
  ['updateSpace', 'body', {}, 'description', 200],
  ['createSpace', 'body', {}, 'title', 50],
  ['createSpace', 'body', {}, 'description', 200],
  ['searchSpace', 'query', {}, 'query', 512],
  ['createChangeRequest', 'body', {}, 'subject', 100],
  ['updateChangeRequest', 'body', {}, 'subject', 100],
  ['requestChangeRequestReviewers', 'body', { users: ['u'] }, 'subject', 100],
  ['createApiSpecChangeRequest', 'body', { space: 's' }, 'subject', 100],
  ['createClusterChangeRequest', 'body', {}, 'subject', 100],
  ['createToken', 'body', { scope: 'read' }, 'name', 50],
  ['updateUser', 'body', {}, 'displayName', 64],
  ['uploadSpaceFile', 'query', {}, 'name', 256],
  ['uploadChangeRequestFile', 'query', {}, 'name', 256],
  ['updateOrganization', 'body', {}, 'title', 255],
]

test.each(['updateSpace', 'createSpace'] as const)('%s: emoji is one emoji, or empty', (id) => {
  for (const emoji of ['', '📗', '1f4d7', '1f469-200d-1f4bb'])
    expect([emoji, takes(id, 'body', { emoji })]).toEqual([emoji, true])
  for (const emoji of ['abc', '📗📘', long(50), '📗'.repeat(26)])
    expect([emoji, takes(id, 'body', { emoji })]).toEqual([emoji, false])
})

test.each(limits)('%s: %s with %o, %s up to %i', (id, part, given, name, most) => {
  expect(takes(id, part, { ...given, [name]: long(most) })).toBe(true)
  expect(takes(id, part, { ...given, [name]: long(most + 1) })).toBe(false)
})

const numbers: readonly (readonly [Id, string, Record<string, unknown>])[] = [
  ['listCollections', 'limit', {}],
  ['listChangeRequests', 'limit', {}],
  ['listSpaceComments', 'limit', {}],
  ['searchSpace', 'limit', { query: 'x' }],
  ['listSpaceLinks', 'limit', {}],
  ['listSpaceFiles', 'limit', {}],
  ['compareRevisions', 'limit', { from: 'a', to: 'b' }],
]
test.each(numbers)('%s: %s up to 1000', (id, name, given) => {
  expect(takes(id, 'query', { ...given, [name]: 1000 })).toBe(true)
  for (const wrong of [1001, -1, 1.5, '10'])
    expect(takes(id, 'query', { ...given, [name]: wrong })).toBe(false)
})

test('content is written in batches of 1 to 50 operations, and files in groups of 1 to 20', () => {
  const id = 'writeChangeRequestContent'
  expect(takes(id, 'body', write())).toBe(false)
  expect(takes(id, 'body', write(...Array.from({ length: 50 }, () => insertPage)))).toBe(true)
  expect(takes(id, 'body', write(...Array.from({ length: 51 }, () => insertPage)))).toBe(false)
  const files = (count: number) =>
    write({
      operation: 'insert_files',
      files: Array.from({ length: count }, () => ({ name: 'a.png', url: 'https://example.org/a.png' })),
    })
  expect([0, 1, 20, 21].map((count) => takes(id, 'body', files(count)))).toEqual([false, true, true, false])
  const one = (file: object) => takes(id, 'body', write({ operation: 'insert_files', files: [file] }))
  expect(one({ name: long(256), base64: 'AAAA' })).toBe(true)
  expect(one({ name: long(257), base64: 'AAAA' })).toBe(false)
  expect(one({ name: '', base64: 'AAAA' })).toBe(false)
  expect(one({ name: 'a', base64: 'not base64!' })).toBe(false)
  expect(one({ name: 'a', url: `https://example.org/${long(2029)}` })).toBe(false)
  expect(one({ name: 'a' })).toBe(false)
  expect(one({ name: 'a', url: 'https://example.org', base64: 'AAAA' })).toBe(false)
})

test('page options have limits', () => {
  const page = (options: object) => takes('writeSpaceContent', 'body', write({ ...insertPage, ...options }))
  expect(page({ emoji: long(50), icon: long(50), slug: long(100), condition: long(1024) })).toBe(true)
  for (const [name, most] of Object.entries({ emoji: 50, icon: 50, slug: 100, condition: 1024 }))
    expect([name, page({ [name]: long(most + 1) })]).toEqual([name, false])
  expect(page({ title: '' })).toBe(false)
  expect(page({ cover: { height: 10 } }) && page({ cover: { height: 700, yPos: -40 } })).toBe(true)
  for (const height of [9, 701]) expect(page({ cover: { height } })).toBe(false)
  expect(page({ cover: { ref: { kind: 'page', page: 'p1' } } })).toBe(false)
  expect(page({ variables: { product: long(256), count: 3, beta: true } })).toBe(true)
  expect(page({ variables: { product: long(257) } })).toBe(false)
  expect(page({ variables: { 'two words': 'x' } })).toBe(false)
  expect(page({ at: -1 })).toBe(false)
})

test('objects are strict where the specification requires it', () => {
  expect(takes('updateSpace', 'body', { editMode: 'live' })).toBe(true)
  expect(takes('updateSpace', 'body', { editMode: 'open' })).toBe(false)
  expect(takes('updateSpace', 'body', { visibility: 'public' })).toBe(false)
  for (const level of ['read', 'comment', 'edit', 'review', 'create', 'admin', 'inherit', null])
    expect(takes('updateSpace', 'body', { defaultLevel: level })).toBe(true)
  expect(takes('updateSpace', 'body', { defaultLevel: 'owner' })).toBe(false)
  for (const status of ['draft', 'open', 'archived'])
    expect(takes('updateChangeRequest', 'body', { status })).toBe(true)
  expect(takes('updateChangeRequest', 'body', { status: 'merged' })).toBe(false)
  for (const status of ['draft', 'open', 'archived', 'merged', 'all'])
    expect(takes('listChangeRequests', 'query', { status })).toBe(true)
  expect(of('listChangeRequests').query?.parse({})).toMatchObject({ status: 'open', orderBy: 'updatedAt' })
  expect(of('listSpaceComments').query?.parse({})).toMatchObject({
    status: 'all',
    order: 'desc',
    format: 'markdown',
  })
  expect(of('getSpacePage').query?.parse({})).toEqual({ metadata: true, computed: true, evaluated: 'false' })
  expect(of('listCollections').query?.parse({})).toMatchObject({ nested: true })
  expect(of('listSpaceLinks').query?.safeParse({ status: 'fine' }).success).toBe(false)
})

test('only a new change request accepts unknown members', () => {
  const refused = Object.values(operations).flatMap(({ id, body }: Operation) => {
    if (!(body instanceof z.ZodObject)) return []
    const { error } = body.safeParse({ 'x-unknown': 1 })
    return error?.issues.some(({ code }) => code === 'unrecognized_keys') ? [] : [id]
  })
  expect(refused).toEqual(['createChangeRequest'])
  expect(of('createChangeRequest').body?.parse({ subject: 'x', more: 1 })).toEqual({ subject: 'x' })
})

test('a comment may have text, and may be on a block or a cell', () => {
  expect(takes('createSpaceComment', 'body', comment)).toBe(true)
  expect(takes('createSpaceComment', 'body', { body: {} })).toBe(true)
  expect(takes('createSpaceComment', 'body', {})).toBe(false)
  expect(
    takes('createSpaceComment', 'body', {
      ...comment,
      page: 'p1',
      node: 'k1',
      tableCell: { record: 'r', definition: 'd' },
    }),
  ).toBe(true)
  expect(takes('createSpaceComment', 'body', { ...comment, tableCell: { record: 'r' } })).toBe(false)
  expect(
    takes('updateSpaceComment', 'body', { addedReactions: ['👍'], removedReactions: [], resolved: true }),
  ).toBe(true)
  expect(takes('updateSpaceComment', 'body', { addedReactions: [long(51)] })).toBe(false)
  expect(takes('updateSpaceCommentReply', 'body', { resolved: true })).toBe(false)
})
