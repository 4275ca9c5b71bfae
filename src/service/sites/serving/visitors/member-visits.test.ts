/** Sites that only members of the organization read: how they sign in, and when their access ends. */
import { decodeJwt } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SiteService, TestSite } from '../../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../../testing/fixtures/site-service.ts'
import { paragraphs } from '../../../../testing/fixtures/space-content.ts'
import type { Client } from '../../../../testing/fixtures/test-service.ts'
import { engines } from '../../../../testing/stores/test-store.ts'

const browser = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }

describe.each(engines)('members as visitors on %s', (engine) => {
  let opened: SiteService
  let site: TestSite
  let lou: Client
  beforeEach(async () => {
    opened = await startSiteService(engine, {}, { stoppedClock: true })
    const pages = [
      { id: 'home', title: 'Home', document: paragraphs('Harbour dues.') },
      { id: 'pay', title: 'Pay', document: paragraphs('Wages.') },
    ]
    const space = await opened.spaceOf('Handbook', { pages })
    site = await opened.siteOf('Handbook', [space], { visibility: 'visitor-auth' })
    await opened.mara.done('PATCH', `${site.at}/publishing/auth`, { backend: 'members' })
    lou = await opened.service.person('lou')
    await opened.service.member(opened.org, lou, 'read')
  })
  afterEach(() => opened.close())

  const page = (url: string, headers: Record<string, string> = {}) =>
    opened.get(url, { ...browser, ...headers })
  const visits = (org = opened.org) => `/orgs/${org}/site-visits`
  const below = (url: unknown): string => {
    const { pathname, search } = new URL(String(url))
    return `${pathname}${search}`
  }
  const urlFor = async (person: Client, location?: string): Promise<string> =>
    below(
      (await person.done('POST', visits(), { site: site.id, ...(location !== undefined && { location }) }))[
        'url'
      ],
    )
  /** The cookie that the site keeps for a member. */
  const visitOf = async (person: Client): Promise<string> => {
    const entered = await page(await urlFor(person))
    expect(entered.status).toBe(302)
    return String(entered.headers['set-cookie']).split(';')[0] ?? ''
  }

  it('are sent to the dashboard, and come back to the page that they opened', async () => {
    const asked = await page(`${site.base}/pay`)
    const { baseUrl } = opened.service.ctx.config
    expect([asked.status, asked.headers['location']]).toEqual([
      302,
      `${baseUrl}/visit/${opened.org}/${site.id}?location=%2Fpay`,
    ])
    const url = await urlFor(lou, '/pay')
    expect(url.startsWith(`${site.base}/pay?jwt_token=`)).toBe(true)
    const entered = await page(url)
    expect(entered.headers['location']).toBe(`${site.base}/pay`)
    const cookie = String(entered.headers['set-cookie'])
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=86400/)
    const read = await page(`${site.base}/pay`, { cookie: cookie.split(';')[0] ?? '' })
    expect([read.status, read.headers['cache-control']]).toEqual([200, expect.stringContaining('private')])
    expect(read.body).toContain('Wages.')
    expect(read.body).toContain(`href="${site.base}/~logout"`)
    // Scripts and pictures are told, not redirected.
    expect((await page(`${site.base}/pay`, { 'sec-fetch-mode': 'no-cors' })).status).toBe(401)
  })

  it('get a token that opens this site only, and only for a minute', async () => {
    const url = await urlFor(lou)
    const token = new URL(url, 'http://site.invalid').searchParams.get('jwt_token') ?? ''
    const { sub, aud, iat = 0, exp = 0 } = decodeJwt(token)
    expect([sub, aud, exp - iat]).toEqual([lou.person, site.id, 60])
    opened.service.later(61)
    expect((await page(url)).status).toBe(401)
    const other = await opened.siteOf(
      'Other',
      [await opened.spaceOf('Other', { pages: [{ id: 'o', title: 'O', document: paragraphs('O.') }] })],
      {
        visibility: 'visitor-auth',
      },
    )
    await opened.mara.done('PATCH', `${other.at}/publishing/auth`, { backend: 'members' })
    const elsewhere = (await urlFor(lou)).replace(site.base, other.base)
    expect((await page(elsewhere)).status).toBe(401)
  })

  it.each(['/../other', '//example.org/', '/\\example.org', '/a/../../other', 'https://example.org/', ''])(
    'are never sent out of the site (%s)',
    async (location) => {
      const { pathname, origin } = new URL(
        String((await lou.done('POST', visits(), { site: site.id, location }))['url']),
      )
      expect(origin).toBe(new URL(opened.service.ctx.config.sitesUrl).origin)
      expect(pathname === site.base || pathname.startsWith(`${site.base}/`)).toBe(true)
    },
  )

  it('lose access with their membership, at once', async () => {
    const cookie = await visitOf(lou)
    expect((await page(site.base, { cookie })).status).toBe(200)
    await opened.mara.done('DELETE', `/orgs/${opened.org}/members/${lou.person}`)
    const asked = await page(site.base, { cookie })
    expect([asked.status, asked.headers['location']]).toEqual([302, expect.stringContaining('/visit/')])
    expect((await lou('POST', visits(), { site: site.id })).status).toBe(404)
  })

  it('are not guests, strangers, or holders of a token with a lower scope', async () => {
    const guest = await opened.service.person('guest')
    await opened.service.member(opened.org, guest, null)
    expect((await guest('POST', visits(), { site: site.id })).body.error?.reason).toBe('role-too-low')
    const stranger = await opened.service.person('stranger')
    expect((await stranger('POST', visits(), { site: site.id })).status).toBe(404)
    const writer = await opened.service.person('writer', { scope: 'write' })
    await opened.service.member(opened.org, writer, 'admin')
    expect((await writer('POST', visits(), { site: site.id })).body.error?.reason).toBe('scope-too-low')
    expect((await opened.service.anonymous('POST', visits(), { site: site.id })).status).toBe(401)
    // Made a guest later, while the visit lasts.
    const cookie = await visitOf(lou)
    await opened.mara.done('PATCH', `/orgs/${opened.org}/members/${lou.person}`, { role: null })
    expect((await page(site.base, { cookie })).status).toBe(302)
  })

  it('cannot visit a site that is unpublished, is of another organization, or signs visitors in otherwise', async () => {
    const kim = await opened.service.person('kim')
    const elsewhere = await opened.service.organization('Elsewhere', kim)
    expect((await kim('POST', visits(elsewhere), { site: site.id })).status).toBe(404)
    const cookie = await visitOf(lou)
    await opened.mara.done('PATCH', `${site.at}/publishing/auth`, { backend: 'custom' })
    expect((await lou('POST', visits(), { site: site.id })).status).toBe(404)
    // The former cookie does not open the site under another sign-in.
    expect((await page(site.base, { cookie })).status).toBe(404)
    await opened.mara.done('PATCH', `${site.at}/publishing/auth`, { backend: 'members' })
    await opened.mara.done('PATCH', site.at, { visibility: 'share-link' })
    expect((await lou('POST', visits(), { site: site.id })).status).toBe(404)
    await opened.mara.done('PATCH', site.at, { visibility: 'visitor-auth' })
    expect((await lou('POST', visits(), { site: site.id })).status).toBe(201)
    await opened.mara.done('POST', `${site.at}/unpublish`)
    expect((await lou('POST', visits(), { site: site.id })).status).toBe(404)
  })

  it('see what their role and teams allow', async () => {
    const space = await opened.spaceOf('Boards', {
      pages: [{ id: 'minutes', title: 'Minutes', document: paragraphs('Minutes.') }],
    })
    const shown = await opened.mara.done('POST', `${site.at}/site-spaces`, { spaceId: space })
    await opened.mara.done('PATCH', `${site.at}/site-spaces/${String(shown['id'])}`, {
      condition: '"Board" in visitor.claims.teams || visitor.claims.role == "admin"',
    })
    const read = async (person: Client) =>
      (await page(`${site.base}/boards`, { cookie: await visitOf(person) })).status
    expect([await read(lou), await read(opened.mara)]).toEqual([404, 200])
    await opened.mara.done('PUT', `/orgs/${opened.org}/teams`, { title: 'Board', members: [lou.person] })
    expect(await read(lou)).toBe(200)
  })

  it('have no key that anybody could be shown', async () => {
    const auth = await opened.mara.done('GET', `${site.at}/publishing/auth`)
    expect(auth).toMatchObject({ backend: 'members' })
    expect(auth).not.toHaveProperty('privateKey')
    const again = await opened.mara.done('PATCH', `${site.at}/publishing/auth`, { backend: 'members' })
    expect(again).toEqual(auth)
    const integration = await opened.mara('PATCH', `${site.at}/publishing/auth`, {
      backend: 'members',
      integration: 'harbour-id',
    })
    expect(integration.status).toBe(422)
  })

  it('sign out of the site and stay signed in to the dashboard', async () => {
    const out = await page(`${site.base}/~logout`, { cookie: await visitOf(lou) })
    expect([out.status, String(out.headers['set-cookie'])]).toEqual([
      200,
      expect.stringContaining('Max-Age=0'),
    ])
    expect(out.body).toContain('Sign in')
    expect((await lou('GET', '/user')).status).toBe(200)
  })
})
