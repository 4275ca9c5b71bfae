/** What a thread of `inThread` runs first: it steps behind the requests, then becomes the script that it was made for. */
import { constants, setPriority } from 'node:os'
import { workerData } from 'node:worker_threads'

export interface ThreadStart {
  /** Address of the script. */
  readonly script: string
  /** What it works on. */
  readonly data: unknown
}

// Linux counts priority by thread. Elsewhere this would hold back the whole service.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

await import((workerData as ThreadStart).script)
