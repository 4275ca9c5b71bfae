/**
 * Names of prepared statements: the hash of the text, so that the server plans each statement once per connection. The
 * names change, or are given up, when the server no longer knows them as this process does.
 */
import { createHash } from 'node:crypto'
import { RecentCache } from '../recent-cache.ts'
import type { OutageLog } from './outage-notice.ts'

const hashOf = new RecentCache<string>(2000, (sql) =>
  createHash('sha256').update(sql).digest('base64url').slice(0, 40),
)

/** SQLSTATEs of a name that the server already has, and of one that it does not have. */
const unknownOrTaken = new Set(['42P05', '26000'])

export class StatementNames {
  #used: boolean
  #generation = 0
  #prefix = '0.'
  readonly #log: OutageLog | undefined

  constructor(used: boolean, log: OutageLog | undefined) {
    this.#used = used
    this.#log = log
  }

  /** The name of a statement; undefined if it is not prepared. */
  nameOf(text: string): string | undefined {
    return this.#used ? this.#prefix + hashOf.get(text) : undefined
  }

  /** Whether the statement failed because of its name. It has another one, or none, when it is sent again. */
  failed(error: unknown, name: string | undefined): boolean {
    if (!(error instanceof Error) || name === undefined) return false
    const { code, routine } = error as { code?: unknown; routine?: unknown }
    if (unknownOrTaken.has(String(code))) {
      if (this.#used)
        this.#log?.warn(
          `Prepared statements do not work here (${error.message}): DATABASE_URL leads through a connection pooler in ` +
            'transaction mode. Recto goes on without them. Set DATABASE_PREPARE=0, or use PgBouncer 1.21 or newer ' +
            'with max_prepared_statements.',
        )
      this.#used = false
      return true
    }
    // A migration of another process added a column to what the statement selects: only a new plan returns it.
    if (code !== '0A000' || routine !== 'RevalidateCachedQuery') return false
    // Others may have failed under the same generation of names.
    if (name.startsWith(this.#prefix)) this.#prefix = `${(this.#generation += 1)}.`
    return true
  }
}
