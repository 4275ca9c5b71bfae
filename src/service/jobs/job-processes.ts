/**
 * Processes for the long computations of jobs (imports, exports, layouts), and for PDFs requested by readers of sites.
 * Input from users cannot bring the service down: a process that exceeds its limits is killed, and its job fails with
 * the reason.
 *
 * Large data is passed in parts (asks) or through files in a temporary folder, so that no single message blocks the
 * main thread.
 */
import { Failure } from '../http/failure.ts'
import type { PoolLimits } from '../computing/pool.ts'
import { Pool } from '../computing/pool.ts'
import type { Asks } from '../computing/task.ts'
import type { ProgressAsk } from './job-progress.ts'
import { JobFailure } from './job-queue.ts'

/** The limits of each job process. */
export const jobLimits: PoolLimits = {
  // The queue runs two jobs at a time, each of which can have a second process for its pictures; the last is for
  // readers of sites, so that they do not wait behind imports.
  workers: 4,
  // Jobs wait in the queue, and readers in `page-pdf.ts`; only these few wait here.
  waiting: 20,
  // The documentation of a large product, 700 pages and 30 MB, needs a quarter of this.
  heapMegabytes: 1024,
  // The heap, the program itself, and buffers outside of the heap: the largest files of an archive, fonts, pictures.
  residentMegabytes: 1536,
  // The largest imports take some minutes on a slow machine. Anything longer most likely never ends.
  deadline: 15 * 60_000,
  // Each job gets a new process, so that jobs cannot affect each other.
  idle: 0,
  spare: 0,
  keptMemory: 0,
}

export const limitFailure = (what: 'time' | 'memory'): Failure =>
  new Failure('too-large', `This needs more ${what} than one job may use. Split it into smaller pieces.`)

export const jobProcesses = new Pool(jobLimits, { limitError: limitFailure })

export interface ProcessOptions {
  /** The process is killed when it is aborted. */
  readonly signal: AbortSignal
  readonly progress?: (done: number, total: number) => void
}

/**
 * Runs a task (see `computing/task.ts`) in a new process. Rejects with the task's error, with a `Failure` if it exceeds
 * the limits, with `ProcessEnded` if its process was killed, or with the signal's reason.
 */
export const inJobProcess = async <Result>(
  script: URL,
  input: unknown,
  asks: Asks,
  { signal, progress }: ProcessOptions,
): Promise<Result> => {
  const reportProgress: ProgressAsk['progress'] = ([done, total]) => Promise.resolve(progress?.(done, total))
  return (await jobProcesses.run(script, input, { ...asks, progress: reportProgress }, { signal })) as Result
}

/** A failure with a readable reason ends the job without retries: the same input would fail again. */
export const refusedForGood = (error: unknown): never => {
  if (error instanceof Failure && error.reason !== 'not-ready')
    throw new JobFailure(error.message, error.reason)
  throw error
}
