/** Folders for the large files of jobs, which are removed afterwards, also if the service was killed before. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRunning } from '../computing/running-process.ts'

/** Runs work with a folder for large files, which is removed afterwards. */
export const inTemporaryFolder = async <Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), `recto-job-${process.pid}-`))
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
  for (const name of names) {
    const [, pid] = /^recto-job-(\d+)-/.exec(name) ?? []
    // In a container the process that was killed had the number of this one.
    if (pid === undefined || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue
    // Not ours to remove if another user's service left it.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}
