/** One process for requests and one for background work, on one PostgreSQL. */
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Promised } from '../testing/fixtures/acknowledged-writes.ts'
import { writeOnce } from '../testing/fixtures/acknowledged-writes.ts'
import type { ServiceProcess } from '../testing/processes/service-process.ts'
import { startService } from '../testing/processes/service-process.ts'
import { asOwner, firstOrganization } from '../testing/processes/owner-client.ts'
import type { TestDatabase } from '../testing/stores/postgres.ts'
import { postgresOptions } from '../testing/stores/database-settings.ts'
import { createTestDatabase } from '../testing/stores/postgres.ts'
import { openPostgres } from './storage/postgres.ts'
import type { Store } from './storage/store.ts'
import { spacesBehind } from './search/wait-for-index.ts'

const timeout = 60_000
const metricsToken = 'a token of at least 32 characters'
let database: TestDatabase
let web: ServiceProcess
let worker: ServiceProcess
let store: Store
let space: string

beforeAll(async () => {
  const server = process.env['TEST_DATABASE_URL']
  if (server === undefined) throw new Error('No PostgreSQL server for this test.')
  database = await createTestDatabase(server)
  const start = (ROLE: string) =>
    startService({ databaseUrl: database.url, env: { ROLE, METRICS_TOKEN: metricsToken } })
  ;[web, worker] = await Promise.all([start('web'), start('worker')])
  store = openPostgres(database.url, { connections: 2, ...postgresOptions(database.url) })
  const ask = asOwner(web)
  const organization = await firstOrganization(ask)
  ;({ id: space } = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, { title: 'Guide' }))
})
afterAll(async () => {
  await store.close()
  await Promise.all([web.stop(), worker.stop()])
  await database.drop()
})

it('a worker serves its health alone', async () => {
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${worker.url}${path}`)).status).toBe(200)
  for (const path of ['/', '/v1/user', '/v1/openapi.json'])
    expect((await fetch(`${worker.url}${path}`)).status).toBe(404)
  await expect(fetch(worker.sitesUrl)).rejects.toThrow(/fetch failed/)
})

it('both tell their own figures', async () => {
  await asOwner(web)('GET', '/orgs')
  const figuresOf = async ({ url }: ServiceProcess) => {
    const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    return answer.text()
  }
  const counted = 'recto_http_requests_total{operation="listOrganizations",status="200"}'
  const [asked, working] = [await figuresOf(web), await figuresOf(worker)]
  expect(asked).toContain(counted)
  expect(working).not.toContain(counted)
  expect(working).toContain('recto_store_up 1')
  expect((await fetch(`${web.url}/metrics`)).status).toBe(401)
})

it('the worker runs the jobs that the other process adds', async () => {
  const ask = asOwner(web)
  const { id } = await ask<{ id: string }>('POST', `/spaces/${space}/exports`, {})
  await expect
    .poll(async () => (await ask<{ state: string }>('GET', `/jobs/${id}`)).state, { timeout })
    .toBe('done')
})

it('the worker indexes what the other process wrote', async () => {
  const ask = asOwner(web)
  const written: Promised[] = []
  await writeOnce(ask, await firstOrganization(ask), (kept) => written.push(kept))
  const [other = ''] = written.flatMap(({ path }) => /^\/spaces\/(\w+)$/.exec(path)?.[1] ?? [])
  await expect.poll(() => spacesBehind({ store }, [other]), { timeout }).toEqual([])
  const { rows } = await sql<{ page: string }>`
    select page from search_pages where space = ${other}`.execute(store.read)
  expect(rows).toHaveLength(1)
})
