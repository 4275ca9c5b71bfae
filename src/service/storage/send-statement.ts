/**
 * Statements whose answer nobody needs. PostgreSQL gets them together with the next statement of the transaction, or with
 * its COMMIT, which saves waiting for each of them while the transaction holds its locks.
 */
import { CompiledQuery } from 'kysely'
import type { Db } from './store.ts'
import { isWriting } from './store.ts'

const unanswered = new WeakSet<CompiledQuery>()

export const isUnanswered = (query: CompiledQuery): boolean => unanswered.has(query)

/** Transaction control, such as a savepoint. */
export const sendControl = async (db: Db, statement: string): Promise<void> => {
  const query = CompiledQuery.raw(statement)
  unanswered.add(query)
  await db.executeQuery(query)
}

/**
 * Sends a statement in a write. If it fails on PostgreSQL, the next statement whose answer is needed throws its error, or
 * the write itself does: nothing must depend on where it is thrown.
 */
export const send = async (db: Db, statement: { compile(db: Db): CompiledQuery }): Promise<void> => {
  if (!isWriting()) throw new Error('Outside a write there is no next statement to send this one with.')
  const query = statement.compile(db)
  unanswered.add(query)
  await db.executeQuery(query)
}
