/** The list of first steps: ticked by what is there, and put aside by each for themselves. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'

describe.each(engines)('first steps on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const taken = async (as: Client = mara) => {
    const { status, body } = await as('GET', `/orgs/${org}/first-steps`)
    expect(status).toBe(200)
    return Object.keys(body).filter((step) => body[step] === true)
  }

  it('get checked off, one after the other', async () => {
    expect(await taken()).toEqual([])
    const space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' })).body['id'])
    expect(await taken()).toEqual(['space'])
    expect((await mara('POST', `/orgs/${org}/invites`, { emails: ['kim@example.org'] })).status).toBe(200)
    expect(await taken()).toEqual(['space', 'invite'])
    const changes = `/spaces/${space}/change-requests`
    const change = String((await mara('POST', changes, { subject: 'Longer' })).body['id'])
    expect(await taken()).toEqual(['space', 'invite', 'changeRequest'])
    await mara('PATCH', `${changes}/${change}`, { status: 'open' })
    expect(await taken()).toEqual(['space', 'invite', 'changeRequest', 'review'])
    await service.ctx.store.write((db) =>
      db.updateTable('change_requests').set({ status: 'merged' }).where('id', '=', change).execute(),
    )
    const site = await mara('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] })
    expect(await taken()).toEqual(['space', 'invite', 'changeRequest', 'review', 'merge'])
    await service.ctx.store.write((db) =>
      db.updateTable('sites').set({ published: 1 }).where('id', '=', String(site.body['id'])).execute(),
    )
    expect(await taken()).toContain('site')
    await mara('DELETE', `/spaces/${space}`)
    expect(await taken()).not.toContain('space')
  })

  it('can be dismissed by each person, and restored', async () => {
    const kim = await service.person('kim')
    await service.member(org, kim, 'create')
    for (const status of [204, 204])
      expect((await mara('PUT', `/orgs/${org}/first-steps/dismissal`)).status).toBe(status)
    expect(await taken()).toContain('dismissed')
    expect(await taken(kim)).toEqual(['invite'])
    expect((await mara('DELETE', `/orgs/${org}/first-steps/dismissal`)).status).toBe(204)
    expect(await taken()).not.toContain('dismissed')
    const guest = await service.person('gus')
    await service.member(org, guest, null)
    expect((await guest('GET', `/orgs/${org}/first-steps`)).status).toBe(403)
  })
})
