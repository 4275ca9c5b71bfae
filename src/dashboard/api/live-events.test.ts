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

/** A request whose answer was read when it was sent, and arrives when the test says so. */
const slowRequest = (read: () => string) => {
  let arrive = (): void => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const queryFn = async (): Promise<string> => {
    const answer = read()
    await arrived
    return answer
  }
  return { queryFn, arrive }
}

test.each([true, false])('a change during the first request is not lost (on screen: %s)', async (isShown) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
  let stored = 'harbor'
  const queryKey = [{ _id: 'listOrganizationInstallations' }] as const
  const { queryFn, arrive } = slowRequest(() => stored)
  const screen = new QueryObserver(client, { queryKey, queryFn })
  const leave = isShown ? screen.subscribe(() => {}) : () => {}
  // As the loader of a route requests it before its screen.
  const loaded = client.ensureQueryData({ queryKey, queryFn })
  stored = 'quay'
  const ended = invalidateAfter(client, ['integration.configured'], {})
  arrive()
  await Promise.all([loaded, ended])
  const leaveLater = isShown ? leave : screen.subscribe(() => {})
  await expect.poll(() => client.getQueryData(queryKey)).toBe('quay')
  leaveLater()
})
