/** Who receives an event, and whether they learn who caused it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rank } from '../../contract/roles/roles.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import type { EventRow } from '../storage/schema/schema.ts'
import { recipientsOf } from './event-recipients.ts'

describe.each(engines)('recipients of events on %s', (engine) => {
  let service: TestService
  let org: string
  let space: string
  let people: Readonly<Record<'mara' | 'rita' | 'gus' | 'eve', Client>>
  beforeEach(async () => {
    service = await startTestService(engine)
    const [mara, rita, gus, eve] = await Promise.all(
      ['mara', 'rita', 'gus', 'eve'].map((name) => service.person(name)),
    )
    if (!mara || !rita || !gus || !eve) throw new Error('There is nobody.')
    people = { mara, rita, gus, eve }
    org = await service.organization('Halden', mara)
    await service.member(org, rita, 'read')
    await service.member(org, gus, null)
    space = await service.space(org, mara)
  })
  afterEach(() => service.close())

  const eventOf = (kind: string, more: Partial<EventRow> = {}): EventRow => ({
    ...{ arrival: 1, id: 'e1', number: 1, organization: org, space: '', kind, subject: 'none', data: '{}' },
    ...{ actor: people.mara.person, created_at: service.ctx.now(), ...more },
  })
  const recipients = (event: EventRow) => {
    const { store } = service.ctx
    const members = [
      { person: people.mara.person, role: rank('admin') },
      { person: people.rita.person, role: rank('read') },
      { person: people.gus.person, role: rank(null) },
    ]
    return recipientsOf(store.engine, store.read, org, members, [event])
  }
  const receive = async (event: EventRow) => {
    const all = await recipients(event)
    return Object.entries(people).flatMap(([name, { person }]) =>
      all.isRecipient(person, event) ? [name] : [],
    )
  }

  it('are those who can read its subject', async () => {
    const inSpace = { space, subject: space }
    expect(await receive(eventOf('space.updated', inSpace))).toEqual(['mara', 'rita'])
    expect(await receive(eventOf('organization.updated'))).toEqual(['mara', 'rita', 'gus'])
    expect(await receive(eventOf('team.created'))).toEqual(['mara', 'rita'])
    expect(await receive(eventOf('invite.created'))).toEqual(['mara'])
    await people.mara.done('PATCH', `/spaces/${space}`, { defaultLevel: null })
    expect(await receive(eventOf('space.updated', inSpace))).toEqual(['mara'])
    await people.mara.done('POST', `/spaces/${space}/permissions`, {
      users: [people.gus.person],
      role: 'read',
    })
    expect(await receive(eventOf('comment.created', { space }))).toEqual(['mara', 'gus'])
  })

  it('are the administrators alone if its kind is unknown', async () => {
    expect(await receive(eventOf('space.teleported', { space, subject: space }))).toEqual(['mara'])
  })

  it('are the people that it names, and no administrator', async () => {
    const data = JSON.stringify({ people: [people.gus.person, people.eve.person] })
    expect(await receive(eventOf('notification.created', { data }))).toEqual(['gus'])
    expect(await receive(eventOf('notification.created'))).toEqual([])
  })

  it('are also a guest whose own membership it is about, and those who lost their access by it', async () => {
    expect(await receive(eventOf('member.updated', { subject: people.gus.person }))).toEqual([
      ...['mara', 'rita', 'gus'],
    ])
    const data = JSON.stringify({
      grants: [{ grantee: people.gus.person, kind: 'person', from: 'read', to: null }],
    })
    const changed = eventOf('space.permissions-changed', { space, subject: space, data })
    expect(await receive(changed)).toEqual(['mara', 'rita', 'gus'])
    expect(await receive({ ...changed, kind: 'space.updated' })).toEqual(['mara', 'rita'])
  })

  it('hear of what is in the trash only if they may restore it', async () => {
    await people.mara.done('DELETE', `/spaces/${space}`)
    expect(await receive(eventOf('space.deleted', { space, subject: space }))).toEqual(['mara', 'rita'])
    expect(await receive(eventOf('space.updated', { space, subject: space }))).toEqual(['mara'])
  })

  it('learn who caused it, but for guests where it is about the whole organization', async () => {
    const whole = eventOf('organization.updated')
    const all = await recipients(whole)
    const { mara, rita, gus } = people
    expect([mara, rita, gus].map(({ person }) => all.seesActor(person, whole))).toEqual([true, true, false])
    expect(all.seesActor(gus.person, { ...whole, actor: gus.person })).toBe(true)
    expect(all.seesActor(gus.person, eventOf('comment.created', { space }))).toBe(true)
  })
})
