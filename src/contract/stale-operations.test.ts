import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from './operations.ts'
import { operation, type Operation } from './operation/operation.ts'
import { staleOperationsText } from './stale-operations.ts'

const list: readonly Operation[] = Object.values(operations)

test('the committed table is current; run `npm run generate` when it is not', () => {
  const committed = readFileSync(resolve(import.meta.dirname, 'stale-operations.gen.ts'), 'utf8')
  expect(committed === staleOperationsText(list)).toBe(true)
})

test('only reads declare when they are stale', () => {
  for (const { id, method, staleAfter } of list)
    expect([id, staleAfter !== undefined]).toEqual([id, method === 'GET'])
})

test('the compiler refuses a read without kinds, an unknown kind, and a write with kinds', () => {
  const shared = {
    path: '/probe',
    summary: 'Probes.',
    status: 200,
    errors: [],
    right: { on: 'self' },
    scope: 'read',
  } as const
  expect([
    // @ts-expect-error -- `staleAfter` is missing
    operation({ ...shared, method: 'GET' }),
    // @ts-expect-error -- not a kind of event
    operation({ ...shared, method: 'GET', staleAfter: ['space.exploded'] }),
    // @ts-expect-error -- the response of a write is not cached
    operation({ ...shared, method: 'POST', staleAfter: ['space.created'] }),
  ]).toHaveLength(3)
})
