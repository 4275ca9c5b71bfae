/**
 * Databases that tests use one after another. To create and migrate one costs half a second, to empty one a few
 * milliseconds, and each test file is a process of its own: so the list of them stands on the server, in a table.
 */
import pg from 'pg'
import { newestVersion } from '../../service/storage/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'

const registry = 'test_databases'

const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Takes away all rows but those that say how far the store is migrated, and starts every count again. Foreign keys
 * sleep meanwhile, so the order of the tables does not matter. Answers whether the database stands where the next
 * test expects it; one that a test left at another version is not worth keeping.
 */
const empty = (url: string): Promise<boolean> =>
  connected(url, async (client) => {
    await client.query(`
      do $$
      declare name text; filled boolean;
      begin
        perform set_config('session_replication_role', 'replica', true);
        for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_versions' loop
          execute format('select exists (select from %I)', name) into filled;
          if filled then execute format('delete from %I', name); end if;
        end loop;
        for name in select sequencename from pg_sequences where schemaname = 'public' and last_value is not null loop
          perform setval(format('%I', name)::regclass, 1, false);
        end loop;
      end $$`)
    const { rows } = await client.query<{ last: number | null }>(
      'select max(number) as last from schema_versions',
    )
    return Number(rows[0]?.last) === newestVersion
  })

/**
 * A database of the server of `url` with no rows, migrated or about to be. `drop` gives it back: connections that a
 * failed test left open are ended first. What cannot be emptied is dropped for good.
 */
export const leaseTestDatabase = async (url: string): Promise<TestDatabase> => {
  const leased = await connected(url, async (client) => {
    // Two processes that make the table at once: the lock keeps the second from failing on the first's.
    await client.query('begin')
    await client.query(`select pg_advisory_xact_lock(hashtext('${registry}'))`)
    await client.query(`create table if not exists ${registry} (url text primary key, free boolean not null)`)
    const { rows } = await client.query<{ url: string }>(
      `update ${registry} set free = false
        where url = (select url from ${registry} where free limit 1) returning url`,
    )
    await client.query('commit')
    return rows[0]?.url
  })
  const database = leased ?? (await createTestDatabase(url)).url
  return {
    url: database,
    drop: async () => {
      const name = new URL(database).pathname.slice(1)
      await connected(url, (client) =>
        client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]),
      )
      const reusable = await empty(database).catch(() => false)
      await connected(url, async (client) => {
        if (!reusable) await client.query(`drop database if exists ${name} with (force)`)
        await client.query(
          reusable
            ? `insert into ${registry} values ($1, true) on conflict (url) do update set free = true`
            : `delete from ${registry} where url = $1`,
          [database],
        )
      })
    },
  }
}

/** Drops all databases that stand on the list; for the end of a run on a server that goes on living. */
export const dropLeasedDatabases = (url: string): Promise<void> =>
  connected(url, async (client) => {
    const { rows: tables } = await client.query(
      `select from pg_tables where schemaname = 'public' and tablename = '${registry}'`,
    )
    if (tables.length === 0) return
    const { rows } = await client.query<{ url: string }>(`select url from ${registry}`)
    for (const row of rows)
      await client.query(`drop database if exists ${new URL(row.url).pathname.slice(1)} with (force)`)
    await client.query(`drop table ${registry}`)
  })
