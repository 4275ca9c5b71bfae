import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { makeQueryClient } from './query-client.ts'

test('a loader gets its data even if another screen cancels the same query', async () => {
  const client = makeQueryClient(() => undefined)
  let asked = 0
  const options = {
    queryKey: ['pages'],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<number>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error))
        asked += 1
        const answer = asked
        setTimeout(() => resolve(answer), 5)
      }),
  }
  const leave = new QueryObserver(client, options).subscribe(() => undefined)
  const route = client.ensureQueryData(options)
  leave()
  expect(await route).toBe(2)
})

test('does not retry a refused request', async () => {
  const client = makeQueryClient(() => undefined)
  const queryFn = () => Promise.reject(new Error('No.'))
  await expect(client.fetchQuery({ queryKey: ['no'], queryFn, retry: false })).rejects.toThrow('No.')
})

test('a mutation without a connection fails immediately and is not sent later', async () => {
  const client = makeQueryClient(() => undefined)
  let sent = 0
  const merge = new MutationObserver(client, {
    mutationFn: () => {
      sent += 1
      return Promise.reject(new Error('No answer'))
    },
  })
  onlineManager.setOnline(false)
  try {
    await expect(merge.mutate()).rejects.toThrow('No answer')
  } finally {
    onlineManager.setOnline(true)
  }
  expect(sent).toBe(1)
})
