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

  /** Opens a URL as a browser: follows redirects, with the cookies of each path. */
  const opensAt = async (url: string, cookies: { readonly pair: string; readonly path: string }[] = []) => {
    for (let at = url; ;) {
      const [path = ''] = at.split('?')
      const sent = cookies.filter((one) => path === one.path || path.startsWith(`${one.path}/`))
      const answer = await opened.get(at, {
        accept: 'text/html',
        ...(sent.length > 0 && { cookie: sent.map(({ pair }) => pair).join('; ') }),
      })
      const [pair = '', ...attributes] = String(answer.headers['set-cookie'] ?? '').split('; ')
      if (pair !== '')
        cookies.push({ pair, path: attributes.find((one) => one.startsWith('Path='))?.slice(5) ?? '-' })
      const to = answer.headers['location']
      if (typeof to !== 'string' || !to.startsWith('/')) return { at, to, status: answer.status }
      at = to
    }
  }

  it('leads to its own spelling, with the rest of the URL', async () => {
    for (const name of names) {
      const answer = await opened.get(`${name}/setup?a=b&c=%2F`)
      expect(answer.status).toBe(302)
      expect(answer.headers['location']).toBe('/docs/setup?a=b&c=%2F')
      expect(await opensAt(name)).toMatchObject({ at: '/docs', status: 200 })
      expect(await opensAt(`${name}/home/`)).toMatchObject({ at: '/docs', status: 200 })
    }
  })

  it('is opened by a share link, and again by its cookie', async () => {
    await opened.mara.done('PATCH', site.at, { visibility: 'share-link' })
    const link = await opened.mara.done('POST', `${site.at}/share-links`, { name: 'Press' })
    const [, secret = ''] = /\/docs\/([^/?]+)/.exec((link['urls'] as { published: string }).published) ?? []
    for (const name of names) {
      expect(await opensAt(`${name}/setup`)).toMatchObject({ status: 404 })
      expect(await opensAt(`${name}/${secret}/setup`)).toMatchObject({ status: 200 })
      const cookies: { pair: string; path: string }[] = []
      expect(await opensAt(`${name}/setup?shareKey=${secret}&a=b`, cookies)).toMatchObject({
        ...{ at: '/docs/setup?a=b', status: 200 },
      })
      expect(cookies).toHaveLength(1)
      expect(await opensAt(`${name}/setup`, cookies)).toMatchObject({ at: '/docs/setup', status: 200 })
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
      const cookies: { pair: string; path: string }[] = []
      expect((await opensAt(`${name}/setup`)).to).toBe('https://example.org/in?location=%2Fsetup')
      expect(await opensAt(`${name}/setup?jwt_token=${token}`, cookies)).toMatchObject({
        ...{ at: '/docs/setup', status: 200 },
      })
      expect(await opensAt(`${name}/setup`, cookies)).toMatchObject({ at: '/docs/setup', status: 200 })
    }
  })
})
