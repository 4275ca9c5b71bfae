/** A process of the pool: runs one task at a time and forwards the questions of the task. */
import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { receivedError, sentError } from './worker-messages.ts'
import type { Asks, TaskModule } from './task.ts'

// Requests have priority over large texts.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
try {
  // When Linux runs out of memory, it should kill this process before the service.
  writeFileSync('/proc/self/oom_score_adj', '500')
} catch {
  // Not Linux, or not permitted.
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

const memoryMilliseconds = 500
/** Resident bytes above which garbage is collected before the process reports free; 0 if it is never reused. */
const keptMemory = Number(process.argv[2])

/** Milliseconds without work after which garbage is collected. */
const quietMilliseconds = 1000

const waiting = new Map<number, Waiting>()
let questions = 0

const post = (message: FromWorker): void => void process.send?.(message)

const ask =
  (name: string) =>
  (value: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const question = (questions += 1)
      waiting.set(question, { resolve, reject })
      post({ kind: 'ask', question, name, value })
    })

const memory = (): number => process.memoryUsage.rss()

const run = async ({ script, input, asks }: ToWorker & { kind: 'run' }): Promise<void> => {
  // For systems where the service cannot measure it. The timer fires only between the steps of a task.
  const reporting = setInterval(() => post({ kind: 'memory', memory: memory() }), memoryMilliseconds)
  try {
    const task = (await import(script)) as TaskModule<unknown, Asks, unknown>
    const value = await task.run(input, Object.fromEntries(asks.map((name) => [name, ask(name)])))
    post({ kind: 'result', value })
  } catch (error) {
    post({ kind: 'error', error: sentError(error) })
  } finally {
    clearInterval(reporting)
  }
}

const collectGarbage = (): void => {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/** Collects garbage unless the next task comes first. */
let quiet: NodeJS.Timeout | undefined

/** Replacing a process takes longer than collecting its garbage, and the service is blocked while it forks. */
const clearAway = (): void => {
  // The pool kills its processes, so none of them writes the cache when it exits. Takes 0.5 ms without new modules.
  flushCompileCache()
  if (keptMemory > 0) {
    if (memory() > keptMemory) collectGarbage()
    else quiet = setTimeout(collectGarbage, quietMilliseconds)
  }
  post({ kind: 'free', memory: memory() })
}

process.on('message', (message: ToWorker) => {
  // In a separate turn of the event loop, when nothing of the task is referenced any more.
  if (message.kind === 'run') {
    clearTimeout(quiet)
    return void run(message).then(() => setImmediate(clearAway))
  }
  const pending = waiting.get(message.question)
  waiting.delete(message.question)
  if (message.kind === 'answer') pending?.resolve(message.value)
  else pending?.reject(receivedError(message.error))
})
// Thrown where no task can catch it, such as in a callback of a library: it is still the outcome of the task.
process.on('uncaughtException', (error) => {
  const message: FromWorker = { kind: 'error', error: sentError(error) }
  if (process.send) process.send(message, () => process.exit(1))
})
// The service has exited: nothing waits for the result.
process.on('disconnect', () => process.exit())
// A terminal sends these to the whole group. The service shuts down gracefully and needs its workers until then.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
