/**
 * A process that runs jobs of the kind `poison`, each of which kills it immediately, like running out of memory. It
 * exits when there is no job to take. Started with the store and the number of seconds its clock is ahead.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pino from 'pino'
import { minter } from '../../service/identifiers.ts'
import { JobQueue } from '../../service/jobs/job-queue.ts'
import { openPostgres } from '../../service/storage/postgres.ts'
import { openSqlite } from '../../service/storage/sqlite.ts'
import { postgresOptions } from '../stores/database-settings.ts'

export interface JobProcessSettings {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly secondsAhead: number
}

const [settings = ''] = process.argv.slice(2)
const { dataDir, databaseUrl, secondsAhead } = JSON.parse(settings) as JobProcessSettings
const store =
  databaseUrl === undefined
    ? openSqlite(join(dataDir, 'recto.sqlite'))
    : openPostgres(databaseUrl, { connections: 2, ...postgresOptions(databaseUrl) })
const now = () => new Date(Date.now() + secondsAhead * 1000).toISOString()
const jobs = new JobQueue(store, minter(randomBytes), now, pino({ level: 'silent' }))
jobs.handle('poison', () => {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
})
jobs.start()
for (;;) {
  await setTimeout(20)
  const open = await store.read
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', ['pending', 'running'])
    .executeTakeFirst()
  if (!open) break
}
await jobs.stop()
await store.close()
