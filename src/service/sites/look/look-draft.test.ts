/** The draft customization of a site: saved, previewed, published as a whole, outdated, discarded. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const titled = (title: string) => ({ ...defaultCustomization, title })

describe.each(engines)('unpublished customization on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let site: string
  let siteSpace: string
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ service, sites, mara } = opened)
    const space = await opened.spaceOf('Guide', {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('Words.') }],
    })
    site = (await opened.siteOf('Docs', [space])).at
    const { items } = (await mara('GET', `${site}/site-spaces`)).body as { items?: { id: string }[] }
    siteSpace = items?.[0]?.id ?? ''
  })
  afterEach(() => opened.close())

  const draft = async () => (await mara('GET', `${site}/customization/draft`)).body
  const keep = (body: Readonly<Record<string, unknown>>) => mara('PUT', `${site}/customization/draft`, body)
  const publish = (body: Readonly<Record<string, unknown>>) =>
    mara('POST', `${site}/customization/draft/publish`, body)
  const read = async (cookie?: string, url = '/docs') =>
    (await sites.inject({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } })).body
  const previewed = async (): Promise<string> => {
    const { url } = (await mara('GET', `${site}/publishing/preview?draft=true`)).body
    const { pathname, search } = new URL(String(url))
    const sent = await sites.inject({ method: 'GET', url: `${pathname}${search}` })
    return read(String(sent.headers['set-cookie']).split(';')[0], String(sent.headers['location']))
  }

  it('is visible in previews of the draft, and to readers once published', async () => {
    expect(await draft()).toMatchObject({ version: 0, siteSpaces: {}, overtaken: false })
    const kept = await keep({ version: 0, site: titled('Better docs') })
    expect(kept.body).toMatchObject({ version: 1, site: { title: 'Better docs' }, overtaken: false })
    expect(kept.body['updatedBy']).toMatchObject({ id: mara.person })
    expect(await read()).not.toContain('Better docs')
    expect(await previewed()).toContain('Better docs')

    const apart = await keep({ version: 1, siteSpaces: { [siteSpace]: { title: 'Only here' } } })
    expect(apart.body).toMatchObject({ site: { title: 'Better docs' }, siteSpaces: { [siteSpace]: {} } })
    expect(await previewed()).toContain('Only here')
    expect((await mara('GET', `${site}/customization`)).body['title']).toBeUndefined()

    service.later(60)
    const before = (await mara('GET', site)).body['lastPublishedAt']
    expect((await publish({ version: 2 })).body).toMatchObject({ version: 0, siteSpaces: {} })
    expect((await mara('GET', `${site}/customization`)).body['title']).toBe('Better docs')
    expect(await read()).toContain('Only here')
    expect(String((await mara('GET', site)).body['lastPublishedAt']) > String(before)).toBe(true)
    expect((await publish({ version: 0 })).status).toBe(200)
  })

  it('is never overwritten unseen, and overwrites nothing unseen', async () => {
    await keep({ version: 0, site: titled('Mine') })
    const stale = await keep({ version: 0, site: titled('Theirs') })
    expect([stale.status, stale.body.error?.reason]).toEqual([409, 'content-conflict'])
    await mara('PUT', `${site}/customization`, titled('Said meanwhile'))
    expect(await draft()).toMatchObject({ version: 1, overtaken: true })
    const refused = await publish({ version: 1 })
    expect([refused.status, refused.body.error?.reason]).toEqual([412, 'state-forbids'])
    expect((await publish({ version: 1, overtake: true })).status).toBe(200)
    expect((await mara('GET', `${site}/customization`)).body['title']).toBe('Mine')
  })

  it('has a version that no earlier draft had, so that none is published or overwritten unseen', async () => {
    await keep({ version: 0, site: titled('Mine') })
    await mara('DELETE', `${site}/customization/draft`)
    const second = await keep({ version: 0, site: titled('Theirs') })
    for (const late of [await keep({ version: 1, site: titled('Mine') }), await publish({ version: 1 })])
      expect([late.status, late.body.error?.reason]).toEqual([409, 'content-conflict'])
    expect((await publish({ version: second.body['version'] })).status).toBe(200)
    await keep({ version: 0, site: titled('Third') })
    expect((await publish({ version: second.body['version'] })).status).toBe(409)
    expect((await mara('GET', `${site}/customization`)).body['title']).toBe('Theirs')
    // Discarded again, there is nothing to discard, and nobody is told of it.
    const drafted = async () =>
      (
        await service.ctx.store.read
          .selectFrom('events')
          .where('kind', '=', 'site.look-drafted')
          .select('id')
          .execute()
      ).length
    await mara('DELETE', `${site}/customization/draft`)
    const before = await drafted()
    expect((await mara('DELETE', `${site}/customization/draft`)).status).toBe(204)
    expect(await drafted()).toBe(before)
  })

  it('is discarded completely or in parts, and accepts only site spaces of its site', async () => {
    await keep({ version: 0, site: titled('Mine'), siteSpaces: { [siteSpace]: { title: 'Here' } } })
    expect((await keep({ version: 1, siteSpaces: { nothing: {} } })).status).toBe(404)
    expect((await keep({ version: 1, site: null })).body).not.toHaveProperty('site')
    expect((await keep({ version: 2, siteSpaces: { [siteSpace]: null } })).body).toMatchObject({ version: 0 })
    await keep({ version: 0, site: titled('Mine') })
    expect((await mara('DELETE', `${site}/customization/draft`)).status).toBe(204)
    expect(await draft()).toMatchObject({ version: 0 })
    const bad = {
      ...titled('Xx'),
      header: {
        links: [{ title: 'A', to: { kind: 'url', url: 'https://a.test' }, links: [], condition: '==' }],
      },
    }
    expect((await keep({ version: 0, site: bad })).status).toBe(400)
    expect((await keep({ version: 0, site: { title: 'half' } })).status).toBe(422)
  })
})
