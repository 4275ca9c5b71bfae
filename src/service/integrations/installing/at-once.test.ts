/** Two administrators who do the same at the same time. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const script = 'export default { fetch: () => new Response("OK") }'
const four = [1, 2, 3, 4]

describe.each(engines)('two administrators at once on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const statuses = async (calls: readonly Promise<{ readonly status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b)

  it('publish versions one after the other', async () => {
    const body = { runtime: 'v2', title: 'Bell', description: '', scopes: [], script, organization: org }
    expect(await statuses(four.map(() => mara('POST', '/integrations/bell', body)))).toEqual([
      200, 200, 200, 200,
    ])
    const { items } = await mara.done('GET', '/integrations/bell/versions')
    expect((items as { version: number }[]).map(({ version }) => version)).toEqual([4, 3, 2, 1])
  })

  it('install an integration once, in a space once, and in all spaces once', async () => {
    await publish(mara, org, { name: 'bell', script })
    const installs = four.map(() => mara('POST', '/integrations/bell/installations', { organization: org }))
    expect(await statuses(installs)).toEqual([201, 409, 409, 409])
    const { items } = await mara.done('GET', '/integrations/bell/installations')
    const [{ id }] = items as [{ id: string }]
    const path = `/integrations/bell/installations/${id}`
    const [space] = [await service.space(org, mara), await service.space(org, mara)]
    expect(await statuses(four.map(() => mara('POST', `${path}/spaces`, { space })))).toEqual([
      201, 409, 409, 409,
    ])
    const all = four.map(() => mara('PATCH', path, { space_selection: 'all' }))
    expect(await statuses(all)).toEqual([200, 200, 200, 200])
    expect((await mara.done('GET', path))['spaces']).toBe(2)
  })

  it('leave no installation of an integration that is unpublished meanwhile', async () => {
    for (let round = 0; round < 8; round += 1) {
      await publish(mara, org, { name: 'bell', script })
      await Promise.all([
        ...four.map(() => mara('POST', '/integrations/bell/installations', { organization: org })),
        mara.done('DELETE', '/integrations/bell'),
      ])
      const left = service.ctx.store.read.selectFrom('integration_installations').select('id').execute()
      expect(await left).toEqual([])
    }
  })

  it('leave out no space that is created while all are chosen', async () => {
    await publish(mara, org, { name: 'bell', script })
    const path = `/integrations/bell/installations/${await install(mara, org, 'bell')}`
    for (let round = 1; round <= 5; round += 1) {
      await mara.done('PATCH', path, { space_selection: 'selected' })
      await Promise.all([
        service.space(org, mara),
        mara.done('PATCH', path, { space_selection: 'all' }),
        service.space(org, mara),
      ])
      expect((await mara.done('GET', path))['spaces']).toBe(2 * round)
    }
  })

  it('remove it once, and tell of it once', async () => {
    await publish(mara, org, { name: 'bell', script })
    const path = `/integrations/bell/installations/${await install(mara, org, 'bell')}`
    const space = await service.space(org, mara)
    await mara.done('POST', `${path}/spaces`, { space })
    const removed = [204, 204, 204, 204]
    const recorded = async (table: 'integration_events' | 'events', column: string, value: string) =>
      (
        await service.ctx.store.read
          .selectFrom(table)
          .selectAll()
          .where(column as 'id', '=', value)
          .execute()
      ).length
    expect(await statuses(four.map(() => mara('DELETE', `${path}/spaces/${space}`)))).toEqual(removed)
    expect(await recorded('integration_events', 'type', 'space_installation_deleted')).toBe(1)
    expect(await statuses(four.map(() => mara('DELETE', path)))).toEqual(removed)
    expect(await recorded('events', 'kind', 'integration.uninstalled')).toBe(1)
    expect(await statuses(four.map(() => mara('DELETE', '/integrations/bell')))).toEqual(removed)
    expect(await recorded('events', 'kind', 'integration.unpublished')).toBe(1)
  })
})
