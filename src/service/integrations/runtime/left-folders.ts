/** Folders of runtimes whose service was killed: their processes end with it, but an empty folder is left. */
import { readdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { namesOfEndedProcesses } from '../../computing/ended-processes.ts'

/** How the name of the folder of a runtime begins. */
export const runtimeFolderPrefix = (pid: number): string => `recto-scripts-${pid}-`

/** Removes the empty folders of services that no longer run. One that is in use has files, wherever its service runs. */
export const removeLeftFolders = async (parent: string): Promise<void> => {
  const left = namesOfEndedProcesses(await readdir(parent), /^recto-scripts-(\d{1,10})-/)
  await Promise.all(left.map((name) => rmdir(join(parent, name)).catch(() => undefined)))
}
