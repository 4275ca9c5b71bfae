/** Sites whose name a visitor spells in another way: in other case, or with more letters encoded than needed. */
import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('a site under another spelling of its name on %s', (engine) => {
  let opened: SiteService
  let site: TestSite
  beforeEach(async () => {
    opened = await startSiteService(engine)
    const pages = ['home', 'setup'].map((id) => ({ id, document: paragraphs('Words.') }))
    site = await opened.siteOf('Docs', [await opened.spaceOf('Guide', { pages })])
  })
  afterEach(() => opened.close())

  const names = ['/DOCS', '/%64ocs', '/Do%63s']

  /** Requests a URL, then where it leads, with the cookie as a browser sends it. */
  const followed = async (url: string) => {
    const sent = await opened.get(url)
    const to = String(sent.headers['location'])
    const [pair = '', ...attributes] = String(sent.headers['set-cookie']).split('; ')
    const path = attributes.find((one) => one.startsWith('Path='))?.slice('Path='.length) ?? '-'
    const isSent = to === path || to.startsWith(`${path}/`) || to.startsWith(`${path}?`)
    return { to, status: (await opened.get(to, isSent ? { cookie: pair } : {})).status }
  }

  it('is read as under its own', async () => {
    for (const name of names) {
      expect((await opened.get(`${name}/setup`)).body).toBe((await opened.get('/docs/setup')).body)
      expect((await opened.get(`${name}/setup/`)).headers['location']).toBe('/docs/setup')
      expect((await opened.get(`${name}/home`)).headers['location']).toBe('/docs')
    }
  })

  it('is opened by a share link', async () => {
    await opened.mara.done('PATCH', site.at, { visibility: 'share-link' })
    const link = await opened.mara.done('POST', `${site.at}/share-links`, { name: 'Press' })
    const [, secret = ''] = /\/docs\/([^/?]+)/.exec((link['urls'] as { published: string }).published) ?? []
    for (const name of names) {
      expect((await opened.get(`${name}/setup`)).status).toBe(404)
      expect((await opened.get(`${name}/${secret}/setup`)).status).toBe(200)
      expect(await followed(`${name}/setup?shareKey=${secret}&a=b`)).toEqual({
        to: '/docs/setup?a=b',
        status: 200,
      })
      expect(await followed(`${name}?shareKey=${secret}`)).toEqual({ to: '/docs', status: 200 })
    }
  })

  it('is opened by a token, after signing in for the page that was asked for', async () => {
    await opened.mara.done('PATCH', site.at, { visibility: 'visitor-auth' })
    const auth = await opened.mara.done('PATCH', `${site.at}/publishing/auth`, {
      fallbackURL: 'https://example.org/in',
    })
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600 })}`
    const token = `${text}.${createHmac('sha256', String(auth['privateKey'])).update(text).digest('base64url')}`
    for (const name of names) {
      expect((await opened.get(`${name}/setup`, { accept: 'text/html' })).headers['location']).toBe(
        'https://example.org/in?location=%2Fsetup',
      )
      expect(await followed(`${name}/setup?jwt_token=${token}`)).toEqual({ to: '/docs/setup', status: 200 })
    }
  })
})
