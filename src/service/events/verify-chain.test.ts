/** The rule of the audit log's chain, checked against every kind of manipulation of a written log. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifyChain } from './verify-chain.ts'

interface Event {
  number: number
  organization: string
  what: string
  previousHash: string
  hash: string
}

// Written by hand with keys in order, so that it shares nothing with the code under test.
const event = (number: number, previousHash: string, what = `did ${number}`): Event => {
  const told = `{"number":${number},"organization":"o1","what":${JSON.stringify(what)}}`
  const hash = createHash('sha256')
    .update(previousHash + told)
    .digest('hex')
  return { number, organization: 'o1', what, previousHash, hash }
}
const log = (length: number): Event[] => {
  const events: Event[] = []
  for (let number = 1; number <= length; number++)
    events.push(event(number, events.at(-1)?.hash ?? '0'.repeat(64)))
  return events
}
const headOf = (events: readonly Event[]) => ({
  number: events.at(-1)?.number ?? 0,
  hash: events.at(-1)?.hash ?? '',
})

describe('the chain of an audit log', () => {
  it('is intact as written, and records its end', async () => {
    const events = log(5)
    expect(await verifyChain(events, headOf(events))).toEqual({
      events: 5,
      head: headOf(events),
      problems: [],
    })
    expect(await verifyChain([])).toEqual({ events: 0, head: undefined, problems: [] })
  })

  it.each([1, 2, 3, 4, 5])('detects that event %i was changed', async (number) => {
    const events = log(5).map((one) => (one.number === number ? { ...one, what: 'nothing' } : one))
    expect((await verifyChain(events)).problems).toEqual([`Event ${number} was changed.`])
  })

  it.each([1, 2, 3, 4])('detects that event %i was changed and rehashed', async (number) => {
    const events = log(5)
    const before = events[number - 2]?.hash ?? '0'.repeat(64)
    events[number - 1] = event(number, before, 'nothing')
    expect((await verifyChain(events)).problems).toEqual([
      `Event ${number + 1} does not continue the chain from the event before it.`,
    ])
  })

  it.each([1, 2, 3, 4])('detects that event %i was removed', async (number) => {
    const events = log(5).filter((one) => one.number !== number)
    expect((await verifyChain(events)).problems).toEqual([`Events ${number} to ${number} are missing.`])
  })

  it('detects a truncated log, given its recorded end', async () => {
    const events = log(5)
    const problems = async (some: Event[]) => (await verifyChain(some, headOf(events))).problems
    expect(await problems(events.slice(0, 4))).toEqual([
      'The log ends at event 4, but should end at event 5.',
    ])
    expect(await problems([])).toEqual(['The log ends at event 0, but should end at event 5.'])
    const rewritten = [...events.slice(0, 4), event(5, events[3]?.hash ?? '', 'nothing')]
    expect(await problems(rewritten)).toEqual(['The last event does not match the recorded end of the log.'])
  })

  it('detects events that were moved, duplicated or inserted', async () => {
    const events = log(4)
    const [one, two, three, four] = events as [Event, Event, Event, Event]
    expect((await verifyChain([one, three, two, four])).problems).not.toEqual([])
    expect((await verifyChain([one, two, two, three, four])).problems).toContain(
      'Event 2 is out of order: it comes after event 2.',
    )
    expect((await verifyChain([one, { ...two, organization: 'o2' }])).problems).toContain(
      'Event 2 belongs to another organization.',
    )
    expect((await verifyChain([one, 'two', null, {}])).problems).toEqual([
      'Line 2 is not an audit log event.',
      'Line 3 is not an audit log event.',
      'Line 4 is not an audit log event.',
    ])
  })
})
