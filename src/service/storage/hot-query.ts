/**
 * Queries on the path of every request: built and compiled once per engine, then only given their values. Building
 * one anew costs several times what running it does.
 */
import type { Compilable } from 'kysely'
import { CompiledQuery } from 'kysely'
import type { Db } from './store.ts'

interface Prepared {
  readonly sql: string
  /** For each parameter of the statement: which value goes there, or the constant that stands there. */
  readonly parameters: readonly ({ readonly value: number } | { readonly constant: unknown })[]
}

/** Stands for the value at `place` while a query is compiled; no value of ours is a symbol. */
const marks = [Symbol('0'), Symbol('1'), Symbol('2'), Symbol('3')]

/**
 * `build` describes the query for given texts. It must use each only as a parameter, and must not decide anything
 * by them: it is called once, with marks in their place.
 */
export const hotQuery = <Values extends readonly string[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): ((db: Db, ...values: Values) => Promise<Row[]>) => {
  const prepared = new Map<string, Prepared>()
  return async (db, ...values) => {
    const engine = db.getExecutor().adapter.constructor.name
    let query = prepared.get(engine)
    if (!query) {
      const placed = marks.slice(0, values.length) as unknown as Values
      const { sql, parameters } = build(db, ...placed).compile()
      query = {
        sql,
        parameters: parameters.map((constant) => {
          const value = marks.indexOf(constant as symbol)
          return value < 0 ? { constant } : { value }
        }),
      }
      prepared.set(engine, query)
    }
    const given = query.parameters.map((parameter) =>
      'value' in parameter ? values[parameter.value] : parameter.constant,
    )
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(query.sql, given))
    return rows
  }
}
