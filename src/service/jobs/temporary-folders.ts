/** Folders for the large files of jobs, which are removed afterwards, also if the service was killed before. */
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** Whether another process with this number exists, perhaps of another user. */
const isRunning = (pid: number): boolean => {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
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
    if (pid === undefined || isRunning(Number(pid))) continue
    // Not ours to remove if another user's service left it.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined)
  }
}
