/** Long comments, replies and reviews are read in the pool, before the transaction that stores them. */
import { afterAll, beforeAll, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
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
  runs = vi.spyOn(pool, 'run')
})
afterAll(() => service.close())
beforeEach(() => void runs.mockClear())

const long = { markdown: 'Some **words** of a comment.\n\n'.repeat(inlineBytes.short / 20) }
const short = { markdown: 'Short.' }
const scripts = () => runs.mock.calls.map(([script]) => script.pathname.replace(/^.*\//, ''))
const reading = () => scripts().filter((script) => script === 'parse-body.task.ts').length

it('a long body is parsed once in the pool; a short one is parsed here', async () => {
  const comment = await mara.done('POST', `${change}/comments`, { body: long })
  expect(reading()).toBe(1)
  const thread = `${change}/comments/${String(comment['id'])}`
  const reply = await mara.done('POST', `${thread}/replies`, { body: long })
  expect(reading()).toBe(2)
  await mara.done('PUT', thread, { body: { markdown: `${long.markdown}More.` } })
  await mara.done('PUT', `${thread}/replies/${String(reply['id'])}`, {
    body: { markdown: `${long.markdown}More.` },
  })
  expect(reading()).toBe(4)
  await mara.done('POST', `${change}/reviews`, {
    status: 'changes-requested',
    comment: long,
    comments: [{ body: long }],
  })
  expect(reading()).toBe(6)
  await mara.done('POST', `${change}/comments`, { body: short })
  expect(reading()).toBe(6)
})

it('an oversized body is rejected with its position', async () => {
  const blocks = { markdown: 'a\n\n'.repeat(1200) + 'b'.repeat(inlineBytes.short) }
  const answer = await mara('POST', `${change}/reviews`, {
    status: 'changes-requested',
    comments: [{ body: short }, { body: blocks }],
  })
  expect([answer.status, answer.body.error?.message]).toEqual([
    422,
    expect.stringMatching(/^Draft comment 2: .*1,000 blocks/),
  ])
})
