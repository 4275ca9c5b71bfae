/** The verbs of the installation and its jobs. */
import type { Verb } from '../http/verb.ts'
import { getBackupSchedule, listBackups, startBackup } from './backups/backup-verbs.ts'
import { getJob, cancelJob, retryJob } from './jobs.ts'
import {
  cancelInstallationJob,
  listInstallationJobs,
  retryInstallationJob,
} from './operator/installation-jobs.ts'
import { getInstallationOverview, listSlowOperations } from './operator/installation-verbs.ts'
import { listOrganizationSizes } from './operator/organization-sizes.ts'
import { getSetup, runSetup } from './set-up-verbs.ts'

export const systemVerbs: readonly Verb[] = [
  ...[getSetup, runSetup, getJob, cancelJob, retryJob],
  ...[getInstallationOverview, listSlowOperations, listOrganizationSizes],
  ...[listInstallationJobs, retryInstallationJob, cancelInstallationJob],
  ...[listBackups, startBackup, getBackupSchedule],
]
