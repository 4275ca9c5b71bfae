/** Processes that read large API documents: whatever a text asks for, only its own reading ends. */
import type { PoolLimits } from '../../computing/pool.ts'
import { Pool } from '../../computing/pool.ts'
import { Failure } from '../../http/failure.ts'

export const readingLimits: PoolLimits = {
  workers: 2,
  waiting: 20,
  // The largest real descriptions, 11 MB, need a quarter of this.
  heapMegabytes: 1024,
  residentMegabytes: 1536,
  deadline: 60_000,
  // Nothing is left of a document in a process that reads the next one.
  idle: 0,
  spare: 0,
  keptMemory: 0,
}

const limitError = (what: 'time' | 'memory'): Failure =>
  new Failure('too-large', `The document needs more ${what} than reading one may take.`)

export const readingProcesses = new Pool(readingLimits, { limitError })
