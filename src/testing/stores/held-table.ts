/** Makes writes to a table of a PostgreSQL store wait, so that a test decides in which order transactions go on. */
import pg from 'pg'

export interface HeldTable {
  /** Resolves once so many transactions wait for locks. */
  readonly waiting: (count: number) => Promise<void>
  readonly release: () => Promise<void>
}

const pause = 20

export const holdTable = async (url: string, table: string): Promise<HeldTable> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  // Neither reads nor row locks wait for this mode.
  await client.query(`lock table ${client.escapeIdentifier(table)} in share row exclusive mode`)
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
      await client.query('rollback')
      await client.end()
    },
  }
}
