/** Scheduled backups of this installation, which stay out of them (`copy-store.ts`). */
import type { Selectable } from 'kysely'

interface BackupTable {
  id: string
  /** The time of the schedule that it was made for; null if a person started it. Unique. */
  due: string | null
  /** 1 until it has ended, then null. Unique, so that only one runs. */
  active: 1 | null
  /** The folder inside of `BACKUP_DIR`, and the name of the copy. Unique. */
  name: string
  /** `schedule` or `person`. */
  started_by: string
  /** `running`, `written`, `copying`, `proved` or `failed`. */
  state: string
  job: string
  started_at: string
  written_at: string | null
  proved_at: string | null
  finished_at: string | null
  /** When its folder was deleted: at once if backups are kept in a bucket only. */
  removed_at: string | null
  bytes: number | null
  rows: number | null
  /** Pages that the rehearsal rendered. */
  pages: number | null
  sealed: 0 | 1
  error: string | null
  /** When its copy in the object storage was complete. */
  copied_at: string | null
  copy_removed_at: string | null
  /** Why it was not copied. */
  copy_error: string | null
}

export interface BackupTables {
  backups: BackupTable
}

export type BackupRow = Selectable<BackupTable>
