/** Previews of sites: who has access, what they see, and that nothing of it is cached or reaches readers. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { pageCacheOf } from '../rendering/page-cache.ts'

type Fields = Readonly<Record<string, unknown>>

const withPicture: RichTextDocument = {
  ...paragraphs('Further words.'),
  nodes: [
    ...paragraphs('Further words.').nodes,
    {
      ...{ object: 'block', type: 'images', key: 'i1', data: {} },
      nodes: [
        {
          ...{ object: 'block', type: 'image', key: 'i2', nodes: [] },
          data: { ref: { kind: 'file', file: 'f1' } },
        },
      ],
    },
  ],
}

describe.each(engines)('previews of sites on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let org: string
  let guide: string
  let news: string
  let site: string
  let siteSpaces: readonly string[]
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ service, sites, mara, org } = opened)
    guide = await space('Guide', 'Plain words of the guide.')
    news = await space('News', 'Nothing new in the harbour.')
    const { id } = await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [guide, news] })
    site = `/orgs/${org}/sites/${String(id)}`
    const { items } = await mara.done('GET', `${site}/site-spaces`)
    siteSpaces = (items as readonly Fields[]).map(({ id: one }) => String(one))
  })
  afterEach(() => opened.close())

  const space = (title: string, words: string) =>
    opened.spaceOf(title, {
      pages: [
        { id: 'home', title: `${title} home`, document: paragraphs(words) },
        { id: 'more', title: `More ${title}`, document: withPicture },
      ],
      files: [{ id: 'f1', name: 'a.png', contentType: 'image/png', bytes: new TextEncoder().encode('PNG') }],
    })
  const get = async (url: string, cookie?: string) => {
    const { pathname, search } = new URL(url, 'http://sites.test')
    const answer = await sites.inject({
      method: 'GET',
      url: `${pathname}${search}`,
      headers: cookie === undefined ? {} : { cookie },
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }
  const asked = (client: Client, options: Readonly<Record<string, string>> = {}) =>
    client('GET', `${site}/publishing/preview?${new URLSearchParams(options).toString()}`)
  /** Opens a preview as a browser does: the ticket once, then the cookie. */
  const open = async (options: Readonly<Record<string, string>> = {}, client = mara) => {
    const answer = await asked(client, options)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const sent = await get(String(answer.body['url']))
    expect(sent.status).toBe(302)
    const cookie = String(sent.headers['set-cookie'])
    const home = String(sent.headers['location'])
    const base = home.split('/').slice(0, 3).join('/')
    const read = (path = '') => get(path === '' ? home : `${base}/${path}`, cookie.split(';')[0])
    return { home, base, cookie, read }
  }

  it('show an unpublished site only to the person who requested it', async () => {
    const { base, cookie, home, read } = await open()
    expect(home).toMatch(/^\/~preview\/[\w-]{22}$/)
    expect(cookie).toMatch(new RegExp(`; Path=${base}; HttpOnly; Max-Age=3600; SameSite=Lax$`))
    const page = await read()
    expect(page.status).toBe(200)
    expect(page.body).toContain('Plain words of the guide.')
    expect(page.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${service.ctx.config.baseUrl}`)
    expect(policy).not.toContain(`frame-ancestors 'self'`)
    expect(page.body).toContain('<meta name="robots" content="noindex">')
    // Every URL of the page stays in the preview.
    expect(page.body).toContain(`href="${base}/more"`)
    expect((await read('more')).body).toContain('Further words.')
    expect((await read('news')).body).toContain('Nothing new in the harbour.')
    expect((await get(home)).status).toBe(404)
    expect((await get(home, 'recto-preview=made-up')).status).toBe(404)
    const other = await open({ siteSpace: siteSpaces[1] ?? '' })
    expect((await get(home, other.cookie.split(';')[0])).status).toBe(404)
    expect((await get('/docs')).status).toBe(404)
  })

  it('serve search, Markdown, lists and files, but no sitemap', async () => {
    const { read, base } = await open()
    expect(JSON.parse((await read('~search.json?q=harbour')).body)).toMatchObject({
      results: [{ href: `${base}/news` }],
    })
    expect((await read('~search?q=harbour')).body).toContain('News home')
    expect((await read('more.md')).body).toContain('Further words.')
    expect((await read('llms.txt')).body).toContain(`${base}/more.md`)
    expect((await read('robots.txt')).body).toContain('Disallow: /')
    expect((await read('sitemap.xml')).status).toBe(404)
    expect((await read('no-such-page')).status).toBe(404)
    const src = /\/~preview\/[\w-]+\/~files\/[^"]+/.exec((await read('more')).body)?.[0] ?? ''
    const picture = await read(src.slice(base.length + 1))
    expect([picture.status, picture.headers['cache-control'], picture.body]).toEqual([
      ...[200, 'private, no-store', 'PNG'],
    ])
    expect(String(picture.headers['content-security-policy'])).toContain('frame-ancestors')
    expect((await get(src)).status).toBe(404)
  })

  it('neither read nor fill the cache of published pages', async () => {
    await mara.done('POST', `${site}/publish`)
    const cache = pageCacheOf(service.ctx.store)
    const { read } = await open()
    await read()
    await read()
    const { printed } = cache
    expect(printed).toBe(2)
    const published = await get('/docs')
    expect(published.status).toBe(200)
    expect(published.body).not.toContain('~preview')
    expect(published.body).not.toContain('Preview')
    await read()
    expect(cache.printed).toBe(printed + 2)
    await get('/docs')
    expect(cache.printed).toBe(printed + 2)
  })

  it('accept no feedback and count no use of a share link', async () => {
    const look = await mara.done('GET', `${site}/customization`)
    await mara.done('PUT', `${site}/customization`, { ...look, feedback: { enabled: true } })
    await mara.done('PATCH', site, { visibility: 'share-link' })
    const link = await mara.done('POST', `${site}/share-links`, { name: 'Partners' })
    await mara.done('POST', `${site}/publish`)
    const { base, cookie, read } = await open()
    expect((await read()).status).toBe(200)
    const sent = await sites.inject({
      method: 'POST',
      url: `${base}/~feedback`,
      headers: {
        cookie: cookie.split(';')[0] ?? '',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'helpful=yes',
    })
    expect(sent.statusCode).toBe(404)
    const rows = await service.ctx.store.read.selectFrom('site_feedback').selectAll().execute()
    expect(rows).toEqual([])
    const { items } = await mara.done('GET', `${site}/share-links`)
    expect(items).toMatchObject([{ id: link['id'] }])
    expect((items as readonly Fields[])[0]).not.toHaveProperty('lastUsedAt')
    expect((await get('/docs', cookie.split(';')[0])).status).toBe(404)
  })

  it('end with the ticket, the hour, the session, the membership and access to the space', async () => {
    const address = String((await asked(mara)).body['url'])
    service.later(121)
    expect((await get(address)).status).toBe(404)
    const opened = await open()
    service.later(3500)
    expect((await opened.read()).status).toBe(200)
    service.later(101)
    expect((await opened.read()).status).toBe(404)

    const finn = await service.person('finn')
    await service.member(org, finn, 'read')
    const seen = await open({}, finn)
    expect((await seen.read('news')).status).toBe(200)
    await mara.done('PATCH', `/spaces/${news}`, { defaultLevel: null })
    // What the person may not read is missing from all lists and searches; the rest stays.
    expect((await seen.read('news')).status).toBe(404)
    expect((await seen.read()).body).not.toContain('News')
    expect((await seen.read('~search.json?q=harbour')).body).toBe('{"results":[]}')
    expect((await seen.read()).body).toContain('Plain words of the guide.')
    expect((await mara('DELETE', `/orgs/${org}/members/${finn.person}`)).status).toBe(204)
    expect((await seen.read()).status).toBe(404)

    const again = await open()
    await service.ctx.store.write((db) => db.deleteFrom('tokens').where('person', '=', mara.person).execute())
    expect((await again.read()).status).toBe(404)
  })

  it('show each audience its content, and hide the rest from search and lists', async () => {
    await mara.done('PATCH', `${site}/site-spaces/${siteSpaces[1] ?? ''}`, {
      condition: 'visitor.claims.plan == "pro"',
    })
    const schema = {
      type: 'object',
      properties: { plan: { type: 'string', description: 'Plan', enum: ['free', 'pro'] } },
      additionalProperties: false,
    }
    await mara.done('PUT', `${site}/adaptive-schema`, { jsonSchema: schema })
    const [anybody, pro] = [await open(), await open({ claims: '{"plan":"pro"}' })]
    expect(anybody.base).not.toBe(pro.base)
    expect((await anybody.read('news')).status).toBe(404)
    expect((await anybody.read()).body).not.toContain('News')
    expect((await anybody.read('~search.json?q=harbour')).body).toBe('{"results":[]}')
    expect((await anybody.read('llms.txt')).body).not.toContain('news')
    expect((await pro.read('news')).body).toContain('Nothing new in the harbour.')
    expect((await pro.read()).body).toContain('News')
    expect((await pro.read('~search.json?q=harbour')).body).toContain('/news')

    for (const [claims, path] of [
      ['{"plan":"gold"}', 'query.claims.plan'],
      ['{"plan":1}', 'query.claims.plan'],
      ['{"role":"x"}', 'query.claims.role'],
      ['[]', 'query.claims'],
      ['{', 'query.claims'],
      [JSON.stringify({ plan: 'ü'.repeat(1000) }), 'query.claims'],
    ] as const) {
      const { status, body } = await asked(mara, { claims })
      expect([status, body.error?.reason, body.error?.details?.[0]?.path]).toEqual([400, 'bad-content', path])
    }
    expect((await asked(mara, { claims: 'x'.repeat(2000) })).status).toBe(422)
  })

  it('show the draft structure before it is published', async () => {
    const draft = await mara.done('POST', `${site}/structure/draft`, {
      edits: [{ edit: 'path', id: siteSpaces[1], path: 'bulletin' }],
    })
    expect(draft['edits']).toHaveLength(1)
    const [now, then] = [await open(), await open({ draft: 'true', siteSpace: siteSpaces[1] ?? '' })]
    expect(then.home).toBe(`${then.base}/bulletin`)
    expect((await then.read('bulletin')).body).toContain('Nothing new in the harbour.')
    expect((await then.read('news')).status).toBe(404)
    expect((await now.read('bulletin')).status).toBe(404)
    expect((await now.read('news')).status).toBe(200)
  })

  it('follow the redirects that publishing the draft structure will write', async () => {
    const [, siteSpace = ''] = siteSpaces
    const rename = (path: string) =>
      mara.done('POST', `${site}/structure/draft`, { edits: [{ edit: 'path', id: siteSpace, path }] })
    await rename('bulletin')
    // A site that was never published has no addresses to redirect.
    expect((await (await open({ draft: 'true' })).read('news')).status).toBe(404)
    await mara.done('POST', `${site}/publish`)
    const { base, read } = await open({ draft: 'true' })
    const leads = async (path: string) => {
      const { status, headers } = await read(path)
      return [status, headers['location']]
    }
    expect(await leads('news')).toEqual([308, `${base}/bulletin`])
    expect(await leads('NEWS/more-news')).toEqual([308, `${base}/bulletin/more-news`])
    // A manual redirect wins if its source is longer, and is overwritten if it is the same.
    const own = (source: string) =>
      mara.done('POST', `${site}/redirects`, {
        source,
        destination: { kind: 'external', url: 'https://example.org/elsewhere' },
        permanent: true,
      })
    await own('news/old')
    await own('news')
    expect(await leads('news/old')).toEqual([308, 'https://example.org/elsewhere'])
    expect(await leads('news/x')).toEqual([308, `${base}/bulletin/x`])
    // Readers, and the preview of the current state, are not redirected yet.
    expect((await get('/docs/news')).status).toBe(200)
    expect((await (await open()).read('news')).status).toBe(200)
  })

  it('open at a page by its id, wherever the change request moved it', async () => {
    const requests = `/spaces/${guide}/change-requests`
    const { id, number } = await mara.done('POST', requests, { subject: 'Better words' })
    await mara.done('POST', `${requests}/${String(id)}/content?compat=false`, {
      changes: [
        { operation: 'update_page', page: 'more', slug: 'further', title: 'Further words' },
        { operation: 'insert_page', title: 'Lighthouse', document: { markdown: 'It blinks twice.' } },
      ],
    })
    const [siteSpace = ''] = siteSpaces
    const changed = { siteSpace, changeRequest: String(number) }
    const moved = await open({ ...changed, page: 'more' })
    expect(moved.home).toBe(`${moved.base}/further`)
    const main = await open({ siteSpace, page: 'more' })
    expect(main.home).toBe(`${main.base}/more`)
    const gone = await open({ ...changed, page: 'nothing' })
    expect(gone.home).toBe(gone.base)
  })

  it('show a change request in place of main, also in search', async () => {
    const requests = `/spaces/${guide}/change-requests`
    const { id, number } = await mara.done('POST', requests, { subject: 'Better words' })
    await mara.done('POST', `${requests}/${String(id)}/content?compat=false`, {
      changes: [
        { operation: 'insert_page', title: 'Lighthouse', document: { markdown: 'It blinks twice.' } },
        { operation: 'update_page', page: 'home', document: { markdown: 'Finer words of the guide.' } },
      ],
    })
    const siteSpace = siteSpaces[0] ?? ''
    const [main, change] = [
      await open({ siteSpace }),
      await open({ siteSpace, changeRequest: String(number), target: 'lighthouse' }),
    ]
    expect((await change.read()).body).toContain('It blinks twice.')
    expect((await change.read(change.home.split('/').at(-2))).status).toBe(404)
    expect((await get(change.base, change.cookie.split(';')[0])).body).toContain('Finer words of the guide.')
    expect((await main.read()).body).toContain('Plain words of the guide.')
    const found = async (at: typeof main, words: string) =>
      (JSON.parse((await at.read(`~search.json?q=${words}`)).body) as { results: Fields[] }).results.map(
        ({ href }) => String(href).slice(at.base.length),
      )
    expect(await found(change, 'blinks')).toEqual(['/lighthouse'])
    expect(await found(main, 'blinks')).toEqual([])
    expect(await found(change, 'plain')).toEqual([])
    expect(await found(main, 'plain')).toEqual([''])
    expect(await found(change, 'harbour')).toEqual(['/news'])
    expect((await asked(mara, { siteSpace, changeRequest: '99' })).status).toBe(404)
    expect((await asked(mara, { changeRequest: String(number) })).status).toBe(400)
    expect((await asked(mara, { siteSpace: 'nothing' })).status).toBe(404)
    const other = siteSpaces[1] ?? ''
    expect((await asked(mara, { siteSpace: other, changeRequest: String(id) })).status).toBe(404)

    const finn = await service.person('finn')
    await service.member(org, finn, 'read')
    await mara.done('PATCH', `/spaces/${guide}`, { defaultLevel: null })
    expect((await asked(finn, { siteSpace, changeRequest: String(number) })).status).toBe(404)
  })

  it('are valid only for this installation and organization', async () => {
    const eve = await service.person('eve')
    await service.organization('Elsewhere', eve)
    expect((await asked(eve)).status).toBe(404)
    const { url } = (await asked(mara)).body
    const text = String(url)
    const otherTicket = text.replace(/(?<=ticket=)./, (first) => (first === 'A' ? 'B' : 'A'))
    expect((await get(otherTicket)).status).toBe(404)
    // A ticket opens only its own preview, and a cookie is not a ticket.
    const { base, cookie } = await open({ claims: '{"a":1}' })
    expect((await get(text.replace(/~preview\/[\w-]+/, base.slice(1)))).status).toBe(404)
    const value = cookie.split(';')[0]?.split('=')[1] ?? ''
    expect((await get(`${base}?ticket=${value}`)).status).toBe(404)
    expect((await get('/~preview')).status).toBe(404)
    expect((await get('/~preview/x/y')).status).toBe(404)
  })
})
