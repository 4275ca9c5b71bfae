/** Effects on sites when their spaces are transferred or purged. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkSiteTree } from '../../content/site-tree/check-site-tree.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { purgeTrash } from '../spaces/purge-trash.ts'
import { loadSiteModel } from './model/sites.store.ts'

describe.each(engines)('removing spaces from sites on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let other: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    other = await service.organization('Elsewhere', mara)
  })
  afterEach(() => service.close())

  const build = async () => {
    const spaces: string[] = []
    for (const title of ['Guide', 'API', 'Old']) {
      const space = await service.space(org, mara, { title })
      await putContent(service.ctx, space, mara.person, {
        pages: [{ id: 'home', title: 'Home', document: paragraphs('Words.') }],
      })
      spaces.push(space)
    }
    const body = { title: 'Docs', spaces: spaces.slice(0, 1) }
    const site = String((await mara('POST', `/orgs/${org}/sites`, body)).body['id'])
    const path = `/orgs/${org}/sites/${site}`
    for (const spaceId of spaces.slice(1)) await mara('POST', `${path}/sections`, { spaceId })
    expect((await mara('POST', `${path}/publish`)).status).toBe(200)
    return { spaces, site, path }
  }
  const titlesAt = async (path: string) =>
    ((await mara('GET', `${path}/site-spaces`)).body['items'] as { title: string; default: boolean }[]).map(
      ({ title }) => title,
    )

  it('when transferred removes them from sites, unless one is a default', async () => {
    const { spaces, path } = await build()
    const transfer = (space: string | undefined) =>
      mara('POST', `/spaces/${space}/transfer`, { organization: other })
    const refused = await transfer(spaces[0])
    expect([refused.status, refused.body.error?.reason]).toEqual([412, 'state-forbids'])
    expect(refused.body.error?.message).toContain('Docs')
    expect((await mara('GET', `/spaces/${spaces[0]}`)).body['organization']).toBe(org)
    const moved = await transfer(spaces[1])
    expect([moved.status, moved.body['visibility'], moved.body['organization']]).toEqual([
      200,
      'private',
      other,
    ])
    expect(await titlesAt(path)).toEqual(['Guide', 'Old'])
  })

  it('when purged promotes the next site space, and unpublishes an empty site', async () => {
    const { spaces, path, site } = await build()
    await mara('DELETE', `/spaces/${spaces[0]}`)
    service.later(8 * 24 * 3600)
    await purgeTrash(service.ctx)
    expect(await titlesAt(path)).toEqual(['API', 'Old'])
    expect((await mara('GET', `${path}/sections`)).body['items']).toMatchObject([
      { title: 'API', default: true },
      { title: 'Old', default: false },
    ])
    for (const space of spaces.slice(1)) await mara('DELETE', `/spaces/${space}`)
    service.later(8 * 24 * 3600)
    await purgeTrash(service.ctx)
    expect(await titlesAt(path)).toEqual([])
    expect((await mara('GET', path)).body).toMatchObject({ published: false, siteSpaces: 0 })
    const model = await loadSiteModel(service.ctx.store, service.ctx.store.read, site)
    expect(model && checkSiteTree(model.tree)).toEqual([])
  })
})
