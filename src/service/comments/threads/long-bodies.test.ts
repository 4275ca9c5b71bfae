/** Long bodies are parsed and printed in the pool, not in the transaction that stores them, where all requests would wait. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { pool } from '../../computing/pool.ts'
import { inlineBytes } from '../../computing/task.ts'

let service: TestService
let mara: Client
let space: string
let change: string
let runs: MockInstance<typeof pool.run>
beforeAll(async () => {
  service = await startTestService('sqlite')
  mara = await service.person('mara')
  space = `/spaces/${await service.space(await service.organization('Halden', mara), mara)}`
  const made = await mara.done('POST', `${space}/change-requests`, { subject: 'Words' })
  change = `${space}/change-requests/${String(made['id'])}`
})
afterAll(() => service.close())
beforeEach(() => {
  runs = vi.spyOn(pool, 'run')
})
afterEach(() => runs.mockRestore())

/** Each text is another one, since printed bodies are kept. */
let texts = 0
const long = (): { markdown: string } => {
  texts += 1
  return { markdown: `Text ${texts}. `.repeat(inlineBytes.short / 4) }
}

const tasks = () => runs.mock.calls.map(([script]) => script.pathname.replace(/^.*\//, ''))
const once = ['parse-body.task.ts', 'bodies-as-markdown.task.ts']

it('of comments and replies, also of changed ones', async () => {
  const comment = await mara.done('POST', `${space}/comments`, { body: long() })
  expect(tasks()).toEqual(once)
  const at = `${space}/comments/${String(comment['id'])}`
  const reply = await mara.done('POST', `${at}/replies`, { body: long() })
  expect(tasks().slice(2)).toEqual(once)
  await mara.done('PUT', `${at}/replies/${String(reply['id'])}`, { body: long() })
  expect(tasks().slice(4)).toEqual(once)
  await mara.done('PUT', at, { body: long() })
  expect(tasks().slice(6)).toEqual(once)
})

it('of reviews', async () => {
  await mara.done('POST', `${change}/reviews`, { status: 'changes-requested', comment: long() })
  expect(tasks().filter((task) => once.includes(task))).toEqual(once)
})
