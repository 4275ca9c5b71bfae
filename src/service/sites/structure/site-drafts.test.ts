/**
 * The draft structure of a site: two authors, changing addresses, and concurrent changes of the published structure.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteTreeOf } from '../../../content/site-tree/site-tree.ts'
import type { SiteItem } from '../../../content/site-tree/site-tree.ts'
import { checkSiteTree } from '../../../content/site-tree/check-site-tree.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

type Fields = Readonly<Record<string, unknown>>
interface Draft {
  readonly version: number
  readonly edits: readonly { id: string; edit: Fields; createdBy: Fields; problem?: Fields }[]
  readonly items: readonly (Fields & { id: string; name: string; url: string | null; state: string })[]
  readonly urlChanges: readonly Fields[]
}

describe.each(engines)('draft structures on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let site: string
  let spaces: string[]
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    kim = await service.person('kim')
    org = await service.organization('Halden', mara)
    await service.member(org, kim, 'create')
    spaces = []
    for (const title of ['Guide', 'API', 'Old API', 'News']) {
      const space = String((await mara('POST', `/orgs/${org}/spaces`, { title })).body['id'])
      await putContent(service.ctx, space, mara.person, {
        pages: [{ id: 'home', title: 'Home', document: paragraphs('Words.') }],
      })
      spaces.push(space)
    }
    const made = await mara('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: spaces.slice(0, 1) })
    site = `/orgs/${org}/sites/${String(made.body['id'])}`
    await mara('POST', `${site}/sections`, { spaceId: spaces[1] })
    expect((await mara('POST', `${site}/publish`)).status).toBe(200)
  })
  afterEach(() => service.close())

  const draft = async (client = mara) =>
    (await client('GET', `${site}/structure/draft`)).body as unknown as Draft
  const extend = (edits: readonly Fields[], client = mara, version?: number) =>
    client('POST', `${site}/structure/draft`, { edits, ...(version !== undefined && { version }) })
  const sections = async () =>
    (await mara('GET', `${site}/sections`)).body['items'] as (Fields & { id: string; path: string })[]
  const itemByName = ({ items }: Draft, name: string) => {
    const item = items.find((one) => one.name === name)
    if (item === undefined) throw new Error(`Nothing is called ${name}.`)
    return item
  }

  it('change nothing until published, and list what they will change', async () => {
    const [, api] = await sections()
    expect(await draft()).toMatchObject({ version: 0, edits: [], urlChanges: [] })
    const answer = await extend([
      { edit: 'path', id: api?.id, path: 'reference' },
      { edit: 'add-section', space: spaces[3], title: null },
      { edit: 'add-site-space', space: spaces[2], section: api?.id },
      { edit: 'add-group', title: 'Developers', sections: [api?.id] },
    ])
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const made = answer.body as unknown as Draft
    expect(made.version).toBe(1)
    expect(made.items.map(({ name, url, state }) => [name, url, state])).toEqual([
      ['Docs', '', 'same'],
      ['Guide', '', 'same'],
      ['News', 'news', 'added'],
      ['News', 'news', 'added'],
      ['Developers', null, 'added'],
      ['API', 'reference', 'changed'],
      ['API', 'reference', 'same'],
      ['Old API', 'reference/old-api', 'added'],
    ])
    // The parts are the members of the tree that the dashboard goes on working with.
    expect(checkSiteTree(siteTreeOf(made.items as unknown as SiteItem[]))).toEqual([])
    expect(made.urlChanges).toMatchObject([{ name: 'API', from: 'api', to: 'reference', redirect: true }])
    expect((await sections()).map(({ path }) => path)).toEqual(['docs', 'api'])
    expect(await draft(kim)).toEqual(made)

    expect((await mara('POST', `${site}/structure/draft/publish`, { version: 2 })).status).toBe(409)
    const published = await mara('POST', `${site}/structure/draft/publish`, { version: 1 })
    expect(published.status, JSON.stringify(published.body)).toBe(200)
    expect((await sections()).map(({ path }) => path)).toEqual(['docs', 'news', 'reference'])
    expect(await draft()).toMatchObject({ version: 0, edits: [] })
    const redirects = await service.ctx.store.read.selectFrom('site_redirects').selectAll().execute()
    expect(redirects).toMatchObject([{ source: 'api', wildcard: 1, automatic: 1 }])
  })

  it('have a version that no earlier draft had, so that none is published or overwritten unseen', async () => {
    const [, api] = await sections()
    const path = (to: string) => ({ edit: 'path', id: api?.id, path: to })
    const publish = (version: number) => mara('POST', `${site}/structure/draft/publish`, { version })
    await extend([path('first')])
    await mara('DELETE', `${site}/structure/draft`)
    await extend([path('second')])
    const { version } = await draft()
    expect((await extend([path('third')], kim, 1)).body.error?.reason).toBe('content-conflict')
    expect((await publish(1)).status).toBe(409)
    expect((await publish(version)).status).toBe(200)
    await extend([path('fourth')])
    expect((await publish(version)).status).toBe(409)
    expect((await sections()).map((one) => one.path)).toEqual(['docs', 'second'])
    expect((await draft()).version).toBeGreaterThan(version)
  })

  it('accept edits of two people and overwrite none', async () => {
    const [docs, api] = await sections()
    const both = await Promise.all([
      extend([{ edit: 'rename', id: docs?.id, title: 'Handbook' }]),
      extend([{ edit: 'rename', id: api?.id, title: 'Reference' }], kim),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const made = await draft()
    expect(made.version).toBe(2)
    expect(new Set(made.edits.map(({ createdBy }) => createdBy['displayName']))).toEqual(
      new Set(['kim', 'mara']),
    )
    const late = await extend([{ edit: 'rename', id: api?.id, title: 'Third' }], kim, 1)
    expect([late.status, late.body.error?.reason]).toEqual([409, 'content-conflict'])
    const [first, second] = made.edits
    const put = (body: Fields) => mara('PUT', `${site}/structure/draft`, body)
    expect((await put({ version: 1, keep: [], edits: [] })).status).toBe(409)
    expect((await put({ version: 2, keep: ['gone'], edits: [] })).status).toBe(409)
    const dropped = await put({ version: 2, keep: [second?.id], edits: [] })
    expect((dropped.body as unknown as Draft).edits.map(({ id }) => id)).toEqual([second?.id])
    expect(first?.id).not.toBe(second?.id)
    expect((await mara('DELETE', `${site}/structure/draft`)).status).toBe(204)
    expect((await mara('DELETE', `${site}/structure/draft`)).status).toBe(204)
    expect((await draft()).version).toBe(0)
  })

  it('report edits that no longer apply, and publish the others on request', async () => {
    const [docs, api] = await sections()
    await extend([
      { edit: 'rename', id: api?.id, title: 'Reference' },
      { edit: 'rename', id: docs?.id, title: 'Handbook' },
      { edit: 'add-site-space', space: spaces[2] },
    ])
    expect((await mara('DELETE', `${site}/sections/${api?.id}`)).status).toBe(204)
    await mara('DELETE', `/spaces/${spaces[2]}`)
    const made = await draft()
    expect(made.edits.map(({ problem }) => problem?.['fault'])).toEqual([
      'unknown-item',
      undefined,
      'unknown-item',
    ])
    const refused = await mara('POST', `${site}/structure/draft/publish`, { version: 1 })
    expect([refused.status, refused.body.error?.details?.length]).toEqual([412, 2])
    const published = await mara('POST', `${site}/structure/draft/publish`, { version: 1, skip: true })
    expect(published.status).toBe(200)
    expect((await sections()).map(({ title }) => title)).toEqual(['Handbook'])
  })

  it('reject an impossible edit with the same message as a direct change', async () => {
    const [docs, api] = await sections()
    for (const [edit, status] of [
      [{ edit: 'path', id: api?.id, path: String(docs?.path) }, 409],
      [{ edit: 'path', id: api?.id, path: 'a b' }, 400],
      [{ edit: 'rename', id: api?.id, title: 'x' }, 400],
      [{ edit: 'condition', id: api?.id, condition: 'visitor.' }, 400],
      [{ edit: 'move', id: api?.id, position: { before: api?.id } }, 400],
      [{ edit: 'move', id: api?.id, position: { before: 'a', after: 'b' } }, 422],
      [{ edit: 'remove', id: docs?.id }, 412],
      [{ edit: 'remove', id: 'none' }, 404],
      [{ edit: 'add-section', space: 'none' }, 404],
      [{ edit: 'burn', id: api?.id }, 422],
    ] as const)
      expect((await extend([edit])).status, JSON.stringify(edit)).toBe(status)
    // One impossible edit: none is stored.
    expect(
      (
        await extend([
          { edit: 'rename', id: api?.id, title: 'Fine' },
          { edit: 'remove', id: 'none' },
        ])
      ).status,
    ).toBe(404)
    expect((await draft()).version).toBe(0)
    const lou = await service.person('lou')
    await service.member(org, lou, 'comment')
    expect((await lou('GET', `${site}/structure/draft`)).status).toBe(200)
    expect((await extend([{ edit: 'rename', id: api?.id, title: 'Mine' }], lou)).status).toBe(403)
    // Editors prepare the draft; people who may publish release it to readers.
    const ned = await service.person('ned')
    await service.member(org, ned, 'edit')
    expect((await extend([{ edit: 'rename', id: api?.id, title: 'Mine' }], ned)).status).toBe(200)
    const publication = { version: (await draft()).version }
    expect((await ned('POST', `${site}/structure/draft/publish`, publication)).status).toBe(403)
    expect((await ned('PATCH', `${site}/sections/${api?.id}`, { title: 'Mine' })).status).toBe(403)
  })

  it('may leave a group empty, but are not published so', async () => {
    await extend([{ edit: 'add-group', title: 'Developers' }])
    const refused = await mara('POST', `${site}/structure/draft/publish`, { version: 1 })
    const group = itemByName(await draft(), 'Developers')
    expect([refused.status, refused.body.error?.details]).toEqual([
      412,
      [
        {
          path: `structure.${group.id}`,
          message: 'The group “Developers” has no sections. Add one, or remove the group.',
        },
      ],
    ])
    await extend([
      { edit: 'remove', id: group.id },
      { edit: 'rename', id: (await sections())[1]?.id, title: 'Calls' },
    ])
    expect((await mara('POST', `${site}/structure/draft/publish`, { version: 2 })).status).toBe(200)
  })

  it('can refer to items added by earlier edits', async () => {
    await extend([{ edit: 'add-group', title: 'Developers' }])
    const group = itemByName(await draft(), 'Developers')
    const [, api] = await sections()
    const answer = await extend([
      { edit: 'move', id: api?.id, parent: group.id },
      { edit: 'icon', id: group.id, icon: 'code' },
    ])
    expect(answer.status).toBe(200)
    expect(itemByName(await draft(), 'API')['parent']).toBe(group.id)
    expect((await mara('POST', `${site}/structure/draft/publish`, { version: 2 })).status).toBe(200)
    const { structure } = (await mara('GET', `${site}/structure`)).body as { structure?: Fields[] }
    expect(structure?.at(-1)).toMatchObject({
      title: 'Developers',
      icon: 'code',
      children: [{ title: 'API' }],
    })
  })
})
