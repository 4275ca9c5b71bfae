/** Writes, rehearses and copies backups in processes of their own, so that requests never wait for them. */
import { Pool } from '../computing/pool.ts'
import type { PoolLimits } from '../computing/pool.ts'
import type { BackUpInput } from './back-up.task.ts'
import { BackupError } from './backup-folder.ts'
import type { BackupOutcome } from './backup-outcome.ts'
import type { CopyDescription } from './copies/copy-layout.ts'
import type { UploadInput } from './copies/upload-backup.task.ts'
import type { RehearseInput } from './rehearse.task.ts'
import type { Rehearsal } from './rehearse.ts'

const limits: PoolLimits = {
  // One backup runs at a time in the whole installation; the other is for one that another process has taken over.
  workers: 2,
  waiting: 2,
  // The check of a store has the objects of one space in memory.
  heapMegabytes: 2048,
  residentMegabytes: 4096,
  // A gigabyte takes minutes to copy, restore and check.
  deadline: 3 * 3600_000,
  idle: 0,
  spare: 0,
  keptMemory: 0,
}

const limitError = (what: 'time' | 'memory'): BackupError =>
  new BackupError(
    what === 'time'
      ? 'The backup was given up after three hours. Run "recto backup" and "recto rehearse" instead.'
      : `The backup needs more than ${limits.residentMegabytes} MB of memory. Run "recto backup" and "recto rehearse" instead.`,
  )

const processes = new Pool(limits, { limitError })

const inProcess = async <Result>(script: URL, input: unknown, signal: AbortSignal): Promise<Result> => {
  const outcome = (await processes.run(script, input, {}, { signal })) as BackupOutcome<Result>
  if ('problem' in outcome) throw new BackupError(outcome.problem, outcome.passing)
  return outcome.result
}

/** Throws `BackupError` for what the operator can do something about. Aborting kills the process. */
export const backUpInProcess = (input: BackUpInput, signal: AbortSignal): Promise<void> =>
  inProcess(new URL('./back-up.task.ts', import.meta.url), input, signal)

/** Throws `BackupError` with what is wrong with the backup. Aborting kills the process. */
export const rehearseInProcess = (input: RehearseInput, signal: AbortSignal): Promise<Rehearsal> =>
  inProcess(new URL('./rehearse.task.ts', import.meta.url), input, signal)

/** Copies the files of a backup, not its description. Throws `BackupError`. Aborting kills the process. */
export const uploadInProcess = (input: UploadInput, signal: AbortSignal): Promise<CopyDescription['files']> =>
  inProcess(new URL('./copies/upload-backup.task.ts', import.meta.url), input, signal)
