/**
 * A pool of databases that tests use one after another. Creating and migrating one takes half a second, emptying one a
 * few milliseconds. Tests run in several processes, so the pool is a table on the server.
 */
import pg from 'pg'
import { newestVersion } from '../../service/storage/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from './postgres.ts'

const registry = 'test_databases'

/** On one connection each. */
const connected = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url })
  // A pooler reports that another test dropped the database; whoever uses the connection gets the error.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const servers = new Map<string, Promise<pg.Client>>()

/** A connection that does not keep the process alive, to a server that has the registry. */
const openServer = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => servers.delete(url))
  client.on('end', () => servers.delete(url))
  await client.connect()
  // Missing in the types of `pg`.
  ;(client as pg.Client & { unref(): void }).unref()
  // Two processes may create the table at the same time: the lock keeps the second from failing.
  await client.query(`
    begin;
    select pg_advisory_xact_lock(hashtext('${registry}'));
    create table if not exists ${registry} (url text primary key, free boolean not null);
    commit`)
  return client
}

/** The connection of this process to a server. */
const serverAt = (url: string): Promise<pg.Client> => {
  const opened = servers.get(url) ?? openServer(url)
  servers.set(url, opened)
  return opened
}

/**
 * Deletes all rows except those with the schema version, and resets all sequences. Foreign keys are disabled meanwhile,
 * so the order of the tables does not matter. Returns whether the database has the version that the next test expects;
 * others are not worth keeping.
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
 * A database without rows on the server of `url`, migrated or about to be. `drop` returns it to the pool: connections
 * left open by a failed test are closed first. Databases that cannot be emptied are dropped.
 */
export const leaseTestDatabase = async (url: string): Promise<TestDatabase> => {
  const server = await serverAt(url)
  const { rows } = await server.query<{ url: string }>(
    `update ${registry} set free = false
      where url = (select url from ${registry} where free limit 1 for update skip locked) returning url`,
  )
  const database = rows[0]?.url ?? (await createTestDatabase(url)).url
  return {
    url: database,
    drop: async () => {
      const name = new URL(database).pathname.slice(1)
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
      const reusable = await empty(database).catch(() => false)
      if (!reusable) await server.query(`drop database if exists ${name} with (force)`)
      await server.query(
        reusable
          ? `insert into ${registry} values ($1, true) on conflict (url) do update set free = true`
          : `delete from ${registry} where url = $1`,
        [database],
      )
    },
  }
}

/** Drops all databases of the pool; for the end of a run on a server that keeps running. */
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
