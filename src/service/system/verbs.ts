/** The verbs of the installation and its jobs. */
import type { Verb } from '../http/verb.ts'
import { getBackupSchedule, listBackups, startBackup } from './backups/backup-verbs.ts'
import { getJob, cancelJob, retryJob } from './jobs.ts'
import { getSetup, runSetup } from './set-up-verbs.ts'

export const systemVerbs: readonly Verb[] = [
  getSetup,
  runSetup,
  getJob,
  cancelJob,
  retryJob,
  listBackups,
  startBackup,
  getBackupSchedule,
]
