/** Which ends of a script count as crashes of an installation. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { findInstallation, findIntegration } from '../model/integrations.queries.ts'
import { closeRuntime, runtimeOf } from '../runtime/runtime-of.ts'
import { dispatchEvent } from './dispatch.ts'

describe.each(engines)('crashes of an installation on %s', { timeout: 60_000 }, (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterAll(() => service.close())

  /** Sends an event of an installation, as the delivery does. */
  const send = async (name: string, installation: string, ctx = service.ctx) => {
    const { read } = service.ctx.store
    const integration = await findIntegration(read, name)
    if (!integration) throw new Error(`${name} is published`)
    return dispatchEvent(ctx, {
      integration,
      installation: await findInstallation(read, installation),
      event: { eventId: 'e', type: 'site_view' },
    })
  }
  const isBusy = (name: string): boolean =>
    runtimeOf(service.ctx)
      .status()
      .some(({ integration, busy }) => integration === name && busy > 0)

  it.each([
    ['before', `await new Promise((done) => setTimeout(done, 25000))\nreturn new Response('OK')`],
    ['after', `ctx.waitUntil(new Promise((done) => setTimeout(done, 25000)))\nreturn new Response('OK')`],
  ])('are no events that end with a version that is replaced %s their answer', async (when, handler) => {
    const name = `slow-${when}`
    await publish(mara, org, { name, script: scriptOf(handler) })
    const installation = await install(mara, org, name)
    for (let version = 2; version <= 4; version += 1) {
      const sent = send(name, installation)
        .then(({ finished }) => finished)
        .catch((error: unknown) => error)
      await expect.poll(() => isBusy(name), { timeout: 20_000 }).toBe(true)
      await publish(mara, org, { name, script: scriptOf(handler) })
      expect(await sent).toMatchObject({ dismissed: true })
      service.later(1)
    }
    expect(await mara.done('GET', `/integrations/${name}/installations/${installation}`)).toMatchObject({
      ...{ status: 'active', version: 4 },
    })
  })

  it('do not end the service if they cannot be stored', async () => {
    const script = scriptOf(`ctx.waitUntil((async () => {
      await new Promise((done) => setTimeout(done, 50))
      const hoard = []
      for (;;) hoard.push(new Array(1e6).fill(event.eventId))
    })())
    return new Response('OK')`)
    await publish(mara, org, { name: 'late', script })
    const installation = await install(mara, org, 'late')
    const store = { ...service.ctx.store, write: () => Promise.reject(new Error('The store is away.')) }
    // A promise that nobody handles fails the test run, as it would end the service.
    const errors: unknown[] = []
    const log = Object.assign(Object.create(service.ctx.log) as typeof service.ctx.log, {
      error: (...what: unknown[]) => errors.push(what),
    })
    try {
      for (let crash = 1; crash <= 3; crash += 1) {
        const { finished, status } = await send('late', installation, { ...service.ctx, store, log })
        expect([status, await finished]).toMatchObject([200, { died: true }])
        service.later(1)
      }
      await expect.poll(() => errors, { timeout: 20_000 }).toHaveLength(1)
    } finally {
      await closeRuntime(store)
    }
  })
})
