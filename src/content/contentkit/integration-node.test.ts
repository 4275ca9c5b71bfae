import { describe, expect, test } from 'vitest'
import type { JsonObject } from '../document/document.ts'
import { resolve, resolveText } from './bindings.ts'
import { integrationNodeOf } from './integration-node.ts'

const empty = { integration: '', block: '', props: {}, fullWidth: false }

test.each<readonly [data: JsonObject, node: object]>([
  [{}, {}],
  [
    { integration: 'i', block: 'b' },
    { integration: 'i', block: 'b' },
  ],
  [{ integration: 1, block: null, props: [1], url: {}, fullWidth: 'true' }, {}],
  [
    { props: { a: { b: 1 } }, url: 'https://x.y' },
    { props: { a: { b: 1 } }, url: 'https://x.y' },
  ],
  [
    { action: { action: '@x', more: 1 }, fullWidth: true },
    { action: { action: '@x', more: 1 }, fullWidth: true },
  ],
  [{ action: { more: 1 } }, {}],
  [{ action: '@x' }, {}],
])('the data %j of a block', (data, node) => {
  expect(integrationNodeOf({ data })).toEqual({ ...empty, ...node })
})

describe('bindings', () => {
  const state = { name: 'Ada', count: 0, list: ['x'], none: null }

  test.each<readonly [given: JsonObject, made: JsonObject]>([
    [{ a: { $state: 'name' } }, { a: 'Ada' }],
    [{ a: { b: [{ $state: 'count' }, { $state: 'list' }] } }, { a: { b: [0, ['x']] } }],
    // What is not there is left out of an object, and is null in a list, as in JSON.
    [
      { a: { $state: 'gone' }, b: [{ $state: 'gone' }], c: { $state: 'none' } },
      { b: [null], c: null },
    ],
    [{ a: { $state: 'constructor' }, b: { $state: '__proto__' } }, {}],
    // Not a binding: other members beside it, or no name.
    [{ a: { $state: 'name', x: 1 } }, { a: { $state: 'name', x: 1 } }],
    [{ a: { $state: 1 } }, { a: { $state: 1 } }],
  ])('%j', (given, made) => {
    expect(resolve(given, state)).toEqual(made)
  })

  test('a text is what the state holds, if that is a text or a number', () => {
    const of = (key: string): string => resolveText({ $state: key }, state)
    expect(['name', 'count', 'list', 'none', 'gone', 'toString'].map(of)).toEqual([
      'Ada',
      '0',
      '',
      '',
      '',
      '',
    ])
    expect(resolveText('as given', state)).toBe('as given')
  })
})
