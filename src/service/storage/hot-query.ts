/**
 * Queries on the path of every request: built and compiled once per engine, then only given their values, and not
 * even run while the answer is known. Building one anew costs several times what running it does, and running it
 * costs twenty times what it takes to see that nothing was written since.
 */
import type { Compilable } from 'kysely'
import { CompiledQuery } from 'kysely'
import type { Db } from './store.ts'

interface Prepared {
  readonly sql: string
  /** For each parameter of the statement: which value goes there, or the constant that stands there. */
  readonly parameters: readonly ({ readonly value: number } | { readonly constant: unknown })[]
}

interface Known<Answer> {
  readonly version: number
  readonly answer: Answer
}

/** Answers kept for each query: some callers and things, not all of a large installation. */
const mostKnown = 2000

/** Stands for the value at `place` while a query is compiled; no value of ours is a symbol. */
const marks = [Symbol('0'), Symbol('1'), Symbol('2'), Symbol('3')]

const versions = new WeakMap<Db, () => number>()

/**
 * Tells of a connection for reading how to see that something was committed: a number that is another one after
 * every commit, by whomever. Rows that were read are then given again while the number stays.
 */
export const answersByVersion = (read: Db, version: () => number): void => void versions.set(read, version)

/**
 * `build` describes the query for given texts. It must use each only as a parameter, and must not decide anything
 * by them: it is called once, with marks in their place. `shape` makes of the rows what is kept: it belongs to
 * everybody, so nobody may change it.
 */
export const hotQuery = <Values extends readonly string[], Row, Answer>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
  shape: (rows: readonly Row[]) => Answer,
): ((db: Db, ...values: Values) => Promise<Answer>) => {
  const prepared = new Map<string, Prepared>()
  const known = new WeakMap<Db, Map<string, Known<Answer>>>()

  const ask = async (db: Db, values: Values): Promise<Answer> => {
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
    return shape(rows)
  }

  return async (db, ...values) => {
    const versionOf = versions.get(db)
    if (versionOf === undefined) return ask(db, values)
    let answers = known.get(db)
    if (!answers) known.set(db, (answers = new Map()))
    // Before the question: an answer that is newer than its number is only asked once more than needed.
    const version = versionOf()
    const key = values.join('\0')
    const kept = answers.get(key)
    if (kept?.version === version) return kept.answer
    const answer = await ask(db, values)
    if (answers.size >= mostKnown) answers.clear()
    answers.set(key, { version, answer })
    return answer
  }
}
