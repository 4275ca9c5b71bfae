/** Bodies wait for room, one of them never does, and none waits forever. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { BodyBudget } from './body-budget.ts'

const limits = { bytes: 100, small: 10, wait: 60_000 }

/** Whether reading goes on at once or has gone on by now. */
const goesOn = (room: Promise<void> | undefined): { value: boolean } => {
  const state = { value: room === undefined }
  void room?.then(() => (state.value = true))
  return state
}
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('reads on without waiting while there is room', () => {
  const budget = new BodyBudget(limits)
  const [one, other] = [budget.open(), budget.open()]
  expect(one.add(60)).toBeUndefined()
  expect(other.add(40)).toBeUndefined()
})

it('reads one body beyond the room, and the next once that is answered', async () => {
  const budget = new BodyBudget(limits)
  const [first, second, third, fourth] = [budget.open(), budget.open(), budget.open(), budget.open()]
  expect(first.add(90)).toBeUndefined()
  expect(second.add(20)).toBeUndefined()
  const waits = [third, fourth].map((body) => goesOn(body.add(20)))
  const going = async () => {
    await settle()
    return waits.map(({ value }) => value)
  }
  expect(second.add(500)).toBeUndefined()
  expect(await going()).toEqual([false, false])
  second.release()
  expect(await going()).toEqual([true, false])
  first.release()
  expect(await going()).toEqual([true, true])
})

it('never holds back small bodies', async () => {
  const budget = new BodyBudget(limits)
  const [first, second, third] = [budget.open(), budget.open(), budget.open()]
  for (const body of [first, second]) expect(body.add(100)).toBeUndefined()
  const room = third.add(100)
  expect(budget.open().add(10)).toBeUndefined()
  // It would be refused once it has waited too long, when nobody listens.
  second.release()
  await room
})

it('refuses a body that waits too long, and goes on with the others', async () => {
  const budget = new BodyBudget({ ...limits, wait: 1 })
  const [first, second] = [budget.open(), budget.open()]
  void first.add(200)
  await expect(second.add(20)).rejects.toMatchObject({ reason: 'not-ready', retryAfter: 5 })
  second.release()
  expect(first.add(100)).toBeUndefined()
})

it('does not count what arrives after the answer', () => {
  const budget = new BodyBudget(limits)
  const gone = budget.open()
  gone.release()
  expect(gone.add(1000)).toBeUndefined()
  expect(budget.open().add(100)).toBeUndefined()
})

it('reads all bodies to their ends, and never more at a time than the room and one body', async () => {
  const chunk = 20
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 }),
      async (sizes) => {
        const budget = new BodyBudget(limits)
        let held = 0
        let most = 0
        await Promise.all(
          sizes.map(async (chunks) => {
            const body = budget.open()
            for (let at = 0; at < chunks; at += 1) {
              held += chunk
              most = Math.max(most, held)
              await body.add(chunk)
              await settle()
            }
            held -= chunks * chunk
            body.release()
          }),
        )
        expect(held).toBe(0)
        // Each body that waits has read one chunk more.
        expect(most).toBeLessThanOrEqual(limits.bytes + Math.max(...sizes) * chunk + sizes.length * chunk)
      },
    ),
    { numRuns: 50 },
  )
})
