/** A newer program has migrated the store while this one runs: it says so, and works on until it is replaced. */
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Promised } from '../testing/fixtures/acknowledged-writes.ts'
import { writeOnce } from '../testing/fixtures/acknowledged-writes.ts'
import type { Client, TestService } from '../testing/fixtures/test-service.ts'
import { startTestService } from '../testing/fixtures/test-service.ts'
import { emptyPlace, engines } from '../testing/stores/test-store.ts'
import { newestVersion } from './storage/migrations/migrate.ts'

describe.each(engines)('a program whose %s store was migrated by the next one', (engine) => {
  let service: TestService
  let mara: Client
  let organization: string
  beforeEach(async () => {
    // The changed schema is not given back to other tests.
    service = await startTestService(engine, {}, { place: await emptyPlace(engine, { untouched: true }) })
    mara = await service.person('mara')
    organization = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const tables = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      ${sql.raw(
        engine === 'postgres'
          ? `select tablename as name from pg_tables where schemaname = 'public'`
          : `select name from pragma_table_list where type = 'table' and name not like 'sqlite%'`,
      )}`.execute(service.ctx.store.read)
    return rows.map(({ name }) => name)
  }
  /** What an expanding migration may do: another table, and in every table another column. */
  const expand = async (): Promise<void> => {
    const all = await tables()
    expect(all).toContain('events')
    await service.ctx.store.write(async (db) => {
      await db.schema.createTable('later_rows').addColumn('id', 'text').execute()
      for (const name of all) await db.schema.alterTable(name).addColumn('later', 'text').execute()
      await db
        .insertInto('schema_versions')
        .values({ number: newestVersion + 1, name: 'later', applied_at: service.ctx.now() })
        .execute()
    })
  }
  const readiness = async () => {
    const { statusCode, headers, body } = await service.app.inject('/readyz')
    return { statusCode, retryAfter: headers['retry-after'], body }
  }

  it('goes on reading and writing, and is not ready for new requests', async () => {
    const promised: Promised[] = []
    const write = () =>
      writeOnce(
        (method, path, body) => mara.done(method as 'GET', path, body),
        organization,
        (kept) => promised.push(kept),
      )
    await write()
    expect((await readiness()).statusCode).toBe(200)
    await expand()
    // Not asked at each request.
    expect((await readiness()).statusCode).toBe(200)
    service.later(11)
    const { statusCode, retryAfter, body } = await readiness()
    expect([statusCode, retryAfter]).toEqual([503, '10'])
    expect(body).toContain(`migrated to version ${newestVersion + 1} by a newer program`)

    await write()
    for (const { path, shows } of promised) expect(await mara.done('GET', path), path).toMatchObject(shows)
    expect(await mara.done('GET', `/orgs/${organization}/search?query=text`)).toBeDefined()
  })
})
