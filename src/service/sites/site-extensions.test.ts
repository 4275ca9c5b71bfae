/** The structure as a whole, customization, and unpublishing. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { rank } from '../../contract/roles/roles.ts'
import { defaultCustomization } from '../../contract/sites/look/default-look.ts'
import { countQueries } from '../../testing/stores/watched-queries.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { loadSiteModel, lookOf, sitesShowing } from './model/sites.store.ts'

type Fields = Readonly<Record<string, unknown>>

describe.each(engines)('sites beyond the specification on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let siteId: string
  let site: string
  let space: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' })).body['id'])
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('Words.') }],
    })
    siteId = String((await mara('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] })).body['id'])
    site = `/orgs/${org}/sites/${siteId}`
  })
  afterEach(() => service.close())

  const add = async (title: string) => {
    const id = String((await mara('POST', `/orgs/${org}/spaces`, { title })).body['id'])
    return String((await mara('POST', `${site}/sections`, { spaceId: id })).body['id'])
  }

  it('have groups that can be moved', async () => {
    const sections = [await add('API'), await add('News')]
    const groups: string[] = []
    for (const section of sections) {
      const made = await mara('POST', `${site}/section-groups`, { title: 'More' })
      groups.push(String(made.body['id']))
      await mara('POST', `${site}/section-groups/${groups.at(-1) ?? ''}/sections`, { sectionId: section })
    }
    const [first, second] = groups
    const beside = (siteSectionGroup: unknown) => ({ type: 'site-section-group', siteSectionGroup })
    const move = (position: Fields) =>
      mara('POST', `${site}/section-groups/${second ?? ''}/move`, { position })
    expect((await move({ before: beside(first) })).body).toMatchObject({ id: second })
    const { structure } = (await mara('GET', `${site}/structure`)).body as { structure?: Fields[] }
    expect(structure?.slice(1).map(({ id }) => id)).toEqual([second, first])
    expect((await move({ before: beside(first) })).status).toBe(409)
    expect((await move({ before: beside(second) })).status).toBe(400)
    expect((await move({ after: beside('nothing') })).status).toBe(400)
  })

  it('can be sorted only among siblings', async () => {
    const [api, news] = [await add('API'), await add('News')]
    const group = String((await mara('POST', `${site}/section-groups`, { title: 'More' })).body['id'])
    const inside = await add('Inside')
    await mara('POST', `${site}/section-groups/${group}/sections`, { sectionId: inside })
    const sort = (item: Fields, position: Fields) =>
      mara('PATCH', `${site}/structure/sort`, { item, position })
    const section = (id: string) => ({ type: 'site-section', id })
    const done = await sort(section(news), { before: section(api) })
    expect(done.body).toMatchObject({ object: 'site-section', id: news })
    const last = await sort({ type: 'site-section-group', id: group }, { before: section(news) })
    expect(last.body).toMatchObject({ object: 'site-section-group', id: group })
    const { type, structure } = (await mara('GET', `${site}/structure`)).body as {
      type?: string
      structure?: Fields[]
    }
    expect([type, structure?.slice(1).map(({ id }) => id)]).toEqual(['sections', [group, news, api]])
    // Already in place: nothing is written, and the current state is returned.
    expect((await sort(section(api), { after: section(news) })).status).toBe(200)
    for (const [item, position, status] of [
      [section(api), { before: section(inside) }, 400],
      [section(api), { before: section(api) }, 400],
      [section(api), {}, 400],
      [section(api), { before: section(news), after: section(news) }, 400],
      [section(api), { before: { type: 'site-space', id: news } }, 400],
      [{ type: 'site-space', id: api }, { before: section(news) }, 404],
      [section('none'), { before: section(news) }, 404],
      [{ type: 'page', id: api }, { before: section(news) }, 422],
    ] as const)
      expect((await sort(item, position)).status, JSON.stringify([item, position])).toBe(status)
  })

  it('reject moving a group into itself, its descendants, or beside itself', async () => {
    const group = async (parent?: string) =>
      String((await mara('POST', `${site}/section-groups`, { title: 'More', parent })).body['id'])
    const outer = await group()
    const inner = await group(outer)
    const section = await add('Inside')
    await mara('POST', `${site}/section-groups/${inner}/sections`, { sectionId: section })
    const storedStructure = async () => (await mara('GET', `${site}/structure`)).body['structure']
    const before = await storedStructure()
    const groupOf = (siteSectionGroup: string) => ({ type: 'site-section-group', siteSectionGroup })
    const { version } = (await mara('GET', `${site}/structure/draft`)).body
    const drafted = (edit: Fields) => ({ version, edits: [{ edit: 'move', ...edit }] })
    for (const [method, path, body, status, reason] of [
      ['POST', `/section-groups/${outer}/sections`, { sectionId: outer }, 404, 'not-found'],
      ['POST', `/section-groups/${section}/sections`, { sectionId: section }, 404, 'not-found'],
      [
        'POST',
        `/section-groups/${outer}/move`,
        { position: { before: groupOf(outer) } },
        400,
        'bad-position',
      ],
      ['POST', `/section-groups/${outer}/move`, { position: { after: groupOf(inner) } }, 400, 'bad-position'],
      ['POST', '/structure/draft', drafted({ id: outer, parent: outer }), 400, 'bad-position'],
      ['POST', '/structure/draft', drafted({ id: outer, parent: inner }), 400, 'bad-position'],
      ['POST', '/structure/draft', drafted({ id: section, parent: section }), 404, 'not-found'],
    ] as const) {
      const answer = await mara(method, `${site}${path}`, body)
      expect([path, answer.status, answer.body.error?.reason]).toEqual([path, status, reason])
      expect(answer.body.error?.message).not.toBe('')
    }
    expect(await storedStructure()).toEqual(before)
    expect((await mara('GET', `${site}/structure/draft`)).body).toMatchObject({ version, edits: [] })
  })

  it('can be unpublished together with their spaces', async () => {
    expect((await mara('POST', `${site}/publish`)).body['published']).toBe(true)
    const { read } = service.ctx.store
    const viewer = { organization: org, person: mara.person, membership: { role: rank('admin') } }
    expect((await sitesShowing(read, viewer, space)).map(({ site: { id } }) => id)).toEqual([siteId])
    const answer = await mara('POST', `${site}/unpublish`)
    expect([answer.status, answer.body['published']]).toEqual([200, false])
    expect((await mara('POST', `${site}/unpublish`)).status).toBe(200)
    expect((await mara('GET', `/spaces/${space}`)).body['visibility']).toBe('private')
    expect(await sitesShowing(read, viewer, space)).toEqual([])
    const writer = await service.person('writer', { scope: 'write' })
    await service.member(org, writer, 'admin')
    expect((await writer('POST', `${site}/publish`)).status).toBe(403)
  })

  it('have a customization, with overrides for site spaces', async () => {
    expect((await mara('GET', `${site}/customization`)).body).toEqual(defaultCustomization)
    const look = {
      ...defaultCustomization,
      title: 'Halden docs',
      favicon: { emoji: '🧭' },
      header: {
        links: [
          {
            title: 'Status',
            to: { kind: 'url', url: 'https://example.org' },
            links: [],
            condition: "visitor.claims.plan == 'pro'",
          },
        ],
      },
    }
    const put = await mara('PUT', `${site}/customization`, look)
    expect(put.status, JSON.stringify(put.body)).toBe(200)
    expect((await mara('GET', `${site}/customization`)).body).toEqual(look)
    expect((await mara('GET', site)).body['icon']).toEqual({ emoji: '🧭' })
    const { styling: _, ...less } = look
    expect((await mara('PUT', `${site}/customization`, less)).status).toBe(422)
    const bad = { ...look, header: { links: [{ title: 'x', to: null, links: [], condition: '(' }] } }
    const refused = await mara('PUT', `${site}/customization`, bad)
    expect([refused.status, refused.body.error?.details?.[0]?.path]).toEqual([
      400,
      'body.header.links.0.condition',
    ])

    const [only] = (await mara('GET', `${site}/site-spaces`)).body['items'] as { id: string }[]
    const apart = `${site}/site-spaces/${only?.id}/customization`
    expect((await mara('GET', apart)).body).toEqual({})
    await mara('PATCH', apart, { styling: { theme: 'bold', links: 'accent' }, pdf: { enabled: false } })
    expect((await mara('PATCH', apart, { styling: { theme: null } })).body).toEqual({
      styling: { links: 'accent' },
      pdf: { enabled: false },
    })
    expect((await mara('PATCH', apart, { styling: { theme: 'loud' } })).status).toBe(422)
    expect((await mara('GET', `${site}/site-spaces/none/customization`)).status).toBe(404)
    // Overrides stay with their site space through structure changes.
    await add('API')
    const model = await loadSiteModel(service.ctx.store, service.ctx.store.read, siteId)
    if (model === undefined) throw new Error('The site is gone.')
    expect(lookOf(model, only?.id)).toMatchObject({
      title: 'Halden docs',
      styling: { links: 'accent', theme: 'clean' },
    })
    await mara('POST', `${site}/publish`)
    const profile = (await mara('GET', `${site}/published`)).body as {
      customizations?: { siteSpaces: Fields }
    }
    expect(profile.customizations?.siteSpaces[only?.id ?? '']).toMatchObject({ pdf: { enabled: false } })
    expect((await mara('DELETE', apart)).status).toBe(204)
    expect((await mara('GET', apart)).body).toEqual({})
  })

  it('are listed in merge previews if published and showing the space', async () => {
    const api = await add('API')
    const begun = await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Words' })
    const path = `/spaces/${space}/change-requests/${String(begun.body['id'])}`
    const sites = async (of: string) => (await mara('GET', `${path}/preview?of=${of}`)).body['sites']
    expect(await sites('merge')).toEqual([])
    await mara('PATCH', site, { defaultSiteSection: api })
    // The default space has no page yet, so the site is published in the opposite order and changed afterwards.
    const [first] = (await mara('GET', `${site}/sections`)).body['items'] as { id: string }[]
    await mara('PATCH', site, { defaultSiteSection: first?.id })
    expect((await mara('POST', `${site}/publish`)).status).toBe(200)
    await mara('PATCH', site, { defaultSiteSection: api })
    const [shown] = (await mara('GET', `${site}/site-spaces`)).body['items'] as { id: string }[]
    expect(await sites('merge')).toEqual([
      { site: siteId, title: 'Docs', siteSpaces: [{ siteSpace: shown?.id, title: 'Guide', path: 'docs' }] },
    ])
    expect(await sites('update')).toEqual([])
  })

  it('are listed with as many queries for three hundred as for three', async () => {
    const { store, now } = service.ctx
    const queries = (work: () => Promise<unknown>) => countQueries(store, work)
    const list = (limit: number) => async () => {
      const { body } = await mara('GET', `/orgs/${org}/sites?limit=${limit}&space=${space}`)
      return (body['items'] as unknown[]).length
    }
    const row = await store.read
      .selectFrom('sites')
      .selectAll()
      .where('id', '=', siteId)
      .executeTakeFirstOrThrow()
    const item = await store.read.selectFrom('site_items').selectAll().executeTakeFirstOrThrow()
    const names = Array.from({ length: 299 }, (_, at) => `many${String(at).padStart(3, '0')}`)
    await store.write(async (db) => {
      await db
        .insertInto('sites')
        .values(
          names.map((name) => ({ ...row, id: name, basename: name, basename_key: name, created_at: now() })),
        )
        .execute()
      await db
        .insertInto('site_items')
        .values(names.map((name) => ({ ...item, site: name })))
        .execute()
    })
    // The first request also records the use of the token.
    await list(3)()
    const some = await queries(list(3))
    expect(some).toBeGreaterThan(0)
    expect(await list(300)()).toBe(300)
    expect(await queries(list(300))).toBe(some)
    const all = new Set<string>()
    for (let page = ''; ;) {
      const { body } = await mara('GET', `/orgs/${org}/sites?limit=70${page}`)
      for (const { id } of body['items'] as { id: string }[]) all.add(id)
      if (body['next'] === undefined) break
      page = `&page=${(body['next'] as { page: string }).page}`
    }
    expect(all.size).toBe(300)
  })
})
