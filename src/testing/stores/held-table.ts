/** Makes transactions of a PostgreSQL store wait, so that a test decides in which order they go on. */
import pg from 'pg'

export interface HeldTable {
  /** Resolves once so many transactions wait for locks. */
  readonly waiting: (count: number) => Promise<void>
  readonly release: () => Promise<void>
}

const pause = 20

/** Writes to the table wait; neither reads nor row locks do. */
export const holdTable = (url: string, table: string): Promise<HeldTable> =>
  hold(url, `lock table ${pg.escapeIdentifier(table)} in share row exclusive mode`)

/** Whoever locks the organization waits; on release, the statements are committed. */
export const holdOrganization = (
  url: string,
  organization: string,
  statements: readonly string[],
): Promise<HeldTable> =>
  hold(
    url,
    `select 1 from organizations where id = ${pg.escapeLiteral(organization)} for no key update`,
    statements,
  )

const hold = async (url: string, lock: string, statements: readonly string[] = []): Promise<HeldTable> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query(lock)
  for (const statement of statements) await client.query(statement)
  const countWaiting = async (): Promise<number> => {
    // Otherwise the transaction goes on seeing the connections that it saw first.
    await client.query('select pg_stat_clear_snapshot()')
    const { rows } = await client.query<{ total: string }>(
      `select count(*) as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return Number(rows[0]?.total ?? 0)
  }
  return {
    async waiting(count) {
      while ((await countWaiting()) < count) await new Promise((resolve) => setTimeout(resolve, pause))
    },
    async release() {
      await client.query('commit')
      await client.end()
    },
  }
}
