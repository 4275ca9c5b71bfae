/** Published sites over HTTP, on the second origin: pages, their addresses, what programs get, and what is kept. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { plainText } from '../../../content/document.ts'
import type { Block, RichTextDocument } from '../../../content/document.ts'
import { paragraphs, putContent } from '../../../testing/content.ts'
import type { Content } from '../../../testing/content.ts'
import type { Client, TestService } from '../../../testing/service.ts'
import { startTestService } from '../../../testing/service.ts'
import { engines } from '../../../testing/stores.ts'
import { buildSitesApp } from '../../sites-app.ts'
import { pageCacheOf } from './page-cache.ts'
import { siteLimitsOf } from './site-limits.ts'

type Fields = Readonly<Record<string, unknown>>

const block = (type: string, data: Block['data'], nodes: Block['nodes'] = []): Block => ({
  ...{ object: 'block', type, data, nodes, key: `k${type}` },
})
const document = (...nodes: Block[]): RichTextDocument => ({
  object: 'document',
  data: { schemaVersion: 1 },
  nodes,
})
const link = (ref: Block['data'], words: string): Block =>
  block('paragraph', {}, [{ object: 'inline', type: 'link', data: { ref }, nodes: [plainText(words)] }])

// A picture of one white point.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

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
        link({ kind: 'page', page: 'linux' }, 'go on'),
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
      document: document(link({ kind: 'url', url: 'javascript:alert(1)' }, 'bad')),
    },
  ],
  files: [
    { id: 'f1', name: 'point one.png', contentType: 'image/png', bytes: png },
    {
      id: 'f2',
      name: 'x.svg',
      contentType: 'image/svg+xml',
      bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    },
  ],
}

describe.each(engines)('published sites on %s', (engine) => {
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    sites = buildSitesApp(service.around)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
  })
  afterEach(async () => {
    await sites.close()
    await service.close()
  })

  const made = async (method: 'POST' | 'PATCH' | 'PUT', path: string, body?: unknown) => {
    const answer = await mara(method, path, body)
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
  const spaceOf = async (title: string, content: Content) => {
    const space = String((await made('POST', `/orgs/${org}/spaces`, { title }))['id'])
    await putContent(service.around, space, mara.person, content)
    return space
  }
  /** A published site of these spaces, at its base name. */
  const siteOf = async (title: string, spaces: readonly string[], body: Fields = {}) => {
    const { id, basename } = await made('POST', `/orgs/${org}/sites`, { title, spaces, ...body })
    await made('POST', `/orgs/${org}/sites/${String(id)}/publish`)
    return { id: String(id), base: `/${String(basename)}`, at: `/orgs/${org}/sites/${String(id)}` }
  }
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const answer = await sites.inject({ method: 'GET', url, headers })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }
  const place = async (url: string) => {
    const { status, headers } = await get(url)
    return [status, headers['location']]
  }

  it('answer each page at one address, and lead there from every other one', async () => {
    const { base } = await siteOf('Docs', [await spaceOf('Guide', guide)])
    const home = await get(base)
    expect(home.status).toBe(200)
    expect(home.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(home.body).toContain('<h1 dir="auto">Introduction</h1>')
    expect(home.body).toContain('Welcome to the harbour.')
    expect(home.body).toContain(`<link rel="canonical" href="${service.around.config.sitesUrl}${base}">`)
    const linux = await get(`${base}/setup/linux`)
    expect(linux.body).toContain(`<li><a href="${base}/setup" dir="auto">Set up</a></li>`)
    expect(linux.body).toContain(`class="previous" href="${base}/setup"`)
    expect(linux.body).toContain(`class="next" href="${base}/group/errors"`)
    expect((await get(`${base}/quiet`)).status).toBe(200)
    expect(home.body).not.toContain('Quiet page')
    expect(await place(`${base}/intro`)).toEqual([308, base])
    expect(await place(`${base}/`)).toEqual([308, base])
    expect(await place(`${base}/setup/`)).toEqual([308, `${base}/setup`])
    expect(await place(`${base}/group`)).toEqual([307, `${base}/group/errors`])
    const missing = await get(`${base}/lanterns`)
    expect(missing.status).toBe(404)
    expect(missing.body).toContain(`<a href="${base}/setup/linux" dir="auto">On Linux</a>`)
  })

  it('show links and pictures of their own, and nothing that runs', async () => {
    const { base } = await siteOf('Docs', [await spaceOf('Guide', guide)])
    const { body, headers } = await get(`${base}/setup`)
    expect(body).toContain(`href="${base}/setup/linux"`)
    const [, src = ''] = /<img src="([^"]+)"/.exec(body) ?? []
    expect(src).toMatch(/\/~files\/[^/]+\/f1\/[0-9a-f]{16}\/point%20one\.png$/)
    const picture = await sites.inject({ method: 'GET', url: src })
    expect([picture.statusCode, picture.headers['content-type'], picture.rawPayload.equals(png)]).toEqual([
      200,
      'image/png',
      true,
    ])
    expect(picture.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).not.toContain('unsafe')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect((await get(`${base}/group/errors`)).body).not.toContain('javascript:')
    // Every style and script of the page is one that the policy names.
    const { createHash } = await import('node:crypto')
    for (const [, text = ''] of body.matchAll(/<(?:style|script)>([^]*?)<\/(?:style|script)>/g))
      expect(policy).toContain(createHash('sha256').update(text).digest('base64'))
    for (const [, href = ''] of body.matchAll(/(?:href|src)="([^"]*~assets[^"]*)"/g)) {
      const asset = await get(href)
      expect([asset.status, asset.headers['cache-control']]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ])
    }
  })

  it('keep pages until they change: one body, one page (attack row 27 for pages)', async () => {
    const space = await spaceOf('Guide', guide)
    const { base } = await siteOf('Docs', [space])
    const cache = pageCacheOf(service.around.store)
    const read = async () => {
      for (const path of ['', '/setup', '/setup/linux', '/group/errors'])
        expect((await get(base + path)).status).toBe(200)
      return cache.printed
    }
    const first = await read()
    expect(await read()).toBe(first)
    const { headers, body } = await get(`${base}/setup`)
    const etag = String(headers['etag'])
    const held = await get(`${base}/setup`, { 'if-none-match': etag })
    expect([held.status, held.body]).toEqual([304, ''])
    const changed = guide.pages.map((page) =>
      page.id === 'linux' ? { ...page, document: paragraphs('Other words.') } : page,
    )
    await putContent(service.around, space, mara.person, { ...guide, pages: changed })
    expect((await get(`${base}/setup/linux`)).body).toContain('Other words.')
    expect(await read()).toBe(first + 1)
    expect((await get(`${base}/setup`, { 'if-none-match': etag })).status).toBe(304)
    // A title stands in the list of pages, so all that show the list are made anew.
    await putContent(service.around, space, mara.person, {
      ...guide,
      pages: changed.map((page) => (page.id === 'linux' ? { ...page, title: 'Penguins' } : page)),
    })
    expect((await get(`${base}/setup`)).body).toContain('Penguins')
    expect((await get(`${base}/setup`)).body).not.toBe(body)
    for (const encoding of ['br', 'gzip'])
      expect((await get(base, { 'accept-encoding': encoding })).headers['content-encoding']).toBe(encoding)
  })

  it('lead from sections to variants, and to the nearest page when a variant lacks one', async () => {
    const one = await spaceOf('Version 1', {
      pages: [
        { id: 'home', document: paragraphs('One.') },
        { id: 'old', title: 'Old', document: paragraphs('o') },
        { id: 'deep', title: 'Deep', parent: 'old', order: 'a0', document: paragraphs('d') },
      ],
    })
    const two = await spaceOf('Version 2', {
      pages: [
        { id: 'home', document: paragraphs('Two.') },
        { id: 'old', title: 'Old', document: paragraphs('o') },
      ],
    })
    const api = await spaceOf('API', {
      pages: [
        {
          id: 'home',
          title: 'API home',
          document: document(link({ kind: 'page', page: 'old', space: one }, 'there')),
        },
      ],
    })
    const { base, at } = await siteOf('Docs', [one])
    await made('POST', `${at}/sections`, { spaceId: api, title: 'Interface' })
    await made('POST', `${at}/site-spaces`, { spaceId: two })
    const home = await get(base)
    expect(home.body).toContain(`<a href="${base}/interface">Interface</a>`)
    expect(home.body).toContain(`<a href="${base}/version-2">Version 2`)
    expect((await get(`${base}/interface`)).body).toContain(`href="${base}/old"`)
    expect((await get(`${base}/version-2`)).body).toContain('Two.')
    const deep = await get(`${base}/old/deep`)
    expect(deep.body).toContain(`<a href="${base}/version-2/old/deep">Version 2`)
    const instead = await get(`${base}/version-2/old/deep`)
    expect(instead.status).toBe(200)
    expect(instead.body).toContain('The page you asked for is not in this version')
    expect(instead.body).toContain('<h1 dir="auto">Old</h1>')
    expect(instead.headers['x-robots-tag']).toBe('noindex')
    expect((await get(`${base}/version-2/never`)).status).toBe(404)
    expect(await place(`${base}/interface/version-2`)).toEqual([404, undefined])
  })

  it('are in the language of their space, which begins lines on its side and which the frame speaks', async () => {
    const page = { id: 'home', title: 'Home', document: paragraphs('One.') }
    const written: string[] = []
    for (const language of ['en', 'he', 'fr', 'zh-tw']) {
      const space = await spaceOf(language, { pages: [page] })
      await made('PATCH', `/spaces/${space}`, { language })
      written.push(space)
    }
    const [english = '', ...others] = written
    const { base, at } = await siteOf('Docs', [english])
    for (const spaceId of others) await made('POST', `${at}/site-spaces`, { spaceId })
    const opening = async (url: string) => /<html[^>]*?(?= data-|>)/.exec((await get(url)).body)?.[0]
    expect(await opening(base)).toBe('<html lang="en"')
    expect(await opening(`${base}/he`)).toBe('<html lang="he" dir="rtl"')
    expect(await opening(`${base}/zh-tw`)).toBe('<html lang="zh-TW"')
    expect((await get(`${base}/fr`)).body).toContain('>Aller au texte</a>')
    // There are no words in Hebrew: the frame keeps to its own.
    expect((await get(`${base}/he`)).body).toContain('>Skip to the text</a>')
    // A language that the look names is spoken everywhere.
    const look = await made('PUT', `${at}/customization`, {
      ...(await mara('GET', `${at}/customization`)).body,
      internationalization: { locale: 'de' },
    })
    expect(look['internationalization']).toEqual({ locale: 'de' })
    const german = (await get(`${base}/fr`)).body
    expect(german).toContain('<html lang="fr"')
    expect(german).not.toContain('>Aller au texte</a>')
    // Another language of the space is another page.
    await made('PATCH', `/spaces/${english}`, { language: 'ar' })
    expect(await opening(base)).toBe('<html lang="ar" dir="rtl"')
  })

  it('lead from where pages and parts of the site stood before', async () => {
    const space = await spaceOf('Guide', guide)
    const { base, at } = await siteOf('Docs', [space])
    const api = await spaceOf('API', {
      pages: [
        { id: 'home', document: paragraphs('x') },
        { id: 'calls', document: paragraphs('y') },
      ],
    })
    const { id } = await made('POST', `${at}/sections`, { spaceId: api, title: 'Interface' })
    await made('PATCH', `${at}/sections/${String(id)}`, { path: 'api' })
    expect(await place(`${base}/interface/calls`)).toEqual([308, `${base}/api/calls`])
    const content = await mara('POST', `/spaces/${space}/change-requests`, { subject: 'Move' })
    const cr = String(content.body['id'])
    await made('POST', `/spaces/${space}/change-requests/${cr}/content`, {
      changes: [{ operation: 'update_page', page: 'linux', slug: 'penguins' }],
    })
    await made('POST', `/spaces/${space}/change-requests/${cr}/merge`)
    expect(await place(`${base}/setup/linux`)).toEqual([308, `${base}/setup/penguins`])
  })

  it('are searched in what they show, as a page and for the script', async () => {
    const { base } = await siteOf('Docs', [await spaceOf('Guide', guide)])
    await spaceOf('Elsewhere', {
      pages: [{ id: 'other', document: paragraphs('More lanterns, not shown.') }],
    })
    const { body, headers } = await get(`${base}/~search.json?q=lantern`)
    expect(headers['content-type']).toContain('application/json')
    const { results } = JSON.parse(body) as { results: readonly Fields[] }
    expect(results).toEqual([expect.objectContaining({ title: 'On Linux', href: `${base}/setup/linux` })])
    const page = await get(`${base}/~search?q=lanterns%22%3E%3Cscript%3E`)
    expect(page.body).toContain('value="lanterns&quot;&gt;&lt;script&gt;"')
    expect((await get(`${base}/~search.json?q=list`)).body).toBe('{"results":[]}')
  })

  it('are searched by one address only so often, in words and without (attack row 27 for search)', async () => {
    await sites.close()
    await service.close()
    service = await startTestService(engine, { RATE_LIMIT: '6000' })
    sites = buildSitesApp(service.around)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    const { base } = await siteOf('Docs', [await spaceOf('Guide', guide)])
    while (siteLimitsOf(service.around).wait('search', '127.0.0.1') === undefined);
    const told = await get(`${base}/~search.json?q=lantern`)
    expect([told.status, (JSON.parse(told.body) as Fields)['results']]).toEqual([429, []])
    const page = await get(`${base}/~search?q=lantern`)
    expect([page.status, page.headers['cache-control']]).toEqual([429, 'private, no-store'])
    expect(page.body).toContain('Too many requests')
    for (const { headers } of [told, page]) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // An address that is missing is told so all the same, without pages that a search would find.
    const missing = await get(`${base}/lanterns`)
    expect(missing.status).toBe(404)
    expect(missing.body).not.toContain('class="found"')
    // A header that anybody can send makes nobody another address.
    expect((await get(`${base}/~search.json?q=x`, { 'x-forwarded-for': '192.0.2.7' })).status).toBe(429)
    const other = await sites.inject({ url: `${base}/~search.json?q=x`, remoteAddress: '192.0.2.7' })
    expect(other.statusCode).toBe(200)
  })

  it('tell programs their pages, unless they are told not to', async () => {
    const { base, at } = await siteOf('Docs', [await spaceOf('Guide', guide)])
    const { sitesUrl } = service.around.config
    const map = await get(`${base}/sitemap.xml`)
    expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
      ['', '/setup', '/setup/linux', '/group/errors'].map((path) => `${sitesUrl}${base}${path}`),
    )
    expect((await get(`${base}/robots.txt`)).body).toContain(`Sitemap: ${sitesUrl}${base}/sitemap.xml`)
    const list = await get(`${base}/llms.txt`)
    expect(list.body).toContain(`- [Introduction](${sitesUrl}${base}/intro.md): Where to begin`)
    expect(list.body).not.toContain('Quiet')
    const text = await get(`${base}/setup.md`)
    expect(text.headers['content-type']).toBe('text/markdown; charset=utf-8')
    expect(text.body).toContain(`# Set up\n\n[go on](${sitesUrl}${base}/setup/linux)`)
    expect((await get(`${base}/setup`)).body).toContain(`href="${base}/setup.md"`)
    await made('PATCH', at, { agentsContext: 'excluded', visibility: 'unlisted' })
    for (const path of ['/llms.txt', '/setup.md', '/sitemap.xml'])
      expect((await get(base + path)).status).toBe(404)
    expect((await get(`${base}/robots.txt`)).body).toContain('Disallow: /\n')
    const unlisted = await get(`${base}/setup`)
    expect(unlisted.headers['x-robots-tag']).toBe('noindex')
    expect(unlisted.body).not.toContain(`${base}/setup.md`)
  })

  it('are one answer when they are missing, offline or spelled in two ways (attack rows 28, 29)', async () => {
    const { base, at } = await siteOf('Docs', [await spaceOf('Guide', guide)])
    const other = await siteOf('Other', [
      await spaceOf('Other', { pages: [{ id: 'home', document: paragraphs('x') }] }),
    ])
    const nothing = await get('/no-such-site')
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
      const { status, body } = await get(path)
      expect([path, status, body]).toEqual([path, 404, nothing.body])
    }
    // A file of one site is not served for another, whoever knows its address.
    const [, src = ''] = /<img src="([^"]+)"/.exec((await get(`${base}/setup`)).body) ?? []
    expect((await get(src)).status).toBe(200)
    expect((await get(src.replace(base, other.base))).body).toBe(nothing.body)
    expect((await get(src.replace(/f1/, 'f2'))).status).toBe(404)
    expect((await get(src.replace(/[0-9a-f]{16}/, '0'.repeat(16)))).status).toBe(404)
    await made('POST', `${at}/unpublish`)
    for (const path of ['', '/setup', '/~search.json?q=x', '/robots.txt', '/never'])
      expect((await get(base + path)).body).toBe(nothing.body)
    expect((await get(src)).body).toBe(nothing.body)
  })

  it('serve drawings as downloads without rights (attack row 29)', async () => {
    const shown = {
      ...guide,
      pages: [
        {
          id: 'p',
          document: document(block('images', {}, [block('image', { ref: { kind: 'file', file: 'f2' } })])),
        },
      ],
    }
    const { base } = await siteOf('Docs', [await spaceOf('Guide', shown)])
    const [, src = ''] = /<img src="([^"]+)"/.exec((await get(base)).body) ?? []
    const { headers } = await get(src)
    expect(headers['content-disposition']).toContain('attachment')
    expect(headers['content-security-policy']).toContain('sandbox')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })
})
