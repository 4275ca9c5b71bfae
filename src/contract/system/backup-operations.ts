/** Extensions: backups of the installation, for its operators. */
import { never } from '../operation/events.ts'
import { operation, operationsOf } from '../operation/operation.ts'
import { listOf, ListQuery } from '../wire/shapes.ts'
import { Backup, BackupSchedule } from './backup-schemas.ts'

const operators = { right: { on: 'installation' }, extension: true } as const

export const backupOperations = operationsOf('system', {
  listBackups: operation({
    ...operators,
    method: 'GET',
    path: '/installation/backups',
    summary: 'Lists the backups of this installation, newest first.',
    query: ListQuery,
    status: 200,
    result: listOf(Backup),
    staleAfter: never,
    errors: ['role-too-low', 'bad-page-token'],
    scope: 'read',
  }),
  startBackup: operation({
    ...operators,
    method: 'POST',
    path: '/installation/backups',
    summary: 'Starts a backup now. It is rehearsed when it is written.',
    status: 202,
    result: Backup,
    errors: ['role-too-low', 'state-forbids', 'too-busy'],
    scope: 'admin',
  }),
  getBackupSchedule: operation({
    ...operators,
    method: 'GET',
    path: '/installation/backups/schedule',
    summary: 'Returns when backups are made, where they are kept, and when one was last proved.',
    status: 200,
    result: BackupSchedule,
    staleAfter: never,
    errors: ['role-too-low'],
    scope: 'read',
  }),
})
