/** Rows of scheduled backups. */
import { sql } from 'kysely'
import type { After } from '../../http/page-token.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import { among } from '../../storage/sql.ts'
import type { Db, Engine } from '../../storage/store.ts'

/** Inserts a row unless its time, its name or its being active is taken; returns whether it did. */
export const insertBackup = async (db: Db, row: BackupRow): Promise<boolean> => {
  const inserted = await db
    .insertInto('backups')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const updateBackup = async (db: Db, id: string, change: Partial<BackupRow>): Promise<void> => {
  await db.updateTable('backups').set(change).where('id', '=', id).execute()
}

export const backupOf = (db: Db, id: string): Promise<BackupRow | undefined> =>
  db.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirst()

/** Which of the ids are of backups of this installation. */
export const knownIds = async (
  engine: Engine,
  db: Db,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('backups')
    .select('id')
    .where(among(engine, sql.ref('id'), ids))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** The states of the backups with these names. */
export const statesByName = async (
  engine: Engine,
  db: Db,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('backups')
    .select(['name', 'state'])
    .where(among(engine, sql.ref('name'), names))
    .execute()
  return new Map(rows.map(({ name, state }) => [name, state]))
}

/** The names of ended backups whose folders exist as far as is known. */
export const namesOnDisk = async (db: Db): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('backups')
    .select('name')
    .where('written_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('active', 'is', null)
    .execute()
  return rows.map(({ name }) => name)
}

export const markRemoved = async (
  engine: Engine,
  db: Db,
  names: readonly string[],
  at: string,
): Promise<void> => {
  await db
    .updateTable('backups')
    .set({ removed_at: at })
    .where(among(engine, sql.ref('name'), names))
    .execute()
}

export const isActive = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('backups').select('id').where('active', '=', 1).executeTakeFirst()) !== undefined

/** Ends the running backup if its job failed, was cancelled or no longer exists. */
export const endAbandoned = async (db: Db, at: string): Promise<boolean> => {
  const error = 'The backup was interrupted. Start another one, or wait for the next of the schedule.'
  const ended = await db
    .updateTable('backups')
    .set((e) => ({
      ...{ state: 'failed', active: null, finished_at: at },
      error: e.fn.coalesce(
        e.selectFrom('jobs').select('jobs.error').whereRef('jobs.id', '=', 'backups.job'),
        e.val(error),
      ),
    }))
    .where('active', '=', 1)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.id', '=', 'backups.job')
            .where('jobs.state', 'in', ['pending', 'running']),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export const isScheduledFor = async (db: Db, due: string): Promise<boolean> =>
  (await db.selectFrom('backups').select('id').where('due', '=', due).executeTakeFirst()) !== undefined

export const countBackups = async (db: Db): Promise<number> =>
  Number(
    (
      await db
        .selectFrom('backups')
        .select((e) => e.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
    ).total,
  )

/** Newest first. */
export const backupsAfter = (db: Db, after: After | undefined, limit: number): Promise<BackupRow[]> =>
  db
    .selectFrom('backups')
    .selectAll()
    .$if(after !== undefined, (rows) =>
      rows.where((e) =>
        e(e.refTuple('started_at', 'id'), '<', e.tuple(String(after?.[0]), String(after?.[1]))),
      ),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export interface LastBackups {
  /** When a backup was last written. */
  readonly writtenAt: string | undefined
  /** When a rehearsal last succeeded. */
  readonly provedAt: string | undefined
}

export const lastBackups = async (db: Db): Promise<LastBackups> => {
  const { written, proved } = await db
    .selectNoFrom((e) => [
      e
        .selectFrom('backups')
        .select((one) => one.fn.max('written_at').as('written_at'))
        .as('written'),
      e
        .selectFrom('backups')
        .select((one) => one.fn.max('proved_at').as('proved_at'))
        .as('proved'),
    ])
    .executeTakeFirstOrThrow()
  return { writtenAt: written ?? undefined, provedAt: proved ?? undefined }
}
