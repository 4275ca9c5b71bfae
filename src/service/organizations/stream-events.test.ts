/** The stream of events: whoever is shut out hears nothing more, and guests do not hear who else is there. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notify } from '../events/notify.ts'
import { listenAt } from '../../testing/fixtures/event-streams.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('the stream of events on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let url: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    url = await service.app.listen({ port: 0, host: '127.0.0.1' })
  })
  afterEach(() => service.close())

  const listen = (client: Client, query = '', headers: Record<string, string> = {}) =>
    listenAt(url, org, client, { query, headers })

  it.each(['disabled', 'removed'])(
    'row 9: ends for whoever is %s, and tells them nothing more',
    async (how) => {
      const [theirs, hers] = [await listen(kim), await listen(mara)]
      await mara('POST', `/orgs/${org}/collections`, { title: 'Before' })
      await expect.poll(() => theirs.text, { timeout: 5000 }).toContain('collection.created')
      const path = `/orgs/${org}/members/${kim.person}`
      await (how === 'removed' ? mara('DELETE', path) : mara('PUT', `${path}/disabled`))
      await expect.poll(() => theirs.ended, { timeout: 5000 }).toBe(true)
      await mara('PATCH', `/orgs/${org}`, { title: 'Afterwards' })
      await expect.poll(() => hers.text, { timeout: 5000 }).toContain('organization.updated')
      expect(hers.text).toContain(`member.${how}`)
      expect(theirs.text).not.toContain('organization.updated')
    },
  )

  it('row 17: shows guests nobody but themselves', async () => {
    const guest = await service.person('guest')
    await service.member(org, guest, null)
    const [heard, hers] = [await listen(guest), await listen(mara)]
    await mara('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'read' })
    await mara('PUT', `/orgs/${org}/teams`, { title: 'T', members: [kim.person] })
    // Rights are decided when an event is sent: both must be sent before the guest becomes a reader.
    await expect.poll(() => hers.text, { timeout: 5000 }).toContain('team.created')
    await mara('PATCH', `/orgs/${org}/members/${guest.person}`, { role: 'read' })
    await expect.poll(() => heard.text, { timeout: 5000 }).toContain(guest.person)
    expect(heard.text).not.toContain(`"subject":"${kim.person}"`)
    expect(heard.text).not.toContain('team.created')
  })

  it('sends events since the given number, and none without one', async () => {
    const first = await listen(kim)
    await mara('POST', `/orgs/${org}/collections`, { title: 'Early' })
    // Somebody hears it: it is told, and would be told to nobody again.
    await expect.poll(() => first.text, { timeout: 5000 }).toContain('collection.created')
    const told = await listen(kim, '?recent=30')
    await expect.poll(() => told.text, { timeout: 5000 }).toContain('collection.created')
    const fresh = await listen(kim)
    service.later(45)
    const late = await listen(kim, '?recent=30')
    await mara('PATCH', `/orgs/${org}`, { title: 'Afterwards' })
    for (const one of [fresh, late]) {
      await expect.poll(() => one.text, { timeout: 5000 }).toContain('organization.updated')
      expect(one.text).not.toContain('collection.created')
    }
  })

  it('sends its start, so that a new listener misses nothing', async () => {
    const heard = await listen(kim)
    const [, number = ''] = /^id: (\d+)$/m.exec(heard.text) ?? []
    await mara('POST', `/orgs/${org}/collections`, { title: 'Meanwhile' })
    await expect.poll(() => heard.text, { timeout: 5000 }).toContain('collection.created')
    const again = await listen(kim, '', { 'last-event-id': number })
    await expect.poll(() => again.text, { timeout: 5000 }).toContain('collection.created')
  })

  it('sends personal events only to their person', async () => {
    const ivo = await service.person('ivo')
    await service.member(org, ivo, 'edit')
    const { body } = await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' })
    const [theirs, others] = [await listen(kim), await listen(ivo)]
    await service.ctx.store.write((db) =>
      notify(service.ctx, db, {
        organization: org,
        space: String(body['id']),
        reason: 'mentioned',
        people: [kim.person],
        actor: mara.person,
      }),
    )
    await expect.poll(() => theirs.text, { timeout: 5000 }).toContain('notification.created')
    // What comes after it has reached the other one, so it would have as well.
    await mara('POST', `/orgs/${org}/collections`, { title: 'After' })
    await expect.poll(() => others.text, { timeout: 5000 }).toContain('collection.created')
    expect(others.text).not.toContain('notification.created')
  })
})
