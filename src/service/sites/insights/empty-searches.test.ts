/** Searches without results: counted once, written later, without who searched, and shown to editors of the site. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { emptySearchDays } from '../../../contract/spaces/doc-debt-schemas.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { storedSearch, writeEmptySearches } from './empty-searches.ts'
import { mostTexts } from './empty-searches.store.ts'

test.each([
  ['  Export   AS csv ', 'export as csv'],
  ['reset for mara@example.org', 'reset for [email 1]'],
  ['mara@example.org', ''],
  ['token ghp_abcdefghijklmnopqrstuvwxyz0123456789', 'token [secret 1]'],
  ['call +49 170 1234567 about v1.2.3', 'call [phone 1] about v1.2.3'],
  ['?!', ''],
  ['a\u0000b', 'ab'],
  ['x'.repeat(200), 'x'.repeat(100)],
])('stores %j as %j', (typed, stored) => expect(storedSearch(typed)).toBe(stored))

describe.each(engines)('searches without results on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let org: string
  let space: string
  let site: { id: string; base: string; at: string }
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ service, sites, mara, org } = opened)
    space = await opened.spaceOf('Guide', {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('Everything about exports') }],
    })
    const { id, basename } = await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] })
    site = { id: String(id), base: `/${String(basename)}`, at: `/orgs/${org}/sites/${String(id)}` }
    await mara.done('POST', `${site.at}/publish`)
  })
  afterEach(() => opened.close())

  const search = async (q: string, from = '192.0.2.1', path = '~search.json') => {
    const url = `${site.base}/${path}?q=${encodeURIComponent(q)}`
    const { statusCode } = await sites.inject({ method: 'GET', url, remoteAddress: from })
    expect(statusCode).toBe(200)
  }
  const write = () => writeEmptySearches(service.ctx, { all: true })
  const list = async (query = '', client = mara) =>
    client.done('GET', `/spaces/${space}/empty-searches${query}`)
  const rows = async (): Promise<[string, number][]> =>
    ((await list('?limit=1000'))['items'] as { text: string; searches: number }[]).map(
      ({ text, searches }) => [text, searches],
    )

  it('counts what found nothing, once for words that were typed on', async () => {
    for (const text of ['zebr', 'zebra', 'zebra cross', 'zebra']) await search(text)
    await search('Zebra cross', '192.0.2.2', '~search')
    await search('quagga', '192.0.2.2')
    await search('exports', '192.0.2.3')
    await search('', '192.0.2.3')
    expect(await rows()).toEqual([])
    await write()
    expect(await rows()).toEqual([
      ['zebra cross', 2],
      ['quagga', 1],
    ])
    await search('quagga')
    await write()
    expect(Object.fromEntries(await rows())).toEqual({ quagga: 2, 'zebra cross': 2 })
  })

  it('waits for readers who may still be typing', async () => {
    await search('zebra')
    await writeEmptySearches(service.ctx, { all: false })
    expect(await rows()).toEqual([])
    service.later(11)
    await writeEmptySearches(service.ctx, { all: false })
    expect(await rows()).toEqual([['zebra', 1]])
  })

  it('stores nothing about who searched', async () => {
    await search('zebra')
    await search('mara@example.org quagga')
    await write()
    const stored = await service.ctx.store.read.selectFrom('site_empty_searches').selectAll().execute()
    expect(JSON.stringify(stored)).not.toMatch(/192\.0\.2|mara@/)
    expect(stored.map(({ text }) => text).toSorted()).toEqual(['[email 1] quagga', 'zebra'])
  })

  it('keeps a limited number of texts a day, and forgets old days', async () => {
    for (let at = 0; at < mostTexts + 10; at += 1) await search(`zebra${at}x`, `192.0.2.${at % 200}`)
    await write()
    expect(await list()).toMatchObject({ count: mostTexts })
    // Known ones are still counted.
    const [[known]] = (await rows()) as [[string, number]]
    await search(known)
    await write()
    expect((await rows())[0]).toEqual([known, 2])
    service.later(emptySearchDays * 24 * 3600)
    expect(await list()).toMatchObject({ count: 0 })
    await search('quagga')
    await write()
    const left = await service.ctx.store.read.selectFrom('site_empty_searches').select('text').execute()
    expect(left).toEqual([{ text: 'quagga' }])
  })

  it('lists pages of them to people who may edit the site, and to nobody else', async () => {
    for (const [at, text] of ['zebra', 'quagga', 'okapi'].entries())
      for (let time = 0; time <= at; time += 1) await search(text, `192.0.2.${10 * at + time}`)
    await write()
    const first = await list('?limit=2')
    expect(first).toMatchObject({ count: 3, items: [{ text: 'okapi' }, { text: 'quagga' }] })
    const { page } = first['next'] as { page: string }
    expect((await list(`?limit=2&page=${encodeURIComponent(page)}`))['items']).toMatchObject([
      { object: 'empty-search', text: 'zebra', searches: 1, site: { id: site.id, title: 'Docs' } },
    ])
    const rosa = await service.person('rosa')
    await service.member(org, rosa, 'read')
    expect(await list('', rosa)).toMatchObject({ count: 0, items: [] })
    expect(await rosa.done('GET', `/spaces/${space}/doc-debt`)).toMatchObject({
      emptySearches: { state: 'forbidden', count: 0, items: [] },
      unhelpfulPages: { state: 'forbidden' },
      unansweredClusters: { state: 'forbidden' },
      brokenLinks: { state: 'ready' },
    })
    const eda = await service.person('eda')
    await service.member(org, eda, 'edit')
    expect(await list('', eda)).toMatchObject({ count: 3 })
    const other = await opened.spaceOf('Other', { pages: [] })
    expect(await mara.done('GET', `/spaces/${other}/empty-searches`)).toMatchObject({ count: 0 })
    await mara.done('DELETE', site.at)
    expect(await service.ctx.store.read.selectFrom('site_empty_searches').selectAll().execute()).toEqual([])
  })

  it('does not keep those of a site that is gone', async () => {
    await search('zebra')
    await mara.done('DELETE', site.at)
    await write()
    expect(await service.ctx.store.read.selectFrom('site_empty_searches').selectAll().execute()).toEqual([])
  })
})
