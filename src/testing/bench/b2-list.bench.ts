/**
 * B2: a page of a list of 100,000 comments, compared with the same SQL and count written by hand; and page 1,000
 * compared with page 1.
 */
import Database from 'better-sqlite3'
import { join } from 'node:path'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { storeFile } from '../../service/installation/open-store.ts'
import { startService, type ServiceProcess } from '../processes/service-process.ts'
import type { Floor } from './floors/start-floor.ts'
import { startFloor } from './floors/start-floor.ts'
import { asOwner, firstOrganization } from '../processes/owner-client.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, pinned } from './measuring/measurement.ts'
import { benchSecret, copyToPostgres, onPostgres } from './measuring/on-postgres.ts'
import { underLoad } from './measuring/under-load.ts'

export const name = 'B2 list'
export const describe = 'GET of 50 of 100,000 comments, 8 connections'

const total = 100_000
const farPage = 1000
const connections = 8

/** A space with one comment created through the API. */
export const spaceWithComment = async (service: ServiceProcess): Promise<string> => {
  const ask = asOwner(service)
  const organization = await firstOrganization(ask)
  const { id } = await ask<{ id: string }>('POST', `/orgs/${organization}/spaces`, { title: 'Guide' })
  await ask('POST', `/spaces/${id}/comments`, { body: { markdown: 'What about *this* one?' } })
  return id
}

/** Copies the comment until there are `total`, one second apart. */
const multiply = (file: string, space: string): void => {
  const store = new Database(file)
  store
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into comments (space, id, organization, change_request, revision, body, author, posted_at, replies)
       select c.space, printf('c%020d', i), c.organization, '', c.revision, c.body, c.author,
         strftime('%Y-%m-%dT%H:%M:%fZ', '2020-01-01', i || ' seconds'), 0
       from comments c, n where c.space = ?`,
    )
    .run(total - 1, space)
  store.prepare('update spaces set open_comments = ? where id = ?').run(total, space)
  store.close()
}

const tokenOfPage = async (service: ServiceProcess, list: string, page: number): Promise<string> => {
  const ask = asOwner(service)
  let token = ''
  // The maximum page size is 1,000, but page tokens are bound to the query, which uses 50.
  for (let at = 1; at < page; at += 1) {
    const { next } = await ask<{ next: { page: string } }>('GET', `${list}${token}`)
    token = `&page=${encodeURIComponent(next.page)}`
  }
  return token
}

interface Measured {
  readonly dataDir: string
  readonly databaseUrl?: string
  readonly space: string
  readonly floor: () => Promise<Floor>
  /** What is said of the store in each row, and the target of the first. */
  readonly store: string
  readonly target: number
}

const env = { CHECK_ANSWERS: '0', RATE_LIMIT: '0', SECRET: benchSecret }

const measure = async ({ space, store, target, ...rest }: Measured): Promise<Line[]> => {
  const { dataDir, databaseUrl } = rest
  const where = databaseUrl === undefined ? { dataDir } : { databaseUrl }
  const service = await startService({ ...where, env, prefix: pinned(0) })
  const floor = await rest.floor()
  try {
    const { token } = service.admin
    const list = `/spaces/${space}/comments?limit=50`
    const far = `${list}${await tokenOfPage(service, list, farPage)}`
    const rate = async (url: string) => (await underLoad(url, { connections, token })).requestsPerSecond
    const floors = await compare(
      () => rate(`${service.url}/v1${list}`),
      () => rate(floor.url),
    )
    const pages = await compare(
      () => rate(`${service.url}/v1${list}`),
      () => rate(`${service.url}/v1${far}`),
    )
    return [
      {
        what: `first page, against SQL by hand${store}`,
        ratio: floors.ratio,
        target: { atLeast: target },
        figures: [`${Math.round(floors.ours)} against ${Math.round(floors.theirs)} requests/s`],
      },
      {
        what: `page ${farPage} in time of page 1${store}`,
        ratio: pages.ratio,
        target: { atMost: 1.1 },
        figures: [`${Math.round(pages.theirs)} against ${Math.round(pages.ours)} requests/s`],
      },
    ]
  } finally {
    floor.stop()
    await service.stop()
  }
}

export const run = async (): Promise<Line[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-bench-'))
  try {
    const before = await startService({ dataDir, env })
    const space = await spaceWithComment(before)
    await before.stop()
    const file = storeFile(dataDir)
    multiply(file, space)
    const floor = () => startFloor('comments-floor.ts', file, space)
    const embedded = await measure({ dataDir, space, floor, store: '', target: 0.6 })
    const onServer = await onPostgres(name, async (databaseUrl) => {
      await copyToPostgres(dataDir, databaseUrl)
      const bare = () => startFloor('postgres-floor.ts', databaseUrl, space)
      return measure({ dataDir, databaseUrl, space, floor: bare, store: ', PostgreSQL', target: 0.6 })
    })
    return [...embedded, ...onServer]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
