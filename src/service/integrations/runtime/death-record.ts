/**
 * Deaths of processes, by script and by the holder whose event was in progress: an installation, or the integration
 * itself. A holder whose events kill the process too often is refused, and the script as a whole once it does so for
 * several holders and answers no other.
 */
import type { Caller } from './outgoing-guard.ts'
import type { RuntimeLimits } from './runtime-limits.ts'

/** Refused holders from which a script is refused for all. */
const refusedForAll = 3

interface ScriptRecord {
  /** Milliseconds since 1970 of the deaths of each holder. */
  readonly deaths: Map<string, readonly number[]>
  readonly refused: Set<string>
  /** The time of the last answer to each holder, since the first death. */
  readonly answered: Map<string, number>
}

export class DeathRecord {
  readonly #limits: Pick<RuntimeLimits, 'deaths' | 'deathWindow'>
  readonly #scripts = new Map<string, ScriptRecord>()

  constructor(limits: Pick<RuntimeLimits, 'deaths' | 'deathWindow'>) {
    this.#limits = limits
  }

  /** Counts a death at `now`. Returns whether the holder is refused from now on. */
  died(script: Caller, holder: string, now: number): boolean {
    const known = this.#scripts.get(keyOf(script))
    const record = known ?? { deaths: new Map(), refused: new Set(), answered: new Map() }
    this.#scripts.set(keyOf(script), record)
    const recent = [...(record.deaths.get(holder) ?? []), now].filter((at) => this.#isRecent(at, now))
    if (recent.length < this.#limits.deaths) {
      record.deaths.set(holder, recent)
      return false
    }
    record.deaths.delete(holder)
    const isNew = !record.refused.has(holder)
    record.refused.add(holder)
    return isNew
  }

  /** Notes an answer at `now`; only of scripts that have died. */
  answered(script: Caller, holder: string, now: number): void {
    this.#scripts.get(keyOf(script))?.answered.set(holder, now)
  }

  isRefused(script: Caller, holder: string, now: number): boolean {
    const record = this.#scripts.get(keyOf(script))
    if (record === undefined) return false
    const { refused, answered } = record
    if (refused.has(holder) || refused.size < refusedForAll) return refused.has(holder)
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

const keyOf = ({ integration, version }: Caller): string => `${integration}@${version}`
