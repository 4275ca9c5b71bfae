/** A process of the pool: runs one task after the other, and passes on what the task asks. */
import { writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import type { FromWorker, ToWorker } from './worker-messages.ts'
import { receivedError, sentError } from './worker-messages.ts'
import type { Asks, TaskModule } from './task.ts'

enableCompileCache()
// Requests that are being served go before large texts.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
try {
  // Where Linux runs out of memory it ends a process: this one before the service.
  writeFileSync('/proc/self/oom_score_adj', '500')
} catch {
  // Another system, or one that does not allow it.
}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

const memoryMilliseconds = 500
/** Resident bytes above which garbage is collected before the process says that it is free; 0 where it is never kept. */
const keptMemory = Number(process.argv[2])

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
  // Where the service cannot see it, this is how it is told; it hears of it between the steps of a task only.
  const telling = setInterval(() => post({ kind: 'memory', memory: memory() }), memoryMilliseconds)
  try {
    const task = (await import(script)) as TaskModule<unknown, Asks, unknown>
    const value = await task.run(input, Object.fromEntries(asks.map((name) => [name, ask(name)])))
    post({ kind: 'result', value })
  } catch (error) {
    post({ kind: 'error', error: sentError(error) })
  } finally {
    clearInterval(telling)
  }
}

/** A new process takes longer than collecting the garbage of this one, and the service stands still while it forks. */
const clearAway = (): void => {
  if (keptMemory > 0 && memory() > keptMemory)
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  post({ kind: 'free', memory: memory() })
}

process.on('message', (message: ToWorker) => {
  // In a turn of its own: nothing of the task is held any more.
  if (message.kind === 'run') return void run(message).then(() => setImmediate(clearAway))
  const asked = waiting.get(message.question)
  waiting.delete(message.question)
  if (message.kind === 'answer') asked?.resolve(message.value)
  else asked?.reject(receivedError(message.error))
})
// Thrown where no task can catch it, in a callback of a library: it is still what became of the task.
process.on('uncaughtException', (error) => {
  const message: FromWorker = { kind: 'error', error: sentError(error) }
  if (process.send) process.send(message, () => process.exit(1))
})
// The service has gone: nobody wants the result.
process.on('disconnect', () => process.exit())
// A terminal sends these to the whole group. The service stops in good order and needs its workers until then.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => undefined)
