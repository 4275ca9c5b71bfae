import { describe, expect, test } from 'vitest'
import { frameState, frameStyle, readFrameMessage } from './webframe-messages.ts'

describe('messages of a frame', () => {
  test.each([
    [{ action: { action: '@webframe.ready' } }, { kind: 'ready' }],
    [
      { action: { action: '@webframe.resize', size: { aspectRatio: 1.5, height: 300 } } },
      { kind: 'resize', size: { aspectRatio: 1.5, height: 300 } },
    ],
    [{ action: { action: '@webframe.resize', height: '240' } }, { kind: 'resize', size: { height: 240 } }],
    [
      { action: { action: '@webframe.resize', size: { height: -5, maxHeight: 1e9 } } },
      { kind: 'resize', size: { maxHeight: 10_000 } },
    ],
    ['{"context":"iframe.resize","height":412}', { kind: 'resize', size: { height: 412 } }],
    [
      { action: { action: '@webframe.navigate', path: 'guide/install', anchor: 'linux' } },
      { kind: 'navigate', path: 'guide/install', anchor: 'linux' },
    ],
    [
      { action: { action: 'saved', diagram: { nodes: [1, 2] } } },
      { kind: 'dispatch', action: { action: 'saved', diagram: { nodes: [1, 2] } } },
    ],
  ])('%j', (data, message) => {
    expect(readFrameMessage(data)).toEqual(message)
  })

  test.each([
    undefined,
    null,
    7,
    'hello',
    '{"context":"other"}',
    '{',
    {},
    [],
    { action: 'ready' },
    { action: {} },
    { action: { action: '' } },
    { action: { action: '@webframe.navigate' } },
    'x'.repeat(20_000),
  ])('ignores %j', (data) => {
    expect(readFrameMessage(data)).toBeUndefined()
  })
})

test.each([
  [{}, { minHeight: 32 }],
  [{ height: 200 }, { minHeight: 32, height: 200 }],
  [{ aspectRatio: 2 }, { minHeight: 32, aspectRatio: 2 }],
  [
    { aspectRatio: 2, height: 200 },
    { minHeight: 32, aspectRatio: 2, maxHeight: 200 },
  ],
  [
    { aspectRatio: 2, height: 200, maxHeight: 100 },
    { minHeight: 32, aspectRatio: 2, maxHeight: 100 },
  ],
  [
    { height: 200, maxHeight: 100 },
    { minHeight: 32, height: 200, maxHeight: 100 },
  ],
])('a frame of size %j', (size, style) => {
  expect(frameStyle(size)).toEqual(style)
})

test('a frame gets its data and the page', () => {
  expect(frameState({ a: 1 }, { id: 'p1' })).toEqual({ state: { a: 1, page: { id: 'p1' } } })
  expect(frameState({ a: 1 }, undefined)).toEqual({ state: { a: 1 } })
})
