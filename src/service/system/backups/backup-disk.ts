/** The folder of scheduled backups: what is unfinished, finished, and on its way out. */
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from '../../installation/backup-folder.ts'
import { timeOfName } from '../../installation/backup-name.ts'

/** Why backups cannot be written to the folder and what to do; undefined if they can. */
export const folderProblem = (folder: string): string | undefined => {
  try {
    if (!statSync(folder).isDirectory()) return `BACKUP_DIR is ${folder}, which is not a folder.`
    accessSync(folder, constants.W_OK | constants.X_OK)
    return undefined
  } catch (error) {
    return (error as { code?: unknown }).code === 'ENOENT'
      ? `BACKUP_DIR is ${folder}, which does not exist. Create it, or mount its disk.`
      : `BACKUP_DIR is ${folder}, which the service cannot write to. Give its user the permission.`
  }
}

/** The folder of backups. Throws `BackupError` if none can be written. */
export const requireFolder = (folder: string | undefined): string => {
  const problem =
    folder === undefined ? 'BACKUP_DIR is not set, so there is no folder for backups.' : folderProblem(folder)
  if (folder === undefined || problem !== undefined) throw new BackupError(problem ?? '')
  return folder
}

const unfinished = '.partial-'
const deleted = '.deleted-'

/** A new folder for an attempt to write the backup with this id. */
export const unfinishedFolder = (folder: string, id: string, attempt: string): string =>
  join(folder, `${unfinished}${id}-${attempt}`)

/** The id of the backup that an unfinished folder belongs to. */
const unfinishedId = (name: string): string | undefined =>
  name.startsWith(unfinished) ? /^[A-Za-z0-9]+/.exec(name.slice(unfinished.length))?.[0] : undefined

/** Flushes the names in a folder to disk, where the system can. */
const flush = (folder: string): void => {
  let handle: number | undefined
  try {
    handle = openSync(folder, 'r')
    fsyncSync(handle)
  } catch {
    // Some systems and network file systems cannot flush folders.
  } finally {
    if (handle !== undefined) closeSync(handle)
  }
}

/** Gives a finished backup its name, unless an earlier attempt did. */
export const publish = (folder: string, from: string, name: string): void => {
  if (existsSync(join(folder, name))) return
  flush(from)
  renameSync(from, join(folder, name))
  flush(folder)
}

/** The names of finished backups. */
export const finishedNames = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => timeOfName(name) !== undefined)

/** Deletes a finished backup. One that is half deleted is never taken for a whole one. */
export const deleteBackup = async (folder: string, name: string): Promise<void> => {
  const leaving = join(folder, `${deleted}${name}`)
  await rename(join(folder, name), leaving)
  await rm(leaving, { recursive: true, force: true })
}

/** Removes what interrupted attempts and deletions left. `isOurs`: which of the ids are of this installation's backups. */
export const removeRemains = async (
  folder: string,
  isOurs: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> => {
  const names = await readdir(folder)
  const ours = await isOurs(names.flatMap((name) => unfinishedId(name) ?? []))
  const remains = names.filter(
    (name) =>
      ours.has(unfinishedId(name) ?? '') ||
      (name.startsWith(deleted) && timeOfName(name.slice(deleted.length)) !== undefined),
  )
  for (const name of remains) await rm(join(folder, name), { recursive: true, force: true })
}
