/**
 * PostgreSQL fails under load in realistic ways: all connections are closed, a backend is killed, the server is killed
 * and restarted. The service stays up, answers 503 during the outage and no other error, logs it once, keeps what it
 * acknowledged, and recovers without help.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnPostgres } from '../testing/stores/postgres.ts'
import { startOwnPostgres } from '../testing/stores/postgres.ts'
import type { Answer, Client, Promised } from '../testing/fixtures/acknowledged-writes.ts'
import { writeOnce } from '../testing/fixtures/acknowledged-writes.ts'
import type { ServiceProcess } from '../testing/processes/service-process.ts'
import { startService } from '../testing/processes/service-process.ts'
import type { JobContext } from './jobs/job-queue.ts'
import { pdfJob } from './pages/pdf/pdf-job.ts'
import { exportJob } from './pages/transfer/transfer-jobs.ts'
import { openPostgres } from './storage/postgres.ts'
import { StoreUnavailable } from './storage/store-unavailable.ts'
import type { Context } from './context.ts'

const rounds = process.env['RECTO_LONG'] === '1' ? 10 : 2
const writers = 6
const readers = 4
const awayMilliseconds = 1500

let server: OwnPostgres
let service: ServiceProcess

/** The answer was a 503: the request can be retried. */
class Away extends Error {}

const ask: Client = async (method, path, body) => {
  const answer = await fetch(`${service.url}/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${service.admin.token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const said = (await answer.json()) as Answer
  if (answer.status === 503) {
    const { reason } = said['error'] as { reason: string }
    expect(['not-ready', 'outcome-unknown']).toContain(reason)
    expect(answer.headers.has('retry-after')).toBe(reason === 'not-ready')
    throw new Away()
  }
  expect(answer.ok, `${method} ${path}: ${answer.status} ${JSON.stringify(said)}`).toBe(true)
  return said
}

/** Sends requests until it is stopped; outages are waited out, anything else fails. */
const again = async (isOver: () => boolean, work: () => Promise<unknown>): Promise<void> => {
  while (!isOver()) {
    try {
      await work()
    } catch (error) {
      if (!(error instanceof Away)) throw error
      await sleep(20)
    }
  }
}

/** Reads event streams until the service or the outage ends them; the status of every stream opened. */
const listen = async (organization: string, statuses: number[], signal: AbortSignal): Promise<void> => {
  const answer = await fetch(`${service.url}/v1/orgs/${organization}/events`, {
    headers: { authorization: `Bearer ${service.admin.token}` },
    signal,
  })
  statuses.push(answer.status)
  try {
    for await (const _ of answer.body ?? []);
  } catch {
    // Cut off: a browser reconnects.
  }
  await sleep(20)
}

const asAdministrator = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: server.url })
  // Killing a backend closes this connection too.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

const backends = `from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`

const outages: Readonly<Record<string, () => Promise<void>>> = {
  'all connections are ended': () =>
    asAdministrator(
      async (client) => void (await client.query(`select pg_terminate_backend(pid) ${backends}`)),
    ),
  'a backend is killed': () =>
    asAdministrator(async (client) => {
      const { rows } = await client.query<{ pid: number }>(`select pid ${backends} order by state limit 1`)
      for (const { pid } of rows) process.kill(pid, 'SIGKILL')
    }),
  'the server is ended and started': async () => {
    await server.crash()
    await sleep(awayMilliseconds)
    await server.resume()
  },
}

const linesOf = (text: string): string[] =>
  service
    .output()
    .split('\n')
    .filter((line) => line.includes(text))

describe('a service whose PostgreSQL goes away', () => {
  beforeEach(async () => {
    server = await startOwnPostgres()
    service = await startService({ databaseUrl: server.url, env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0' } })
  })
  afterEach(async () => {
    await service.stop()
    await server.stop()
  })

  it(`outlives ${rounds} rounds of outages under load`, { timeout: rounds * 60_000 }, async () => {
    const { items } = (await ask('GET', '/orgs')) as { items: { id: string }[] }
    const organization = items[0]?.id ?? ''
    const promised: Promised[] = []
    const streams: number[] = []
    const over = new AbortController()
    const isOver = () => over.signal.aborted
    const load = Promise.all([
      ...Array.from({ length: writers }, () =>
        again(isOver, () => writeOnce(ask, organization, (kept) => promised.push(kept))),
      ),
      ...Array.from({ length: readers }, (_, at) =>
        again(isOver, () => ask('GET', [`/orgs/${organization}/spaces?limit=5`, '/user'][at % 2] ?? '/user')),
      ),
      again(isOver, () => listen(organization, streams, over.signal).catch(() => {})),
    ])
    // Failures show immediately, not at the end.
    const goesOn = async (): Promise<void> => {
      const before = promised.length
      await Promise.race([
        load,
        vi.waitUntil(() => promised.length - before > 20, { timeout: 20_000, interval: 10 }),
      ])
    }
    await goesOn()
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, outage] of Object.entries(outages)) {
        await outage()
        await goesOn().catch((error: unknown) => {
          throw new Error(`After ${name}: ${String(error)}\n${service.output().slice(-3000)}`)
        })
      }
    }
    over.abort()
    await load

    for (const { path, shows } of promised) expect(await ask('GET', path), path).toMatchObject(shows)
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200)
    // A stream can be refused or cut off, but no other answer is allowed.
    expect(streams.filter((status) => status !== 200 && status !== 503)).toEqual([])

    // Lost connections are replaced. If new ones are refused, that is an outage, logged once at its beginning and once
    // at its end; a server that recovers from a killed backend can accept a connection in between.
    const told = linesOf('The database is not responding')
    expect(told.length).toBeGreaterThanOrEqual(rounds)
    expect(told.length).toBeLessThanOrEqual(rounds * 4)
    expect(linesOf('The database is responding again')).toHaveLength(told.length)
    expect(linesOf('"stack"')).toEqual([])

    // It also shuts down gracefully without its database.
    await server.crash()
  })
})

it('fails a job that looks for its space meanwhile as one that may be tried again, not as one whose space is gone', async () => {
  // Nothing listens on the first port.
  const store = openPostgres('postgres://postgres@127.0.0.1:1/none')
  const ctx = { store } as Context
  const context = { id: 'j', person: 'p', signal: AbortSignal.timeout(60_000) } as JobContext
  try {
    const input = { space: 's', revision: 'r' } as never
    for (const handler of [exportJob(ctx), pdfJob(ctx)])
      await expect(handler(input, context)).rejects.toBeInstanceOf(StoreUnavailable)
  } finally {
    await store.close()
  }
})
