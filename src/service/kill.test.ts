/**
 * Killed repeatedly during writes, a service keeps every acknowledged write: new spaces, comments, pages written into
 * change requests, merges, published sites, and imports, whose jobs end all the same. Nothing is written partially.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Answer, Client, Promised } from '../testing/fixtures/acknowledged-writes.ts'
import { writeOnce } from '../testing/fixtures/acknowledged-writes.ts'
import { rawZip } from '../testing/hostile/archives.ts'
import { startService, type ServiceProcess } from '../testing/processes/service-process.ts'
import type { TestDatabase } from '../testing/stores/postgres.ts'
import { postgresOptions } from '../testing/stores/database-settings.ts'
import { createTestDatabase } from '../testing/stores/postgres.ts'
import { engines } from '../testing/stores/test-store.ts'
import { fsck } from './installation/fsck.ts'
import { storeFile } from './installation/open-store.ts'
import { maxAttempts } from './jobs/job-queue.ts'
import { openPostgres } from './storage/postgres.ts'
import { openSqlite } from './storage/sqlite.ts'
import type { Engine, Store } from './storage/store.ts'

const long = process.env['RECTO_LONG'] === '1'
/** On the embedded store a process that is killed takes its database with it. */
const killsOn: Readonly<Record<Engine, number>> = long
  ? { sqlite: 200, postgres: 200 }
  : { sqlite: 5, postgres: 3 }
const writers = 8

let dataDir: string
let database: TestDatabase | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'recto-kill-'))
})
afterEach(async () => {
  rmSync(dataDir, { recursive: true, force: true })
  await database?.drop()
  database = undefined
})

const createDatabase = async (): Promise<TestDatabase> => {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('No PostgreSQL server for this test.')
  return createTestDatabase(server)
}

const start = () =>
  startService({
    dataDir,
    ...(database && { databaseUrl: database.url }),
    env: { RATE_LIMIT: '0', CHECK_ANSWERS: '0' },
  })

const openStore = (): Store =>
  database === undefined
    ? openSqlite(storeFile(dataDir))
    : openPostgres(database.url, postgresOptions(database.url))

const clientOf =
  (service: ServiceProcess): Client =>
  async (method, path, body) => {
    const answer = await fetch(`${service.url}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${service.admin.token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    expect(answer.ok, `${method} ${path}: ${answer.status} ${text}`).toBe(true)
    return JSON.parse(text) as Answer
  }

const archive = rawZip([
  { name: 'README.md', bytes: new TextEncoder().encode('# Imported\n\nSome text.') },
  { name: 'more.md', bytes: new TextEncoder().encode('# More\n\nMore text.') },
])

/** Starts an import and returns the id of its job. */
const importOnce = async (service: ServiceProcess, organization: string): Promise<string> => {
  const answer = await fetch(`${service.url}/v1/orgs/${organization}/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${service.admin.token}`, 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
  })
  const text = await answer.text()
  expect(answer.status, text).toBe(202)
  return (JSON.parse(text) as { id: string }).id
}

/** A site of a new space, published. */
const publishOnce = async (
  client: Client,
  organization: string,
  promise: (kept: Promised) => void,
): Promise<void> => {
  const at = `/orgs/${organization}`
  const space = await client('POST', `${at}/spaces`, { title: 'Shown', editMode: 'live' })
  await client('POST', `/spaces/${space['id'] as string}/content`, {
    changes: [{ operation: 'insert_page', title: 'Start', document: { markdown: 'Some text.' } }],
  })
  const site = await client('POST', `${at}/sites`, { title: 'Kept', spaces: [space['id']] })
  const path = `${at}/sites/${site['id'] as string}`
  promise({ path, shows: { title: 'Kept' } })
  await client('POST', `${path}/publish`)
  promise({ path, shows: { published: true } })
}

/** Waits until a job has the state, which takes longer after several kills. */
const waitForState = (client: Client, job: string, state: RegExp): Promise<Answer> =>
  vi.waitFor(
    async () => {
      const answer = await client('GET', `/jobs/${job}`)
      expect(answer).toMatchObject({ state: expect.stringMatching(state) as unknown })
      return answer
    },
    { timeout: 120_000, interval: 100 },
  )

/** Waits until a job is done. One that kills interrupted as often as a job is attempted says so, and can be retried. */
const expectDone = async (client: Client, job: string): Promise<void> => {
  const { state, error } = await waitForState(client, job, /^(?:done|failed)$/)
  if (state === 'done') return
  expect(error).toBe(`The service stopped during each of ${maxAttempts} attempts, so this was abandoned.`)
  await client('POST', `/jobs/${job}/retry`)
  await waitForState(client, job, /^done$/)
}

describe.each(engines)('on %s', (engine) => {
  const kills = killsOn[engine]
  it(
    `keeps every acknowledged write over ${kills} kills`,
    { timeout: 120_000 + kills * 20_000 },
    async () => {
      if (engine === 'postgres') database = await createDatabase()
      const promised: Promised[] = []
      const jobs: string[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        const service = await start()
        const client = clientOf(service)
        const { items } = (await client('GET', '/orgs')) as { items: { id: string }[] }
        const organization = items[0]?.id ?? ''
        let killed = false
        const promise = (kept: Promised) => promised.push(kept)
        const kinds = [
          ...Array.from({ length: writers }, () => () => writeOnce(client, organization, promise)),
          () => publishOnce(client, organization, promise),
        ]
        const again = async (write: () => Promise<unknown>): Promise<void> => {
          while (!killed) {
            try {
              await write()
            } catch (error) {
              // Interrupted: this one may or may not have been written.
              if (!killed) throw error
            }
          }
        }
        const writing = Promise.all(kinds.map(again))
        jobs.push(await importOnce(service, organization))
        // After a slow machine too has acknowledged some; then at a different moment each time, so that the kill hits
        // different parts of a write.
        const before = promised.length
        await vi.waitUntil(() => promised.length - before > 20, { timeout: 60_000, interval: 5 })
        await new Promise((resolve) => setTimeout(resolve, (kill * 137) % 250))
        killed = true
        await service.kill()
        await writing
      }
      expect(promised.length).toBeGreaterThan(kills * 20)

      const service = await start()
      const client = clientOf(service)
      for (const { path, shows } of promised) expect(await client('GET', path), path).toMatchObject(shows)
      for (const job of jobs) await expectDone(client, job)
      await service.stop()

      const store = openStore()
      try {
        const { problems, spaces } = await fsck(store)
        expect(problems).toEqual([])
        expect(spaces).toBeGreaterThan(kills)
        // Each entity has its event, and each event its entity.
        const count = async (table: 'spaces' | 'comments' | 'change_requests') =>
          Number(
            (
              await store.read
                .selectFrom(table)
                .select((e) => e.fn.countAll().as('n'))
                .executeTakeFirstOrThrow()
            ).n,
          )
        const told = await store.read
          .selectFrom('events')
          .select((e) => ['kind', e.fn.countAll().as('n')])
          .groupBy('kind')
          .execute()
        const toldOf = new Map(told.map(({ kind, n }) => [kind, Number(n)]))
        expect(toldOf.get('space.created')).toBe(await count('spaces'))
        expect(toldOf.get('comment.created')).toBe(await count('comments'))
        expect(toldOf.get('change-request.created')).toBe(await count('change_requests'))
      } finally {
        await store.close()
      }
    },
  )
})
