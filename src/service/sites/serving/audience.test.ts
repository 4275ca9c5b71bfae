/** Who can reach which parts of a published site: the four visibilities, and conditions on claims. */
import { createHmac } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { block, document, link, paragraph } from '../../../testing/fixtures/blocks.ts'
import type { Content } from '../../../testing/fixtures/space-content.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { shareHash, shareSecret, visitorSecret } from '../model/site-secrets.ts'

describe.each(engines)('the audience of a site on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let mara: Client
  let org: string
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ service, mara, org } = opened)
  })
  afterEach(() => opened.close())

  const spaceOf = (title: string, pages: Content['pages']) => opened.spaceOf(title, { pages })
  const get = (url: string, cookie?: string) => opened.get(url, cookie === undefined ? {} : { cookie })
  const cookieOf = ({ headers }: { headers: Readonly<Record<string, unknown>> }): string =>
    String(headers['set-cookie']).split(';')[0] ?? ''
  /** A link of a site, made as the dashboard makes it. */
  const shareLink = async (site: string, more: { active?: 0 | 1; expires_at?: string } = {}) => {
    const id = `link${Math.floor(Date.now() % 1e6)}${Object.keys(more).length}`
    const secret = shareSecret(service.ctx.keys, id)
    await service.ctx.store.write((db) =>
      db
        .insertInto('share_links')
        .values({
          ...{ organization: org, site, id, hash: shareHash(secret), name: 'Link', active: 1 },
          ...{ created_by: mara.person, created_at: service.ctx.now(), expires_at: null, used_at: null },
          ...more,
        })
        .execute(),
    )
    return secret
  }
  const bump = async (site: string, change: { fallback_url?: string } = {}) =>
    service.ctx.store.write((db) =>
      db
        .updateTable('sites')
        .set((eb) => ({ version: eb('version', '+', 1), ...change }))
        .where('id', '=', site)
        .execute(),
    )
  const visitorKey = async (site: string, id: string, validUntil: string | null = null) => {
    await service.ctx.store.write((db) =>
      db
        .insertInto('visitor_keys')
        .values({ organization: org, site, id, created_at: service.ctx.now(), valid_until: validUntil })
        .execute(),
    )
    await bump(site)
    return new TextEncoder().encode(visitorSecret(service.ctx.keys, id))
  }
  const token = (key: Uint8Array, claims: Record<string, unknown>, audience?: string) => {
    const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime('1h')
    return (audience === undefined ? jwt : jwt.setAudience(audience)).sign(key)
  }

  it('includes visitors with a share link in the path, query or cookie', async () => {
    const { id, base } = await opened.siteOf(
      'Secret',
      [
        await spaceOf('Guide', [
          { id: 'home', document: paragraphs('Hush.') },
          { id: 'more', document: paragraphs('m') },
        ]),
      ],
      { visibility: 'share-link' },
    )
    const other = await opened.siteOf(
      'Other',
      [await spaceOf('Other', [{ id: 'home', document: paragraphs('x') }])],
      { visibility: 'share-link' },
    )
    const nothing = await get('/no-such-site')
    const secret = await shareLink(id)
    for (const path of [
      '',
      '/more',
      '/robots.txt',
      '/~search.json?q=hush',
      '/~search?q=x',
      `/${'x'.repeat(22)}`,
      '/llms.txt',
      '/home.md',
    ])
      expect([path, (await get(base + path)).body]).toEqual([path, nothing.body])
    const home = await get(`${base}/${secret}`)
    expect(home.body).toContain('Hush.')
    // Every link includes the secret, and nothing is cached by proxies or indexed by search engines.
    expect(home.body).toContain(`href="${base}/${secret}/more"`)
    expect([home.headers['cache-control'], home.headers['x-robots-tag']]).toEqual([
      'private, no-store',
      'noindex',
    ])
    expect(home.headers['referrer-policy']).toBe('no-referrer')
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(home.body) ?? []
    expect((await get(style)).headers['content-type']).toBe('text/css; charset=utf-8')
    expect(home.body).not.toContain('rel="canonical"')
    const sent = await get(`${base}/more?shareKey=${secret}&a=b`)
    expect([sent.status, sent.headers['location']]).toEqual([302, `${base}/more?a=b`])
    expect(String(sent.headers['set-cookie'])).toMatch(
      new RegExp(`^recto-share=.*; Path=${base}; HttpOnly; SameSite=Lax; Max-Age=`),
    )
    expect((await get(`${base}/more`, cookieOf(sent))).status).toBe(200)
    // It opens only this site; expired and revoked links open nothing.
    expect((await get(`${other.base}/${secret}`)).body).toBe(nothing.body)
    expect((await get(other.base, cookieOf(sent))).body).toBe(nothing.body)
    const ended = await shareLink(id, { expires_at: '2020-01-01T00:00:00.000Z' })
    expect((await get(`${base}/${ended}`)).body).toBe(nothing.body)
    await service.ctx.store.write((db) =>
      db.updateTable('share_links').set({ active: 0 }).where('hash', '=', shareHash(secret)).execute(),
    )
    expect((await get(`${base}/${secret}`)).body).toBe(nothing.body)
    expect((await get(`${base}/more`, cookieOf(sent))).body).toBe(nothing.body)
  })

  it('includes only visitors with a token signed by the owner (attack row 19)', async () => {
    const { id, base } = await opened.siteOf(
      'Members',
      [
        await spaceOf('Guide', [
          { id: 'home', document: paragraphs('Hush.') },
          { id: 'more', document: paragraphs('m') },
        ]),
      ],
      { visibility: 'visitor-auth' },
    )
    const nothing = await get('/no-such-site')
    expect((await get(base)).body).toBe(nothing.body)
    const key = await visitorKey(id, 'vk1')
    expect((await get(base)).body).toBe(nothing.body)
    await bump(id, { fallback_url: 'https://login.example.org/in?a=1' })
    const sent = await get(`${base}/more`)
    expect([sent.status, sent.headers['location']]).toEqual([
      302,
      'https://login.example.org/in?a=1&location=%2Fmore',
    ])

    const good = await token(key, { tier: 'gold' })
    const entered = await get(`${base}/more?jwt_token=${good}`)
    expect([entered.status, entered.headers['location']]).toEqual([302, `${base}/more`])
    expect(String(entered.headers['set-cookie'])).toContain(`; Path=${base}; HttpOnly; SameSite=Lax`)
    const page = await get(base, cookieOf(entered))
    expect(page.body).toContain('Hush.')
    expect(page.headers['cache-control']).toBe('private, no-store')

    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor(Date.now() / 1000) + 3600
    const signed = (header: unknown, payload: unknown, hash: string, bytes: Uint8Array) => {
      const text = `${part(header)}.${part(payload)}`
      return `${text}.${createHmac(hash, bytes).update(text).digest('base64url')}`
    }
    const refused: Record<string, string> = {
      'no signature': `${part({ alg: 'none' })}.${part({ exp })}.`,
      'no algorithm, but a signature': signed({ alg: 'none' }, { exp }, 'sha256', key),
      'another algorithm of the same key': signed({ alg: 'HS512' }, { exp }, 'sha512', key),
      'an algorithm of key pairs': signed({ alg: 'RS256' }, { exp }, 'sha256', key),
      'another key': signed(
        { alg: 'HS256' },
        { exp },
        'sha256',
        Buffer.from('another key of some length, 32 b'),
      ),
      'a key of its own in the header': signed(
        { alg: 'HS256', jwk: { kty: 'oct', k: 'AAAA' } },
        { exp },
        'sha256',
        Buffer.alloc(3),
      ),
      'no end': signed({ alg: 'HS256' }, { tier: 'gold' }, 'sha256', key),
      'an end in the past': signed({ alg: 'HS256' }, { exp: exp - 7200 }, 'sha256', key),
      'a beginning in the future': signed({ alg: 'HS256' }, { exp, nbf: exp - 60 }, 'sha256', key),
      'another audience': await token(key, {}, 'another-site'),
      'too long a token': await token(key, { long: 'x'.repeat(8000) }),
      'no token at all': 'x',
    }
    for (const [name, jwt] of Object.entries(refused)) {
      expect([name, (await get(`${base}?jwt_token=${jwt}`)).status]).toEqual([name, 401])
      expect([name, (await get(base, `recto-visit=${jwt}`)).status]).toEqual([name, 302])
    }
    expect((await get(base, `recto-visit=${await token(key, {}, id)}`)).status).toBe(200)
    // A replaced key is accepted for its announced grace period.
    await service.ctx.store.write((db) =>
      db
        .updateTable('visitor_keys')
        .set({ valid_until: '2020-01-01T00:00:00.000Z' })
        .where('id', '=', 'vk1')
        .execute(),
    )
    const next = await visitorKey(id, 'vk2')
    expect((await get(base, cookieOf(entered))).status).toBe(302)
    expect((await get(base, `recto-visit=${await token(next, {})}`)).status).toBe(200)
  })

  it('sees only what conditions allow, in lists, search, sitemap, text and cache', async () => {
    const gold = 'visitor.claims.tier == "gold"'
    const guide = await spaceOf('Guide', [
      {
        id: 'home',
        title: 'Home',
        document: document(
          paragraph('Open words.'),
          block('if', { expression: gold }, [paragraph('Treasure map.')]),
          paragraph(link({ kind: 'page', page: 'vault' }, 'a link')),
          block('content-ref', { ref: { kind: 'page', page: 'vault' } }),
        ),
      },
      { id: 'before', title: 'Before', document: paragraphs('b') },
      { id: 'vault', title: 'Golden vault', condition: gold, document: paragraphs('Treasure inside.') },
      { id: 'shelf', title: 'Shelf', parent: 'vault', order: 'a0', document: paragraphs('Treasure below.') },
      {
        id: 'broken',
        title: 'Faulty guard',
        condition: 'visitor.claims.',
        document: paragraphs('Treasure never.'),
      },
      { id: 'after', title: 'After', document: paragraphs('a') },
    ])
    const inner = await spaceOf('Inner', [
      { id: 'home', title: 'Inner home', document: paragraphs('Treasure of the section.') },
    ])
    const { id, base, at } = await opened.siteOf('Docs', [guide])
    const section = await mara.done('POST', `${at}/sections`, { spaceId: inner, title: 'Inner circle' })
    await mara.done('PATCH', `${at}/sections/${String(section['id'])}`, { condition: gold })
    const key = await visitorKey(id, 'vk1')
    const rich = `recto-visit=${await token(key, { tier: 'gold' })}`
    const poor = `recto-visit=${await token(key, { tier: 'silver' })}`
    const paths = [
      '',
      '/before',
      '/after',
      '/sitemap.xml',
      '/llms.txt',
      '/home.md',
      '/~search.json?q=treasure',
      '/~search?q=treasure',
      '/treasure',
      '/golden-vault',
    ]
    const barred = [
      '/vault',
      '/vault/shelf',
      '/inner-circle',
      '/vault.md',
      '/vault/shelf.md',
      '/broken',
      '/broken.md',
      '/inner-circle/home.md',
    ]
    // The authorized visitor goes first, so that a cached response could leak.
    for (const path of ['', '/vault', '/vault/shelf', '/inner-circle', '/vault.md'])
      expect([path, (await get(base + path, rich)).status]).toEqual([path, 200])
    expect((await get(base, rich)).body).toContain('Treasure map.')
    expect((await get(base, rich)).body).toContain('Golden vault')
    expect((await get(`${base}/before`, rich)).body).toContain(`class="next" href="${base}/vault"`)
    expect((await get(`${base}/broken`, rich)).status).toBe(404)
    const found = JSON.parse((await get(`${base}/~search.json?q=treasure`, rich)).body) as {
      results: { title: string }[]
    }
    expect(found.results.map(({ title }) => title).sort()).toEqual([
      'Golden vault',
      'Home',
      'Inner home',
      'Shelf',
    ])
    for (const visitor of [undefined, poor, 'recto-visit=x']) {
      for (const path of paths) {
        const { status, body } = await get(base + path, visitor)
        expect([200, 404]).toContain(status)
        expect([
          path,
          /Treasure (?:map|inside|below|never|of)|Golden|Inner|Shelf|Faulty|vault/.exec(body)?.[0],
        ]).toEqual([path, undefined])
      }
      const missing = (await get(`${base}/never-was`, visitor)).status
      for (const path of barred) {
        const { status, body } = await get(base + path, visitor)
        expect([path, status]).toEqual([path, missing])
        expect([path, /Treasure|Golden|Inner|Shelf/.exec(body)?.[0]]).toEqual([path, undefined])
      }
      expect((await get(`${base}/before`, visitor)).body).toContain(`class="next" href="${base}/after"`)
    }
    // Visitors with claims get no publicly cached responses.
    expect((await get(base, rich)).headers['cache-control']).toBe('private, no-store')
    expect((await get(base)).headers['vary']).toContain('cookie')
    // Two visitors who see the same share a cached page; one who sees less does not.
    const richer = `recto-visit=${await token(key, { tier: 'gold', name: 'Ada' })}`
    expect((await get(`${base}/vault`, richer)).headers['etag']).toBe(
      (await get(`${base}/vault`, rich)).headers['etag'],
    )
  })

  it('can make unsigned claims, which open nothing that needs a token (attack row 19)', async () => {
    const guide = await spaceOf('Guide', [
      { id: 'home', title: 'Home', document: paragraphs('Open words.') },
      {
        id: 'beta',
        title: 'Trial run',
        condition: 'visitor.claims.unsigned.beta == true',
        document: paragraphs('For the curious.'),
      },
      {
        id: 'vault',
        title: 'Vault',
        condition: 'visitor.claims.beta == true || visitor.claims.tier == "gold"',
        document: paragraphs('Treasure inside.'),
      },
    ])
    const { base, at, id } = await opened.siteOf('Docs', [guide])
    // Unsigned claims are ignored until the site's schema declares them.
    expect((await get(`${base}?visitor.beta=true`)).status).toBe(200)
    expect((await get(`${base}/beta`, `recto-claims=${encodeURIComponent('{"beta":true}')}`)).status).toBe(
      404,
    )
    const flag = { type: 'boolean', description: 'd' }
    const group = (properties: object) => ({ type: 'object', properties, additionalProperties: false })
    await mara.done('PUT', `${at}/adaptive-schema`, {
      jsonSchema: group({
        unsigned: {
          ...group({
            beta: flag,
            language: { type: 'string', description: 'd', enum: ['en', 'de'] },
          }),
          description: 'd',
        },
        beta: flag,
        tier: { type: 'string', description: 'd' },
      }),
    })
    expect((await get(base)).headers['vary']).toContain('cookie')
    const sent = await get(`${base}?visitor.beta=true&a=b&visitor.language=de`)
    expect([sent.status, sent.headers['location']]).toEqual([302, `${base}?a=b`])
    expect(String(sent.headers['set-cookie'])).toMatch(
      new RegExp(`^recto-claims=.*; Path=${base}; HttpOnly; SameSite=Lax; Max-Age=`),
    )
    const curious = cookieOf(sent)
    const beta = await get(`${base}/beta`, curious)
    expect(beta.body).toContain('For the curious.')
    expect(beta.headers['cache-control']).toBe('private, no-store')
    expect((await get(base, curious)).body).toContain('Trial run')
    expect((await get(base)).body).not.toContain('Trial run')
    // Content protected by signed claims stays hidden, whatever unsigned claims say.
    for (const said of [
      'visitor.tier=gold',
      'visitor.claims.tier=gold',
      'visitor.unsigned.beta=true&visitor.__proto__=x&visitor.constructor=1',
      'tier=gold',
    ])
      for (const path of ['/vault', '/vault.md', '/vault.pdf']) {
        const { status, body } = await get(`${base}${path}?${said}`, curious)
        expect([said, path, status]).toEqual([said, path, 404])
        expect(body).not.toContain('Treasure')
      }
    for (const cookie of [
      '{"tier":"gold","beta":true}',
      '{"unsigned":{"tier":"gold"},"beta":true}',
      '{"beta":"gold"}',
      '[]',
      'null',
      '{',
    ])
      expect((await get(`${base}/vault`, `recto-claims=${encodeURIComponent(cookie)}`)).status).toBe(404)
    expect((await get(`${base}/beta`, `recto-claims=${encodeURIComponent('{"beta":"yes"}')}`)).status).toBe(
      404,
    )
    // An empty value removes a claim; tokens cannot set unsigned claims, and vice versa.
    const back = await get(`${base}?visitor.beta=`, curious)
    expect((await get(`${base}/beta`, cookieOf(back))).status).toBe(404)
    const key = await visitorKey(id, 'vk9')
    const rich = `recto-visit=${await token(key, { tier: 'gold', unsigned: { beta: true } })}`
    expect((await get(`${base}/vault`, rich)).status).toBe(200)
    expect((await get(`${base}/beta`, rich)).status).toBe(404)
    expect((await get(`${base}/beta`, `${rich}; ${curious}`)).status).toBe(200)
    // Nor do they open a restricted site.
    await mara.done('PATCH', at, { visibility: 'share-link' })
    expect((await get(`${base}?visitor.beta=true`, curious)).status).toBe(404)
  })

  it('reads behind a proxy of the owner under its host and path', async () => {
    const guide = await spaceOf('Guide', [
      {
        id: 'home',
        title: 'Home',
        document: document(paragraph(link({ kind: 'page', page: 'more' }, 'there'))),
      },
      { id: 'more', title: 'More', document: paragraphs('Lanterns.') },
    ])
    const { base, at } = await opened.siteOf('Docs', [guide])
    const name = base.slice(1)
    expect((await get(`/~proxy/${name}`)).status).toBe(404)
    const { proxy } = await mara.done('PATCH', at, { proxy: 'www.example.org/help/docs' })
    const { sitesUrl } = service.ctx.config
    expect(proxy).toEqual({ origin: 'www.example.org/help/docs', target: `${sitesUrl}/~proxy/${name}` })
    const home = await get(`/~proxy/${name}`)
    expect(home.status).toBe(200)
    const addresses = [...home.body.matchAll(/(?:href|src|action|data-base)="(\/[^"]*)"/g)].map(
      ([, one]) => one,
    )
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) expect(address).toMatch(/^\/help\/docs(\/|$)/)
    expect(home.body).toContain('<link rel="canonical" href="https://www.example.org/help/docs">')
    // All of them work when forwarded by the owner's server.
    for (const address of addresses) {
      const path = `/~proxy/${name}${String(address).slice('/help/docs'.length)}`
      expect([path, (await get(path)).status]).toEqual([path, 200])
    }
    const map = await get(`/~proxy/${name}/sitemap.xml`)
    expect(map.body).toContain('<loc>https://www.example.org/help/docs/more</loc>')
    expect((await get(`/~proxy/${name}/~search.json?q=lanterns`)).body).toContain('"href":"/help/docs/more"')
    expect((await get(`/~proxy/${name}/home`)).headers['location']).toBe('/help/docs')
    expect((await get(`/~proxy/${name}/more/`)).headers['location']).toBe('/help/docs/more')
    // The site's default URL names the proxied one as canonical.
    expect((await get(`${base}/more`)).body).toContain('href="https://www.example.org/help/docs/more"')
    await mara.done('POST', `${at}/unpublish`)
    expect((await get(`/~proxy/${name}`)).body).toBe((await get('/no-such-site')).body)
  })
})
