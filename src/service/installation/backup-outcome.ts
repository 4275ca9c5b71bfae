/** How a process reports the end of its work on a backup. */
import { storeUnavailable } from '../storage/store-unavailable.ts'
import { BackupError } from './backup-folder.ts'

export type BackupOutcome<Result> =
  | { readonly result: Result }
  /** What the operator can do something about. */
  | { readonly problem: string; readonly passing?: boolean }

const folderCodes = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EIO', 'ESTALE'])

const fullBackups = 'The disk of the folder for backups is full. Free up some space, or lower BACKUP_KEEP.'

/** What the operator can do something about, as a message; undefined for other errors. `full`: for a full disk. */
export const backupProblem = (error: unknown, full = fullBackups): string | undefined => {
  if (error instanceof BackupError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOSPC' || storeUnavailable(error)?.why === 'disk-full') return full
  if (code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
    return `The store of the backup is damaged (${(error as Error).message}). Run fsck on the installation: if it fails as well, the installation is damaged, and the last backup that was proved is the one to restore.`
  return folderCodes.has(code)
    ? `The folder for backups cannot be used (${(error as Error).message}). Check that its disk is mounted and that the service may write to it.`
    : undefined
}

/** The outcome of `work`. Errors that the operator can do nothing about are passed on. */
export const outcomeOf = async <Result>(
  work: () => Promise<Result>,
  full?: string,
): Promise<BackupOutcome<Result>> => {
  try {
    return { result: await work() }
  } catch (error) {
    const problem = backupProblem(error, full)
    if (problem === undefined) throw error
    return { problem, ...(error instanceof BackupError && error.passing && { passing: true }) }
  }
}
