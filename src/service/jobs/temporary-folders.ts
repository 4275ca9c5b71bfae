/** Folders for the large files of jobs, which are removed afterwards, also if the service was killed before. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { namesOfEndedProcesses } from '../computing/ended-processes.ts'

const folderPrefix = `recto-job-${process.pid}-`

/** Runs work with a folder for large files, which is removed afterwards. */
export const inTemporaryFolder = async <Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Removes the folders of services that were killed, before this process makes its first one. What cannot be read or
 * removed is left: it keeps no service from starting.
 */
export const removeAbandonedFolders = async (): Promise<void> => {
  const names = await readdir(tmpdir()).catch((): string[] => [])
  // In a container the process that was killed had the number of this one.
  const left = [
    ...namesOfEndedProcesses(names, /^recto-job-(\d+)-/),
    ...names.filter((name) => name.startsWith(folderPrefix)),
  ]
  // Not ours to remove if another user's service left it.
  for (const name of left)
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
}
