/** Events of several processes that do not poll: their timers stand still here. */
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { postgresOptions } from '../../testing/stores/database-settings.ts'
import { openTestStore } from '../../testing/stores/test-store.ts'
import { minter } from '../identifiers.ts'
import { openPostgres } from '../storage/postgres.ts'
import type { Store } from '../storage/store.ts'
import { EventLog } from './event-log.ts'

let test: TestStore
let other: Store
let logs: EventLog[]
beforeEach(async () => {
  test = await openTestStore('postgres')
  const url = test.settings.databaseUrl ?? ''
  other = openPostgres(url, { connections: 2, ...postgresOptions(url) })
  logs = [test.store, other].map(
    (store) => new EventLog(store, minter(randomBytes), () => new Date().toISOString()),
  )
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(logs.map((log) => log.close()))
  await other.close()
  await test.close()
})

const record = (log: EventLog | undefined, store: Store, subject: string) =>
  store.write(async (db) =>
    log?.record(db, { organization: 'o', kind: 'space.created', subject, actor: 'u' }),
  )

it('are heard as soon as they are numbered, also those of a process in which nobody listens', async () => {
  const [listening, writing] = logs
  const heard: string[] = []
  await listening?.follow((events) => void heard.push(...events.map(({ subject }) => subject)))
  await expect.poll(() => test.store.wakeUps.arriving, { timeout: 20_000 }).toBe(true)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await record(writing, other, 'first')
  await record(writing, other, 'second')
  // Less than the time of a look.
  await vi.advanceTimersByTimeAsync(50)
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['first', 'second'])
  // A process that ends, such as a command, numbers its events before.
  await record(writing, other, 'third')
  await writing?.close()
  await expect.poll(() => heard, { timeout: 20_000 }).toEqual(['first', 'second', 'third'])
})
