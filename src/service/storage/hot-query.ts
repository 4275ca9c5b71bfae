/**
 * Queries that run on every request: built and compiled once per engine, then run with their values. Building one costs
 * several times as much as running it.
 *
 * Read connections can save more. The embedded store can tell whether anything was committed in the meantime, and
 * answers are cached until then. A server cannot, but requests that wait for the same answer share one query: most of
 * the cost of a small query is the round trip. Neither happens inside a transaction.
 */
import type { Compilable } from 'kysely'
import { CompiledQuery } from 'kysely'
import type { Db } from './store.ts'

interface Prepared {
  readonly sql: string
  /** For each parameter of the statement: the index of its value, or a constant. */
  readonly parameters: readonly ({ readonly value: number } | { readonly constant: unknown })[]
}

interface Known<Answer> {
  readonly version: number
  readonly answer: Promise<Answer>
}

/** Cached answers per query: enough for some callers and resources, not for all of a large installation. */
const maxCached = 2000

/** Placeholders for the values while a query is compiled; no real value is a symbol. */
const marks = [Symbol('0'), Symbol('1'), Symbol('2'), Symbol('3')]

const versions = new WeakMap<Db, () => number>()
const sharing = new WeakSet<Db>()

/**
 * Registers a read connection with its version: a number that changes with every commit of any process. Answers are
 * cached while it stays the same.
 */
export const answersByVersion = (read: Db, version: () => number): void => void versions.set(read, version)

/** Registers a read connection on which each query sees everything that was committed before it was sent. */
export const answersShared = (read: Db): void => void sharing.add(read)

interface Flight<Answer> {
  readonly over: Promise<void>
  next: Promise<Answer> | undefined
}

/**
 * Runs at most one query per key at a time. Callers that arrive in the meantime wait for the next one, which they
 * share: the answer of a running query may be older than what they already know.
 */
const oneAtATime = <Answer>() => {
  const flights = new Map<string, Flight<Answer>>()
  const depart = (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const answer = ask()
    const over = answer.then(
      () => undefined,
      () => undefined,
    )
    const flight: Flight<Answer> = { over, next: undefined }
    flights.set(key, flight)
    void over.then(() => {
      if (flight.next === undefined) flights.delete(key)
    })
    return answer
  }
  return (key: string, ask: () => Promise<Answer>): Promise<Answer> => {
    const flight = flights.get(key)
    return flight ? (flight.next ??= flight.over.then(() => depart(key, ask))) : depart(key, ask)
  }
}

/**
 * `build` describes the query for the given values. It must use them only as parameters and must not branch on them: it
 * is called once, with placeholders in their place. `shape` turns the rows into the cached answer, which is shared and
 * must not be mutated.
 */
export const hotQuery = <Values extends readonly string[], Row, Answer>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
  shape: (rows: readonly Row[]) => Answer,
): ((db: Db, ...values: Values) => Promise<Answer>) => {
  const prepared = new Map<string, Prepared>()
  const known = new WeakMap<Db, Map<string, Known<Answer>>>()
  const shared = new WeakMap<Db, ReturnType<typeof oneAtATime<Answer>>>()

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
    const bound = query.parameters.map((parameter) =>
      'value' in parameter ? values[parameter.value] : parameter.constant,
    )
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(query.sql, bound))
    return shape(rows)
  }

  return async (db, ...values) => {
    const key = values.join('\0')
    if (sharing.has(db)) {
      let share = shared.get(db)
      if (!share) shared.set(db, (share = oneAtATime()))
      return share(key, () => ask(db, values))
    }
    const versionOf = versions.get(db)
    if (versionOf === undefined) return ask(db, values)
    let answers = known.get(db)
    if (!answers) known.set(db, (answers = new Map()))
    // Read before the query: if the answer is newer than its version, it is only queried once more than necessary.
    const version = versionOf()
    const kept = answers.get(key)
    if (kept?.version === version) return kept.answer
    const answer = ask(db, values)
    if (answers.size >= maxCached) answers.clear()
    answers.set(key, { version, answer })
    answer.catch(() => answers.delete(key))
    return answer
  }
}
