/** With `SITES_CDN`: which answers shared caches may keep, for each kind of site and of answer, and under which keys. */
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { apiOf } from '../../../testing/fixtures/apis/api-documents.ts'
import { testApis } from '../../../testing/fixtures/apis/api-source.ts'
import { block, document, link, paragraph, whitePoint } from '../../../testing/fixtures/blocks.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import type { Content } from '../../../testing/fixtures/space-content.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { shareHash, shareSecret, visitorSecret } from '../model/site-secrets.ts'

const guide: Content = {
  pages: [
    { id: 'home', title: 'Home', document: paragraphs('Welcome to the harbor.') },
    {
      id: 'point',
      title: 'Point',
      document: document(
        paragraph(link({ kind: 'page', page: 'home' }, 'home')),
        block('images', {}, [block('image', { ref: { kind: 'file', file: 'f' }, alt: 'A point' })]),
      ),
    },
    {
      id: 'news',
      title: 'News',
      document: document(
        block('updates', { format: 'full' }, [block('update', { date: '2026-02-03' }, [paragraph('New.')])]),
      ),
    },
    {
      id: 'api',
      title: 'API',
      document: document(
        block('openapi-schemas', { ref: { kind: 'openapi', spec: 'tides' }, schemas: 'Port' }),
      ),
    },
    {
      id: 'personal',
      title: 'Personal',
      document: document(
        block('if', { expression: 'visitor.claims.tier == "gold"' }, [paragraph('Treasure.')]),
      ),
    },
    {
      id: 'live',
      title: 'Live',
      document: document(block('integration', { integration: 'absent', block: 'clock', props: {} })),
    },
  ],
  files: [{ id: 'f', name: 'point.png', contentType: 'image/png', bytes: whitePoint }],
}

const kept = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400'
const keptFile =
  'public, max-age=31536000, s-maxage=60, stale-while-revalidate=86400, stale-if-error=86400, immutable'

/** Paths below a site, and what shared caches may do with the answer of a public one. */
const answers = {
  '': kept,
  '/point': kept,
  '/point/': kept,
  '/api': kept,
  '/point.md': kept,
  '/news/rss.xml': kept,
  '/llms.txt': kept,
  '/sitemap.xml': kept,
  '/robots.txt': kept,
  FILE: keptFile,
  IMAGE: keptFile,
  '/live': 'private, max-age=0, must-revalidate',
  '/no-such-page': 'private, max-age=0, must-revalidate',
  '/~search?q=harbor': 'private, max-age=0, must-revalidate',
  '/~search.json?q=harbor': 'private, no-store',
  '/~nothing': 'private, max-age=0, must-revalidate',
  '/llms-full.txt': 'private, no-store',
  '/personal': 'private, max-age=0, must-revalidate',
  '/personal.md': 'private, no-store',
  '/no-such-page.md': 'private, no-store',
} as const

const forms = ['/~feedback', '/~view', '/~integrations/render', '/~integrations/visitor', '/point'] as const

describe.each(engines)('shared caches in front of sites on %s', (engine) => {
  let opened: SiteService
  let space: string
  let site: TestSite
  const named = { file: '', image: '' }
  beforeAll(async () => {
    opened = await startSiteService(engine, { SITES_CDN: '1', TRUSTED_HOSTNAMES: 'docs.intranet' })
    testApis(opened.service.ctx.store).put(
      'tides',
      apiOf({}, { components: { schemas: { Port: { type: 'object', description: 'A port.' } } } }),
    )
    space = await opened.spaceOf('Guide', guide)
    site = await opened.siteOf('Docs', [space], { visibility: 'public' })
    const { body } = await opened.get(`${site.base}/point`)
    named.file = /\/~files\/[^"]+/.exec(body)?.[0] ?? ''
    named.image = await imageOf(site)
    // A page whose code is not highlighted yet is not kept.
    await vi.waitFor(async () => expect(cachingOf(await opened.get(`${site.base}/api`))).toBe(kept), {
      ...{ timeout: 60_000, interval: 200 },
    })
  })
  afterAll(() => opened.close())

  const imageOf = async ({ at }: TestSite): Promise<string> => {
    const type = { 'content-type': 'application/octet-stream' }
    const { body } = await opened.mara('POST', `${at}/images`, whitePoint, type)
    return `/~images/${String(body['url']).split('/').at(-1) ?? ''}`
  }
  const pathOf = (path: string, { file, image } = named): string =>
    path === 'FILE' ? file : path === 'IMAGE' ? image : path
  const cachingOf = ({ headers }: Awaited<ReturnType<SiteService['get']>>) => headers['cache-control']
  const isForCaches = ({ headers }: Awaited<ReturnType<SiteService['get']>>): boolean =>
    /public|s-maxage|stale/.test(String(headers['cache-control'])) ||
    ['surrogate-key', 'cache-tag', 'surrogate-control', 'cdn-cache-control'].some((name) => name in headers)
  const post = (url: string) =>
    opened.sites.inject({
      ...{ method: 'POST', url, payload: 'at=x/y&rating=good' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    })
  /** A site that is not for shared caches, with its own file and image. */
  const otherSite = async (title: string, visibility: string) => {
    const own = await opened.siteOf(title, [await opened.spaceOf(title, guide)], { visibility })
    return own
  }
  const bump = (id: string, change: object) =>
    opened.service.ctx.store.write((db) =>
      db
        .updateTable('sites')
        .set((e) => ({ version: e('version', '+', 1), ...change }))
        .where('id', '=', id)
        .execute(),
    )
  const visitorKey = async (id: string) => {
    const { store, now, keys } = opened.service.ctx
    const key = `key-${id}`
    const row = { organization: opened.org, site: id, id: key, created_at: now(), valid_until: null }
    await store.write((db) => db.insertInto('visitor_keys').values(row).execute())
    await bump(id, {})
    return new SignJWT({ tier: 'gold' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(visitorSecret(keys, key)))
  }

  it('keep each kind of answer of a public site, or not', async () => {
    for (const [path, caching] of Object.entries(answers)) {
      const answer = await opened.get(site.base + pathOf(path))
      expect([path, cachingOf(answer)]).toEqual([path, caching])
      const named = [answer.headers['surrogate-key'], answer.headers['cache-tag']]
      if (!caching.includes('s-maxage')) expect([path, ...named]).toEqual([path, undefined, undefined])
      else {
        const keys = String(named[0]).split(' ')
        expect([path, keys[0]]).toEqual([path, `site-${site.id}`])
        expect(String(named[1]).split(',')).toEqual(keys)
      }
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
    for (const path of forms) {
      const { headers } = await post(site.base + path)
      expect([path, headers['cache-control'], headers['surrogate-key']]).toEqual([
        path,
        'private, no-store',
        undefined,
      ])
    }
    const pdf = await opened.get(`${site.base}/point.pdf`)
    expect([pdf.headers['content-type'], cachingOf(pdf)]).toEqual(['application/pdf', kept])
    const { headers, body } = await opened.get(site.base)
    const asset = /"(\/[^"]*~assets\/[^"]+)"/.exec(body)?.[1] ?? ''
    expect(cachingOf(await opened.get(asset))).toBe('public, max-age=31536000, immutable')
    // An answer that confirms a copy says the same.
    const same = await opened.get(site.base, { 'if-none-match': String(headers['etag']) })
    expect([same.status, cachingOf(same), same.headers['surrogate-key']]).toEqual([
      ...[304, kept],
      headers['surrogate-key'],
    ])
  })

  it('find answers by the site, the spaces and the APIs that they were made from', async () => {
    const keys = async (path: string) =>
      String((await opened.get(site.base + pathOf(path))).headers['surrogate-key']).split(' ')
    expect(await keys('/point')).toEqual([`site-${site.id}`, `space-${space}`])
    expect(await keys('/api')).toEqual([`site-${site.id}`, `space-${space}`, `apis-${opened.org}`])
    expect(await keys('FILE')).toEqual([`site-${site.id}`, `space-${space}`])
    expect(await keys('IMAGE')).toEqual([`site-${site.id}`])
    expect(await keys('/llms.txt')).toEqual([`site-${site.id}`, `spaces-${site.id}`, `apis-${opened.org}`])
  })

  it('get no longer headers from a page that is made from many spaces', async () => {
    const first = await opened.spaceOf('First', {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('x') }],
    })
    const others = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        opened.spaceOf(`Other ${at}`, {
          pages: [{ id: `home${at}`, title: 'Home', document: paragraphs('x') }],
        }),
      ),
    )
    const many = await opened.siteOf('Many', [first, ...others], { visibility: 'public' })
    const { headers } = await opened.get(many.base)
    expect(headers['surrogate-key']).toBe(`site-${many.id} spaces-${many.id}`)
  })

  it('keep nothing of sites that are for some people only', async () => {
    const unlisted = await otherSite('Unlisted', 'unlisted')
    const shared = await otherSite('Shared', 'share-link')
    const members = await otherSite('Members', 'visitor-auth')
    const visited = await otherSite('Visited', 'public')
    const adaptive = await otherSite('Adaptive', 'public')
    const hidden = await otherSite('Hidden', 'public')
    const guarded = await opened.siteOf(
      'Guarded',
      [
        await opened.spaceOf('Guarded', {
          ...guide,
          pages: [
            ...guide.pages,
            { id: 'vault', title: 'Vault', condition: 'visitor.claims.x', document: paragraphs('x') },
          ],
        }),
      ],
      { visibility: 'public' },
    )
    const { store, keys, now } = opened.service.ctx
    const secret = shareSecret(keys, 'link')
    await store.write((db) =>
      db
        .insertInto('share_links')
        .values({
          ...{ organization: opened.org, site: shared.id, id: 'link', hash: shareHash(secret), name: 'Link' },
          ...{
            active: 1,
            created_by: opened.mara.person,
            created_at: now(),
            expires_at: null,
            used_at: null,
          },
        })
        .execute(),
    )
    await bump(visited.id, { fallback_url: 'https://sign-in.example.org' })
    const member = `recto-visit=${await visitorKey(members.id)}`
    const signedIn = `recto-visit=${await visitorKey(visited.id)}`
    const open = await otherSite('Open', 'public')
    const entered = `recto-visit=${await visitorKey(open.id)}`
    const properties = {
      unsigned: { type: 'object', description: '', properties: { beta: { type: 'boolean' } } },
    }
    await bump(adaptive.id, { adaptive_schema: JSON.stringify({ type: 'object', properties }) })
    await opened.mara.done('POST', `${hidden.at}/unpublish`)
    const visits: readonly (readonly [string, string, string?])[] = [
      ['unlisted', unlisted.base],
      ['share link, in the path', `${shared.base}/${secret}`],
      ['share link, in a cookie', shared.base, `recto-share=${secret}`],
      ['share link, a stranger', shared.base],
      ['visitor sign-in, a member', members.base, member],
      ['visitor sign-in, a stranger', members.base],
      ['public with sign-in, a visitor', visited.base, signedIn],
      ['public with sign-in, a stranger', visited.base],
      ['public with unsigned claims', adaptive.base],
      ['public with unsigned claims, set', adaptive.base, 'recto-claims={"beta":true}'],
      ['public, a visitor with a token', open.base, entered],
      ['public with a page for some visitors', guarded.base],
      ['unpublished', hidden.base],
      ['not there', '/no-such-site'],
    ]
    for (const [name, base, cookie] of visits) {
      const headers = cookie === undefined ? undefined : { cookie: cookie.replaceAll('"', '%22') }
      const page = await opened.get(`${base}/point`, headers)
      const file = /\/~files\/[^"]+/.exec(page.body)?.[0] ?? '/~files/x'
      for (const path of Object.keys(answers)) {
        // Files, and what names none of its pages, are the same for everybody there.
        if (base === guarded.base && ['FILE', '/robots.txt'].includes(path)) continue
        const answer = await opened.get(base + pathOf(path, { file, image: '/~images/x' }), headers)
        expect([name, path, isForCaches(answer) && answer.headers]).toEqual([name, path, false])
      }
      for (const path of [...forms, '?jwt_token=x', '?shareKey=x', '?visitor.beta=true', '/~sign-out'])
        expect([name, path, isForCaches(await opened.get(base + path, headers))]).toEqual([name, path, false])
    }
    expect(isForCaches(await opened.get(`${unlisted.base}/point.pdf`))).toBe(false)
    expect(cachingOf(await opened.get(`${open.base}/point`))).toBe(kept)
    expect(cachingOf(await opened.get(`${open.base}/point?jwt_token=x`))).toBe('private, no-store')
    expect((await opened.get(`${shared.base}/${secret}/point`)).status).toBe(200)
    expect((await opened.get(`${members.base}/point`, { cookie: member })).status).toBe(200)
    expect((await opened.get(`${visited.base}/point`, { cookie: signedIn })).status).toBe(200)
  })

  it('keep a site that is no longer public for a day if nobody purges them', async () => {
    expect(await opened.mara.done('GET', `${site.at}/reach`)).toMatchObject({ keptSeconds: 86_460 })
  })

  it('keep nothing of a preview', async () => {
    const made = await opened.mara.done('GET', `${site.at}/publishing/preview`)
    const { pathname, search } = new URL(String(made['url']))
    const sent = await opened.get(`${pathname}${search}`)
    const cookie = String(sent.headers['set-cookie']).split(';')[0] ?? ''
    const base = String(sent.headers['location']).split('/').slice(0, 3).join('/')
    expect((await opened.get(`${base}/point`, { cookie })).status).toBe(200)
    for (const path of Object.keys(answers)) {
      const answer = await opened.get(base + pathOf(path), { cookie })
      expect([path, isForCaches(answer)]).toEqual([path, false])
    }
  })

  it('keep nothing of a site any more once it is not public', async () => {
    const other = await otherSite('Closing', 'public')
    for (const visibility of ['unlisted', 'share-link', 'visitor-auth']) {
      await opened.mara.done('PATCH', other.at, { visibility: 'public' })
      expect(cachingOf(await opened.get(`${other.base}/point`))).toBe(kept)
      await opened.mara.done('PATCH', other.at, { visibility })
      expect([visibility, isForCaches(await opened.get(`${other.base}/point`))]).toEqual([visibility, false])
    }
  })

  it('cannot be filled with another answer by cookies, queries or headers', async () => {
    const plain = await opened.get(`${site.base}/point`)
    const tricks: readonly (readonly [string, Record<string, string>])[] = [
      ['', { cookie: 'recto-visit=x; recto-share=x; recto-claims={}; theme=dark' }],
      ['?shareKey=x&visitor.beta=true&ticket=x&q=x&"><script>', {}],
      ['', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher', forwarded: 'host=evil' }],
      ['', { 'x-original-url': '/other', 'x-rewrite-url': '/other', 'x-http-method-override': 'POST' }],
      ['', { host: 'evil.example' }],
      ['', { host: 'EVIL.example.:80' }],
      ['', { accept: 'text/markdown' }],
      ['', { accept: 'application/json', 'accept-language': 'de', 'user-agent': 'curl' }],
      ['', { authorization: 'Bearer x', 'x-requested-with': 'x', origin: 'https://evil.example' }],
    ]
    for (const [query, headers] of tricks) {
      const answer = await opened.get(`${site.base}/point${query}`, headers)
      expect([query, headers, answer.status, cachingOf(answer)]).toEqual([query, headers, 200, kept])
      expect(answer.body).toBe(plain.body)
      expect(answer.headers['vary']).toBe('accept-encoding')
    }
  })

  it('keep the answers of each domain apart', async () => {
    const own = await otherSite('Domain', 'public')
    await opened.mara.done('PUT', `${own.at}/hostname`, { hostname: 'docs.intranet' })
    const at = (path: string, host: string) => opened.get(path, { host })
    for (const host of ['docs.intranet', 'DOCS.intranet.:443'])
      expect((await at('/point', host)).body).toContain('https://docs.intranet/point')
    // What the domain shows does not follow the forwarded name, and no other site is below it.
    const forwarded = await opened.get('/point', {
      host: 'docs.intranet',
      'x-forwarded-host': 'evil.example',
    })
    expect(forwarded.body).toBe((await at('/point', 'docs.intranet')).body)
    const foreign = await at(`${site.base}/point`, 'docs.intranet')
    expect([foreign.status, /s-maxage/.test(String(cachingOf(foreign)))]).toEqual([404, false])
  })
})

describe.each(engines)('without SITES_CDN, on %s', (engine) => {
  it('no answer of a site is for shared caches to keep', async () => {
    const opened = await startSiteService(engine)
    try {
      const site = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guide)], {
        visibility: 'public',
      })
      for (const path of Object.keys(answers)) {
        const { headers } = await opened.get(site.base + path)
        expect(String(headers['cache-control'])).not.toMatch(/s-maxage|stale/)
        expect([path, headers['surrogate-key'], headers['cache-tag']]).toEqual([path, undefined, undefined])
      }
      expect(await opened.mara.done('GET', `${site.at}/reach`)).not.toHaveProperty('keptSeconds')
    } finally {
      await opened.close()
    }
  })
})
