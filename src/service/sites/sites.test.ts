/** Sites over HTTP: their content, structure, access rights, and errors. */
import { concealedTitle } from '../../contract/sites/concealed-spaces.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { checkSiteTree } from '../../content/site-tree/check-site-tree.ts'
import { loadSiteModel } from './model/sites.store.ts'

type Fields = Readonly<Record<string, unknown>>

describe.each(engines)('sites on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(() => service.close())

  const newSpace = async (title: string) => {
    const space = await service.space(org, mara, { title })
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('Words.') }],
    })
    return space
  }
  const newSite = async (body: Fields = {}) =>
    String((await mara.done('POST', `/orgs/${org}/sites`, body))['id'])
  const at = (site: string, more = '') => `/orgs/${org}/sites/${site}${more}`
  const items = async (path: string, client = mara) => {
    const { status, body } = await client('GET', path)
    expect(status).toBe(200)
    return body['items'] as readonly (Fields & {
      id: string
      title: string
      path: string
      default: boolean
    })[]
  }
  const refused = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => {
    const { status, body: answer } = await mara(method, path, body)
    return [status, answer.error?.reason]
  }
  /** The stored structure satisfies every invariant. */
  const sound = async (site: string) => {
    const model = await loadSiteModel(service.ctx.store, service.ctx.store.read, site)
    expect(model && checkSiteTree(model.tree)).toEqual([])
    expect(model?.row.site_spaces).toBe(
      [...(model?.tree.byId.values() ?? [])].filter(({ kind }) => kind === 'site-space').length,
    )
    return model
  }

  it('are created with spaces, the title of the first one, and a free base name', async () => {
    const guide = await newSpace('The guide')
    const api = await newSpace('API')
    const answer = await mara('POST', `/orgs/${org}/sites`, { spaces: [guide, api, guide] })
    expect(answer.status).toBe(201)
    expect(answer.body).toMatchObject({
      object: 'site',
      type: 'basic',
      title: 'The guide',
      basename: 'the-guide',
      visibility: 'public',
      published: false,
      siteSpaces: 2,
      agentsContext: 'included',
    })
    expect(answer.body['urls']).not.toHaveProperty('published')
    expect(String(answer.headers['location'])).toContain(at(String(answer.body['id'])))
    const other = await mara('POST', `/orgs/${org}/sites`, { title: 'The guide', type: 'premium' })
    expect(other.body).toMatchObject({ basename: 'the-guide-2', type: 'premium', siteSpaces: 0 })
    const [first, second] = await items(at(String(answer.body['id']), '/site-spaces'))
    expect([first?.title, first?.default, second?.title, second?.default, second?.path]).toEqual([
      'The guide',
      true,
      'API',
      false,
      'api',
    ])
    await sound(String(answer.body['id']))
    expect(await refused('POST', `/orgs/${org}/sites`, { spaces: [guide, 's_none'] })).toEqual([
      404,
      'not-found',
    ])
    expect((await mara('POST', `/orgs/${org}/sites`, { title: 'Files' })).body['basename']).toBe('files-2')
    // Concurrent creation: each gets its own name.
    const many = await Promise.all(
      Array.from({ length: 5 }, () => mara('POST', `/orgs/${org}/sites`, { title: 'Same' })),
    )
    expect(many.map(({ status }) => status)).toEqual(Array(5).fill(201))
    expect(new Set(many.map(({ body }) => body['basename'])).size).toBe(5)
  })

  it('are listed by title, filtered and paged', async () => {
    const space = await newSpace('Shown')
    const hidden = await newSpace('Hidden')
    await mara.done('PATCH', `/spaces/${hidden}`, { defaultLevel: null })
    for (let number = 0; number < 12; number += 1)
      await newSite({
        title: `Site ${String(number).padStart(2, '0')}`,
        type: number % 2 === 0 ? 'basic' : 'premium',
        spaces: number % 3 === 0 ? [space] : number % 3 === 1 ? [hidden] : [],
      })
    const all = await mara('GET', `/orgs/${org}/sites?limit=5`)
    expect([all.body['count'], (all.body['items'] as Fields[]).length]).toEqual([12, 5])
    const { page } = all.body['next'] as { page: string }
    const next = await items(`/orgs/${org}/sites?limit=5&page=${page}`)
    expect(next.map(({ title }) => title)).toEqual(['Site 05', 'Site 06', 'Site 07', 'Site 08', 'Site 09'])
    expect(await refused('GET', `/orgs/${org}/sites?limit=4&page=${page}x`)).toEqual([400, 'bad-page-token'])
    const count = async (query: string, client = mara) =>
      (await client('GET', `/orgs/${org}/sites?${query}`)).body['count']
    expect(await count('title=SITE%200')).toBe(10)
    expect(await count('type=premium')).toBe(6)
    expect(await count('type=premium&type=basic&published=false')).toBe(12)
    expect(await count(`space=${space}`)).toBe(4)
    expect(await count(`space=${hidden}`)).toBe(4)
    // The filter does not reveal which sites show a space that the caller cannot see.
    const kim = await service.person('kim')
    await service.member(org, kim, 'read')
    expect([
      await count('', kim),
      await count(`space=${space}`, kim),
      await count(`space=${hidden}`, kim),
    ]).toEqual([12, 4, 0])
  })

  it('update every setting, and report a taken name', async () => {
    const site = await newSite({ title: 'Docs', spaces: [await newSpace('Guide'), await newSpace('API')] })
    await newSite({ title: 'Other' })
    const [, second] = await items(at(site, '/site-spaces'))
    const body = await mara.done('PATCH', at(site), {
      title: 'Manual',
      visibility: 'unlisted',
      basename: 'Manual',
      adaptiveContent: { enabled: true },
      agentsContext: 'excluded',
      proxy: 'example.org/docs',
      defaultSiteSpace: second?.id,
    })
    expect(body).toMatchObject({
      title: 'Manual',
      visibility: 'unlisted',
      basename: 'Manual',
      adaptiveContent: { enabled: true },
      agentsContext: 'excluded',
      proxy: { origin: 'example.org/docs' },
    })
    expect((await items(at(site, '/site-spaces?default=true'))).map(({ title }) => title)).toEqual(['API'])
    expect((await items(at(site, '/site-spaces?default=false'))).map(({ title }) => title)).toEqual(['Guide'])
    expect(await mara.done('PATCH', at(site), { proxy: null })).not.toHaveProperty('proxy')
    for (const [change, status, reason] of [
      [{ basename: 'other' }, 409, 'already-taken'],
      [{ basename: 'OTHER' }, 409, 'already-taken'],
      [{ basename: 'files' }, 400, 'bad-content'],
      [{ basename: 'a/b' }, 400, 'bad-content'],
      [{ proxy: 'https://example.org/docs' }, 422, 'invalid-input'],
      [{ proxy: 'example.org' }, 422, 'invalid-input'],
      [{ hostname: 'example.org' }, 422, 'invalid-input'],
      [{ defaultSiteSpace: 'none' }, 400, 'bad-content'],
      [{ defaultSiteSection: 'none' }, 400, 'bad-content'],
      [{ title: 'x' }, 422, 'invalid-input'],
    ] as const)
      expect(await refused('PATCH', at(site), change), JSON.stringify(change)).toEqual([status, reason])
    expect((await mara('GET', at(site))).body['basename']).toBe('Manual')
  })

  it('can be published if they have content, with their spaces', async () => {
    const empty = await service.space(org, mara, { title: 'Empty' })
    const space = await newSpace('Guide')
    const site = await newSite({ title: 'Docs' })
    expect(await refused('POST', at(site, '/publish'))).toEqual([412, 'state-forbids'])
    await mara.done('POST', at(site, '/site-spaces'), { spaceId: empty })
    expect(await refused('POST', at(site, '/publish'))).toEqual([412, 'state-forbids'])
    expect(await refused('GET', at(site, '/published'))).toEqual([404, 'not-found'])
    const [only] = await items(at(site, '/site-spaces'))
    await mara.done('PATCH', at(site, `/site-spaces/${only?.id}`), { spaceId: space })
    const group = await mara.done('POST', at(site, '/section-groups'), { title: 'Later' })
    const nothing = await mara('POST', at(site, '/publish'))
    expect([nothing.status, nothing.body.error?.details?.[0]?.path]).toEqual([
      412,
      `structure.${String(group['id'])}`,
    ])
    expect((await mara('DELETE', at(site, `/section-groups/${String(group['id'])}`))).status).toBe(204)
    const visibility = async () => (await mara('GET', `/spaces/${space}`)).body['visibility']
    expect(await visibility()).toBe('private')
    const published = await mara.done('POST', at(site, '/publish'))
    expect(published).toMatchObject({ published: true })
    expect((published['urls'] as Fields)['published']).toMatch(/\/docs$/)
    expect(await visibility()).toBe('public')
    await mara.done('PATCH', at(site), { visibility: 'visitor-auth' })
    expect(await visibility()).toBe('visitor-auth')
    const profile = (await mara('GET', at(site, '/published'))).body
    expect(profile).toMatchObject({
      object: 'published-content-site',
      structure: { type: 'sections', structure: [{ siteSpaces: [{ space: { id: space } }] }] },
      customizations: { site: { styling: { theme: 'clean' } }, siteSpaces: {} },
      scripts: [],
    })
    // It can never become empty.
    const [section] = await items(at(site, '/sections'))
    expect(await refused('DELETE', at(site, `/sections/${section?.id}`))).toEqual([412, 'state-forbids'])
    expect((await mara('DELETE', at(site))).status).toBe(204)
    expect((await mara('DELETE', at(site))).status).toBe(204)
    expect(await refused('GET', at(site))).toEqual([404, 'not-found'])
    expect(await visibility()).toBe('private')
  })

  it('wrap site spaces in sections, in and out of groups', async () => {
    const [guide, api, cli] = [await newSpace('Guide'), await newSpace('API'), await newSpace('CLI')]
    const site = await newSite({ title: 'Docs', spaces: [guide] })
    await mara.done('POST', at(site, '/publish'))
    const added = await mara('POST', at(site, '/sections'), { spaceId: api, title: null, icon: 'code' })
    expect(added.status).toBe(201)
    expect(added.body).toMatchObject({ title: 'API', path: 'api', icon: 'code', default: false })
    expect((added.body['urls'] as Fields)['published']).toMatch(/\/docs\/api$/)
    expect(String(added.headers['location'])).toContain(`/sections/${String(added.body['id'])}`)
    const third = await mara.done('POST', at(site, '/sections'), { spaceId: cli, title: 'API' })
    expect(third['path']).toBe('api-2')
    expect((await items(at(site, '/sections'))).map(({ title, default: first }) => [title, first])).toEqual([
      ['Docs', true],
      ['API', false],
      ['API', false],
    ])
    const id = String(added.body['id'])
    const group = await mara('POST', at(site, '/section-groups'), { title: 'Developers', sections: [id] })
    expect(group.body).toMatchObject({
      title: 'Developers',
      children: [{ id, sectionGroup: group.body['id'] }],
    })
    const into = at(site, `/section-groups/${String(group.body['id'])}`)
    const inner = await mara.done('POST', at(site, '/section-groups'), {
      title: 'Tools',
      parent: group.body['id'],
      icon: null,
    })
    expect(inner).toMatchObject({ sectionGroup: group.body['id'], children: [] })
    expect(await refused('POST', `${into}/sections`, { sectionId: id })).toEqual([409, 'nothing-to-change'])
    expect(await refused('POST', `${into}/sections`, { sectionId: 'none' })).toEqual([404, 'not-found'])
    const taken = await mara('POST', `${into}/sections`, { sectionId: third['id'] })
    expect([taken.status, (taken.body['sections'] as Fields[]).length]).toEqual([201, 2])
    expect((await mara('DELETE', `${into}/sections/${id}`)).status).toBe(204)
    expect((await mara('DELETE', `${into}/sections/${id}`)).status).toBe(204)
    expect(await mara.done('PATCH', into, { title: 'For developers', icon: 'wrench' })).toMatchObject({
      title: 'For developers',
      icon: 'wrench',
      children: [{ object: 'site-section-group' }, { id: third['id'] }],
    })
    expect((await mara('DELETE', into)).status).toBe(204)
    expect((await items(at(site, '/section-groups'))).map(({ title }) => title)).toEqual(['Tools'])
    // Readers do not see empty groups.
    const profile = (await mara('GET', at(site, '/published'))).body
    expect((profile['structure'] as { structure: Fields[] }).structure.map((part) => part['object'])).toEqual(
      Array(3).fill('site-section'),
    )
    await sound(site)
  })

  it('update sections and site spaces, and reject invalid structures', async () => {
    const [guide, api, old] = [await newSpace('Guide'), await newSpace('API'), await newSpace('Old')]
    const site = await newSite({ title: 'Docs', spaces: [guide] })
    const section = String((await mara.done('POST', at(site, '/sections'), { spaceId: api }))['id'])
    const variant = await mara.done('POST', at(site, '/site-spaces'), { spaceId: old, sectionId: section })
    expect(variant).toMatchObject({ path: 'old', section, default: false, title: 'Old' })
    const path = at(site, `/sections/${section}`)
    const condition = "visitor.claims.plan == 'pro'"
    const changed = await mara.done('PATCH', path, {
      title: 'Reference',
      path: 'reference',
      description: 'All calls.',
      icon: 'book',
      condition,
      defaultSiteSpace: variant['id'],
    })
    expect(changed).toMatchObject({ path: 'reference', description: 'All calls.', condition, icon: 'book' })
    expect(await mara.done('PATCH', path, { title: 'Reference' })).toMatchObject({ condition })
    const cleared = await mara.done('PATCH', path, { condition: null, description: null, icon: null })
    for (const name of ['condition', 'description', 'icon']) expect(cleared).not.toHaveProperty(name)
    const [first, second] = (cleared['siteSpaces'] as Fields[]) ?? []
    expect([first?.['default'], second?.['default']]).toEqual([false, true])
    const [whole] = await items(at(site, '/sections'))
    const before = await sound(site)
    for (const [method, to, body, status, reason] of [
      ['PATCH', path, { path: String(whole?.path) }, 409, 'already-taken'],
      ['PATCH', path, { path: 'a b' }, 400, 'bad-content'],
      ['PATCH', path, { condition: 'visitor.claims.' }, 400, 'bad-content'],
      ['PATCH', path, { condition: '' }, 400, 'bad-content'],
      ['PATCH', path, { condition: 'x'.repeat(1025) }, 422, 'invalid-input'],
      ['PATCH', path, { defaultSiteSpace: 'none' }, 400, 'bad-content'],
      ['DELETE', at(site, `/sections/${whole?.id}`), undefined, 412, 'state-forbids'],
      ['DELETE', at(site, `/site-spaces/${String(variant['id'])}`), undefined, 412, 'state-forbids'],
      [
        'POST',
        `${path}/move`,
        { position: { before: { type: 'site-section', siteSection: section } } },
        400,
        'bad-position',
      ],
      [
        'POST',
        `${path}/move`,
        { position: { after: { type: 'site-section', siteSection: 'none' } } },
        400,
        'bad-position',
      ],
      ['POST', `${path}/move`, {}, 409, 'nothing-to-change'],
      ['POST', at(site, '/site-spaces'), { spaceId: old, sectionId: section }, 400, 'bad-content'],
      ['POST', at(site, '/site-spaces'), { spaceId: guide, sectionId: 'none' }, 404, 'not-found'],
      ['POST', at(site, '/sections'), { spaceId: 'none' }, 404, 'not-found'],
      ['PATCH', at(site, '/sections/none'), { title: 'No one' }, 404, 'not-found'],
    ] as const)
      expect(await refused(method, to, body), `${method} ${to} ${JSON.stringify(body)}`).toEqual([
        status,
        reason,
      ])
    expect((await sound(site))?.tree.byId).toEqual(before?.tree.byId)
    const moved = await mara.done('POST', `${path}/move`, {
      position: { before: { type: 'site-section', siteSection: whole?.id } },
    })
    expect(moved['id']).toBe(section)
    expect((await items(at(site, '/sections'))).map(({ id }) => id)).toEqual([section, whole?.id])
    // The space is replaced in its place.
    const place = at(site, `/site-spaces/${String(variant['id'])}`)
    const swapped = await mara.done('PATCH', place, { spaceId: guide, condition })
    expect(swapped).toMatchObject({ id: variant['id'], path: 'old', condition, space: { id: guide } })
    expect(
      await refused('POST', `${place}/move`, {
        position: { before: { type: 'site-space', siteSpace: variant['id'] } },
      }),
    ).toEqual([400, 'bad-position'])
    const [, other] = (await items(at(site, '/site-spaces'))).filter((item) => item['section'] === section)
    expect(
      await mara.done('POST', `${place}/move`, {
        position: { before: { type: 'site-space', siteSpace: String(first?.['id']) } },
      }),
    ).toMatchObject({ id: variant['id'] })
    expect(other?.id).toBe(variant['id'])
    await sound(site)
  })

  it('keep unreadable spaces in place, and let nobody add one', async () => {
    const secret = await newSpace('Secret')
    const site = await newSite({ title: 'Docs', spaces: [secret] })
    await mara.done('PATCH', `/spaces/${secret}`, { defaultLevel: null })
    const kim = await service.person('kim')
    await service.member(org, kim, 'create')
    const [shown] = await items(at(site, '/site-spaces'), kim)
    expect(shown).toMatchObject({
      title: concealedTitle,
      space: { permissions: { view: false }, comments: 0 },
    })
    expect((await kim('POST', at(site, '/sections'), { spaceId: secret })).status).toBe(404)
    expect((await kim('PATCH', at(site, `/site-spaces/${shown?.id}`), { path: 'hush' })).status).toBe(200)
    const lou = await service.person('lou')
    await service.member(org, lou, 'edit')
    expect((await lou('GET', at(site))).status).toBe(200)
    expect((await lou('PATCH', at(site), { title: 'Mine' })).status).toBe(403)
    expect((await lou('DELETE', at(site))).status).toBe(403)
    const stranger = await service.person('stranger')
    expect((await stranger('GET', at(site))).status).toBe(404)
    expect((await stranger('DELETE', at(site))).status).toBe(204)
  })

  it('list the number of visible open change requests of their spaces', async () => {
    const [open, closed] = await Promise.all(
      ['Open', 'Closed'].map(async (title) =>
        String((await mara('POST', `/orgs/${org}/spaces`, { title })).body['id']),
      ),
    )
    for (const id of [open, open, closed]) {
      const requests = `/spaces/${id ?? ''}/change-requests`
      const one = await mara('POST', requests, { subject: 'One' })
      await mara('PATCH', `${requests}/${String(one.body['id'])}`, { status: 'open' })
    }
    await mara('PATCH', `/spaces/${closed ?? ''}`, { defaultLevel: null })
    const { body } = await mara('POST', `/orgs/${org}/sites`, { title: 'Counted', spaces: [open, closed] })
    const counted = async (client: Client) => {
      const { items } = (await client('GET', `/orgs/${org}/sites?title=Counted`)).body as { items?: Fields[] }
      return items?.map(({ id, changeRequestsOpen }) => [id, changeRequestsOpen])
    }
    const reader = await service.person('reader')
    await service.member(org, reader, 'read')
    const all = await counted(mara)
    expect(all).toEqual([[body['id'], 3]])
    expect(await counted(reader)).toEqual([[body['id'], 2]])
  })

  it('begin with several spaces as variants or as sections', async () => {
    const spaces = [await newSpace('Guide'), await newSpace('API'), await newSpace('API')]
    const shape = async (layout?: string) => {
      const site = await newSite({ title: 'Docs', spaces, ...(layout !== undefined && { layout }) })
      await sound(site)
      const { body } = await mara('GET', at(site, '/structure'))
      const structure = body['structure'] as readonly Fields[]
      return [body['type'], structure.map(({ path, default: first }) => [path, first])]
    }
    const variants = [
      'siteSpaces',
      [
        ['guide', true],
        ['api', false],
        ['api-2', false],
      ],
    ]
    expect(await shape()).toEqual(variants)
    expect(await shape('variants')).toEqual(variants)
    expect(await shape('sections')).toEqual(['sections', variants[1]])
    const single = await newSite({ title: 'Docs', spaces: spaces.slice(0, 1), layout: 'sections' })
    expect((await mara('GET', at(single, '/structure'))).body['type']).toBe('siteSpaces')
  })

  it('store a visitor schema, and derive valid conditions from it', async () => {
    const site = await newSite({ title: 'Docs', spaces: [await newSpace('Guide')] })
    const schema = at(site, '/adaptive-schema')
    expect(await refused('GET', schema)).toEqual([404, 'not-found'])
    expect(await items(`${schema}/template-conditions`)).toEqual([])
    const jsonSchema = {
      type: 'object',
      properties: {
        beta: { type: 'boolean', description: 'Tries new things' },
        plan: { type: 'string', description: 'Plan', enum: ['pro', "o'hara"] },
        'odd name': { type: 'number', description: 'A number' },
        tags: { type: 'array', description: 'Tags', items: { type: 'string', description: '', enum: ['a'] } },
        unsigned: {
          type: 'object',
          description: 'From the browser',
          properties: { dark: { type: 'boolean', description: 'Likes the dark' } },
          additionalProperties: false,
        },
      },
      additionalProperties: false,
    }
    expect(await mara.done('PUT', schema, { jsonSchema })).toMatchObject({
      object: 'site-adaptive-schema',
      jsonSchema,
    })
    expect((await mara('GET', schema)).body).toMatchObject({ jsonSchema })
    const conditions = (await items(`${schema}/template-conditions`)).map(({ condition }) =>
      String(condition),
    )
    expect(conditions).toContain("visitor.claims.plan == 'o\\'hara'")
    expect(conditions).toContain('visitor.claims.unsigned.dark == true')
    expect(conditions).toHaveLength(6)
    const [section] = await items(at(site, '/site-spaces'))
    for (const condition of conditions)
      await mara.done('PATCH', at(site, `/site-spaces/${section?.id}`), { condition })
    const path = at(site, `/site-spaces/${section?.id}`)
    const misspelled = await mara('PATCH', path, { condition: 'visitor.claims.plann != "pro"' })
    expect([misspelled.status, misspelled.body.error?.reason, misspelled.body.error?.details]).toEqual([
      400,
      'bad-content',
      [
        {
          path: 'body.condition',
          message:
            'There is no "visitor.claims.plann" (at character 16). Did you mean "visitor.claims.plan"?',
        },
      ],
    ])
    const drafted = await mara('POST', at(site, '/structure/draft'), {
      edits: [
        { edit: 'rename', id: section?.id, title: 'Start' },
        { edit: 'condition', id: section?.id, condition: 'visitor.claims.unsigned.drak' },
      ],
    })
    expect([drafted.status, drafted.body.error?.details?.[0]?.path]).toEqual([400, 'body.edits.1.condition'])
    const look = (await mara('GET', at(site, '/customization'))).body as { header: Fields }
    const links = [
      {
        title: 'Beta',
        to: { kind: 'url', url: 'https://example.org' },
        condition: 'visitor.claims.betta',
        links: [],
      },
    ]
    const linked = await mara('PUT', at(site, '/customization'), {
      ...look,
      header: { ...look.header, links },
    })
    expect([linked.status, linked.body.error?.details?.[0]?.path]).toEqual([
      400,
      'body.header.links.0.condition',
    ])
    for (const bad of [
      { jsonSchema: { ...jsonSchema, additionalProperties: true } },
      { jsonSchema: { ...jsonSchema, $schema: 'https://json-schema.org/draft/2020-12/schema' } },
      { jsonSchema: { type: 'object' } },
      {},
    ])
      expect((await mara('PUT', schema, bad)).status).toBe(400)
  })

  it('stay consistent under concurrent changes', async () => {
    const spaces = [await newSpace('Guide')]
    for (let number = 0; number < 6; number += 1) spaces.push(await newSpace(`Part ${number}`))
    const site = await newSite({ title: 'Docs', spaces: spaces.slice(0, 1) })
    const [, ...others] = spaces
    const made = await Promise.all(others.map((spaceId) => mara('POST', at(site, '/sections'), { spaceId })))
    expect(made.map(({ status }) => status)).toEqual(Array(6).fill(201))
    const ids = made.map(({ body }) => String(body['id']))
    await Promise.all([
      ...ids.map((id) => mara('PATCH', at(site, `/sections/${id}`), { path: 'same' })),
      ...ids.map((id) => mara('PATCH', at(site), { defaultSiteSection: id })),
      ...ids.slice(0, 3).map((id) => mara('DELETE', at(site, `/sections/${id}`))),
      mara('POST', at(site, '/section-groups'), { title: 'Group', sections: ids.slice(3) }),
    ])
    const model = await sound(site)
    const paths = [...(model?.tree.byId.values() ?? [])].flatMap((item) =>
      item.kind === 'site-section' ? [item.path] : [],
    )
    expect(paths.filter((path) => path === 'same').length).toBeLessThanOrEqual(1)
    expect(model?.row.structure_version).toBeGreaterThan(6)
  })

  it('show a space in the trash as broken and do not serve it', async () => {
    const space = await newSpace('Guide')
    const site = await newSite({ title: 'Docs', spaces: [space, await newSpace('API')] })
    await mara.done('POST', at(site, '/publish'))
    await mara('DELETE', `/spaces/${space}`)
    const [broken, whole] = await items(at(site, '/site-spaces'))
    expect(broken?.['space']).toHaveProperty('deletedAt')
    expect(broken?.['urls']).toEqual({})
    expect(whole?.['urls']).toHaveProperty('published')
    expect((await sound(site))?.spaces.has(space)).toBe(false)
    const healthOf = async (path: string) => {
      const listed = await items(`/orgs/${org}/sites${path}`)
      return listed.map(({ health }) => health)
    }
    const missingHome = { trashedSpaces: 1, homeTrashed: true }
    expect(await healthOf('')).toEqual([missingHome])
    expect((await mara('GET', at(site))).body['health']).toEqual(missingHome)
    await mara.done('POST', `/spaces/${space}/restore`)
    expect(await healthOf('')).toEqual([{ trashedSpaces: 0, homeTrashed: false }])
    // Before a space is deleted: which live sites show it, or one of several.
    expect(await healthOf(`?published=true&spaces=${space}&spaces=none`)).toHaveLength(1)
    expect(await healthOf('?published=true&spaces=none')).toEqual([])
  })
})
