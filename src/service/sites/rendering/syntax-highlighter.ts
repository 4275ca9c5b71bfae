/**
 * Syntax highlighting, cached by the content of the code. It runs in a thread; callers wait briefly and continue
 * without what is not ready, which the next reader gets.
 */
import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { CodeRuns } from '../../../content/render/code-runs.ts'
import type { CodeColours } from '../../../site/body/code-colours.ts'
import { longestColouredCode } from '../../../content/render/code-runs.ts'
import { Recent } from '../../recent-cache.ts'

type Lines = readonly CodeRuns[]

interface Asked {
  readonly key: string
  readonly syntax: string
  readonly size: number
  readonly resolve: () => void
}

/** Cache size in characters of code. */
const mostKept = 8_000_000
/** Milliseconds to wait for a language that was never used: its grammar is loaded and compiled once. */
const firstPatience = 4000
/** Names of languages are any text: beyond this number none counts as new. */
const mostLanguages = 1000
/** Milliseconds without new code after which the thread ends: its heap takes 40 MB. */
const idleTime = 60_000
/** Maximum queue length; beyond it code stays plain until there is room. */
const mostWaiting = 2000

export class CodeColourer {
  readonly #idleTime: number
  #worker: Worker | undefined
  #idle: NodeJS.Timeout | undefined
  #failures = 0
  #number = 0
  readonly #asked = new Map<number, Asked>()
  readonly #waiting = new Map<string, Promise<void>>()
  /** Languages whose grammars the thread has loaded. */
  readonly #used = new Set<string>()
  /** Undefined for code without highlighting. */
  readonly #known = new Recent<{ readonly lines: Lines | undefined }>(mostKept)

  constructor({ idle = idleTime } = {}) {
    this.#idleTime = idle
  }

  /** Whether the thread is running. */
  get isRunning(): boolean {
    return this.#worker !== undefined
  }

  /**
   * The highlighting of these texts after at most `patience` milliseconds, longer where a language is used for the first
   * time: else the first reader of each language would see it without colors. `whole` is false while any is pending; such
   * a page must not be cached.
   */
  async colours(
    codes: readonly { readonly syntax: string; readonly text: string }[],
    patience: number,
  ): Promise<{ readonly colours: CodeColours; readonly whole: boolean }> {
    const pending = codes.flatMap(({ syntax, text }) => {
      const key = keyOf(syntax, text)
      return text.length > longestColouredCode || this.#known.get(key) ? [] : [this.#ask(key, syntax, text)]
    })
    if (pending.length > 0) {
      let timer: NodeJS.Timeout | undefined
      const isFirst = this.#used.size < mostLanguages && codes.some(({ syntax }) => !this.#used.has(syntax))
      const most = isFirst ? Math.max(patience, firstPatience) : patience
      const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, most)))
      await Promise.race([Promise.all(pending), enough])
      clearTimeout(timer)
    }
    const whole = codes.every(
      ({ syntax, text }) =>
        text.length > longestColouredCode || this.#known.get(keyOf(syntax, text)) !== undefined,
    )
    return { whole, colours: (syntax, text) => this.#known.get(keyOf(syntax, text))?.lines }
  }

  #ask(key: string, syntax: string, text: string): Promise<void> {
    const waiting = this.#waiting.get(key)
    if (waiting || this.#waiting.size >= mostWaiting) return waiting ?? Promise.resolve()
    // A thread that keeps failing is given up: code stays plain, and pages count as whole.
    if (this.#failures >= 3) {
      this.#known.set(key, { lines: undefined }, text.length)
      return Promise.resolve()
    }
    const id = (this.#number += 1)
    const made = new Promise<void>((resolve) =>
      this.#asked.set(id, { key, syntax, size: text.length, resolve }),
    )
    this.#waiting.set(key, made)
    this.#thread().postMessage({ id, syntax, text })
    return made
  }

  #thread(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./syntax-highlighter-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    // Do not keep the process alive for it.
    worker.unref()
    worker.on('message', ({ id, lines }: { id: number; lines: Lines | undefined }) => this.#finish(id, lines))
    worker.on('error', () => (this.#failures += 1))
    worker.on('exit', () => {
      if (this.#worker !== worker) return
      this.#forgetThread()
      for (const id of this.#asked.keys()) this.#finish(id, undefined)
    })
    this.#worker = worker
    return worker
  }

  #finish(id: number, lines: Lines | undefined): void {
    const asked = this.#asked.get(id)
    if (asked === undefined) return
    this.#asked.delete(id)
    this.#waiting.delete(asked.key)
    if (this.#used.size < mostLanguages) this.#used.add(asked.syntax)
    this.#known.set(asked.key, { lines }, asked.size)
    asked.resolve()
    this.#endWhenIdle()
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => {
      if (this.#asked.size > 0) return
      const worker = this.#worker
      // Before it has ended, so that new code starts another.
      this.#forgetThread()
      void worker?.terminate()
    }, this.#idleTime).unref()
  }

  #forgetThread(): void {
    this.#worker = undefined
    this.#used.clear()
  }
}

/** Of the whole program, so that it has one thread. */
export const codeColourer = new CodeColourer()

const keyOf = (syntax: string, text: string): string =>
  createHash('sha256').update(syntax).update('\0').update(text).digest('base64url')
