/** Why a member has their role on a resource: every reason in order, for whom, and what stays concealed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('the access of a member on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let collection: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    kim = await service.person('kim')
    org = await service.organization('Halden', mara)
    await service.member(org, kim, 'read')
    const made = await mara.done('POST', `/orgs/${org}/collections`, { title: 'Merger' })
    collection = String(made['id'])
    space = await service.space(org, mara, { title: 'Plans', parent: collection })
  })
  afterEach(() => service.close())

  const access = (by: Client, on: string, of = kim, organization = org) =>
    by('GET', `/orgs/${organization}/members/${of.person}/access?${on}`)
  const grant = (on: string, body: object) => mara.done('POST', `${on}/permissions`, body)

  it('lists every reason in order of precedence, of which the first decides', async () => {
    const teams: string[] = []
    for (const title of ['Readers', 'Writers', 'Others']) {
      const members = title === 'Others' ? [] : [kim.person]
      teams.push(String((await mara.done('PUT', `/orgs/${org}/teams`, { title, members }))['id']))
    }
    await grant(`/spaces/${space}`, { users: [kim.person], role: 'comment' })
    await grant(`/spaces/${space}`, { teams: [teams[0]], role: 'read' })
    await grant(`/spaces/${space}`, { teams: [teams[1], teams[2]], role: 'edit' })
    await mara.done('PATCH', `/collections/${collection}`, { defaultLevel: 'review' })
    const onSpace = { kind: 'space', id: space, title: 'Plans' }
    const onCollection = { kind: 'collection', id: collection, title: 'Merger' }
    const expected = {
      permission: 'comment',
      reasons: [
        { ground: 'direct', on: onSpace, role: 'comment', decides: true },
        {
          ...{ ground: 'team', on: onSpace, role: 'edit', decides: false },
          teams: [
            { id: teams[1], title: 'Writers', role: 'edit' },
            { id: teams[0], title: 'Readers', role: 'read' },
          ],
        },
        { ground: 'default-level', on: onCollection, role: 'review', decides: false },
        { ground: 'organization', on: null, role: 'read', decides: false },
      ],
    }
    for (const by of [mara, kim]) expect((await access(by, `space=${space}`)).body).toEqual(expected)
    await mara.done('DELETE', `/spaces/${space}/permissions/users/${kim.person}`)
    expect((await access(kim, `space=${space}`)).body).toMatchObject({ permission: 'edit' })
    expect((await access(mara, `space=${space}`, mara)).body).toMatchObject({
      permission: 'admin',
      reasons: [{ ground: 'administrator', on: null, decides: true }, {}, {}, {}, {}],
    })
  })

  it('does not name a collection that the member cannot see', async () => {
    await mara.done('PATCH', `/collections/${collection}`, { defaultLevel: null })
    await grant(`/spaces/${space}`, { users: [kim.person], role: 'edit' })
    const { body } = await access(kim, `space=${space}`)
    expect(body).toMatchObject({
      permission: 'edit',
      reasons: [
        { ground: 'direct', on: { id: space } },
        { ground: 'organization', on: null },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('Merger')
    expect(JSON.stringify((await access(mara, `space=${space}`)).body)).toContain('Merger')
    await grant(`/collections/${collection}`, { users: [kim.person], role: 'read' })
    expect(JSON.stringify((await access(kim, `space=${space}`)).body)).toContain('Merger')
  })

  it('conceals a space in the trash as everywhere else', async () => {
    await mara.done('DELETE', `/spaces/${space}`)
    expect((await kim('GET', `/spaces/${space}`)).status).toBe(404)
    expect((await access(kim, `space=${space}`)).status).toBe(404)
    expect((await access(mara, `space=${space}`)).body).toMatchObject({ permission: 'read' })
    await mara.done('PATCH', `/orgs/${org}/members/${kim.person}`, { role: 'create' })
    expect((await access(kim, `space=${space}`)).body).toMatchObject({ permission: 'create' })
  })

  it('is for the member and administrators, and finds nothing that is hidden or elsewhere', async () => {
    const [lou, guest, eve] = [
      await service.person('lou'),
      await service.person('guest'),
      await service.person('eve'),
    ]
    await service.member(org, lou, 'review')
    await service.member(org, guest, null)
    const elsewhere = await service.organization('Elsewhere', eve)
    const far = await service.space(elsewhere, eve)
    const statusOf = async (...asked: Parameters<typeof access>) => (await access(...asked)).status
    expect(await statusOf(lou, `space=${space}`)).toBe(403)
    expect(await statusOf(guest, `space=${space}`)).toBe(404)
    expect(await statusOf(eve, `space=${space}`)).toBe(404)
    expect(await statusOf(eve, `space=${space}`, kim, elsewhere)).toBe(404)
    expect(await statusOf(eve, `space=${space}`, eve, elsewhere)).toBe(404)
    expect(await statusOf(mara, `space=${far}`)).toBe(404)
    expect(await statusOf(mara, `collection=${space}`)).toBe(404)
    expect(await statusOf(mara, `space=${space}`, eve)).toBe(404)
    // A guest without a role does not find the space; administrators learn that there is none.
    expect(await statusOf(guest, `space=${space}`, guest)).toBe(404)
    expect((await access(mara, `space=${space}`, guest)).body).toMatchObject({ permission: null })
    await mara.done('PUT', `/orgs/${org}/members/${kim.person}/disabled`)
    expect((await access(mara, `space=${space}`)).body).toMatchObject({
      permission: null,
      reasons: [{ ground: 'no-member', decides: true }],
    })
  })
})
