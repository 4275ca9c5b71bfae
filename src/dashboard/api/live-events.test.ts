import { notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { invalidateAfter } from './live-events.ts'

test('an action has ended once its screen shows what it changed', async () => {
  const client = new QueryClient()
  let stored = 'harbor'
  const queryKey = [{ _id: 'listOrganizationInstallations' }] as const
  const shown: unknown[] = []
  const observer = new QueryObserver(client, { queryKey, queryFn: () => Promise.resolve(stored) })
  // As `useQuery` subscribes.
  const leave = observer.subscribe(notifyManager.batchCalls(({ data }) => shown.push(data)))
  await client.ensureQueryData({ queryKey, queryFn: () => Promise.resolve(stored) })
  stored = 'quay'
  await invalidateAfter(client, ['integration.configured'], {})
  expect(shown.at(-1)).toBe('quay')
  leave()
})
