/** The few places where the engines spell the same thing differently. */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Engine } from './store.ts'

/** Column types for migrations. PostgreSQL text compares by bytes, as SQLite's does. */
export const columnTypes = (engine: Engine) => ({
  text: engine === 'postgres' ? sql`text collate "C"` : sql`text`,
  integer: engine === 'postgres' ? sql`bigint` : sql`integer`,
  bytes: engine === 'postgres' ? sql`bytea` : sql`blob`,
})
export type ColumnTypes = ReturnType<typeof columnTypes>

/**
 * Whether `column` is one of `values`, as one parameter: the statement stays the same for every length, an empty
 * list is allowed, and no limit on parameters is met.
 */
export const among = (
  engine: Engine,
  column: RawBuilder<unknown>,
  values: readonly string[],
): RawBuilder<boolean> =>
  engine === 'postgres'
    ? sql<boolean>`${column} = any(${values})`
    : sql<boolean>`${column} in (select value from json_each(${JSON.stringify(values)}))`

/** What went wrong in words that both engines share: `unique`, `foreign-key`, or undefined for anything else. */
export const constraintOf = (error: unknown): 'unique' | 'foreign-key' | undefined => {
  const code = (error as { code?: unknown }).code
  if (code === '23505' || code === 'SQLITE_CONSTRAINT_UNIQUE' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY')
    return 'unique'
  if (code === '23503' || code === 'SQLITE_CONSTRAINT_FOREIGNKEY') return 'foreign-key'
  return undefined
}

/** Rows in chunks that stay under every limit on parameters of one statement. */
export const chunks = <Row>(rows: readonly Row[], size = 500): Row[][] => {
  const result: Row[][] = []
  for (let at = 0; at < rows.length; at += size) result.push(rows.slice(at, at + size))
  return result
}
