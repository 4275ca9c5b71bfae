/**
 * Temporary unavailability of the store, which is not the caller's fault: the database does not answer, or the disk is
 * full. All other query errors are passed on unchanged.
 */

/**
 * - `away`: no connection, or it was lost before anything was committed. Nothing was written.
 * - `busy`: no connection became free in time. Nothing was written.
 * - `unknown-outcome`: lost during a commit. It may or may not have been written.
 * - `disk-full`: the disk is full. Nothing was written.
 */
export type Unavailability = 'away' | 'busy' | 'unknown-outcome' | 'disk-full'

const messages: Record<Unavailability, string> = {
  away: 'The database is not responding. Try again in a moment.',
  busy: 'The database is overloaded. Try again in a moment.',
  'unknown-outcome':
    'The database connection was lost while saving, so your change may or may not have been saved. Check before you try again.',
  'disk-full': 'The server’s disk is full, so nothing was saved. Free up some space, then try again.',
}

export class StoreUnavailable extends Error {
  readonly why: Unavailability
  /** The driver's message, for the log. */
  readonly reason: string

  constructor(why: Unavailability, cause: unknown) {
    super(messages[why], { cause })
    this.why = why
    this.reason = reasonOf(cause)
  }
}

const reasonOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(', ')
  return cause instanceof Error ? cause.message : String(cause)
}

/**
 * SQLSTATEs with which a server closes or refuses a connection: it is stopping or starting, a backend crashed, the
 * session was idle for too long, there are too many connections. Class 08 is lost connections. 25006 is a server that
 * only reads: a replica, which a failover replaced by another server or has not yet promoted.
 */
const endedByServer = /^(57P0[1235]|25P03|25006|53300|08...)$/

/** Errors of the operating system for a server that cannot be reached. */
const notReached = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Errors of the driver that have no code. */
const lostByDriver =
  /^(Connection terminated|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/
const poolExhausted = /^timeout exceeded when trying to connect/

/** Some file systems report `SQLITE_IOERR_WRITE` and `_SHMSIZE` when they are full. */
const full = new Set([
  '53100',
  'SQLITE_FULL',
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_SHMSIZE',
  'ENOSPC',
  'EDQUOT',
  'EFBIG',
])

/** The `StoreUnavailable` for an error of a driver or of the file system; undefined for any other error. */
export const storeUnavailable = (error: unknown): StoreUnavailable | undefined => {
  if (error instanceof StoreUnavailable) return error
  if (!(error instanceof Error)) return undefined
  const { code } = error as { code?: unknown }
  if (typeof code === 'string') {
    if (full.has(code)) return new StoreUnavailable('disk-full', error)
    if (endedByServer.test(code) || notReached.has(code)) return new StoreUnavailable('away', error)
  }
  if (poolExhausted.test(error.message)) return new StoreUnavailable('busy', error)
  return lostByDriver.test(error.message) ? new StoreUnavailable('away', error) : undefined
}
