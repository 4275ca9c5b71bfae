import { expect, test } from 'vitest'
import type { NewConversation } from '../../../client/types.gen.ts'
import { batchesOf, sendConversations } from './send-conversations.ts'

const conversation = (id: string, body = 'x'): NewConversation => ({
  id,
  parts: [{ type: 'message', role: 'user', body }],
})
const many = (count: number) => Array.from({ length: count }, (_, at) => conversation(String(at)))

test('batches hold a bounded number and size, in order', () => {
  expect(batchesOf(many(5), 2).map((batch) => batch.length)).toEqual([2, 2, 1])
  expect(batchesOf(many(2500)).map((batch) => batch.length)).toEqual([1000, 1000, 500])
  const long = [conversation('a', 'x'.repeat(80)), conversation('b', 'x'.repeat(80)), conversation('c')]
  expect(batchesOf(long, 10, 100).map((batch) => batch.map(({ id }) => id))).toEqual([['a'], ['b'], ['c']])
  expect(batchesOf([])).toEqual([])
})

test('after a failure the caller knows what was sent', async () => {
  const progress: number[] = []
  const sending = sendConversations(many(2500), {
    send: (batch) => (batch[0]?.id === '1000' ? Promise.reject(new Error('down')) : Promise.resolve()),
    onProgress: (sent) => progress.push(sent),
  })
  await expect(sending).rejects.toThrow('down')
  expect(progress).toEqual([1000])
})
