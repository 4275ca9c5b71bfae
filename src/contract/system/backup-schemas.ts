/** Backups of the installation, and the schedule on which they are made. */
import { z } from 'zod'
import { Id, Timestamp } from '../wire/shapes.ts'

export const Backup = z
  .object({
    object: z.literal('backup'),
    id: Id,
    name: z.string().describe('The folder of the backup, inside the folder of all backups.'),
    startedBy: z.enum(['schedule', 'person']),
    state: z
      .enum(['running', 'written', 'copying', 'proved', 'failed'])
      .describe(
        'Still being written, written and being rehearsed, being copied to the object storage, proved by a rehearsal, ' +
          'or failed. A failed backup that was ' +
          'written may still be usable: see `error`.',
      ),
    sealed: z.boolean().describe('Whether the secret in the backup is encrypted with the passphrase.'),
    startedAt: Timestamp,
    writtenAt: Timestamp.optional(),
    provedAt: Timestamp.optional().describe('When the rehearsal succeeded.'),
    finishedAt: Timestamp.optional(),
    places: z
      .array(z.enum(['machine', 'bucket']))
      .describe('Where it exists: in the folder of backups, and in the object storage.'),
    copiedAt: Timestamp.optional().describe('When its copy in the object storage was complete.'),
    removedAt: Timestamp.optional().describe(
      'When its folder was deleted: to make room for newer ones, or because it is kept in the object storage only.',
    ),
    bytes: z.int().optional().describe('The size of the store in the backup.'),
    rows: z.int().optional().describe('The number of rows in the backup.'),
    pages: z.int().optional().describe('The number of pages that the rehearsal rendered.'),
    error: z.string().optional().describe('Why it failed and what to do.'),
    copyError: z.string().optional().describe('Why it was not copied to the object storage.'),
  })
  .meta({ id: 'Backup' })
export type Backup = z.infer<typeof Backup>

export const BackupSchedule = z
  .object({
    object: z.literal('backup-schedule'),
    enabled: z.boolean().describe('Whether a place for backups is configured.'),
    folder: z.string().optional(),
    bucket: z.string().optional().describe('The bucket that backups are copied to, as a URL.'),
    at: z.string().optional().describe('The time of day in UTC, as `HH:MM`.'),
    keep: z
      .object({ days: z.int(), weeks: z.int(), months: z.int() })
      .optional()
      .describe('For how many days, weeks and months the newest backup of each is kept.'),
    sealed: z.boolean().describe('Whether the secret in backups is encrypted with a passphrase.'),
    nextAt: Timestamp.optional(),
    lastSucceededAt: Timestamp.optional().describe('When a backup was last written.'),
    lastProvedAt: Timestamp.optional().describe('When a rehearsal last succeeded.'),
    lastCopiedAt: Timestamp.optional().describe('When a backup was last copied to the object storage.'),
    copyError: z.string().optional().describe('Why the last backup was not copied.'),
  })
  .meta({ id: 'BackupSchedule' })
export type BackupSchedule = z.infer<typeof BackupSchedule>
