/** Roles on sites: the rights each gives by itself, and their effects. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { fsck } from '../installation/fsck.ts'

type Fields = Readonly<Record<string, unknown>>
const idOf = ({ id }: Fields): string => String(id)

describe.each(engines)('site permissions on %s', (engine) => {
  let service: TestService
  let mara: Client
  /** A guest of the organization. */
  let gus: Client
  let org: string
  let sites: string
  let site: string
  let other: string

  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    gus = await service.person('gus')
    org = await service.organization('Halden', mara)
    await service.member(org, gus, null)
    sites = `/orgs/${org}/sites`
    const space = idOf((await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' })).body)
    const made = async (title: string) =>
      `${sites}/${idOf((await mara('POST', sites, { title, spaces: [space] })).body)}`
    site = await made('Docs')
    other = await made('Other')
  })
  afterEach(() => service.close())

  const grant = (body: Fields, by = mara) => by('POST', `${site}/permissions`, body)
  const titles = async (client: Client) =>
    ((await client('GET', sites)).body['items'] as Fields[]).map(({ title }) => title)
  const everybody = async (query = '') =>
    (
      (await mara('GET', `${site}/permissions/aggregate${query}`)).body['items'] as {
        permission: string
        origin: { type: string; reason?: string }
        disabled: boolean
        user: { id: string }
      }[]
    ).map(({ permission, origin, disabled, user }) => [
      user.id,
      permission,
      origin.reason ?? origin.type,
      disabled,
    ])

  it('give a guest access to one site, within the role, until revoked', async () => {
    expect((await gus('GET', site)).status).toBe(404)
    expect(await titles(gus)).toEqual([])
    expect((await grant({ users: [gus.person], role: 'edit' })).status).toBe(204)
    const seen = await gus('GET', site)
    expect(seen.body['permissions']).toEqual({
      ...{ view: true, access: true, edit: true, create: false, publish: false, admin: false },
      ...{ installIntegration: false, viewAdaptiveSchema: true, editAdaptiveSchema: false },
    })
    // Its administrators install no integrations unless they administer the organization.
    await mara('PATCH', `${site}/permissions/users/${gus.person}`, { role: 'admin' })
    expect((await gus('GET', site)).body['permissions']).toMatchObject({
      ...{ create: true, admin: true, installIntegration: false, editAdaptiveSchema: true },
    })
    expect((await mara('GET', site)).body).toMatchObject({
      ...{ appliedType: 'basic', permissions: { installIntegration: true } },
      urls: { preview: `${String((seen.body['urls'] as Fields)['app']).replace(/structure$/, 'preview')}` },
    })
    await mara('PATCH', `${site}/permissions/users/${gus.person}`, { role: 'edit' })
    expect(await titles(gus)).toEqual(['Docs'])
    expect((await gus('GET', other)).status).toBe(404)
    // They may not read the space that it shows.
    const { structure } = (await gus('GET', `${site}/structure`)).body as { structure: Fields[] }
    expect(structure[0]).toMatchObject({ space: { permissions: { view: false } } })
    const edits = [{ edit: 'rename', id: idOf(structure[0] ?? {}), title: 'Handbook' }]
    expect((await gus('POST', `${site}/structure/draft`, { edits })).status).toBe(200)
    for (const [method, path, body] of [
      ['POST', '/publish', undefined],
      ['POST', '/structure/draft/publish', { version: 1 }],
      ['PATCH', '', { visibility: 'unlisted' }],
      ['GET', '/share-links', undefined],
      ['GET', '/publishing/auth', undefined],
      ['DELETE', '', undefined],
      ['POST', '/permissions', { users: [gus.person], role: 'admin' }],
      ['GET', '/permissions/users', undefined],
    ] as const) {
      const { status, body: answer } = await gus(method, `${site}${path}`, body)
      expect([method, path, status, answer.error?.reason]).toEqual([method, path, 403, 'role-too-low'])
    }
    expect((await mara('PATCH', `${site}/permissions/users/${gus.person}`, { role: 'create' })).status).toBe(
      204,
    )
    expect((await gus('PATCH', site, { visibility: 'unlisted' })).status).toBe(200)
    expect((await mara('DELETE', `${site}/permissions/users/${gus.person}`)).status).toBe(204)
    expect((await gus('GET', site)).status).toBe(404)
    expect(await titles(gus)).toEqual([])
    expect((await mara('PATCH', `${site}/permissions/users/${gus.person}`, { role: 'edit' })).status).toBe(
      404,
    )
    const { items } = (await mara('GET', `/orgs/${org}/audit-events?action=site.permissions-changed`))
      .body as unknown as { items: Fields[] }
    expect(items.length).toBe(5)
    expect(items.at(-1)).toMatchObject({
      target: { kind: 'site', title: 'Docs' },
      actor: { id: mara.person },
    })
  })

  it('come from a team, the organization, or a personal grant', async () => {
    const team = idOf(
      (await mara('PUT', `/orgs/${org}/teams`, { title: 'Docs', members: [gus.person] })).body,
    )
    const nora = await service.person('nora')
    await service.member(org, nora, 'review')
    expect((await grant({ teams: [team], role: 'comment' })).status).toBe(204)
    expect((await gus('GET', site)).status).toBe(200)
    expect(
      (await gus('POST', `${site}/structure/draft`, { edits: [{ edit: 'remove', id: 'none' }] })).status,
    ).toBe(403)
    expect(await everybody()).toEqual([
      [gus.person, 'comment', 'team', false],
      [mara.person, 'admin', 'organization', false],
      [nora.person, 'review', 'organization', false],
    ])
    expect(await everybody('?sort=permission&order=desc')).toEqual(
      (await everybody('?sort=permission')).toReversed(),
    )
    expect((await everybody('?sort=permission')).map(([id]) => id)).toEqual([
      gus.person,
      nora.person,
      mara.person,
    ])
    expect((await everybody(`?team=${team}`)).map(([id]) => id)).toEqual([gus.person])
    expect((await everybody('?search=nor')).map(([id]) => id)).toEqual([nora.person])
    expect((await everybody('?role=admin')).map(([id]) => id)).toEqual([mara.person])
    // Paging gives the same list.
    for (const sort of ['name', 'permission']) {
      const seen: unknown[] = []
      for (let page = ''; ;) {
        const { body } = await mara('GET', `${site}/permissions/aggregate?sort=${sort}&limit=1${page}`)
        seen.push(...(body['items'] as { user: Fields }[]).map(({ user }) => user['id']))
        if (body['next'] === undefined) break
        page = `&page=${(body['next'] as { page: string }).page}`
      }
      expect(seen).toEqual((await everybody(`?sort=${sort}`)).map(([id]) => id))
    }
    await grant({ users: [gus.person], role: 'read' })
    const access = await mara(
      'GET',
      `/orgs/${org}/members/${gus.person}/access?site=${site.split('/').at(-1)}`,
    )
    expect(access.body).toMatchObject({
      permission: 'read',
      reasons: [
        { ground: 'direct', on: { kind: 'site', title: 'Docs' }, decides: true },
        { ground: 'team', teams: [{ title: 'Docs', role: 'comment' }] },
        { ground: 'organization', role: null },
      ],
    })
    await mara('PUT', `/orgs/${org}/members/${gus.person}/disabled`)
    expect(await everybody('?search=gus')).toEqual([[gus.person, 'read', 'member', true]])
    expect((await gus('GET', site)).status).toBe(404)
  })

  it('respect the default level, which hides a site from members without a grant', async () => {
    const nora = await service.person('nora')
    const ines = await service.person('ines')
    await service.member(org, nora, 'create')
    await service.member(org, ines, 'create')
    await grant({ users: [ines.person], role: 'create' })
    expect(
      (await ines('PUT', `${site}/permissions/default-level`, { defaultLevel: null })).body.error?.reason,
    ).toBe('role-too-low')
    const hidden = await mara('PUT', `${site}/permissions/default-level`, { defaultLevel: null })
    expect(hidden.body).toMatchObject({ defaultLevel: null, defaultLevelSource: { kind: 'site' } })
    expect((await nora('GET', site)).status).toBe(404)
    expect(await titles(nora)).toEqual(['Other'])
    expect((await ines('GET', site)).body['permissions']).toMatchObject({ publish: true, admin: false })
    await mara('PUT', `${site}/permissions/default-level`, { defaultLevel: 'edit' })
    // It lowers as well as raises access, and admits no guest.
    expect((await nora('GET', site)).body['permissions']).toMatchObject({ edit: true, publish: false })
    expect((await gus('GET', site)).status).toBe(404)
    const open = await mara('PUT', `${site}/permissions/default-level`, { defaultLevel: 'inherit' })
    expect(open.body).toMatchObject({ defaultLevel: null, defaultLevelSource: { kind: 'organization' } })
    expect((await nora('GET', site)).body['permissions']).toMatchObject({ publish: true })
    const { items } = (await mara('GET', `/orgs/${org}/audit-events?action=site.updated`))
      .body as unknown as {
      items: Fields[]
    }
    expect(items[0]).toMatchObject({ before: { defaultLevel: 'edit' }, after: { defaultLevel: 'inherit' } })
  })

  it('cannot be granted to outsiders, and end with the person, the team and the site', async () => {
    const stranger = await service.person('stranger')
    expect((await grant({ users: [stranger.person], role: 'read' })).status).toBe(404)
    const rows = async () =>
      (
        await service.ctx.store.read
          .selectFrom('grants')
          .select(['grantee', 'thing_kind'])
          .where('thing', '=', site.split('/').at(-1) ?? '')
          .orderBy('created_at')
          .execute()
      ).map(({ grantee }) => grantee)
    // The creator of a site administers it, even if their organization role changes.
    expect(await rows()).toEqual([mara.person])
    const team = idOf((await mara('PUT', `/orgs/${org}/teams`, { title: 'Docs', members: [] })).body)
    await grant({ users: [gus.person], teams: [team], role: 'read' })
    expect((await rows()).length).toBe(3)
    await mara('DELETE', `/orgs/${org}/members/${gus.person}`)
    await mara('DELETE', `/orgs/${org}/teams/${team}`)
    expect(await rows()).toEqual([mara.person])
    expect((await fsck(service.ctx.store)).problems).toEqual([])
    expect((await mara('DELETE', site)).status).toBe(204)
    expect(await rows()).toEqual([])
  })
})
