/** Presence in a change request: reported by windows, visible to readers of the space; on both stores. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { EventLog } from '../../events/event-log.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('presence on %s', (engine) => {
  let service: TestService
  let mara: Client
  let noor: Client
  let org: string
  let at: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    noor = await service.person('noor')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'edit')
    const space = await service.space(org, mara)
    const made = await noor('POST', `/spaces/${space}/change-requests`, {})
    at = `/spaces/${space}/change-requests/${String(made.body['id'])}/presence`
  })
  afterEach(() => service.close())

  const say = (by: Client, window: string, more: Readonly<Record<string, unknown>> = {}) =>
    by('PUT', at, { window: `window-${window}`, ...more })
  const peopleSeenBy = async (by: Client) => {
    const { people } = (await by('GET', at)).body as {
      people: readonly { user: { displayName: string }; page?: string }[]
    }
    return people.map(({ user, page }) => `${user.displayName.toLowerCase()} ${page ?? '-'}`)
  }
  const heard = async () => {
    const log = new EventLog(service.ctx.store, service.ctx.mint, service.ctx.now)
    await log.sequence()
    const rows = await log.since(service.ctx.store.read, org, 0, 1000)
    return rows.flatMap(({ kind, actor }) =>
      kind === 'presence.changed' ? [actor === mara.person ? 'mara' : 'noor'] : [],
    )
  }

  it('lists each person once per page, and sends events only when somebody arrives, moves or leaves', async () => {
    await say(mara, 'one', { page: 'p1' })
    await say(mara, 'one', { page: 'p1' })
    await say(mara, 'two', { page: 'p1' })
    await say(noor, 'one')
    expect(await peopleSeenBy(noor)).toEqual(['mara p1', 'noor -'])
    expect(await heard()).toEqual(['mara', 'mara', 'noor'])
    await say(mara, 'one', { page: 'p2' })
    await say(mara, 'two', { page: 'p1', left: true })
    await say(mara, 'two', { left: true })
    expect(await peopleSeenBy(mara)).toEqual(['noor -', 'mara p2'])
    expect(await heard()).toEqual(['mara', 'mara', 'noor', 'mara', 'mara'])
  })

  it('drops a silent window and keeps an active one', async () => {
    await say(mara, 'one', { page: 'p1' })
    await say(noor, 'one', { page: 'p1' })
    service.later(40)
    await say(noor, 'one', { page: 'p1' })
    service.later(20)
    expect(await peopleSeenBy(noor)).toEqual(['noor p1'])
    // A return is announced, and removes stale rows.
    await say(noor, 'two', { page: 'p2' })
    const rows = await service.ctx.store.read.selectFrom('presences').select('person').execute()
    expect(rows.map(({ person }) => person)).toEqual([noor.person, noor.person])
  })

  it('can be reported by editors and read by readers', async () => {
    const rhea = await service.person('rhea')
    await service.member(org, rhea, 'read')
    expect((await say(rhea, 'one')).status).toBe(403)
    await say(noor, 'one')
    expect((await peopleSeenBy(rhea)).length).toBe(1)
    const stranger = await service.person('stranger')
    expect((await stranger('GET', at)).status).toBe(404)
    expect((await say(stranger, 'one')).status).toBe(404)
    expect((await say(noor, '!')).status).toBeGreaterThanOrEqual(400)
  })
})
