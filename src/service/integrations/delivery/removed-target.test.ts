/** Events about a space from which the integration is removed before they are sent. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { deliver, eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { eventDelivery } from './event-delivery.ts'

/** Handlers rely on the configuration of the space that the event is about. */
const script = scriptOf(`if (event.type === 'installation_setup') return new Response('OK')
  return new Response(environment.spaceInstallation.configuration.channel ?? 'OK')`)

describe.each(engines)('an event of a space that was removed meanwhile (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterAll(() => service.close())

  it('is not sent, tells nothing of later changes, and cannot be replayed', async () => {
    await publish(mara, org, { name: 'bell', script, scopes: ['space:content:read'] })
    const installation = await install(mara, org, 'bell')
    const spaces = `/integrations/bell/installations/${installation}/spaces`
    const [left, kept] = [await service.space(org, mara), await service.space(org, mara)]
    for (const space of [left, kept]) {
      await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
      await mara.done('POST', spaces, { space })
      await mara.done('POST', `/spaces/${space}/content`, {
        changes: [{ operation: 'insert_page', title: 'Tides' }],
      })
    }
    await mara.done('DELETE', `${spaces}/${left}`)
    deliver(service)
    const events = (await eventsOf(service, 'bell', 6)).toReversed()
    expect(events.map(({ payload, status }) => [payload['type'], payload['spaceId'], status])).toEqual([
      ['installation_setup', undefined, 'success'],
      ['space_installation_setup', left, 'failed'],
      ['space_content_updated', left, 'failed'],
      ['space_installation_setup', kept, 'success'],
      ['space_content_updated', kept, 'success'],
      ['space_installation_deleted', left, 'success'],
    ])
    const [, setup, update, , , removal] = events
    for (const event of [setup, update]) {
      expect(event).toMatchObject({ error: 'The integration was removed from the space.' })
      expect(event?.response).toBeUndefined()
      const replay = await mara('POST', `/integrations/bell/events/${event?.id}/replay`)
      expect(replay.body.error).toMatchObject({
        reason: 'state-forbids',
        message: 'The integration was removed from the space, so the event cannot be replayed.',
      })
    }
    // What tells of the removal can be sent again.
    expect((await mara('POST', `/integrations/bell/events/${removal?.id}/replay`)).status).toBe(200)
    await eventDelivery(service.ctx).stop()
  })
})
