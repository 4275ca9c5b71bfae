/** Reader feedback: sent from a page, stored anonymously, readable with the right role. */
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../contract/sites/look/default-look.ts'
import { feedbackCommentLimit } from '../../contract/sites/feedback-schemas.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import type { SiteService } from '../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../testing/fixtures/site-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { forgetVisitors } from './model/site-feedback.store.ts'

interface Sent {
  readonly rating?: string
  readonly comment?: string
  readonly website?: string
  readonly at?: string
}

const ofPage = { 'sec-fetch-site': 'same-origin' }

describe.each(engines)('reader feedback on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let org: string
  let space: string
  let site: { id: string; base: string; at: string }
  let page: string
  beforeEach(async () => {
    // Limits as in production.
    opened = await startSiteService(engine, { RATE_LIMIT: '6000' })
    ;({ service, sites, mara, org } = opened)
    space = await opened.spaceOf('Guide', {
      pages: [
        { id: 'home', title: 'Home', document: paragraphs('a') },
        { id: 'setup', title: 'Set up', document: paragraphs('b') },
        { id: 'inner', title: 'Inner', condition: 'visitor.claims.staff', document: paragraphs('c') },
      ],
    })
    const { id, basename } = await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] })
    site = { id: String(id), base: `/${String(basename)}`, at: `/orgs/${org}/sites/${String(id)}` }
    await ask(true)
    await mara.done('POST', `${site.at}/publish`)
    page = /name="at" value="([^"]+)"/.exec((await read('/setup')).body)?.[1] ?? ''
  })
  afterEach(() => opened.close())

  const ask = (enabled: boolean) =>
    mara.done('PUT', `${site.at}/customization`, { ...defaultCustomization, feedback: { enabled } })
  const read = (path: string) => sites.inject({ method: 'GET', url: `${site.base}${path}` })
  const send = (
    given: Sent,
    { headers = {}, from = '192.0.2.1' }: { headers?: Record<string, string>; from?: string } = {},
  ) =>
    sites.inject({
      method: 'POST',
      url: `${site.base}/~feedback`,
      remoteAddress: from,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...ofPage, ...headers },
      payload: new URLSearchParams({ at: page, ...given }).toString(),
    })
  const list = async (query = '', client = mara) => {
    const { body } = await client('GET', `${site.at}/feedback${query}`)
    return body['items'] as readonly Readonly<Record<string, unknown>>[]
  }

  it('is requested if enabled, and works without scripts', async () => {
    expect(page).toMatch(/^\w+\/setup$/)
    const thanks = await send({ rating: 'bad' })
    expect([thanks.statusCode, thanks.headers['cache-control']]).toEqual([200, 'private, no-store'])
    expect(thanks.body).toContain('Thanks for your feedback.')
    expect(thanks.body).toContain(`<a href="${site.base}/setup" dir="auto">Back to page</a>`)
    expect(thanks.body).toContain('<textarea')
    // The second form of the same reader adds a comment.
    const second = await send({ rating: 'bad', comment: 'Where is\r\nthe key?' })
    expect(second.body).not.toContain('<textarea')
    expect(await list()).toMatchObject([
      {
        object: 'site-feedback',
        rating: 'bad',
        comment: 'Where is\nthe key?',
        space,
        spaceTitle: expect.any(String) as string,
        page: {
          id: 'setup',
          title: 'Set up',
          gone: false,
          urls: { published: expect.any(String) as string },
        },
      },
    ])
    await ask(false)
    expect((await read('/setup')).body).not.toContain('~feedback')
    expect((await send({ rating: 'good' })).statusCode).toBe(404)
  })

  it('is accepted from the script without a response body', async () => {
    const { statusCode, body } = await send({ rating: 'good' }, { headers: { accept: 'application/json' } })
    expect([statusCode, body]).toEqual([204, ''])
    expect(await list()).toHaveLength(1)
  })

  it('notifies open lists, and reveals nothing about the reader', async () => {
    await send({ rating: 'good' })
    await send({ rating: 'good', website: 'https://example.org' })
    const events = await service.ctx.store.read
      .selectFrom('events')
      .selectAll()
      .where('kind', '=', 'site.feedback-given')
      .execute()
    expect(events).toMatchObject([{ subject: site.at.split('/').at(-1), actor: '', data: '{}' }])
  })

  it('counts each reader once per page and day, and then deletes their hash', async () => {
    await send({ rating: 'bad', comment: 'First.' })
    await send({ rating: 'good' })
    await send({ rating: 'ok' }, { from: '192.0.2.2' })
    expect(await list()).toMatchObject([{ rating: 'ok' }, { rating: 'good', comment: 'First.' }])
    const kept = () =>
      service.ctx.store.read.selectFrom('site_feedback').selectAll().orderBy('created_at').execute()
    const text = JSON.stringify(await kept())
    expect(text).not.toContain('192.0.2')
    expect(text).not.toContain('lightMyRequest')
    const before = (await kept()).map(({ visitor }) => visitor)
    service.later(24 * 3600)
    await send({ rating: 'bad' })
    expect(before).not.toContain((await kept()).at(-1)?.visitor)
    expect(await list()).toHaveLength(3)
    await service.ctx.store.write((db) => forgetVisitors(db, service.ctx.now()))
    expect((await kept()).map(({ visitor }) => visitor)).toEqual([null, null, null])
  })

  it('is accepted only from pages of the site, from readers, about pages they can read', async () => {
    const refused = async (sent: ReturnType<typeof send>, status: number) =>
      expect((await sent).statusCode).toBe(status)
    const ok = { rating: 'good' }
    await refused(send(ok, { headers: { 'sec-fetch-site': 'cross-site' } }), 404)
    await refused(send(ok, { headers: { 'sec-fetch-site': 'same-site' } }), 404)
    await refused(send(ok, { headers: { 'content-type': 'application/json' } }), 404)
    await refused(send({ ...ok, at: page.replace('setup', 'inner') }), 404)
    await refused(send({ ...ok, at: page.replace('setup', 'never') }), 404)
    await refused(send({ ...ok, at: '' }), 404)
    await refused(send({ rating: 'best' }), 400)
    await refused(send({ ...ok, comment: 'x'.repeat(feedbackCommentLimit + 1) }), 400)
    await refused(send({ ...ok, comment: 'x'.repeat(20_000) }), 413)
    // A filled honeypot is answered normally and ignored.
    await refused(send({ ...ok, website: 'https://example.org' }), 200)
    expect(await list()).toEqual([])
    // A browser without fetch metadata sends the origin.
    const old = (origin: string) =>
      sites.inject({
        method: 'POST',
        url: `${site.base}/~feedback`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
        payload: new URLSearchParams({ at: page, rating: 'ok' }).toString(),
      })
    expect((await old('https://elsewhere.example.org')).statusCode).toBe(404)
    expect((await old(service.ctx.config.sitesUrl)).statusCode).toBe(200)
    expect(await list()).toHaveLength(1)
    await mara.done('POST', `${site.at}/unpublish`)
    await refused(send(ok), 404)
  })

  it('is rate limited per IP address', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => send({ rating: 'good' })))
    const last = answers.find(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5)
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send({ rating: 'good' }, { from: '192.0.2.9' })).statusCode).toBe(200)
  })

  it('is counted per page, filtered, sorted and deleted', async () => {
    const home = page.replace('setup', 'home')
    for (const [index, rating] of ['bad', 'bad', 'good'].entries())
      await send({ rating, ...(index === 0 && { comment: 'Too short.' }) }, { from: `192.0.2.${index}` })
    service.later(1)
    await send({ rating: 'good', at: home })
    const pages = async (query = '') => {
      const { body } = await mara('GET', `${site.at}/feedback/pages${query}`)
      return (body['items'] as readonly { page: { id: string }; counts: unknown }[]).map(
        ({ page: { id }, counts }) => [id, counts],
      )
    }
    const setup = ['setup', { good: 1, ok: 0, bad: 2, comments: 1 }]
    const first = ['home', { good: 1, ok: 0, bad: 0, comments: 0 }]
    expect(await pages()).toEqual([first, setup])
    expect(await pages('?sort=unhelpful')).toEqual([setup, first])
    expect(await pages('?rating=bad')).toEqual([['setup', { good: 0, ok: 0, bad: 2, comments: 1 }]])
    expect(await pages('?commented=true')).toEqual([['setup', { good: 0, ok: 0, bad: 1, comments: 1 }]])
    for (const sort of ['latest', 'unhelpful']) {
      const { body } = await mara('GET', `${site.at}/feedback/pages?limit=1&sort=${sort}`)
      expect(body['count']).toBe(2)
      const { page: next } = body['next'] as { page: string }
      expect(await pages(`?limit=1&sort=${sort}&page=${encodeURIComponent(next)}`)).toHaveLength(1)
    }
    expect(await list('?pageId=setup')).toHaveLength(3)
    const [said] = await list('?commented=true')
    const path = `${site.at}/feedback/${String(said?.['id'])}`
    expect((await mara('DELETE', path)).status).toBe(204)
    expect((await mara('DELETE', path)).status).toBe(204)
    expect(await list('?commented=true')).toEqual([])
  })

  it('is visible to people who can edit the site and read the pages', async () => {
    await send({ rating: 'bad', comment: 'Secret words.' })
    const reader = await service.person('rune')
    await service.member(org, reader, 'read')
    expect((await reader('GET', `${site.at}/feedback`)).status).toBe(403)
    expect((await reader('GET', `${site.at}/feedback/pages`)).status).toBe(403)
    const creator = await service.person('cato')
    await service.member(org, creator, 'create')
    expect(await list('', creator)).toHaveLength(1)
    await mara.done('PATCH', `/spaces/${space}`, { defaultLevel: null })
    const [said] = await list()
    const path = `${site.at}/feedback/${String(said?.['id'])}`
    expect(await list('', creator)).toEqual([])
    expect((await creator('GET', `${site.at}/feedback/pages`)).body).toMatchObject({ count: 0, items: [] })
    expect((await creator('DELETE', path)).status).toBe(204)
    const stranger = await service.person('olga')
    await service.organization('Elsewhere', stranger)
    expect((await stranger('GET', `${site.at}/feedback`)).status).toBe(404)
    expect((await stranger('DELETE', path)).status).toBe(204)
    expect(await list()).toHaveLength(1)
  })

  it('is deleted with its page, space and site', async () => {
    await send({ rating: 'bad' })
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('a') }],
    })
    expect(await list()).toMatchObject([{ page: { title: 'Set up', gone: true } }])
    expect((await mara('DELETE', site.at)).status).toBe(204)
    expect(await service.ctx.store.read.selectFrom('site_feedback').selectAll().execute()).toEqual([])
  })
})
