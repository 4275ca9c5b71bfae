/** Rows of scheduled backups. */
import type { Expression } from 'kysely'
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

/** The names of backups whose copies exist as far as is known. */
export const namesCopied = async (db: Db): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('backups')
    .select('name')
    .where('copied_at', 'is not', null)
    .where('copy_removed_at', 'is', null)
    .execute()
  return rows.map(({ name }) => name)
}

export const markCopiesRemoved = async (
  engine: Engine,
  db: Db,
  names: readonly string[],
  at: string,
): Promise<void> => {
  await db
    .updateTable('backups')
    .set({ copy_removed_at: at })
    .where(among(engine, sql.ref('name'), names))
    .execute()
}

/** Backups that exist as far as is known, newest first. */
export const keptBackups = (db: Db, limit: number): Promise<BackupRow[]> =>
  db
    .selectFrom('backups')
    .selectAll()
    .where((e) =>
      e.or([
        e.and([e('written_at', 'is not', null), e('removed_at', 'is', null)]),
        e.and([e('copied_at', 'is not', null), e('copy_removed_at', 'is', null)]),
      ]),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const isActive = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('backups').select('id').where('active', '=', 1).executeTakeFirst()) !== undefined

/** Ends the running backup if its job failed, was cancelled or no longer exists. */
export const endAbandoned = async (db: Db, at: string): Promise<boolean> => {
  const error = 'The backup was interrupted. Start another one, or wait for the next of the schedule.'
  const ended = await db
    .updateTable('backups')
    .set((e) => {
      const reason = e.fn.coalesce(
        e.selectFrom('jobs').select('jobs.error').whereRef('jobs.id', '=', 'backups.job'),
        e.val(error),
      )
      // One that was proved is whole, and only its copy is missing.
      const byProof = <Proved, Other>(proved: Expression<Proved>, other: Expression<Other>) =>
        e.case().when('proved_at', 'is not', null).then(proved).else(other).end()
      return {
        ...{ active: null, finished_at: at },
        state: byProof(e.val('proved'), e.val('failed')),
        error: byProof(e.ref('error'), reason),
        copy_error: byProof(reason, e.ref('copy_error')),
      }
    })
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

/**
 * Makes the ended backup of a job a running one again. What earlier attempts finished stays, unless it was deleted since.
 * Returns whether there is such a backup; violates a unique key while another one runs.
 */
export const reopenBackup = async (db: Db, job: string): Promise<boolean> => {
  const reopened = await db
    .updateTable('backups')
    .set((e) => {
      const unlessRemoved = (column: 'written_at' | 'proved_at') =>
        e.case().when('removed_at', 'is', null).then(e.ref(column)).else(null).end()
      return {
        ...{
          active: 1,
          state: 'running',
          finished_at: null,
          error: null,
          copy_error: null,
          removed_at: null,
        },
        ...{ written_at: unlessRemoved('written_at'), proved_at: unlessRemoved('proved_at') },
      }
    })
    .where('job', '=', job)
    .returning('id')
    .executeTakeFirst()
  return reopened !== undefined
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
  /** When one was last copied to the object storage. */
  readonly copiedAt: string | undefined
  /** Why the last one that was to be copied was not. */
  readonly copyError: string | undefined
}

export const lastBackups = async (db: Db): Promise<LastBackups> => {
  const { written, proved, copied, problem } = await db
    .selectNoFrom((e) => [
      e
        .selectFrom('backups')
        .select((one) => one.fn.max('written_at').as('written_at'))
        .as('written'),
      e
        .selectFrom('backups')
        .select((one) => one.fn.max('proved_at').as('proved_at'))
        .as('proved'),
      e
        .selectFrom('backups')
        .select((one) => one.fn.max('copied_at').as('copied_at'))
        .as('copied'),
      e
        .selectFrom('backups')
        .select('copy_error')
        .where((one) => one.or([one('copied_at', 'is not', null), one('copy_error', 'is not', null)]))
        .orderBy('started_at', 'desc')
        .orderBy('id', 'desc')
        .limit(1)
        .as('problem'),
    ])
    .executeTakeFirstOrThrow()
  return {
    ...{ writtenAt: written ?? undefined, provedAt: proved ?? undefined },
    ...{ copiedAt: copied ?? undefined, copyError: problem ?? undefined },
  }
}
