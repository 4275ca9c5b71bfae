/** Rows of scheduled backups. */
import type { After } from '../../http/page-token.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import type { Db } from '../../storage/store.ts'

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
