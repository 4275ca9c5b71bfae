/** Scheduled backups of this installation, which stay out of them (`copy-store.ts`). */
import type { Selectable } from 'kysely'

interface BackupTable {
  id: string
  /** The time of the schedule that it was made for; null if a person started it. Unique. */
  due: string | null
  /** 1 until it has ended, then null. Unique, so that only one runs. */
  active: 1 | null
  /** The folder inside of `BACKUP_DIR`. Unique. */
  name: string
  /** `schedule` or `person`. */
  started_by: string
  /** `running`, `written`, `proved` or `failed`. */
  state: string
  job: string
  started_at: string
  written_at: string | null
  proved_at: string | null
  finished_at: string | null
  /** When its folder was deleted. */
  removed_at: string | null
  bytes: number | null
  rows: number | null
  /** Pages that the rehearsal rendered. */
  pages: number | null
  sealed: 0 | 1
  error: string | null
}

export interface BackupTables {
  backups: BackupTable
}

export type BackupRow = Selectable<BackupTable>
