/** What people without access to a site are told, and what crawlers find at the root of the host. */
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteService } from '../../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../../testing/fixtures/site-service.ts'
import { paragraphs } from '../../../../testing/fixtures/space-content.ts'
import { engines } from '../../../../testing/stores/test-store.ts'

const browser = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' }

describe.each(engines)('people without access on %s', (engine) => {
  let opened: SiteService
  beforeEach(async () => {
    opened = await startSiteService(engine)
  })
  afterEach(() => opened.close())

  const page = (url: string, headers: Record<string, string> = {}) =>
    opened.get(url, { ...browser, ...headers })
  const siteOf = async (title: string, visibility: string) =>
    opened.siteOf(
      title,
      [await opened.spaceOf(title, { pages: [{ id: 'home', document: paragraphs('Hush.') }] })],
      {
        visibility,
      },
    )
  /** Gives the site a language and a color. */
  const german = async (at: string): Promise<void> => {
    const { body } = await opened.mara('GET', `${at}/customization`)
    const styling = { ...(body['styling'] as object), primaryColor: { light: '#aa2233', dark: '#aa2233' } }
    await opened.mara.done('PUT', `${at}/customization`, {
      ...body,
      styling,
      internationalization: { locale: 'de' },
    })
  }

  it('read what they need, in the language and colors of the site and without its content', async () => {
    const shared = await siteOf('Geheim', 'share-link')
    await german(shared.at)
    const refused = await page(shared.base)
    expect([refused.status, refused.headers['cache-control'], refused.headers['x-robots-tag']]).toEqual([
      404,
      'private, no-store',
      'noindex',
    ])
    expect(refused.body).toContain('<html lang="de">')
    expect(refused.body).toContain('Sie brauchen einen Link, um diese Website zu lesen')
    expect(refused.body).toMatch(/--primary:light-dark\(#aa2233,#aa2233\)/)
    for (const secret of ['Geheim', 'Hush', 'home']) expect(refused.body).not.toContain(secret)
    const ended = await page(`${shared.base}?shareKey=${'x'.repeat(22)}`)
    expect(ended.body).toContain('Dieser Link funktioniert nicht mehr')
    const signedIn = await siteOf('Members', 'visitor-auth')
    expect((await page(signedIn.base)).body).toContain('Sign in to read this site')
    // Programs, and what a page loads, get the same as for a missing site.
    const nothing = await opened.get('/no-such-site')
    for (const headers of [{}, { accept: '*/*' }, { ...browser, 'sec-fetch-mode': 'no-cors' }])
      expect((await opened.get(shared.base, headers)).body).toBe(nothing.body)
  })

  it('read that there is no site, in a language that they prefer', async () => {
    const at = async (language: string) => (await page('/', { 'accept-language': language })).body
    expect(await at('en-GB,en;q=0.9')).toContain('There is no site at this address')
    expect(await at('sv, pt-PT;q=0.8, fr')).toContain('Não há site neste endereço')
    expect(await at('nb-NO')).toContain('<html lang="nb">')
    expect(await at('x'.repeat(5000))).toContain('<html lang="en">')
    const missing = await page('/no-such-site')
    expect([missing.status, missing.headers['vary']]).toEqual([404, 'accept-language'])
  })

  it('find a link to sign out on every page once they signed in', async () => {
    const { at, base } = await siteOf('Open', 'public')
    const { body } = await opened.mara('GET', `${at}/publishing/auth`)
    const key = new TextEncoder().encode(String(body['privateKey']))
    const jwt = await new SignJWT({ plan: 'pro' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(key)
    expect((await page(base)).body).not.toContain('~logout')
    const entered = await page(`${base}?jwt_token=${jwt}`)
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const read = await page(base, { cookie })
    expect(read.body).toContain(`<a class="bar-link" href="${base}/~logout">Sign out</a>`)
    expect((await page(base)).body).not.toContain('~logout')
  })

  it('crawlers find the sitemaps of public sites at the root of the host', async () => {
    const open = await siteOf('Open', 'public')
    await siteOf('Hidden', 'share-link')
    await siteOf('Unlisted', 'unlisted')
    const { sitesUrl } = opened.service.ctx.config
    const host = new URL(sitesUrl).host
    const robots = await opened.get('/robots.txt', { host })
    expect([robots.status, robots.body]).toEqual([
      200,
      expect.stringContaining(`Sitemap: ${sitesUrl}/sitemap.xml`),
    ])
    expect(robots.body).not.toContain('Disallow: /\n')
    const map = await opened.get('/sitemap.xml', { host })
    expect([map.status, map.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect(map.body.match(/<loc>[^<]*/g)).toEqual([`<loc>${sitesUrl}${open.base}/sitemap.xml`])
    expect((await opened.get(`${open.base}/sitemap.xml`, { host })).status).toBe(200)
    expect((await opened.get('/robots.txt', { host: 'docs.elsewhere.org' })).status).toBe(404)
  })
})
