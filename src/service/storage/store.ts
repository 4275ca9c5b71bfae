/**
 * The store: one Kysely instance to read, one way to write.
 *
 * `read` sees what was committed and is never used inside a write; `write` runs its work in one transaction and
 * resolves only when that transaction is durable. Work awaits nothing but its own queries: on the embedded store
 * everybody else waits for it. Both rules are held by a guard that throws.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely } from 'kysely'
import type { Schema } from './schema/schema.ts'

export type Engine = 'sqlite' | 'postgres'
/** A transaction in progress, or the connection to read with: what queries take as their first argument. */
export type Db = Kysely<Schema>

export interface Store {
  readonly engine: Engine
  readonly read: Db
  /**
   * Runs `work` in a transaction; throws what it throws, with nothing written. Not nestable. `work` may be run several
   * times, the last of which counts. Fails with `StoreUnavailable` when the database is away or the disk is full.
   */
  write<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Runs `work` over one unchanging view of everything, however long it takes. */
  snapshot<T>(work: (db: Db) => Promise<T>): Promise<T>
  /**
   * Runs `work` while no other process of this installation runs work like this. Not inside a transaction, and only
   * for the first start: everybody else waits.
   */
  alone<T>(work: () => Promise<T>): Promise<T>
  /** Fails with `StoreUnavailable` unless the store answers and, as far as is known, takes writes. */
  requireWritable(): Promise<void>
  /** An online copy of an embedded store into a new file; other engines are copied row by row (`copy-store.ts`). */
  copyTo(file: string): Promise<void>
  close(): Promise<void>
}

/** The write that runs: what is to happen once it is durable. */
interface Writing {
  readonly after: (() => void)[]
}

const writing = new AsyncLocalStorage<Writing>()

/**
 * Runs the work of one transaction, marked so that misuse of the store inside it is found at once. Resolves with
 * the result and with what to call when the transaction is durable.
 */
export const insideWrite = async <T>(
  work: () => Promise<T>,
): Promise<{ result: T; committed: () => void }> => {
  const context: Writing = { after: [] }
  const result = await writing.run(context, work)
  return { result, committed: () => context.after.forEach((callback) => callback()) }
}

/** Calls `callback` once the running transaction is durable, and never when it fails. Only inside `Store.write`. */
export const afterWrite = (callback: () => void): void => {
  const context = writing.getStore()
  if (!context) throw new Error('Nothing is being written.')
  context.after.push(callback)
}

/** Whether this is part of a transaction's work. */
export const isWriting = (): boolean => writing.getStore() !== undefined

/** Throws when called inside a transaction's work: it would wait for itself for ever on the embedded store. */
export const assertOutsideWrite = (what: string): void => {
  if (isWriting()) throw new Error(`${what} inside a transaction: use the transaction's own connection.`)
}
