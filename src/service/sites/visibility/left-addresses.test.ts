/** Addresses that pages and spaces have left, and redirects, as readers of a published site meet them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('addresses of a site on %s', (engine) => {
  let opened: SiteService
  let site: TestSite
  let guide: string
  let api: string
  /** The site space that shows `api`, at the path `api`. */
  let second: string
  beforeEach(async () => {
    opened = await startSiteService(engine)
    guide = await opened.spaceOf('Guide', {
      pages: [
        { id: 'intro', document: paragraphs('Welcome.') },
        { id: 'reference', type: 'group' },
        { id: 'errors', parent: 'reference', document: paragraphs('Errors.') },
        { id: 'setup', document: paragraphs('Set up.') },
        { id: 'round', type: 'link', target: { kind: 'url', url: '/docs/round' } },
        { id: 'turn', type: 'link', target: { kind: 'url', url: '/docs/back' } },
      ],
    })
    api = await opened.spaceOf('API', {
      pages: [
        { id: 'start', document: paragraphs('Start.') },
        { id: 'calls', document: paragraphs('Calls.') },
      ],
    })
    site = await opened.siteOf('Docs', [guide, api])
    const { items } = await opened.mara.done('GET', `${site.at}/site-spaces`)
    second = (items as readonly { id: string }[])[1]?.id ?? ''
  })
  afterEach(() => opened.close())

  const change = async (space: string, ...changes: readonly object[]) => {
    const made = await opened.mara.done('POST', `/spaces/${space}/change-requests`, { subject: 'Change' })
    const at = `/spaces/${space}/change-requests/${String(made['id'])}`
    await opened.mara.done('POST', `${at}/content`, { changes })
    await opened.mara.done('POST', `${at}/merge`)
  }
  const slug = (page: string, to: string) => ({ operation: 'update_page', page, slug: to })
  /** Status and destination below the site. */
  const at = async (path: string) => {
    const { status, headers } = await opened.get(`${site.base}/${path}`)
    return [status, String(headers['location'] ?? '').replace(site.base, '')]
  }
  const redirect = async (source: string, destination: object, more: object = {}) =>
    String((await opened.mara.done('POST', `${site.at}/redirects`, { source, destination, ...more }))['id'])
  const path = (to: string) => ({ kind: 'path', path: to })
  const page = (pageId: string) => ({ kind: 'site-page', siteSpaceId: second, pageId })

  /** What the API resolves a path to. */
  const resolve = async (source: string) => {
    const { body } = await opened.mara('GET', `${site.at}/redirect?source=${source}`)
    return (body.error?.reason ?? String(body['target'])).replace(/^.*?\/docs(?=\/|$)/, '')
  }

  it('lead from the former path of a group to its first page, as its path does', async () => {
    expect(await at('reference')).toEqual([307, '/reference/errors'])
    await change(guide, slug('reference', 'handbook'))
    expect(await at('reference/errors')).toEqual([308, '/handbook/errors'])
    expect(await at('handbook')).toEqual([307, '/handbook/errors'])
    expect((await at('reference'))[1]).toBe('/handbook/errors')
  })

  it('keep the query of the request within the site, unless they have one', async () => {
    await redirect('q', path('setup?lang=de#part'))
    await redirect('part', path('setup#part'))
    await redirect('away', { kind: 'external', url: 'https://example.org/' })
    await change(guide, slug('setup', 'install'))
    expect(await at('setup?utm_source=mail&x=%C3%BC')).toEqual([308, '/install?utm_source=mail&x=%C3%BC'])
    // The cached answer is the same for every query.
    expect(await at('setup?utm_source=chat')).toEqual([308, '/install?utm_source=chat'])
    expect(await at('setup')).toEqual([308, '/install'])
    expect(await at('install/?a=1')).toEqual([308, '/install?a=1'])
    expect(await at('part?a=1')).toEqual([308, '/setup?a=1#part'])
    expect(await at('q?lang=fr')).toEqual([308, '/setup?lang=de#part'])
    expect(await at('away?a=1')).toEqual([308, 'https://example.org/'])
  })

  it('lead to the same format of a page', async () => {
    await change(guide, slug('setup', 'install'))
    for (const ending of ['.md', '.pdf', '/rss.xml'])
      expect(await at(`setup${ending}`)).toEqual([308, `/install${ending}`])
    expect((await at('install.md'))[0]).toBe(200)
    // By way of another former path.
    await redirect('first', path('setup'))
    expect(await at('first.md')).toEqual([308, '/install.md'])
    await redirect('later', path('setup'), { permanent: false })
    expect(await at('later.md')).toEqual([307, '/install.md'])
    // The home page has a name here, since its URL has none.
    await redirect('home', path('/'))
    expect(await at('home.md')).toEqual([308, '/intro.md'])
    // A file of the documentation that was here before.
    await redirect('manual.pdf', page('calls'))
    expect(await at('manual.pdf')).toEqual([308, '/api/calls'])
    await redirect('away', { kind: 'external', url: 'https://example.org/' })
    await redirect('one', path('two'))
    await redirect('two', path('three'))
    // The path of the home page leads to the root, which has no updates.
    for (const missing of [
      'intro/rss.xml',
      'away.md',
      'nowhere.md',
      'nowhere.pdf',
      'one.md',
      'nowhere/rss.xml',
    ])
      expect(await at(missing)).toEqual([404, ''])
  })

  it('never lead back to themselves', async () => {
    expect(await at('round')).toEqual([404, ''])
  })

  it('end as missing where a page, a redirect and a move of a space lead in a circle', async () => {
    const { items } = await opened.mara.done('GET', `${site.at}/site-spaces`)
    const [{ id: first = '' } = {}] = items as readonly { id?: string }[]
    await redirect('back', { kind: 'site-page', siteSpaceId: first, pageId: 'turn' })
    for (const circle of ['turn', 'back']) expect(await at(circle)).toEqual([404, ''])

    await redirect('own', { kind: 'external', url: `${opened.service.ctx.config.sitesUrl}/docs/own` })
    expect(await at('own')).toEqual([404, ''])

    // The former path of the space leads back to the path that it gets.
    await redirect('calls', path('api'), { captureWildcard: true })
    await opened.mara.done('PATCH', `${site.at}/site-spaces/${second}`, { path: 'calls' })
    expect(await at('api/calls')).toEqual([308, '/calls/calls'])
    for (const circle of ['api/nowhere', 'calls/nowhere']) expect(await at(circle)).toEqual([404, ''])
  })

  it('are refused where they would lead back through a space', async () => {
    const space = { kind: 'site-space', siteSpaceId: second }
    const wildcard = { captureWildcard: true }
    const refused = (source: string, destination: object) =>
      opened.mara('POST', `${site.at}/redirects`, { source, destination, ...wildcard })
    await redirect('old', space, wildcard)
    const answer = await refused('api', path('old'))
    expect([answer.status, answer.body.error?.message]).toEqual([400, 'This redirect would create a loop.'])
    await redirect('api', path('older'), wildcard)
    const { results } = await opened.mara.done('PUT', `${site.at}/redirects`, {
      redirects: [{ source: 'older', destination: space, ...wildcard }],
    })
    expect(results).toMatchObject([{ status: 'error', error: 'This redirect would create a loop.' }])
    // A space may be at the path that leads to it.
    await opened.mara.done('PATCH', `${site.at}/site-spaces/${second}`, { path: 'new' })
    expect((await refused('new', space)).status).toBe(201)
    expect(await at('new/nowhere')).toEqual([404, ''])
  })

  it('lead to the page that left a path before one that is gone', async () => {
    await change(guide, slug('setup', 'install'))
    await change(guide, {
      operation: 'insert_page',
      title: 'New',
      slug: 'setup',
      document: { markdown: 'x' },
    })
    const { body } = await opened.mara('GET', `/spaces/${guide}/content/path/setup`)
    await change(guide, slug(String(body['id']), 'elsewhere'))
    expect(await at('setup')).toEqual([308, '/elsewhere'])
    await change(guide, { operation: 'delete_page', page: String(body['id']) })
    expect(await at('setup')).toEqual([308, '/install'])
  })

  it('resolve to what readers get', async () => {
    await redirect('a', page('calls'))
    await redirect(
      'b',
      { kind: 'site-space', siteSpaceId: second },
      { captureWildcard: true, permanent: false },
    )
    await redirect('c', path('/setup/'), { captureWildcard: true })
    await redirect('d', { kind: 'external', url: 'https://example.org/d?x=1#y' })
    for (const source of ['a', 'A', 'b', 'b/calls', 'c', 'c/x', 'd'])
      expect([source, await resolve(source)]).toEqual([source, (await at(source))[1]])
    expect((await at('b'))[0]).toBe(307)
    // The page is gone: its space remains.
    await change(api, { operation: 'delete_page', page: 'calls' })
    expect(await at('a')).toEqual([308, '/api'])
    expect(await resolve('a')).toBe('/api')
    // Its home page has no path of its own.
    await redirect('e', page('start'))
    expect(await at('e')).toEqual([308, '/api'])
    expect(await resolve('e')).toBe('/api')
    await opened.mara.done('DELETE', `/spaces/${api}`)
    expect((await at('a'))[0]).toBe(404)
    expect(await resolve('a')).toBe('not-found')
    expect((await at('b'))[0]).toBe(404)
    expect(await resolve('b')).toBe('not-found')
    await opened.mara.done('POST', `/spaces/${api}/restore`)
    expect(await at('b/start')).toEqual([307, '/api/start'])
  })

  it('are written as in an address bar, and lead to a part of a page', async () => {
    await redirect('/Caf%C3%A9/', path('set%75p?lang=de#d%C3%A9but'))
    expect(await at('caf%C3%A9')).toEqual([308, '/setup?lang=de#d%C3%A9but'])
    expect(await resolve('caf%C3%A9')).toBe('/setup?lang=de#d%C3%A9but')
    await redirect('below', path('api#top'), { captureWildcard: true })
    expect(await at('below/calls')).toEqual([308, '/api/calls#top'])
    expect(await resolve('below/calls')).toBe('/api/calls#top')
    const { items } = await opened.mara.done('GET', `${site.at}/redirects?search=CAF%25C3%25A9`)
    expect(items).toMatchObject([{ source: 'café', destination: path('set%75p?lang=de#d%C3%A9but') }])
  })

  it('are refused from what no request has, and to a part of the path itself', async () => {
    const refusal = async (source: string, to: string) => {
      const { status, body } = await opened.mara('POST', `${site.at}/redirects`, {
        source,
        destination: path(to),
      })
      return [status, body.error?.details?.[0]?.path ?? body.error?.message]
    }
    for (const source of ['https://old.example/guide', 'guide?page=1', 'guide#part'])
      expect(await refusal(source, 'setup')).toEqual([422, 'body.source'])
    expect(await refusal('loop', 'loop#part')).toEqual([400, 'body.destination'])
  })

  it('can be turned around', async () => {
    const id = await redirect('old', path('new'))
    const turned = await opened.mara('PATCH', `${site.at}/redirects/${id}`, {
      source: 'new',
      destination: path('old'),
    })
    expect([turned.status, turned.body.error?.message]).toEqual([200, undefined])
    expect(await at('new')).toEqual([308, '/old'])
    expect((await at('old'))[0]).toBe(404)
  })

  it('lead permanently to a space that has moved, also in place of a temporary redirect', async () => {
    await redirect('api', path('setup'), { permanent: false })
    expect((await at('api'))[0]).toBe(200)
    await opened.mara.done('PATCH', `${site.at}/site-spaces/${second}`, { path: 'calls' })
    expect(await at('api/calls')).toEqual([308, '/calls/calls'])
    const { items } = await opened.mara.done('GET', `${site.at}/redirects`)
    expect(items).toMatchObject([{ source: 'api', automatic: true, permanent: true, captureWildcard: true }])
  })

  it('do not wait for a cache when a redirect changes', async () => {
    expect((await at('old'))[0]).toBe(404)
    const id = await redirect('old', path('setup'))
    expect(await at('old')).toEqual([308, '/setup'])
    expect(await at('old/')).toEqual([308, '/setup'])
    await opened.mara.done('PATCH', `${site.at}/redirects/${id}`, { destination: path('api') })
    expect(await at('old')).toEqual([308, '/api'])
    // A page at the source wins, and gives it back when it moves.
    await change(guide, slug('setup', 'old'))
    expect((await at('old'))[0]).toBe(200)
    await change(guide, slug('setup', 'setup'))
    expect((await at('old'))[0]).toBe(308)
    await opened.mara.done('DELETE', `${site.at}/redirects/${id}`)
  })

  it('end as missing where a space that moved below its former address has no such page', async () => {
    await change(
      guide,
      { operation: 'insert_page', ref: 'same', title: 'Same', slug: 'guide' },
      { operation: 'insert_page', into: 'same', title: 'More', slug: 'more' },
    )
    await opened.mara.done('PATCH', site.at, { defaultSiteSpace: second })
    expect(await at('setup')).toEqual([308, '/guide/setup'])
    expect(await at('api/calls')).toEqual([308, '/calls'])
    expect(await at('nowhere')).toEqual([308, '/guide/nowhere'])
    expect(await at('guide/nowhere')).toEqual([404, ''])
    expect(await resolve('setup')).toBe('/guide/setup')
    expect(await resolve('guide/nowhere')).toBe('not-found')
    // A page had the path that its space has now.
    expect(await at('guide/more')).toEqual([308, '/guide/guide/more'])
    expect(await resolve('guide/more')).toBe('/guide/guide/more')
    expect((await at('guide/guide/more'))[0]).toBe(200)
  })
})
