import { once } from 'node:events'
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { deliver, eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('development mode (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let theo: Client
  let org: string
  let foreign: string
  let machine: Server
  let tunnelUrl: string
  const received: string[] = []
  beforeAll(async () => {
    service = await startTestService(engine)
    ;[mara, theo] = await Promise.all([service.person('mara'), service.person('theo')])
    org = await service.organization('Halden', mara)
    foreign = await service.organization('Tern', theo)
    deliver(service)
    machine = createServer((request, response) => {
      let text = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      request.on('end', () => {
        received.push(text)
        response.writeHead(200).end('OK')
      })
    })
    machine.listen(0, '127.0.0.1')
    await once(machine, 'listening')
    tunnelUrl = `http://127.0.0.1:${(machine.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    machine.close()
    await service.close()
  })

  const start = (name: string, all = false) =>
    mara.done('PUT', `/integrations/${name}/dev`, { tunnelUrl, all })
  const isOn = async (name: string) => 'development' in (await mara.done('GET', `/integrations/${name}`))
  const publishPublic = (name: string) =>
    publish(mara, org, {
      name,
      script: scriptOf(`return new Response('OK')`),
      more: { visibility: 'public' },
    })

  it('sends the events of the owner to the tunnel, and those of others only if asked to', async () => {
    await publishPublic('owners')
    await start('owners')
    await install(mara, org, 'owners')
    await install(theo, foreign, 'owners')
    await eventsOf(service, 'owners', 2)
    expect(received.splice(0)).toHaveLength(1)
    await publishPublic('everybody')
    await start('everybody', true)
    await install(theo, foreign, 'everybody')
    const [event] = await eventsOf(service, 'everybody', 1)
    expect(await mara.done('GET', `/integrations/everybody/events/${event?.id}`)).toMatchObject({
      event: { development: true, status: 'success' },
    })
    expect(received.splice(0)[0]).toContain('"type":"installation_setup"')
  })

  it('ends after two refused connections, and after eight hours', async () => {
    await publishPublic('gone')
    await mara.done('PUT', '/integrations/gone/dev', { tunnelUrl: 'http://127.0.0.1:1', all: false })
    const installation = await install(mara, org, 'gone')
    const path = `/integrations/gone/installations/${installation}`
    await eventsOf(service, 'gone', 1)
    expect(await isOn('gone')).toBe(true)
    await mara.done('PATCH', path, { configuration: {} })
    await eventsOf(service, 'gone', 2)
    expect(await isOn('gone')).toBe(false)
    await mara.done('PATCH', path, { configuration: {} })
    expect(await eventsOf(service, 'gone', 3)).toMatchObject([
      { status: 'success' },
      { status: 'failed' },
      { status: 'failed' },
    ])
    await start('gone')
    service.later(8 * 3600 + 1)
    await mara.done('PATCH', path, { configuration: {} })
    await eventsOf(service, 'gone', 4)
    expect(await isOn('gone')).toBe(false)
    expect(received.splice(0)).toEqual([])
    const ended = await service.ctx.store.read
      .selectFrom('events')
      .select('id')
      .where('kind', '=', 'integration.development-ended')
      .execute()
    expect(ended).toHaveLength(2)
  })
})
