/**
 * Deaths of processes, by script and by the holder whose event was in progress: an installation, or the integration
 * itself. A holder whose events kill the process too often is refused, and the script as a whole once it does so for
 * several holders and answers no other.
 */
import type { RuntimeLimits } from './runtime-limits.ts'
import type { ScriptIdentity } from './script-request.ts'
import { scriptKey } from './script-request.ts'

/** Refused holders from which a script is refused for all. */
const refusedForAll = 3

interface ScriptRecord {
  /** Milliseconds since 1970 of the deaths of each holder. */
  readonly deaths: Map<string, readonly number[]>
  /** When each was refused, in milliseconds since 1970. */
  readonly refused: Map<string, number>
  /** The time of the last answer to each holder, since the first death. */
  readonly answered: Map<string, number>
}

export class DeathRecord {
  readonly #limits: Pick<RuntimeLimits, 'deaths' | 'deathWindow'>
  readonly #now: () => number
  readonly #scripts = new Map<string, ScriptRecord>()

  /** `now` gives milliseconds since 1970. It is called only for scripts that have died: events are many. */
  constructor(limits: Pick<RuntimeLimits, 'deaths' | 'deathWindow'>, now: () => number) {
    this.#limits = limits
    this.#now = now
  }

  /** Counts a death. Returns whether the holder is refused from now on. */
  died(script: ScriptIdentity, holder: string): boolean {
    const now = this.#now()
    const known = this.#scripts.get(scriptKey(script))
    const record = known ?? { deaths: new Map(), refused: new Map(), answered: new Map() }
    this.#scripts.set(scriptKey(script), record)
    const recent = [...(record.deaths.get(holder) ?? []), now].filter((at) => this.#isRecent(at, now))
    if (recent.length < this.#limits.deaths) {
      record.deaths.set(holder, recent)
      return false
    }
    record.deaths.delete(holder)
    const isNew = !record.refused.has(holder)
    record.refused.set(holder, now)
    return isNew
  }

  /** Notes an answer; only of scripts that have died. */
  answered(script: ScriptIdentity, holder: string): void {
    if (this.#scripts.size > 0) this.#scripts.get(scriptKey(script))?.answered.set(holder, this.#now())
  }

  /**
   * `changed`: when the installation was last changed, in milliseconds since 1970. If that is later than the refusal, an
   * administrator resumed it, perhaps through another process.
   */
  isRefused(script: ScriptIdentity, holder: string, changed = 0): boolean {
    const record = this.#scripts.size > 0 ? this.#scripts.get(scriptKey(script)) : undefined
    if (record === undefined) return false
    const { deaths, refused, answered } = record
    const since = refused.get(holder)
    if (since !== undefined) {
      // Nobody can resume the integration itself, so that its refusal ends by itself.
      if (holder === '' ? this.#isRecent(since, this.#now()) : since >= changed) return true
      deaths.delete(holder)
      refused.delete(holder)
    }
    if (refused.size < refusedForAll || Math.max(...refused.values()) < changed) return false
    const now = this.#now()
    return ![...answered].some(([other, at]) => !refused.has(other) && this.#isRecent(at, now))
  }

  /** Forgets the deaths of one holder with all versions of an integration. */
  resume(integration: string, holder: string): void {
    for (const [key, { deaths, refused }] of this.#scripts)
      if (key.startsWith(`${integration}@`)) {
        deaths.delete(holder)
        refused.delete(holder)
      }
  }

  /** Forgets an integration. */
  forget(integration: string): void {
    for (const key of this.#scripts.keys()) if (key.startsWith(`${integration}@`)) this.#scripts.delete(key)
  }

  #isRecent(at: number, now: number): boolean {
    return at > now - this.#limits.deathWindow
  }
}
