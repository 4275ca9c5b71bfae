/**
 * Queries on the path of every request: built and compiled once per engine, then only given their values. Building
 * one anew costs several times what running it does.
 *
 * A connection for reading can save more. The embedded store tells whether anything was committed since, and an
 * answer is kept for so long. A server does not tell, but it is asked once where several wait for the same answer:
 * most of the cost of a small query is its way there and back. Inside a transaction neither happens.
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
  readonly answer: Promise<Answer>
}

/** Answers kept for each query: some callers and things, not all of a large installation. */
const mostKnown = 2000

/** Stands for the value at `place` while a query is compiled; no value of ours is a symbol. */
const marks = [Symbol('0'), Symbol('1'), Symbol('2'), Symbol('3')]

const versions = new WeakMap<Db, () => number>()
const sharing = new WeakSet<Db>()

/**
 * Tells of a connection for reading how to see that something was committed: a number that is another one after
 * every commit, by whomever. Rows that were read are then given again while the number stays.
 */
export const answersByVersion = (read: Db, version: () => number): void => void versions.set(read, version)

/** Tells of a connection for reading that each of its queries sees all that was committed before it was sent. */
export const answersShared = (read: Db): void => void sharing.add(read)

interface Flight<Answer> {
  readonly over: Promise<void>
  next: Promise<Answer> | undefined
}

/**
 * Asks by key, with at most one question of a key on its way. Whoever comes meanwhile waits for the next one, which
 * is shared: an answer on its way may be older than what the newcomer has already been told.
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
    const given = query.parameters.map((parameter) =>
      'value' in parameter ? values[parameter.value] : parameter.constant,
    )
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(query.sql, given))
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
    // Before the question: an answer that is newer than its number is only asked once more than needed.
    const version = versionOf()
    const kept = answers.get(key)
    if (kept?.version === version) return kept.answer
    const answer = ask(db, values)
    if (answers.size >= mostKnown) answers.clear()
    answers.set(key, { version, answer })
    answer.catch(() => answers.delete(key))
    return answer
  }
}
