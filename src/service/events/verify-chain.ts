/**
 * Verifies an audit log independently: it shares no code with the writer, only the rule that `hash =
 * SHA-256(previousHash + JSON of the event without its hashes, keys sorted, no spaces)`.
 */
import { createHash } from 'node:crypto'

export interface ChainHead {
  readonly number: number
  readonly hash: string
}

export interface ChainCheck {
  readonly events: number
  /** The last event read. */
  readonly head: ChainHead | undefined
  readonly problems: readonly string[]
}

interface ReadEvent {
  readonly number: number
  readonly organization: string
  readonly hash: string
  readonly previousHash: string
}

const isEvent = (value: unknown): value is ReadEvent => {
  const one = value as Partial<Record<keyof ReadEvent, unknown>> | null
  return (
    typeof one === 'object' &&
    one !== null &&
    Number.isSafeInteger(one.number) &&
    typeof one.organization === 'string' &&
    typeof one.hash === 'string' &&
    typeof one.previousHash === 'string'
  )
}

/** JSON with sorted keys, written separately to be independent of the writer. */
const sortedJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).toSorted((a, b) => (a < b ? -1 : 1))
  return `{${names
    .map((name) => `${JSON.stringify(name)}:${sortedJson((value as Record<string, unknown>)[name])}`)
    .join(',')}}`
}

const hashOf = (event: ReadEvent): string => {
  const { hash: _hash, previousHash, ...fields } = event
  return createHash('sha256').update(previousHash, 'utf8').update(sortedJson(fields), 'utf8').digest('hex')
}

/** Maximum number of reported problems; a rewritten log has one for each event. */
const maxProblems = 50

/**
 * Reads events in log order and reports events that were changed, removed, reordered or belong to another organization.
 * `head` is the expected end of the log if it is known from elsewhere. Without it, truncation cannot be detected;
 * compare the returned head instead.
 */
export const verifyChain = async (
  events: AsyncIterable<unknown> | Iterable<unknown>,
  head?: ChainHead,
): Promise<ChainCheck> => {
  const problems: string[] = []
  const say = (message: string) => void (problems.length < maxProblems && problems.push(message))
  let before: ReadEvent | undefined
  let count = 0
  for await (const event of events) {
    count += 1
    if (!isEvent(event)) {
      say(`Line ${count} is not an audit log event.`)
      continue
    }
    const expected = (before?.number ?? 0) + 1
    if (event.number !== expected) {
      say(
        event.number > expected
          ? `Events ${expected} to ${event.number - 1} are missing.`
          : `Event ${event.number} is out of order: it comes after event ${expected - 1}.`,
      )
    } else if (event.previousHash !== (before?.hash ?? '0'.repeat(64))) {
      say(`Event ${event.number} does not continue the chain from the event before it.`)
    }
    if (before !== undefined && event.organization !== before.organization)
      say(`Event ${event.number} belongs to another organization.`)
    if (hashOf(event) !== event.hash) say(`Event ${event.number} was changed.`)
    before = event
  }
  if (head !== undefined && head.number !== (before?.number ?? 0))
    say(`The log ends at event ${before?.number ?? 0}, but should end at event ${head.number}.`)
  else if (head !== undefined && before !== undefined && head.hash !== before.hash)
    say('The last event does not match the recorded end of the log.')
  return {
    events: count,
    head: before && { number: before.number, hash: before.hash },
    problems,
  }
}
