/** A cache of prepared statements by their text that forgets the one used longest ago. */
export class StatementCache<Statement> {
  readonly #size: number
  readonly #prepare: (sql: string) => Statement
  readonly #statements = new Map<string, Statement>()

  constructor(size: number, prepare: (sql: string) => Statement) {
    this.#size = size
    this.#prepare = prepare
  }

  get(sql: string): Statement {
    const known = this.#statements.get(sql)
    if (known !== undefined) {
      // A map keeps the order of insertion: moving to the end marks the most recent use.
      this.#statements.delete(sql)
      this.#statements.set(sql, known)
      return known
    }
    const statement = this.#prepare(sql)
    this.#statements.set(sql, statement)
    if (this.#statements.size > this.#size) {
      const oldest = this.#statements.keys().next().value
      if (oldest !== undefined) this.#statements.delete(oldest)
    }
    return statement
  }
}
