/**
 * Two processes on one PostgreSQL behind a proxy that takes them in turn, one of them killed again and again while
 * clients write: every acknowledged write is there, on both; sessions hold; streams of events go on without a gap.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Answer, Client, Promised } from '../testing/fixtures/acknowledged-writes.ts'
import { writeOnce } from '../testing/fixtures/acknowledged-writes.ts'
import { chanceOf } from '../testing/generators/seeded.ts'
import type { RoundRobinProxy } from '../testing/processes/round-robin-proxy.ts'
import { startRoundRobinProxy } from '../testing/processes/round-robin-proxy.ts'
import type { ServiceProcess } from '../testing/processes/service-process.ts'
import { startService } from '../testing/processes/service-process.ts'
import type { TestDatabase } from '../testing/stores/postgres.ts'
import { postgresOptions } from '../testing/stores/database-settings.ts'
import { createTestDatabase } from '../testing/stores/postgres.ts'
import { fsck } from './installation/fsck.ts'
import { openPostgres } from './storage/postgres.ts'

const kills = process.env['RECTO_LONG'] === '1' ? 40 : 2
const writers = 4

let database: TestDatabase
let services: ServiceProcess[]
let proxy: RoundRobinProxy
const start = () => startService({ databaseUrl: database.url, env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0' } })

beforeEach(async () => {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('No PostgreSQL server for this test.')
  database = await createTestDatabase(server)
  services = await Promise.all([start(), start()])
  proxy = await startRoundRobinProxy(services.map(({ url }) => url))
})
afterEach(async () => {
  await proxy.close()
  await Promise.all(services.map((service) => service.stop()))
  await database.drop()
})

/** The process was killed while it answered: nobody knows what it did. */
class Interrupted extends Error {}

const fetchFrom = async (url: string, options: RequestInit): Promise<Response> => {
  const answer = await fetch(url, options).catch(() => {
    throw new Interrupted()
  })
  if (answer.status === 502) throw new Interrupted()
  return answer
}

const clientOf =
  (url: string): Client =>
  async (method, path, body) => {
    const answer = await fetchFrom(`${url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${services[0]?.admin.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text().catch(() => {
      throw new Interrupted()
    })
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true)
    return JSON.parse(text) as Answer
  }

/** Repeats work that may be interrupted, until it is over. */
const again = async (isOver: () => boolean, work: () => Promise<unknown>): Promise<void> => {
  while (!isOver()) {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Interrupted)) throw error
      await sleep(10)
    }
  }
}

/** Listens to the events of an organization, and goes on after the last one when the stream is cut off. */
const listen = async (
  organization: string,
  heard: { text: string; last: string },
  signal: AbortSignal,
): Promise<void> => {
  const answer = await fetchFrom(`${proxy.url}/v1/orgs/${organization}/events`, {
    headers: {
      authorization: `Bearer ${services[0]?.admin.token}`,
      ...(heard.last !== '' && { 'last-event-id': heard.last }),
    },
    signal,
  })
  expect(answer.status).toBe(200)
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of answer.body ?? []) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true })
      const end = rest.lastIndexOf('\n\n')
      if (end < 0) continue
      const whole = rest.slice(0, end)
      rest = rest.slice(end)
      heard.text += whole
      heard.last = [...whole.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? heard.last
    }
  } catch {
    // Cut off with its process.
  }
  throw new Interrupted()
}

const signIn = async (): Promise<string> => {
  const [service] = services
  const answer = await fetch(`${proxy.url}/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: service?.url ?? '' },
    body: JSON.stringify({ email: service?.admin.email, password: service?.admin.password }),
  })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

it(`keep every acknowledged write over ${kills} kills`, { timeout: 300_000 + kills * 60_000 }, async () => {
  const client = clientOf(proxy.url)
  const { items } = (await client('GET', '/orgs')) as { items: { id: string }[] }
  const organization = items[0]?.id ?? ''
  const cookie = await signIn()
  const promised: Promised[] = []
  const heard = { text: '', last: '' }
  const over = new AbortController()
  const isOver = () => over.signal.aborted
  const listening = again(isOver, () => listen(organization, heard, over.signal))
  await vi.waitUntil(() => heard.last !== '', { timeout: 90_000 })
  let reads = 0
  const load = Promise.all([
    ...Array.from({ length: writers }, () =>
      again(isOver, () => writeOnce(client, organization, (kept) => promised.push(kept))),
    ),
    again(isOver, async () => {
      const answer = await fetchFrom(`${proxy.url}/v1/user`, { headers: { cookie } })
      expect(answer.status).toBe(200)
      reads += 1
      await sleep(20)
    }),
  ])
  /** The load goes on; what fails in it is told at once. */
  const goesOn = async (): Promise<void> => {
    const [written, read] = [promised.length, reads]
    await Promise.race([
      load,
      vi.waitUntil(() => promised.length > written + 20 && reads > read, { timeout: 90_000, interval: 10 }),
    ])
  }
  const chance = chanceOf(20_261_126)
  await goesOn()
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = chance.between(0, services.length - 1)
    await sleep(chance.between(0, 200))
    await services[victim]?.kill()
    await goesOn()
    const next = await start()
    services = services.with(victim, next)
    proxy.serve(services.map(({ url }) => url))
    await goesOn()
  }
  const spaces = promised.flatMap(({ path }) => /^\/spaces\/(\w+)$/.exec(path)?.[1] ?? [])
  // The last of them may still be on its way.
  await vi.waitUntil(() => spaces.every((space) => heard.text.includes(space)), { timeout: 90_000 })
  over.abort()
  await Promise.all([load, listening])

  for (const { url } of services) {
    const direct = clientOf(url)
    for (let at = 0; at < promised.length; at += 16)
      await Promise.all(
        promised
          .slice(at, at + 16)
          .map(async ({ path, shows }) => expect(await direct('GET', path), path).toMatchObject(shows)),
      )
  }
  const numbers = [...heard.text.matchAll(/^id: (\d+)$/gm)].map(([, number]) => Number(number))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
  const store = openPostgres(database.url, { connections: 2, ...postgresOptions(database.url) })
  try {
    expect((await fsck(store)).problems).toEqual([])
  } finally {
    await store.close()
  }
})
