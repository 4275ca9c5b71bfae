import pg from 'pg'
import { expect, test } from 'vitest'
import { leaseTestDatabase } from './database-pool.ts'
import { startPostgres } from './postgres.ts'
import { openPostgres } from '../../service/storage/postgres.ts'
import { migrate } from '../../service/storage/migrations/migrate.ts'

const ask = async (url: string, statement: string): Promise<unknown[][]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows
  } finally {
    await client.end()
  }
}

const migrated = async (url: string): Promise<void> => {
  const store = openPostgres(url, { connections: 1 })
  await migrate(store, () => new Date().toISOString())
  await store.close()
}

// A dedicated server: on the shared one another file might lease the database just returned.
test('a database that was given back comes again without rows and counts from one; a strange one does not', async () => {
  const server = await startPostgres({ own: 'any' })
  try {
    const first = await leaseTestDatabase(server.url)
    const second = await leaseTestDatabase(server.url)
    expect(second.url).not.toBe(first.url)
    await migrated(first.url)
    const event = `insert into events (id, organization, space, kind, subject, actor, data, created_at)
      values ('e', 'o', 's', 'k', 'x', 'a', '{}', 'now') returning arrival::int`
    expect(await ask(first.url, event)).toEqual([[1]])
    await first.drop()

    const again = await leaseTestDatabase(server.url)
    expect(again.url).toBe(first.url)
    expect(await ask(again.url, 'select count(*)::int from events')).toEqual([[0]])
    expect(await ask(again.url, event)).toEqual([[1]])

    // Left without a version, as by a test of migrations: it is not leased again.
    await again.drop()
    await second.drop()
    expect((await leaseTestDatabase(server.url)).url).toBe(first.url)
    expect((await leaseTestDatabase(server.url)).url).not.toBe(second.url)
  } finally {
    await server.stop()
  }
})
