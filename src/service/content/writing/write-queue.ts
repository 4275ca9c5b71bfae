/**
 * Writers of one line of revisions (the main of a space, or a change request) take turns within a process, in the order
 * of their requests: of two that plan over the same head, the second would plan in vain. Other processes still move
 * heads, so a write checks the head again and retries.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../http/failure.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'

/** Milliseconds that a writer waits for its turn, and the maximum number of writers waiting. */
const patienceMilliseconds = 30_000
const mostWaiting = 200

/** How often a write is retried because another process moved the head, and the longest pause in milliseconds. */
const tries = 12
const longestPause = 800

export const mainLine = (space: string): string => space
export const changeLine = (row: { readonly space: string; readonly id: string }): string =>
  `${row.space}/${row.id}`

const tooBusy = () => new Failure('too-busy', 'Too many people are saving here right now. Try again.')

class Turns {
  /** The writers waiting for each line whose turn is taken. */
  readonly #waiting = new Map<string, (() => void)[]>()

  /** Resolves when it is this writer's turn, with whether others had theirs in the meantime. */
  take(line: string): Promise<boolean> {
    const others = this.#waiting.get(line)
    if (others === undefined) {
      this.#waiting.set(line, [])
      return Promise.resolve(false)
    }
    if (others.length >= mostWaiting) return Promise.reject(tooBusy())
    return new Promise((resolve, reject) => {
      const wake = (): void => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        others.splice(others.indexOf(wake), 1)
        reject(tooBusy())
      }, patienceMilliseconds)
      others.push(wake)
    })
  }

  pass(line: string): void {
    const next = this.#waiting.get(line)?.shift()
    if (next) next()
    else this.#waiting.delete(line)
  }
}

const turnsOf = oneFor((_store: object) => new Turns())
interface HeldTurns {
  readonly lines: readonly string[]
  /** Work that was started and not awaited continues after the turn has ended. */
  over: boolean
}

/** The lines whose turn the running work has. */
const heldTurns = new AsyncLocalStorage<HeldTurns>()

/**
 * Runs `work` when it has the turn of all these lines; a turn that it already has is kept. `waited` says whether others
 * had their turn in the meantime. Main comes before a change request, to avoid deadlocks. Fails with `too-busy` when it
 * takes too long or too many are waiting.
 */
export const inTurn = async <T>(
  { store }: Pick<Context, 'store'>,
  lines: readonly string[],
  work: (waited: boolean) => Promise<T>,
): Promise<T> => {
  const outer = heldTurns.getStore()
  const outerLines = outer === undefined || outer.over ? [] : outer.lines
  const turns = turnsOf(store)
  const taken: string[] = []
  const current: HeldTurns = { lines: [...outerLines, ...lines], over: false }
  try {
    let waited = false
    for (const line of new Set(lines)) {
      if (outerLines.includes(line)) continue
      waited = (await turns.take(line)) || waited
      taken.push(line)
    }
    return await heldTurns.run(current, () => work(waited))
  } finally {
    current.over = true
    for (const line of taken) turns.pass(line)
  }
}

/**
 * Repeats `attempt` until it returns a result: it returns undefined if a head moved while it was computing. Processes
 * that write to the same line pause for random times, so that each eventually succeeds.
 */
export const untilUnmoved = async <T>(
  { random }: Pick<Context, 'random'>,
  attempt: (first: boolean) => Promise<T | undefined>,
): Promise<T> => {
  for (let at = 1; ; at += 1) {
    const result = await attempt(at === 1)
    if (result !== undefined) return result
    if (at === tries) throw tooBusy()
    const [byte = 0] = random(1)
    await sleep((byte / 256) * Math.min(longestPause, 10 * 2 ** at))
  }
}
