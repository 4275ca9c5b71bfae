/**
 * Remembers when credentials were last used and writes it once in a while: a write for each request would cost
 * more than the request.
 */
import type { Caller } from './caller.ts'
import type { Store } from '../storage/store.ts'

export class CredentialUse {
  readonly #store: Store
  readonly #now: () => string
  #used = new Map<string, { kind: 'token' | 'session'; at: string }>()

  constructor(store: Store, now: () => string) {
    this.#store = store
    this.#now = now
  }

  note({ credential }: Caller): void {
    this.#used.set(credential.id, { kind: credential.kind, at: this.#now() })
  }

  /** Writes what was noted since the last time. */
  async flush(): Promise<void> {
    const used = this.#used
    if (used.size === 0) return
    this.#used = new Map()
    await this.#store.write(async (db) => {
      for (const [id, { kind, at }] of used) {
        const table = kind === 'token' ? 'tokens' : 'sessions'
        await db.updateTable(table).set({ used_at: at }).where('id', '=', id).execute()
      }
    })
  }
}
