/**
 * Processes for the long computing of jobs, and for the PDFs that readers of sites ask for: imports, exports, layouts.
 * Whatever somebody sends, the service goes on: a process that needs too much is ended, its job fails with the reason.
 *
 * Large bytes come and go in parts (asks) or by files in a folder that is taken away afterwards, so that no single
 * message keeps the thread that serves requests busy.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Failure } from '../http/failure.ts'
import type { PoolLimits } from '../computing/pool.ts'
import { Pool } from '../computing/pool.ts'
import type { Asks } from '../computing/task.ts'
import type { ProgressAsk } from './job-progress.ts'
import { JobFailure } from './job-queue.ts'

/** The limits of every process of a job, in one place. */
export const jobLimits: PoolLimits = {
  // The queue runs two jobs at once, of which each may have a second process for its pictures; the last is for readers
  // of sites, who do not wait behind imports.
  workers: 4,
  // Jobs wait in the queue and readers in front of `page-pdf.ts`; here at most these few do.
  waiting: 20,
  // The documentation of a large product, 700 pages and 30 MB, needs a quarter of it.
  heapMegabytes: 1024,
  // The heap, the program itself, and buffers outside of the heap: the largest files of an archive, fonts, pictures.
  residentMegabytes: 1536,
  // The largest imports take some minutes on a slow machine. What takes longer most likely never ends.
  deadline: 15 * 60_000,
  // Each job has a process of its own: what one leaves behind concerns no other.
  idle: 0,
  keptMemory: 0,
}

export const tooMuchForJob = (what: 'time' | 'memory'): Failure =>
  new Failure('too-large', `This needs more ${what} than one job may take. Divide it into smaller parts.`)

export const jobProcesses = new Pool(jobLimits, { tooMuch: tooMuchForJob })

export interface ProcessOptions {
  /** Aborted, the process is ended at once. */
  readonly signal: AbortSignal
  readonly progress?: (done: number, total: number) => void
}

/**
 * Runs a task (see `computing/task.ts`) in a process of its own. Rejects with what the task throws, with a `Failure`
 * when it needs too much, with `ProcessEnded` when its process was killed, and with the signal's reason.
 */
export const inJobProcess = async <Result>(
  script: URL,
  input: unknown,
  asks: Asks,
  { signal, progress }: ProcessOptions,
): Promise<Result> => {
  const told: ProgressAsk['progress'] = ([done, total]) => Promise.resolve(progress?.(done, total))
  return (await jobProcesses.run(script, input, { ...asks, progress: told }, { signal })) as Result
}

/** Does work that may use a folder for large files, which is gone afterwards. */
export const inTemporaryFolder = async <Result>(
  work: (folder: string) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), 'recto-job-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** A reason that people should read ends the job at once: the same input would be refused again. */
export const refusedForGood = (error: unknown): never => {
  throw error instanceof Failure && error.reason !== 'not-ready' ? new JobFailure(error.message) : error
}
