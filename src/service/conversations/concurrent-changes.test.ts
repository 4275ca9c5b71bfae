/** Conversations and clusters are changed at the same time, on PostgreSQL, where transactions run side by side. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import { supportConversations, withConversations } from '../../testing/fixtures/conversations/support-desk.ts'
import type { Answer, Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import type { HeldTable } from '../../testing/stores/held-table.ts'
import { holdTable } from '../../testing/stores/held-table.ts'

/** They wait for several jobs. */
const slow = { timeout: 180_000 }

let service: TestService
let mara: Client
let org: string
let settled: () => Promise<Answer['body']>
let held: HeldTable | undefined
beforeEach(async () => {
  held = undefined
  service = await startTestService('postgres')
  mara = await service.person('mara')
  org = await service.organization('Halden', mara)
  ;({ settled } = withConversations(service, mara, org))
})
afterEach(async () => {
  await held?.release()
  await service.close()
})

const at = (rest: string) => `/orgs/${org}/conversations${rest}`
const hold = async (table: string): Promise<HeldTable> => {
  held = await holdTable(service.ctx.config.databaseUrl ?? '', table)
  return held
}
const release = async (): Promise<void> => {
  await held?.release()
  held = undefined
}

it('leaves no issue of a conversation that is deleted while it is read', slow, async () => {
  const { waiting } = await hold('conversation_issues')
  const parts = [{ type: 'message', role: 'user', body: 'How do I export invoices as CSV?' }]
  await mara.done('POST', at(''), { id: 'c1', parts })
  await waiting(1)
  const deleted = mara('DELETE', at('/c1'))
  await waiting(2)
  await release()
  expect((await deleted).status).toBe(204)
  await settled()
  const { read } = service.ctx.store
  for (const table of ['conversations', 'conversation_issues', 'conversation_texts'] as const)
    expect([table, await read.selectFrom(table).selectAll().execute()]).toEqual([table, []])
})

it('keeps both of two changes of a cluster, each of which can be undone', slow, async () => {
  await mara.done('POST', at(''), supportConversations(service.ctx.now()))
  await settled()
  const { items } = await mara.done('GET', at('-clusters'))
  const [{ id, label } = { id: '', label: '' }] = items as { id: string; label: string }[]
  const { waiting } = await hold('cluster_actions')
  const renamed = mara('PATCH', at(`-clusters/${id}`), { label: 'Invoices' })
  await waiting(1)
  const muted = mara('PATCH', at(`-clusters/${id}`), { state: 'muted' })
  await waiting(2)
  await release()
  expect([(await renamed).status, (await muted).status]).toEqual([200, 200])
  const cluster = () => mara.done('GET', at(`-clusters/${id}`))
  expect(await cluster()).toMatchObject({ label: 'Invoices', state: 'muted' })
  const actions = (await mara.done('GET', at('-actions')))['items'] as { id: string }[]
  for (const action of actions) await mara.done('POST', at(`-actions/${action.id}/undo`))
  expect(await cluster()).toMatchObject({ label, state: 'open' })
})
