/** Published sites over HTTP, on the second origin: pages, their URLs, formats for programs, and caching. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { block, document, link, paragraph, whitePoint } from '../../../testing/fixtures/blocks.ts'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { Content } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { pageCacheOf } from '../rendering/page-cache.ts'
import { siteLimitsOf } from './site-limits.ts'

type Fields = Readonly<Record<string, unknown>>

const guide: Content = {
  pages: [
    {
      id: 'intro',
      title: 'Introduction',
      description: 'Where to begin',
      document: paragraphs('Welcome to the harbour.'),
    },
    {
      id: 'setup',
      title: 'Set up',
      document: document(
        paragraph(link({ kind: 'page', page: 'linux' }, 'go on')),
        block('images', {}, [block('image', { ref: { kind: 'file', file: 'f1' }, alt: 'A point' })]),
      ),
    },
    {
      id: 'linux',
      title: 'On Linux',
      parent: 'setup',
      order: 'a0',
      document: paragraphs('Use the package with lanterns.'),
    },
    { id: 'quiet', title: 'Quiet page', hidden: true, document: paragraphs('Not in the list.') },
    { id: 'group', title: 'Reference', type: 'group' },
    {
      id: 'errors',
      title: 'Errors',
      parent: 'group',
      order: 'a0',
      document: document(paragraph(link({ kind: 'url', url: 'javascript:alert(1)' }, 'bad'))),
    },
  ],
  files: [
    { id: 'f1', name: 'point one.png', contentType: 'image/png', bytes: whitePoint },
    {
      id: 'f2',
      name: 'x.svg',
      contentType: 'image/svg+xml',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
  ],
}

describe.each(engines)('published sites on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ service, sites, mara } = opened)
  })
  afterEach(() => opened.close())

  const place = async (url: string) => {
    const { status, headers } = await opened.get(url)
    return [status, headers['location']]
  }

  it('serve each page at one URL, and redirect all others to it', async () => {
    const { base } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guide)])
    const home = await opened.get(base)
    expect(home.status).toBe(200)
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(home.body).toContain('<h1 dir="auto">Introduction</h1>')
    expect(home.body).toContain('Welcome to the harbour.')
    expect(home.body).toContain(`<link rel="canonical" href="${service.ctx.config.sitesUrl}${base}">`)
    const linux = await opened.get(`${base}/setup/linux`)
    expect(linux.body).toContain(`<li><a href="${base}/setup" dir="auto">Set up</a></li>`)
    expect(linux.body).toContain(`class="previous" href="${base}/setup"`)
    expect(linux.body).toContain(`class="next" href="${base}/group/errors"`)
    expect((await opened.get(`${base}/quiet`)).status).toBe(200)
    expect(home.body).not.toContain('Quiet page')
    expect(await place(`${base}/intro`)).toEqual([308, base])
    expect(await place(`${base}/`)).toEqual([308, base])
    expect(await place(`${base}/setup/`)).toEqual([308, `${base}/setup`])
    expect(await place(`${base}/group`)).toEqual([307, `${base}/group/errors`])
    const missing = await opened.get(`${base}/lanterns`)
    expect(missing.status).toBe(404)
    expect(missing.body).toContain(`<a href="${base}/setup/linux" dir="auto">On Linux</a>`)
  })

  it('have links and images, and no scripts', async () => {
    const { base } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guide)])
    const { body, headers } = await opened.get(`${base}/setup`)
    expect(body).toContain(`href="${base}/setup/linux"`)
    const [, src = ''] = /<img src="([^"]+)"/.exec(body) ?? []
    expect(src).toMatch(/\/~files\/[^/]+\/f1\/[0-9a-f]{16}\/point%20one\.png$/)
    const picture = await sites.inject({ method: 'GET', url: src })
    expect([
      picture.statusCode,
      picture.headers['content-type'],
      picture.rawPayload.equals(whitePoint),
    ]).toEqual([200, 'image/png', true])
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await opened.get(`${base}/group/errors`)).body).not.toContain('javascript:')
    // Every style and script of the page is allowed by its policy.
    const { createHash } = await import('node:crypto')
    for (const [, text = ''] of body.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g))
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    for (const [, href = ''] of body.matchAll(/(?:href|src)="([^"]*~assets[^"]*)"/g)) {
      const asset = await opened.get(href)
      expect([asset.status, asset.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
  })

  it('cache pages until they change: one body, one page (attack row 27 for pages)', async () => {
    const space = await opened.spaceOf('Guide', guide)
    const { base } = await opened.siteOf('Docs', [space])
    const cache = pageCacheOf(service.ctx.store)
    const read = async () => {
      for (const path of ['', '/setup', '/setup/linux', '/group/errors'])
        expect((await opened.get(base + path)).status).toBe(200)
      return cache.printed
    }
    const first = await read()
    expect(await read()).toBe(first)
    const { headers, body } = await opened.get(`${base}/setup`)
    const etag = String(headers['etag'])
    const held = await opened.get(`${base}/setup`, { 'if-none-match': etag })
    expect([held.status, held.body]).toEqual([304, ''])
    const changed = guide.pages.map((page) =>
      page.id === 'linux' ? { ...page, document: paragraphs('Other words.') } : page,
    )
    await putContent(service.ctx, space, mara.person, { ...guide, pages: changed })
    expect((await opened.get(`${base}/setup/linux`)).body).toContain('Other words.')
    expect(await read()).toBe(first + 1)
    expect((await opened.get(`${base}/setup`, { 'if-none-match': etag })).status).toBe(304)
    // The title appears in the page list, so all pages with the list are rendered again.
    await putContent(service.ctx, space, mara.person, {
      ...guide,
      pages: changed.map((page) => (page.id === 'linux' ? { ...page, title: 'Penguins' } : page)),
    })
    expect((await opened.get(`${base}/setup`)).body).toContain('Penguins')
    expect((await opened.get(`${base}/setup`)).body).not.toBe(body)
    for (const encoding of ['br', 'gzip'])
      expect((await opened.get(base, { 'accept-encoding': encoding })).headers['content-encoding']).toBe(
        encoding,
      )
  })

  it('link sections and variants, with the nearest page if a variant lacks one', async () => {
    const one = await opened.spaceOf('Version 1', {
      pages: [
        { id: 'home', document: paragraphs('One.') },
        { id: 'old', title: 'Old', document: paragraphs('o') },
        { id: 'deep', title: 'Deep', parent: 'old', order: 'a0', document: paragraphs('d') },
      ],
    })
    const two = await opened.spaceOf('Version 2', {
      pages: [
        { id: 'home', document: paragraphs('Two.') },
        { id: 'old', title: 'Old', document: paragraphs('o') },
      ],
    })
    const api = await opened.spaceOf('API', {
      pages: [
        {
          id: 'home',
          title: 'API home',
          document: document(paragraph(link({ kind: 'page', page: 'old', space: one }, 'there'))),
        },
      ],
    })
    const { base, at } = await opened.siteOf('Docs', [one])
    await mara.done('POST', `${at}/sections`, { spaceId: api, title: 'Interface' })
    await mara.done('POST', `${at}/site-spaces`, { spaceId: two })
    const home = await opened.get(base)
    expect(home.body).toContain(`<a href="${base}/interface">Interface</a>`)
    expect(home.body).toContain(`<a href="${base}/version-2">Version 2`)
    expect((await opened.get(`${base}/interface`)).body).toContain(`href="${base}/old"`)
    expect((await opened.get(`${base}/version-2`)).body).toContain('Two.')
    const deep = await opened.get(`${base}/old/deep`)
    expect(deep.body).toContain(`<a href="${base}/version-2/old/deep">Version 2`)
    const instead = await opened.get(`${base}/version-2/old/deep`)
    expect(instead.status).toBe(200)
    expect(instead.body).toContain('This page does not exist in this version')
    expect(instead.body).toContain('<h1 dir="auto">Old</h1>')
    expect(instead.headers['x-robots-tag']).toBe('noindex')
    expect((await opened.get(`${base}/version-2/never`)).status).toBe(404)
    expect(await place(`${base}/interface/version-2`)).toEqual([404, undefined])
  })

  it('lead to the same page after another variant takes the address of its own', async () => {
    const pages = [{ id: 'home' }, { id: 'calls', title: 'Calls', document: paragraphs('c') }]
    const [first, second] = [
      await opened.spaceOf('One', { pages }),
      await opened.spaceOf('Two', { pages: pages.map(({ id, ...page }) => ({ id: `${id}-2`, ...page })) }),
    ]
    const target = { kind: 'page', page: 'calls', space: first } as const
    const guides = await opened.spaceOf('Guides', {
      pages: [{ id: 'home', title: 'Home', document: document(paragraph(link(target, 'calls'))) }],
    })
    const { base, at } = await opened.siteOf('Docs', [guides])
    const section = await mara.done('POST', `${at}/sections`, { spaceId: first, title: 'API' })
    const more = { spaceId: second, sectionId: section['id'] }
    const variant = await mara.done('POST', `${at}/site-spaces`, more)
    const hrefs = async () => [
      /<a href="([^"]+)"[^>]*>calls</.exec((await opened.get(base)).body)?.[1],
      /\[calls\]\(([^)]+)\)/.exec((await opened.get(`${base}/home.md`)).body)?.[1],
    ]
    const { sitesUrl } = service.ctx.config
    expect(await hrefs()).toEqual([`${base}/api/calls`, `${sitesUrl}${base}/api/calls`])
    await mara.done('PATCH', `${at}/sections/${String(section['id'])}`, {
      defaultSiteSpace: variant['id'],
    })
    expect(await hrefs()).toEqual([`${base}/api/one/calls`, `${sitesUrl}${base}/api/one/calls`])
  })

  it('lead to files as they are called now, also those of another space', async () => {
    const shared: Content = {
      pages: [{ id: 'home', title: 'Shared', document: paragraphs('s') }],
      files: [{ id: 'f2', name: 'b.png', contentType: 'image/png', bytes: whitePoint }],
    }
    const other = await opened.spaceOf('Shared', shared)
    const pictures = [
      { kind: 'file', file: 'f1' },
      { kind: 'file', file: 'f2', space: other },
    ].map((ref) => block('images', {}, [block('image', { ref, alt: 'A point' })]))
    const own: Content = {
      pages: [{ id: 'home', title: 'Home', document: document(...pictures) }],
      files: [{ id: 'f1', name: 'a.png', contentType: 'image/png', bytes: whitePoint }],
    }
    const space = await opened.spaceOf('Own', own)
    const { base, at } = await opened.siteOf('Docs', [space])
    await mara.done('POST', `${at}/sections`, { spaceId: other, title: 'Shared' })
    const shown = async () => {
      const { body } = await opened.get(base)
      const found = [...body.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src)
      return Promise.all(
        found.map(async (src) => [src.split('/').at(-1), (await sites.inject({ url: src })).statusCode]),
      )
    }
    expect(await shown()).toEqual([
      ['a.png', 200],
      ['b.png', 200],
    ])
    const named = (content: Content, name: string, bytes: Uint8Array) => ({
      ...content,
      files: (content.files ?? []).map((file) => ({ ...file, name, bytes })),
    })
    await putContent(service.ctx, space, mara.person, named(own, 'c.png', whitePoint))
    await putContent(service.ctx, other, mara.person, named(shared, 'b.png', Buffer.from('other bytes')))
    expect(await shown()).toEqual([
      ['c.png', 200],
      ['b.png', 200],
    ])
  })

  it('use the language and direction of their space, also in the frame', async () => {
    const page = { id: 'home', title: 'Home', document: paragraphs('One.') }
    const written: string[] = []
    for (const language of ['en', 'he', 'fr', 'zh-tw']) {
      const space = await opened.spaceOf(language, { pages: [page] })
      await mara.done('PATCH', `/spaces/${space}`, { language })
      written.push(space)
    }
    const [english = '', ...others] = written
    const { base, at } = await opened.siteOf('Docs', [english])
    for (const spaceId of others) await mara.done('POST', `${at}/site-spaces`, { spaceId })
    const opening = async (url: string) => /<html[^>]*?(?= data-|>)/.exec((await opened.get(url)).body)?.[0]
    expect(await opening(base)).toBe('<html lang="en"')
    expect(await opening(`${base}/he`)).toBe('<html lang="he" dir="rtl"')
    expect(await opening(`${base}/zh-tw`)).toBe('<html lang="zh-TW"')
    expect((await opened.get(`${base}/fr`)).body).toContain('>Aller au texte</a>')
    expect((await opened.get(`${base}/he`)).body).toContain('>דילוג לתוכן</a>')
    expect((await opened.get(`${base}/zh-tw`)).body).toContain('>跳至正文</a>')
    // A language set in the customization applies everywhere.
    const look = await mara.done('PUT', `${at}/customization`, {
      ...(await mara('GET', `${at}/customization`)).body,
      internationalization: { locale: 'de' },
    })
    expect(look['internationalization']).toEqual({ locale: 'de' })
    const german = (await opened.get(`${base}/fr`)).body
    expect(german).toContain('<html lang="fr"')
    expect(german).not.toContain('>Aller au texte</a>')
    // Another language of the space is another page.
    await mara.done('PATCH', `/spaces/${english}`, { language: 'ar' })
    expect(await opening(base)).toBe('<html lang="ar" dir="rtl"')
  })

  it('redirect former paths of pages and sections', async () => {
    const space = await opened.spaceOf('Guide', guide)
    const { base, at } = await opened.siteOf('Docs', [space])
    const api = await opened.spaceOf('API', {
      pages: [
        { id: 'home', document: paragraphs('x') },
        { id: 'calls', document: paragraphs('y') },
      ],
    })
    const { id } = await mara.done('POST', `${at}/sections`, { spaceId: api, title: 'Interface' })
    await mara.done('PATCH', `${at}/sections/${String(id)}`, { path: 'api' })
    expect(await place(`${base}/interface/calls`)).toEqual([308, `${base}/api/calls`])
    const content = await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Move' })
    const cr = String(content.body['id'])
    await mara.done('POST', `/spaces/${space}/change-requests/${cr}/content`, {
      changes: [{ operation: 'update_page', page: 'linux', slug: 'penguins' }],
    })
    await mara.done('POST', `/spaces/${space}/change-requests/${cr}/merge`)
    expect(await place(`${base}/setup/linux`)).toEqual([308, `${base}/setup/penguins`])
  })

  it('can be searched, as a page and for the script', async () => {
    const { base } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guide)])
    await opened.spaceOf('Elsewhere', {
      pages: [{ id: 'other', document: paragraphs('More lanterns, not shown.') }],
    })
    const { body, headers } = await opened.get(`${base}/~search.json?q=lantern`)
    expect(headers['content-type']).toContain('application/json')
    const { results } = JSON.parse(body) as { results: readonly Fields[] }
    expect(results).toEqual([expect.objectContaining({ title: 'On Linux', href: `${base}/setup/linux` })])
    const page = await opened.get(`${base}/~search?q=lanterns%22%3E%3Cscript%3E`)
    expect(page.body).toContain('value="lanterns&quot;&gt;&lt;script&gt;"')
    expect((await opened.get(`${base}/~search.json?q=list`)).body).toBe('{"results":[]}')
  })

  it('limit searches per IP address, with and without words (attack row 27 for search)', async () => {
    await opened.close()
    opened = await startSiteService(engine, { RATE_LIMIT: '6000' })
    ;({ service, sites, mara } = opened)
    const { base } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guide)])
    while (siteLimitsOf(service.ctx).wait('search', '127.0.0.1') === undefined);
    const response = await opened.get(`${base}/~search.json?q=lantern`)
    expect([response.status, (JSON.parse(response.body) as Fields)['results']]).toEqual([429, []])
    const page = await opened.get(`${base}/~search?q=lantern`)
    expect([page.status, page.headers['cache-control']]).toEqual([429, 'private, no-store'])
    expect(page.body).toContain('Too many requests')
    for (const { headers } of [response, page]) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // A missing page is still reported when the rate limit is reached, just without suggestions.
    const missing = await opened.get(`${base}/lanterns`)
    expect(missing.status).toBe(404)
    expect(missing.body).not.toContain('class="found"')
    // Clients cannot change their IP address with a header.
    expect((await opened.get(`${base}/~search.json?q=x`, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(
      429,
    )
    const other = await sites.inject({ url: `${base}/~search.json?q=x`, remoteAddress: '192.0.2.7' })
    expect(other.statusCode).toBe(200)
  })

  it('list their pages for programs, unless disabled', async () => {
    const { base, at } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guide)])
    const { sitesUrl } = service.ctx.config
    const map = await opened.get(`${base}/sitemap.xml`)
    expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      ['', '/setup', '/setup/linux', '/group/errors'].map((path) => `${sitesUrl}${base}${path}`),
    )
    expect((await opened.get(`${base}/robots.txt`)).body).toContain(`Sitemap: ${sitesUrl}${base}/sitemap.xml`)
    const list = await opened.get(`${base}/llms.txt`)
    expect(list.body).toContain(`- [Introduction](${sitesUrl}${base}/intro.md): Where to begin`)
    expect(list.body).not.toContain('Quiet')
    const whole = await opened.get(`${base}/llms-full.txt`)
    expect([whole.status, whole.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(whole.body).toContain(`Source: ${sitesUrl}${base}/setup/linux.md\n\n# On Linux\n`)
    expect(whole.body.indexOf('Welcome to the harbour.')).toBeLessThan(whole.body.indexOf('lanterns'))
    expect(whole.body).not.toContain('Not in the list.')
    const text = await opened.get(`${base}/setup.md`)
    expect(text.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(text.body).toContain(`# Set up\n\n[go on](${sitesUrl}${base}/setup/linux)`)
    expect((await opened.get(`${base}/setup`)).body).toContain(`href="${base}/setup.md"`)
    await mara.done('PATCH', at, { agentsContext: 'excluded', visibility: 'unlisted' })
    for (const path of ['/llms.txt', '/llms-full.txt', '/setup.md', '/sitemap.xml'])
      expect((await opened.get(base + path)).status).toBe(404)
    expect((await opened.get(`${base}/robots.txt`)).body).toContain('Disallow: /\n')
    const unlisted = await opened.get(`${base}/setup`)
    expect(unlisted.headers['x-robots-tag']).toBe('noindex')
    expect(unlisted.body).not.toContain(`${base}/setup.md`)
  })

  it('give the same response when missing, offline or spelled differently (attack rows 28, 29)', async () => {
    const { base, at } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guide)])
    const other = await opened.siteOf('Other', [
      await opened.spaceOf('Other', { pages: [{ id: 'home', document: paragraphs('x') }] }),
    ])
    const nothing = await opened.get('/no-such-site')
    expect(nothing.status).toBe(404)
    for (const path of [
      `${base}%2Fsetup`,
      `${base}/setup%2Flinux`,
      `${base}/..%2Fother`,
      `${base}//setup`,
      `${base}/setup%00`,
      `${base}/%5Csetup`,
      `${base}/%ff`,
    ]) {
      const { status, body } = await opened.get(path)
      expect([path, status, body]).toEqual([path, 404, nothing.body])
    }
    // A file of one site is not served for another, even with a known URL.
    const [, src = ''] = /<img src="([^"]+)"/.exec((await opened.get(`${base}/setup`)).body) ?? []
    expect((await opened.get(src)).status).toBe(200)
    expect((await opened.get(src.replace(base, other.base))).body).toBe(nothing.body)
    expect((await opened.get(src.replace(/f1/, 'f2'))).status).toBe(404)
    expect((await opened.get(src.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).status).toBe(404)
    await mara.done('POST', `${at}/unpublish`)
    for (const path of ['', '/setup', '/~search.json?q=x', '/robots.txt', '/never'])
      expect((await opened.get(base + path)).body).toBe(nothing.body)
    expect((await opened.get(src)).body).toBe(nothing.body)
  })

  it('serve SVG as sandboxed downloads (attack row 29)', async () => {
    const guideWithImage = {
      ...guide,
      pages: [
        {
          id: 'p',
          document: document(block('images', {}, [block('image', { ref: { kind: 'file', file: 'f2' } })])),
        },
      ],
    }
    const { base } = await opened.siteOf('Docs', [await opened.spaceOf('Guide', guideWithImage)])
    const [, src = ''] = /<img src="([^"]+)"/.exec((await opened.get(base)).body) ?? []
    const { headers } = await opened.get(src)
    expect(headers['content-disposition']).toContain('attachment')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
