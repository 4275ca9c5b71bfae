import { expect, test, vi } from 'vitest'
import { createStore } from './external-store.ts'

test('notifies its listeners of a change, until they stop', () => {
  const store = createStore(1)
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  store.set(2)
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1])
  stop()
  store.set(3)
  expect([store.get(), listener.mock.calls.length]).toEqual([3, 1])
})

test('does not notify when the value stays the same', () => {
  const store = createStore('a')
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  store.set('a')
  expect(listener).not.toHaveBeenCalled()
})
