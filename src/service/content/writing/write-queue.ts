/**
 * Writers of one line of revisions (the main of a space, or a change request) take turns inside a process, because of
 * two that plan over one head the second has planned in vain. Turns go in the order in which they were asked for. What
 * other processes write moves heads all the same: a write still looks at the head again, and starts anew.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../http/failure.ts'
import { oneFor } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'

/** For so long a writer waits for its turn, behind so many others at most. */
const patienceMilliseconds = 30_000
const mostWaiting = 200

/** How often a write starts again because another process moved the head, and how long it pauses at most. */
const tries = 12
const longestPause = 800

export const mainLine = (space: string): string => space
export const changeLine = (row: { readonly space: string; readonly id: string }): string =>
  `${row.space}/${row.id}`

const tooBusy = () => new Failure('too-busy', 'Others are writing here at this moment. Try again.')

class Turns {
  /** Who waits for each line that somebody has the turn of. */
  readonly #waiting = new Map<string, (() => void)[]>()

  /** Resolves when the turn has come, with whether others had theirs meanwhile. */
  take(line: string): Promise<boolean> {
    const others = this.#waiting.get(line)
    if (others === undefined) {
      this.#waiting.set(line, [])
      return Promise.resolve(false)
    }
    if (others.length >= mostWaiting) return Promise.reject(tooBusy())
    return new Promise((resolve, reject) => {
      const come = (): void => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        others.splice(others.indexOf(come), 1)
        reject(tooBusy())
      }, patienceMilliseconds)
      others.push(come)
    })
  }

  pass(line: string): void {
    const next = this.#waiting.get(line)?.shift()
    if (next) next()
    else this.#waiting.delete(line)
  }
}

const turnsOf = oneFor((_store: object) => new Turns())
interface Held {
  readonly lines: readonly string[]
  /** Work that was begun and not waited for goes on after the turn has passed. */
  over: boolean
}

/** What the running work has the turn of. */
const held = new AsyncLocalStorage<Held>()

/**
 * Runs `work` when it has the turn of all these lines; work that has one already keeps it. `waited` tells whether
 * others had their turn meanwhile. Main comes before a change request, so that nobody waits in a circle. Fails with
 * `too-busy` when that takes too long, or too many wait.
 */
export const inTurn = async <T>(
  { store }: Pick<Context, 'store'>,
  lines: readonly string[],
  work: (waited: boolean) => Promise<T>,
): Promise<T> => {
  const outer = held.getStore()
  const own = outer === undefined || outer.over ? [] : outer.lines
  const turns = turnsOf(store)
  const taken: string[] = []
  const mine: Held = { lines: [...own, ...lines], over: false }
  try {
    let waited = false
    for (const line of new Set(lines)) {
      if (own.includes(line)) continue
      waited = (await turns.take(line)) || waited
      taken.push(line)
    }
    return await held.run(mine, () => work(waited))
  } finally {
    mine.over = true
    for (const line of taken) turns.pass(line)
  }
}

/**
 * Repeats `attempt` until it gives something: it gives undefined when a head moved while it was computing. Several
 * processes that write the same pause for different times, so that each comes through.
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
