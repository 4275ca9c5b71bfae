/**
 * A full disk: changes are refused with a plain message, reading still works, and so does everything after space is
 * freed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { root, runCommand } from '../testing/processes/programs.ts'
import type { Client, TestService } from '../testing/fixtures/test-service.ts'
import { startTestService } from '../testing/fixtures/test-service.ts'
import { engines } from '../testing/stores/test-store.ts'
import { openSqlite } from './storage/sqlite.ts'
import { StoreUnavailable } from './storage/store-unavailable.ts'
import type { Store } from './storage/store.ts'

/** Space for an empty installation and a little more. */
const mostPages = 400
const checkMilliseconds = 5000
const ballast = 'x'.repeat(40_000)

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Fills the store to its last page; a server is made to fail as if its disk were full. */
const fill = async (store: Store): Promise<void> => {
  for (let at = 0; ; at += 1) {
    try {
      await store.write(async (db) => {
        if (store.engine === 'postgres')
          await sql`do $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(
            db,
          )
        await db
          .insertInto('settings')
          .values({ name: `ballast ${at}`, value: ballast.slice(0, 40_000 >> (at % 8)) })
          .execute()
      })
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error
      if (store.engine === 'postgres' || at % 8 === 7) return
    }
  }
}

const makeSpace = (store: Store) =>
  store.write((db) => db.deleteFrom('settings').where('name', 'like', 'ballast %').execute())

describe.each(engines)('a full disk under %s', (engine) => {
  let service: TestService
  let mara: Client
  let organization: string
  beforeEach(async () => {
    service = await startTestService(engine, {}, { mostPages })
    mara = await service.person('mara')
    organization = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  it('makes the service unready until something can be written again; reading goes on', async () => {
    const { store } = service.ctx
    const ready = () => service.app.inject({ method: 'GET', url: '/readyz' })
    expect((await ready()).statusCode).toBe(200)
    await fill(store)
    await vi.waitUntil(async () => (await ready()).statusCode !== 200, { timeout: 5000 })
    const refused = await ready()
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ error: { reason: 'not-ready' } })
    expect(refused.body).toContain('The server’s disk is full')
    expect((await mara('GET', `/orgs/${organization}/spaces`)).status).toBe(200)

    // Checked again, and still full: the embedded store has no page left for the check's row.
    if (engine === 'sqlite') {
      await vi.advanceTimersByTimeAsync(checkMilliseconds)
      await store.write(() => Promise.resolve())
      expect((await ready()).statusCode).toBe(503)
    }
    await makeSpace(store)
    await vi.advanceTimersByTimeAsync(checkMilliseconds)
    await vi.waitUntil(async () => (await ready()).statusCode === 200, { timeout: 5000 })
    expect((await mara('POST', `/orgs/${organization}/spaces`, { title: 'Guide' })).status).toBe(201)
    expect(
      await store.read.selectFrom('settings').select('name').where('name', '=', 'write-check').execute(),
    ).toEqual([])
  })
})

describe('a full disk under the embedded store', () => {
  it('refuses changes with 503 and a sentence that says why', async () => {
    const service = await startTestService('sqlite', {}, { mostPages })
    try {
      const mara = await service.person('mara')
      const organization = await service.organization('Halden', mara)
      await fill(service.ctx.store)
      for (let at = 0; at < 10; at += 1) {
        const { status, body, headers } = await mara('POST', `/orgs/${organization}/spaces`, {
          title: 'Guide',
        })
        // Writes that fit into partly filled pages succeed.
        if (status === 201) continue
        expect([status, body.error?.reason, headers['retry-after']]).toEqual([503, 'not-ready', '30'])
        expect(body.error?.message).toBe(
          'The server’s disk is full, so nothing was saved. Free up some space, then try again.',
        )
        return
      }
      throw new Error('The store took everything.')
    } finally {
      await service.close()
    }
  })

  it('fails the write that found no room and none of those that shared its flush', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-full-'))
    const said: string[] = []
    const store = openSqlite(join(folder, 'store'), {
      mostPages: 20,
      log: { warn: (line) => said.push(line) },
    })
    try {
      await store.write((db) => sql`create table notes (text text)`.execute(db))
      const add = (text: string) => store.write((db) => sql`insert into notes values (${text})`.execute(db))
      const outcomes = await Promise.allSettled([
        add('one'),
        add('x'.repeat(200_000)),
        add('two'),
        add('x'.repeat(200_000)),
      ])
      expect(
        outcomes.map((outcome) =>
          outcome.status === 'rejected' ? (outcome.reason as StoreUnavailable).why : 'kept',
        ),
      ).toEqual(['kept', 'disk-full', 'kept', 'disk-full'])
      const { rows } = await sql<{ text: string }>`select text from notes order by text`.execute(store.read)
      expect(rows.map(({ text }) => text)).toEqual(['one', 'two'])
      expect(said).toEqual([expect.stringMatching(/^The disk is full, so nothing can be saved: /) as string])
    } finally {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  // Simulates a full disk by a limit on the size of files: no file can grow.
  it.skipIf(process.platform === 'win32')('ends a start with one plain line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'recto-full-'))
    try {
      const { code, output } = await runCommand(
        '/bin/sh',
        [
          '-c',
          'ulimit -f 0; exec "$0" --disable-warning=ExperimentalWarning src/service/main.ts',
          process.execPath,
        ],
        {
          cwd: root,
          env: { DATA_DIR: folder, PORT: '0', BASE_URL: 'http://localhost', DATABASE_URL: '' },
          limit: 30_000,
        },
      )
      expect([code, output]).toEqual([
        1,
        expect.stringMatching(
          /^Recto could not start\. The disk is full \(.+\)\. Free up some space, then start again\.\n$/,
        ),
      ])
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })
})
