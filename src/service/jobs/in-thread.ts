/**
 * Long computing beside the requests: a script in a thread of its own, which gets plain data and gives plain data. The
 * script calls `serveThread`; whoever wants its work calls `inThread`. The thread ends with its work, and at once when
 * the work is not wanted any more. Where the system can, requests go before threads: a long PDF on a busy machine is
 * finished later, and nobody else waits for it.
 */
import { parentPort, Worker, workerData, type TransferListItem } from 'node:worker_threads'
import type { ThreadStart } from './thread.ts'

type Message =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'result'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly message: string }

/** The script gave a reason that a person should read; anything else that goes wrong there is an error of its own. */
export class ThreadRefusal extends Error {}

export interface ThreadOptions {
  readonly signal: AbortSignal
  readonly progress?: (done: number, total: number) => void
  /** Buffers that are handed over instead of copied; they are empty here afterwards. */
  readonly transfer?: readonly TransferListItem[]
}

/** A document that would need more than this is refused by ending the thread, not the service. */
const megabytes = 2048

/** Runs `script` on `data`. Rejects with `ThreadRefusal`, with what the script threw, or when `signal` is aborted. */
export const inThread = <Result>(
  script: URL,
  data: unknown,
  { signal, progress, transfer = [] }: ThreadOptions,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const start: ThreadStart = { script: script.href, data }
    const worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: start,
      transferList: [...transfer],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.on('message', (message: Message) => {
      if (message.kind === 'progress') progress?.(message.done, message.total)
      else if (message.kind === 'result') resolve(message.value as Result)
      else reject(new ThreadRefusal(message.message))
    })
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error(signal.aborted ? 'It was cancelled.' : 'A thread ended without a result.'))
    })
  })

const progressMilliseconds = 100

export interface ThreadSide {
  readonly progress: (done: number, total: number) => void
}

/**
 * The script's side: does the work on the data that it was started with. `refusals` are the classes of errors whose
 * message a person should read. `transfer` names the buffers of the result that need no copy.
 */
export const serveThread = async <Data, Result>(
  work: (data: Data, side: ThreadSide) => Promise<Result> | Result,
  {
    refusals = [],
    transfer = () => [],
  }: {
    readonly refusals?: readonly (new (...parts: never[]) => Error)[]
    readonly transfer?: (result: Result) => readonly TransferListItem[]
  } = {},
): Promise<void> => {
  const port = parentPort
  if (port === null) throw new Error('This script runs in a thread only.')
  const post = (message: Message, list: readonly TransferListItem[] = []) =>
    port.postMessage(message, [...list])
  let told = 0
  const progress = (done: number, total: number): void => {
    const now = Date.now()
    if (now - told < progressMilliseconds && done < total) return
    told = now
    post({ kind: 'progress', done, total })
  }
  try {
    const value = await work((workerData as ThreadStart).data as Data, { progress })
    post({ kind: 'result', value }, transfer(value))
  } catch (error) {
    if (!(error instanceof Error) || !refusals.some((refusal) => error instanceof refusal)) throw error
    post({ kind: 'refused', message: error.message })
  }
}
