/**
 * Remembers when credentials were last used and writes it periodically: a write per request would cost more than the
 * request.
 */
import type { Caller } from './caller.ts'
import type { Store } from '../storage/store.ts'

type UseTimes = Map<string, { kind: 'token' | 'session'; at: string }>

/** Maximum number of entries that are kept while they cannot be written; the oldest are dropped first. */
const maxKept = 50_000

export class CredentialUse {
  readonly #store: Store
  readonly #now: () => string
  #used: UseTimes = new Map()

  constructor(store: Store, now: () => string) {
    this.#store = store
    this.#now = now
  }

  note({ credential: { kind, id } }: Caller): void {
    // Tokens of integrations are not stored.
    if (kind === 'integration') return
    this.#used.set(id, { kind, at: this.#now() })
    if (this.#used.size > maxKept) this.#dropOldest()
  }

  #dropOldest(): void {
    for (const id of this.#used.keys()) {
      if (this.#used.size <= maxKept) return
      this.#used.delete(id)
    }
  }

  /** Writes the entries since the last flush. If that fails, they are kept for the next one. */
  async flush(): Promise<void> {
    const used = this.#used
    if (used.size === 0) return
    this.#used = new Map()
    try {
      await this.#store.write(async (db) => {
        for (const [id, { kind, at }] of used) {
          const table = kind === 'token' ? 'tokens' : 'sessions'
          await db.updateTable(table).set({ used_at: at }).where('id', '=', id).execute()
        }
      })
    } catch (error) {
      // Entries noted in the meantime are newer and win.
      this.#used = new Map([...used, ...this.#used])
      this.#dropOldest()
      throw error
    }
  }
}
