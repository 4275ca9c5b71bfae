import { expect, test } from 'vitest'
import type { Store } from '../../storage/store.ts'
import { operationTimes } from './operation-times.ts'

const aStore = () => ({}) as Store

test('adds up by operation, and lists those first that took most time in total', () => {
  const store = aStore()
  for (let at = 0; at < 10; at += 1) operationTimes.add(store, 'often', 30)
  operationTimes.add(store, 'once', 200)
  operationTimes.add(store, 'short', 1)
  expect(operationTimes.largest(store, 2)).toEqual([
    { operation: 'often', count: 10, total: 300, slowest: 30, p95: 30 },
    { operation: 'once', count: 1, total: 200, slowest: 200, p95: 200 },
  ])
})

test('takes the bound of the bucket that holds 95 of 100 requests', () => {
  const store = aStore()
  for (let at = 0; at < 95; at += 1) operationTimes.add(store, 'a', 7)
  for (let at = 0; at < 5; at += 1) operationTimes.add(store, 'a', 60_000)
  expect(operationTimes.largest(store, 1)).toMatchObject([{ p95: 10, slowest: 60_000 }])
  operationTimes.add(store, 'a', 60_000)
  expect(operationTimes.largest(store, 1)).toMatchObject([{ p95: 60_000 }])
})

test('keeps the installations of one process apart', () => {
  const store = aStore()
  operationTimes.add(store, 'a', 1)
  expect(operationTimes.largest(aStore(), 5)).toEqual([])
})
