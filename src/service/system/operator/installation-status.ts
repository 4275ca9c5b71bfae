/** The state of the installation, as far as the store and the machine tell: for the API and for `recto status`. */
import { sql } from 'kysely'
import type { InstallationOverview } from '../../../contract/system/installation-schemas.ts'
import type { Context } from '../../context.ts'
import { requireKnownSchema } from '../../http/server/health.ts'
import { freeBytesOf } from '../../installation/free-space.ts'
import { programVersion } from '../../installation/program-version.ts'
import { storeVersion } from '../../storage/migrations/migrate.ts'
import type { Store } from '../../storage/store.ts'
import { keptView, placesView } from '../backups/backup-view.ts'
import type { LastBackups } from '../backups/backups.store.ts'
import { keptBackups, lastBackups } from '../backups/backups.store.ts'
import { copyProblem } from '../backups/copy-problem.ts'
import { makesBackups } from '../backups/queue-backup.ts'
import { unpurgedSince } from '../../sites/purging/unpurged-since.ts'
import { waitingWork } from '../waiting-work.queries.ts'
import type { Arrival, HealthFacts } from './health-checks.ts'
import { healthChecks } from './health-checks.ts'

const storeBytes = async ({ engine, read }: Store): Promise<number> => {
  const size =
    engine === 'postgres'
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{
          bytes: number
        }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
  const { rows } = await size.execute(read)
  return Number(rows[0]?.bytes)
}

/** The message of what `check` throws. */
const problemOf = async (check: () => Promise<void>): Promise<string | undefined> => {
  try {
    await check()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const secondsSince = (now: string, time: string | undefined): number | undefined =>
  time === undefined ? undefined : (Date.parse(now) - Date.parse(time)) / 1000

/** Kept backups that are listed. */
const mostKept = 100

/** What is known of the copies of backups; undefined if none are made. */
const copyFacts = (
  { config: { backupBucket, backupPassphrase }, now }: Context,
  { copiedAt, copyError }: LastBackups,
  problem: string | undefined,
): HealthFacts['copies'] =>
  backupBucket && {
    ...{ problem, lastError: copyError, sealed: backupPassphrase !== undefined },
    copiedSeconds: secondsSince(now(), copiedAt),
  }

export type StoredStatus = Omit<InstallationOverview, 'object' | 'process'>

/** What is known beside a running service, or to a request. Fails if the database cannot be read. */
export const installationStatus = async (context: Context, arrival?: Arrival): Promise<StoredStatus> => {
  const { config, store, now } = context
  const [
    schemaVersion,
    bytes,
    freeBytes,
    work,
    backups,
    kept,
    unpurged,
    unwritable,
    unknownSchema,
    filesAway,
    copiesAway,
  ] = await Promise.all([
    storeVersion(store),
    storeBytes(store),
    freeBytesOf(config.dataDir),
    waitingWork(store, now()),
    lastBackups(store.read),
    keptBackups(store.read, mostKept),
    unpurgedSince(store),
    problemOf(() => store.requireWritable()),
    problemOf(() => requireKnownSchema(store)),
    problemOf(async () => store.files?.requireAnswer()),
    copyProblem(config),
  ])
  const time = now()
  const connections = store.connections?.()
  return {
    version: programVersion(),
    store: { engine: store.engine, version: schemaVersion, bytes, ...(connections && { connections }) },
    dataFolder: { path: config.dataDir, ...(freeBytes !== undefined && { freeBytes }) },
    processes: config.processes,
    addresses: { app: config.baseUrl, sites: config.sitesUrl, integrations: config.integrationsUrl },
    network: {
      outgoingAllow: [...config.outgoingAllow],
      trustProxy: [...config.trustProxy],
      trustedHostnames: [...config.trustedHostnames],
    },
    backups: { ...placesView(config, backups), kept: kept.map(keptView) },
    jobs: work.jobs.map(({ kind, state, count }) => ({ kind, state: state as 'pending', count })),
    health: healthChecks({
      ...{ unwritable, unknownSchema, schemaVersion, freeBytes, spacesBehind: work.spacesBehind },
      files: store.files === undefined ? 'store' : { problem: filesAway },
      backups: makesBackups(config) ? 'on' : 'off',
      copies: copyFacts(context, backups, copiesAway),
      provedSeconds: secondsSince(time, backups.provedAt),
      oldestJobSeconds: secondsSince(time, work.oldestDue),
      behindSeconds: secondsSince(time, work.behindSince),
      ...{ baseUrl: config.baseUrl, arrival },
      caches: config.sitesCdnPurge === undefined ? 'off' : 'on',
      unpurgedSeconds: secondsSince(time, unpurged),
    }),
  }
}
