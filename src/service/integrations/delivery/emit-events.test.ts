import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { deliver, eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { writeSiteViews } from './site-view-queue.ts'

const listener = scriptOf(`return new Response('OK')`)
const everything = ['space:content:read', 'space:metadata:read', 'site:views:read', 'page:feedback:read']

describe.each(engines)('events of spaces and sites (%s)', (engine) => {
  let run: SiteService
  let space: string
  let site: TestSite
  let installation: string
  beforeAll(async () => {
    run = await startSiteService(engine)
    const { service, mara, org } = run
    space = await run.spaceOf('Guide', { pages: [{ id: 'home', title: 'Home', document: paragraphs('a') }] })
    site = await run.siteOf('Docs', [space])
    await mara.done('PUT', `${site.at}/customization`, {
      ...defaultCustomization,
      feedback: { enabled: true },
    })
    deliver(service)
    for (const [name, scopes] of [
      ['listener', everything],
      ['deaf', []],
    ] as const) {
      await publish(mara, org, { name, script: listener, scopes, more: { target: 'all' } })
      const id = await install(mara, org, name)
      await mara.done('POST', `/integrations/${name}/installations/${id}/spaces`, { space })
      await mara.done('POST', `/integrations/${name}/installations/${id}/sites`, { siteId: site.id })
      if (name === 'listener') installation = id
    }
    await eventsOf(service, 'listener', 3)
  })
  afterAll(async () => {
    // Nothing beyond its setup reached the integration without scopes.
    const unheard = await eventsOf(run.service, 'deaf', 3)
    expect(unheard.every(({ payload }) => String(payload['type']).endsWith('_setup'))).toBe(true)
    await run.close()
  })

  const post = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
    run.sites.inject({
      ...{ method: 'POST', url: `${site.base}${path}`, payload: new URLSearchParams(form).toString() },
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        ...headers,
      },
    })

  it('tell of each revision of main, and who wrote it', async () => {
    const { service, mara } = run
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
    const { revision } = (await mara.done('GET', `/spaces/${space}`)) as { revision?: string }
    await mara.done('POST', `/spaces/${space}/content`, {
      changes: [{ operation: 'insert_page', title: 'Second' }],
    })
    const [event] = await eventsOf(service, 'listener', 1, 'space_content_updated')
    expect(event?.payload).toMatchObject({
      ...{ installationId: installation, spaceId: space },
      updatedBy: [{ object: 'user', id: mara.person, displayName: 'mara' }],
    })
    expect(event?.payload['revisionId']).not.toBe(revision)
  })

  it('tell of a change of who can see a space', async () => {
    const { service, mara } = run
    await mara.done('PATCH', site.at, { visibility: 'unlisted' })
    await mara.done('POST', `${site.at}/unpublish`)
    await mara.done('POST', `${site.at}/publish`)
    const events = await eventsOf(service, 'listener', 3, 'space_visibility_updated')
    const changes = events.map(({ payload }) => [payload['previousVisibility'], payload['visibility']])
    expect(changes).toEqual([
      ['private', 'unlisted'],
      ['unlisted', 'private'],
      ['public', 'unlisted'],
    ])
  })

  it('tell of the feedback of readers', async () => {
    const page = /name="at" value="([^"]+)"/.exec((await run.get(site.base)).body)?.[1] ?? ''
    const answer = await post('/~feedback', { at: page, rating: 'good', comment: 'Clear.' })
    expect(answer.statusCode).toBe(200)
    const [event] = await eventsOf(run.service, 'listener', 1, 'page_feedback')
    expect(event?.payload).toMatchObject({
      ...{ installationId: installation, siteId: site.id, spaceId: space, pageId: 'home' },
      feedback: { rating: 'good', comment: 'Clear.' },
    })
  })

  it('tell of visits that the script of a page reports', async () => {
    const { service } = run
    service.later(11)
    const { body } = await run.get(site.base)
    const [, href = '', at = ''] = /data-views="([^"]+)" data-page="([^"]+)"/.exec(body) ?? []
    expect(href).toBe(`${site.base}/~view`)
    const origin = service.ctx.config.sitesUrl
    const visit = {
      ...{ at, url: `${origin}${site.base}/?a=1`, referrer: 'https://example.org/', language: 'de' },
      ...{ visitor: 'v1', cookies: 'consent=yes; recto-visit=token; theme=dark' },
    }
    expect((await post('/~view', visit)).statusCode).toBe(204)
    const [event] = await eventsOf(service, 'listener', 1, 'site_view')
    expect(event?.payload).toMatchObject({
      ...{ installationId: installation, siteId: site.id, spaceId: space, pageId: 'home' },
      ...{ url: visit.url, referrer: visit.referrer },
      // Values of cookies are sent, and not recorded.
      visitor: { anonymousId: 'v1', language: 'de', ip: '127.0.0.1', cookies: { consent: '', theme: '' } },
    })
    expect(event?.payload).not.toHaveProperty('visitor.cookies.recto-visit')
    expect((await post('/~view', { ...visit, at: 'x/y' })).statusCode).toBe(404)
    expect((await post('/~view', visit, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(404)
  })

  it('keep the visits that wait when the process ends', async () => {
    const { ctx } = run.service
    const visits = async () => {
      const rows = await ctx.store.read
        .selectFrom('integration_events')
        .select('payload')
        .where('type', '=', 'site_view')
        .execute()
      return rows.filter(({ payload }) => payload.includes('"last-'))
    }
    const { body } = await run.get(site.base)
    const [, at = ''] = / data-page="([^"]+)"/.exec(body) ?? []
    for (const visitor of ['last-1', 'last-2'])
      expect((await post('/~view', { at, visitor })).statusCode).toBe(204)
    expect(await visits()).toEqual([])
    await writeSiteViews(ctx)
    expect(await visits()).toHaveLength(2)
  })

  it('end when the integration is paused, and pages report no visits then', async () => {
    const { service, mara } = run
    const path = `/integrations/listener/installations/${installation}`
    await mara.done('PATCH', path, { paused: true })
    service.later(11)
    expect((await run.get(site.base)).body).not.toContain('data-views')
    expect((await post('/~view', {})).statusCode).toBe(404)
    await mara.done('PATCH', path, { paused: false })
  })
})
