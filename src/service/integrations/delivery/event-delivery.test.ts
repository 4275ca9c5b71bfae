import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { deliver, eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { queueEvents } from './queue-event.ts'

describe.each(engines)('the delivery of events (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    deliver(service)
  })
  afterAll(() => service.close())

  /** Queues events of an installation, each with its number. */
  const queueNumbers = (integration: string, installation: string, numbers: readonly number[]) =>
    service.ctx.store.write((db) =>
      queueEvents(
        service.ctx,
        db,
        numbers.map((number) => ({
          ...{ integration, installation, organization: org },
          ...{ type: 'site_view' as const, payload: { number } },
        })),
      ),
    )

  it('sends an installation its setup event, and records the answer with its log', async () => {
    await publish(mara, org, {
      name: 'setup',
      script: scriptOf(`console.log('set up', { by: event.type })
        ctx.waitUntil(new Promise((done) => setTimeout(done, 50)).then(() => console.warn('later')))
        return new Response('OK')`),
    })
    const installation = await install(mara, org, 'setup')
    const [event] = await eventsOf(service, 'setup', 1)
    expect(event).toMatchObject({
      ...{ status: 'success', response: 200, attempts: 1, version: 1 },
      payload: {
        eventId: event?.id,
        type: 'installation_setup',
        installationId: installation,
        status: 'active',
      },
    })
    const { body } = await mara('GET', `/integrations/setup/events/${event?.id}`)
    expect(body['trace']).toMatchObject({
      logs: [
        { level: 'info', message: 'set up {"by":"installation_setup"}' },
        { level: 'warn', message: 'later' },
      ],
    })
  })

  it('records an answer of an error, and takes a missing handler for none', async () => {
    await publish(mara, org, {
      name: 'answers',
      script: scriptOf(`return event.type === 'task'
        ? Response.json({ error: 'Wrong account' }, { status: 400 })
        : new Response('', { status: 406 })`),
    })
    await install(mara, org, 'answers')
    await mara.done('POST', '/integrations/answers/tasks', { task: {} })
    const events = await eventsOf(service, 'answers', 2)
    const byType = Object.fromEntries(events.map((event) => [event.payload['type'], event]))
    expect(byType).toMatchObject({
      installation_setup: { status: 'success', response: 406 },
      task: { status: 'failed', response: 400, error: 'The integration answered 400: Wrong account' },
    })
  })

  it('records an error answer that holds what a store cannot hold, and sends it once', async () => {
    await publish(mara, org, {
      name: 'garbled',
      script: scriptOf(`return event.type === 'task'
        ? new Response('no' + String.fromCharCode(0) + 'x'.repeat(996) + '😀', { status: 400 })
        : new Response('OK')`),
    })
    await install(mara, org, 'garbled')
    await mara.done('POST', '/integrations/garbled/tasks', { task: {} })
    const [event] = await eventsOf(service, 'garbled', 1, 'task')
    expect(event).toMatchObject({
      ...{ status: 'failed', attempts: 1, response: 400 },
      error: `The integration answered 400: no\uFFFD${'x'.repeat(996)}\uFFFD`,
    })
  })

  it('does not send a version a type of event again that it has no handler for', async () => {
    const count = { name: 'deaf', script: scriptOf(`return new Response('', { status: 406 })`) }
    await publish(mara, org, count)
    const installation = await install(mara, org, 'deaf')
    await eventsOf(service, 'deaf', 1)
    await mara.done('PATCH', `/integrations/deaf/installations/${installation}`, { configuration: {} })
    const [event] = await eventsOf(service, 'deaf', 2)
    expect(event).toMatchObject({ status: 'success', response: 406 })
    const row = await service.ctx.store.read
      .selectFrom('integration_events')
      .select('milliseconds')
      .where('id', '=', event?.id ?? '')
      .executeTakeFirst()
    expect(Number(row?.milliseconds)).toBe(0)
  })

  it('sends them to another integration that is published under the same name', async () => {
    await publish(mara, org, { name: 'anew', script: scriptOf(`return new Response('', { status: 406 })`) })
    await install(mara, org, 'anew')
    expect((await eventsOf(service, 'anew', 1))[0]).toMatchObject({ response: 406 })
    await mara.done('DELETE', '/integrations/anew')
    await publish(mara, org, { name: 'anew', script: scriptOf(`return new Response('OK')`) })
    await install(mara, org, 'anew')
    expect((await eventsOf(service, 'anew', 1, 'installation_setup'))[0]).toMatchObject({
      ...{ status: 'success', response: 200, version: 1 },
    })
  })

  it('tells of a space that is removed as it was, and keeps nothing of its credentials', async () => {
    await publish(mara, org, {
      name: 'farewell',
      script: scriptOf(`const { configuration } = environment.spaceInstallation ?? {}
        console.log(event.type, configuration?.token, event.previous?.configuration?.token)
        return new Response('OK')`),
      more: { configurations: { space: { properties: { token: { type: 'string', title: 'Token' } } } } },
    })
    const installation = await install(mara, org, 'farewell')
    const space = await service.space(org, mara)
    const spaces = `/integrations/farewell/installations/${installation}/spaces`
    await mara.done('POST', spaces, { space })
    await mara.done('PATCH', `${spaces}/${space}`, { configuration: { token: 'wave' } })
    await mara.done('DELETE', `${spaces}/${space}`)
    const [event] = await eventsOf(service, 'farewell', 1, 'space_installation_deleted')
    const traced = await mara.done('GET', `/integrations/farewell/events/${event?.id}`)
    expect(traced['trace']).toMatchObject({ logs: [{ message: 'space_installation_deleted wave wave' }] })
    expect(event?.payload).toMatchObject({ spaceId: space, previous: { status: 'active' } })
    expect(Object.keys(event?.payload ?? {})).not.toContain('removed')
    expect(JSON.stringify(event?.payload)).not.toContain('wave')
  })

  it('sends the events of an installation in their order, one at a time', async () => {
    await publish(mara, org, {
      name: 'order',
      script: scriptOf(`globalThis.busy = (globalThis.busy ?? 0) + 1
        await new Promise((done) => setTimeout(done, event.status === 'active' ? 100 : 0))
        const alone = globalThis.busy === 1
        globalThis.busy -= 1
        return alone ? new Response('OK') : new Response('not alone', { status: 500 })`),
    })
    const installation = await install(mara, org, 'order')
    const path = `/integrations/order/installations/${installation}`
    for (const paused of [true, false, true, false]) await mara.done('PATCH', path, { paused })
    const events = await eventsOf(service, 'order', 5)
    expect(events.map(({ status, payload }) => [status, payload['status']])).toEqual(
      ['active', 'paused', 'active', 'paused', 'active'].map((status) => ['success', status]),
    )
  })

  it(
    'sends an event again under its id after a crash, and pauses after three',
    { timeout: 40_000 },
    async () => {
      await publish(mara, org, {
        name: 'crashes',
        script: scriptOf(`if (event.type === 'task') return new Response('OK')
        const hoard = []
        for (;;) hoard.push(new Array(1e6).fill(event.eventId))`),
      })
      const installation = await install(mara, org, 'crashes')
      const path = `/integrations/crashes/installations/${installation}`
      await expect
        .poll(async () => (await mara('GET', path)).body, { timeout: 30_000 })
        .toMatchObject({ status: 'paused', pausedReason: 'The integration crashed 3 times in ten minutes.' })
      const events = await service.ctx.store.read
        .selectFrom('integration_events')
        .selectAll()
        .where('integration', '=', 'crashes')
        .execute()
      expect(events).toHaveLength(1)
      expect(Number(events[0]?.attempts)).toBeGreaterThanOrEqual(3)
    },
  )

  it('ends a chain of events that an integration causes itself', async () => {
    await publish(mara, org, {
      name: 'echo',
      script: scriptOf(`const { id } = environment.installation
        const answer = await fetch(environment.apiEndpoint + '/v1/integrations/echo/installations/' + id, {
          method: 'PATCH',
          headers: {
            authorization: 'Bearer ' + environment.apiTokens.installation,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ configuration: { count: (environment.installation.configuration.count ?? 0) + 1 } }),
        })
        return new Response(await answer.text(), { status: answer.status })`),
    })
    await install(mara, org, 'echo')
    const events = await eventsOf(service, 'echo', 6)
    expect(events.map(({ error, status, response }) => error ?? [status, response])).toEqual([
      'The integration itself caused this event, 5 times in a row. It is not sent, to end the loop.',
      ...Array.from({ length: 5 }, () => ['success', 200]),
    ])
    await sleep(300)
    expect(await eventsOf(service, 'echo', 6)).toHaveLength(6)
  })

  it('tells an integration once that it is removed, also if it then removes itself', async () => {
    await publish(mara, org, {
      name: 'leaves',
      script: scriptOf(`if (event.type !== 'installation_deleted') return new Response('OK')
        const { id } = environment.installation
        const answer = await fetch(environment.apiEndpoint + '/v1/integrations/leaves/installations/' + id, {
          method: 'DELETE',
          headers: { authorization: 'Bearer ' + environment.apiTokens.installation },
        })
        return new Response('', { status: answer.status })`),
    })
    const installation = await install(mara, org, 'leaves')
    await eventsOf(service, 'leaves', 1)
    expect((await mara('DELETE', `/integrations/leaves/installations/${installation}`)).status).toBe(204)
    const events = await eventsOf(service, 'leaves', 2)
    expect(events.map(({ payload, response }) => [payload['type'], response])).toEqual([
      ['installation_deleted', 204],
      ['installation_setup', 200],
    ])
  })

  it('gives an event back when the service stops, and sends it after the next start', async () => {
    await publish(mara, org, {
      name: 'slow',
      script: scriptOf(`await new Promise((done) => setTimeout(done, 400))
        return new Response('OK')`),
    })
    await install(mara, org, 'slow')
    await sleep(200)
    const { eventDelivery } = await import('./event-delivery.ts')
    const delivery = eventDelivery(service.ctx)
    await delivery.stop()
    const waiting = () =>
      service.ctx.store.read
        .selectFrom('integration_events')
        .select(['state', 'attempts'])
        .where('integration', '=', 'slow')
        .executeTakeFirst()
    const stopped = await waiting()
    expect([stopped?.state, Number(stopped?.attempts)]).toEqual(['waiting', 0])
    delivery.start()
    const [event] = await eventsOf(service, 'slow', 1)
    expect(event).toMatchObject({ status: 'success', attempts: 1 })
  })

  it('stores the outcome of each of many events of an installation, and keeps their order', async () => {
    const { ctx } = service
    await publish(mara, org, {
      name: 'many',
      script: scriptOf(`console.log('number', event.number)
        return event.number % 10 === 3 ? Response.json({ error: 'No ' + event.number }, { status: 400 }) : new Response('OK')`),
    })
    const installation = await install(mara, org, 'many')
    await eventsOf(service, 'many', 1)
    const numbers = Array.from({ length: 45 }, (_, at) => at)
    await queueNumbers('many', installation, numbers)
    const events = (await eventsOf(service, 'many', 46)).filter(
      ({ payload }) => payload['type'] === 'site_view',
    )
    expect(
      events
        .toSorted((a, b) => Number(a.payload['number']) - Number(b.payload['number']))
        .map(({ status, attempts, error }) => [status, attempts, error]),
    ).toEqual(
      numbers.map((number) =>
        number % 10 === 3
          ? ['failed', 1, `The integration answered 400: No ${number}`]
          : ['success', 1, undefined],
      ),
    )
    const rows = await ctx.store.read
      .selectFrom('integration_events')
      .select(['logs', 'ended_at'])
      .where('integration', '=', 'many')
      .where('type', '=', 'site_view')
      .orderBy('arrival')
      .execute()
    expect(rows.map(({ logs }) => String(logs).includes('number'))).toEqual(numbers.map(() => true))
    expect(rows.map(({ ended_at }) => ended_at)).toEqual(
      rows.map(({ ended_at }) => String(ended_at)).toSorted(),
    )
  })

  it(
    'gives the events behind one that crashes back, and sends them after it',
    { timeout: 40_000 },
    async () => {
      const { ctx } = service
      await publish(mara, org, {
        name: 'stumbles',
        script:
          scriptOf(`if (event.number === 1 && event.eventId) { const hoard = []; for (;;) hoard.push(new Array(1e6).fill(0)) }
        return new Response('OK')`),
      })
      const installation = await install(mara, org, 'stumbles')
      await eventsOf(service, 'stumbles', 1)
      const ids = await queueNumbers('stumbles', installation, [0, 1, 2, 3])
      const states = async () => {
        const rows = await ctx.store.read
          .selectFrom('integration_events')
          .select(['id', 'state', 'attempts', 'due_at'])
          .where('integration', '=', 'stumbles')
          .where('type', '=', 'site_view')
          .orderBy('arrival')
          .execute()
        expect(rows.map(({ id }) => id)).toEqual(ids)
        return rows.map(({ state, attempts }) => [state, Number(attempts)])
      }
      // The first one has ended although the second one is tried again.
      await expect.poll(states, { timeout: 20_000 }).toEqual([
        ['success', 1],
        ['waiting', 1],
        ['waiting', 0],
        ['waiting', 0],
      ])
    },
  )

  it(
    'keeps the lease of what it has sent while a later event of the run takes long',
    { timeout: 20_000 },
    async () => {
      await publish(mara, org, {
        name: 'patient',
        script: scriptOf(`if (event.number === 1) await new Promise((done) => setTimeout(done, 8000))
        return new Response('OK')`),
      })
      const installation = await install(mara, org, 'patient')
      await eventsOf(service, 'patient', 1)
      await queueNumbers('patient', installation, [0, 1])
      await sleep(1000)
      service.later(12)
      // Until the next renewal, after five seconds; then beyond the end of the first lease.
      await sleep(5000)
      service.later(10)
      const events = await eventsOf(service, 'patient', 3)
      expect(events.map(({ status, attempts }) => [status, attempts])).toEqual([
        ['success', 1],
        ['success', 1],
        ['success', 1],
      ])
    },
  )

  it('takes over an event whose process stopped working on it', async () => {
    const { ctx } = service
    await publish(mara, org, { name: 'left', script: scriptOf(`return new Response('OK')`) })
    const [id = ''] = await ctx.store.write((db) =>
      queueEvents(ctx, db, [
        {
          ...{ integration: 'left', installation: '', organization: org },
          ...{ type: 'task', payload: {}, dueAt: new Date(Date.parse(ctx.now()) + 500).toISOString() },
        },
      ]),
    )
    await ctx.store.write((db) =>
      db.updateTable('integration_events').set({ attempts: 1 }).where('id', '=', id).execute(),
    )
    expect(await eventsOf(service, 'left', 1)).toMatchObject([{ id, status: 'success', attempts: 2 }])
  })
})
