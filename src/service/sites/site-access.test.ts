/** Share links, visitor keys, redirects and hostnames of sites. */
import type { KyselyPlugin } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { jwtVerify, SignJWT } from 'jose'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { buildSitesApp } from '../sites-app.ts'
import { OutgoingError, OutgoingRefused } from '../http/guarded-fetch.ts'
import { connectionProblem, proofOf, proveHostname } from './verify-hostname.ts'
import { sourcesFor } from './model/redirects.store.ts'

type Fields = Readonly<Record<string, unknown>>

describe.each(engines)('access to sites on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let siteId: string
  let site: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    const spaces = []
    for (const title of ['Guide', 'API']) {
      const space = String((await mara('POST', `/orgs/${org}/spaces`, { title })).body['id'])
      await putContent(service.ctx, space, mara.person, {
        pages: [
          { id: 'home', title: 'Home', document: paragraphs('Words.') },
          { id: 'set-up', title: 'Set up', document: paragraphs('Words.') },
        ],
      })
      spaces.push(space)
    }
    siteId = String((await mara('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces })).body['id'])
    site = `/orgs/${org}/sites/${siteId}`
    await mara('POST', `${site}/publish`)
  })
  afterEach(() => service.close())

  const items = async (path: string) =>
    (await mara('GET', `${site}/${path}`)).body['items'] as readonly (Fields & { id: string })[]

  it('uses share links that are created, renamed, disabled and deleted', async () => {
    await mara('PATCH', site, { visibility: 'share-link' })
    const made = await mara('POST', `${site}/share-links`, { name: 'Press' })
    expect(made.status).toBe(201)
    expect(made.body).toMatchObject({ object: 'share-link', name: 'Press', active: true })
    const { published } = made.body['urls'] as { published: string }
    const key = published.split('/').at(-1) ?? ''
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(made.headers['location']).toBe((made.body['urls'] as Fields)['location'])
    // The contents of the store do not open the site.
    const [row] = await service.ctx.store.read.selectFrom('share_links').selectAll().execute()
    expect(JSON.stringify(row)).not.toContain(key)

    const address = async (shareKey: string) => {
      const { body } = await mara('GET', `${site}/published?shareKey=${shareKey}`)
      return ((body['site'] as Fields)['urls'] as Fields)['published']
    }
    expect(await address(key)).toBe(published)
    expect(await address('x'.repeat(22))).not.toContain('xxx')
    const [, variant] = await items(`site-spaces?shareKey=${key}`)
    expect(variant).toMatchObject({ urls: { published: `${published}/api` } })

    // Opening it records the time, and nothing else.
    const readers = buildSitesApp(service.ctx)
    const opened = await readers.inject({ url: new URL(published).pathname })
    expect(opened.statusCode).toBe(200)
    await vi.waitFor(async () => expect((await items('share-links'))[0]).toHaveProperty('lastUsedAt'))
    await readers.close()

    const link = `${site}/share-links/${String(made.body['id'])}`
    const until = new Date(Date.parse(service.ctx.now()) + 3_600_000).toISOString()
    expect((await mara('PATCH', link, { expiresAt: until, name: 'Press 2' })).body).toMatchObject({
      expiresAt: until,
      name: 'Press 2',
    })
    service.later(3601)
    expect(await address(key)).not.toContain(key)
    await mara('PATCH', link, { expiresAt: null })
    expect(await address(key)).toBe(published)
    await mara('PATCH', link, { active: false })
    expect(await address(key)).not.toContain(key)
    const second = await mara('POST', `${site}/share-links`, { name: '' })
    expect((await items('share-links?limit=1')).map(({ id }) => id)).toEqual([second.body['id']])
    expect((await mara('DELETE', link)).status).toBe(204)
    expect((await mara('DELETE', link)).status).toBe(204)
    expect((await mara('PATCH', link, { name: 'x' })).status).toBe(404)
    expect((await mara('POST', `${site}/share-links`, { name: 'x'.repeat(51) })).status).toBe(422)
    const kim = await service.person('kim')
    await service.member(org, kim, 'edit')
    expect((await kim('GET', `${site}/share-links`)).status).toBe(403)
    expect((await kim('GET', `${site}/publishing/auth`)).status).toBe(403)
  })

  it('uses the visitor key of the site, and the previous one for a day', async () => {
    const auth = (await mara('GET', `${site}/publishing/auth`)).body
    expect(auth).toMatchObject({ backend: 'custom', algorithm: 'HS256', audience: siteId })
    const bytes = (key: unknown) => new TextEncoder().encode(String(key))
    expect(bytes(auth['privateKey']).length).toBeGreaterThanOrEqual(32)
    const token = await new SignJWT({ plan: 'pro' })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(bytes(auth['privateKey']))
    const changed = await mara('PATCH', `${site}/publishing/auth`, { fallbackURL: 'https://example.org/in' })
    expect(changed.body).toMatchObject({ fallbackURL: 'https://example.org/in', keyId: auth['keyId'] })
    expect((await mara('PATCH', `${site}/publishing/auth`, { fallbackURL: 'ftp://x.org' })).status).toBe(422)
    expect((await mara('PATCH', `${site}/publishing/auth`, { fallbackURL: null })).body).not.toHaveProperty(
      'fallbackURL',
    )
    const next = (await mara('POST', `${site}/publishing/auth/regenerate`)).body
    expect(next['keyId']).not.toBe(auth['keyId'])
    expect(next['privateKey']).not.toBe(auth['privateKey'])
    const until = String(next['formerKeyValidUntil'])
    expect(Date.parse(until) - Date.parse(service.ctx.now())).toBeGreaterThan(23 * 3_600_000)
    await expect(jwtVerify(token, bytes(next['privateKey']))).rejects.toThrow()
    service.later(24 * 3600 + 1)
    expect((await mara('GET', `${site}/publishing/auth`)).body).not.toHaveProperty('formerKeyValidUntil')
  })

  it('redirects old paths, never in a loop', async () => {
    const [, api] = await items('site-spaces')
    await mara('PATCH', `${site}/site-spaces/${api?.id}`, { path: 'reference' })
    const [left] = await items('redirects')
    expect(left).toMatchObject({
      source: 'api',
      automatic: true,
      captureWildcard: true,
      broken: false,
      destination: { kind: 'site-space', siteSpaceId: api?.id },
    })
    const resolve = async (source: string) =>
      (await mara('GET', `${site}/redirect?source=${encodeURIComponent(source)}`)).body['target']
    expect(await resolve('/api/Set-Up')).toMatch(/\/docs\/reference\/Set-Up$/)
    expect(await resolve('API')).toMatch(/\/docs\/reference$/)
    expect((await mara('GET', `${site}/redirect?source=elsewhere`)).status).toBe(404)
    // Moved back: no redirect to itself.
    await mara('PATCH', `${site}/site-spaces/${api?.id}`, { path: 'api' })
    expect((await items('redirects')).map(({ source }) => source)).toEqual(['reference'])

    const post = (body: Fields) => mara('POST', `${site}/redirects`, body)
    const page = { kind: 'site-page', siteSpaceId: api?.id, pageId: 'set-up' }
    const made = await post({ source: '/Install/', destination: page })
    expect([made.status, made.body['source'], made.body['permanent']]).toEqual([201, 'install', true])
    expect(await resolve('install')).toMatch(/\/docs\/api\/set-up$/)
    expect((await post({ source: 'INSTALL', destination: page })).status).toBe(409)
    const path = (to: string) => ({ kind: 'path', path: to })
    await post({ source: 'a', destination: path('b'), captureWildcard: true })
    await post({ source: 'b', destination: path('c') })
    expect(await resolve('a/x')).toMatch(/\/docs\/b\/x$/)
    for (const [body, reason] of [
      [{ source: 'c', destination: path('a') }, 'bad-content'],
      [{ source: 'd', destination: path('D') }, 'bad-content'],
      [{ source: 'e', destination: path('e/f'), captureWildcard: true }, 'bad-content'],
      [{ source: 'f', destination: { kind: 'site-section', siteSectionId: 'none' } }, 'bad-content'],
      [{ source: 'g', destination: { kind: 'external', url: 'javascript:alert(1)' } }, 'invalid-input'],
      [{ source: '', destination: path('x') }, 'invalid-input'],
    ] as const) {
      const answer = await post(body)
      expect([answer.body.error?.reason, JSON.stringify(body)]).toEqual([reason, JSON.stringify(body)])
    }
    const link = `${site}/redirects/${String(made.body['id'])}`
    const external = { kind: 'external', url: 'https://example.org/in' }
    expect((await mara('PATCH', link, { destination: external, permanent: false })).body).toMatchObject({
      destination: external,
      permanent: false,
      automatic: false,
    })
    expect((await mara('PATCH', link, { source: 'b' })).status).toBe(409)
    expect(await resolve('install')).toBe('https://example.org/in')
    expect((await mara('DELETE', link)).status).toBe(204)
    expect((await mara('PATCH', link, { permanent: true })).status).toBe(404)
    // Its target is removed: it is shown as broken.
    await post({ source: 'old', destination: page })
    expect((await mara('DELETE', `${site}/site-spaces/${api?.id}`)).status).toBe(204)
    expect((await items('redirects')).find(({ source }) => source === 'old')).toMatchObject({ broken: true })
    expect((await mara('GET', `${site}/redirect?source=old`)).status).toBe(404)
  })

  it('sets redirects in bulk, each one independently', async () => {
    const line = (source: string, to: string) => ({ source, destination: { kind: 'path', path: to } })
    const put = (redirects: unknown) => mara('PUT', `${site}/redirects`, { redirects })
    const many = Array.from({ length: 200 }, (_, at) => line(`old-${at}`, `new-${at}`))
    const first = await put([...many, line('new-1', 'old-1')])
    const results = (body: Fields) =>
      (body['results'] as Fields[]).map(({ status, unchanged }) =>
        unchanged === true ? 'unchanged' : status,
      )
    expect(results(first.body)).toEqual([...Array<string>(200).fill('created'), 'error'])
    const second = await put([line('old-0', 'new-0'), line('OLD-1', 'other'), line('more', 'new')])
    expect(results(second.body)).toEqual(['unchanged', 'updated', 'created'])
    expect((await put(Array.from({ length: 501 }, (_, at) => line(`x${at}`, 'y')))).status).toBe(422)
    expect((await put([])).status).toBe(422)
    const pages = []
    for (let page = ''; ;) {
      const { body } = await mara('GET', `${site}/redirects?limit=150${page}`)
      pages.push((body['items'] as Fields[]).length)
      if (body['next'] === undefined) break
      page = `&page=${(body['next'] as { page: string }).page}`
    }
    expect(pages).toEqual([150, 51])
    expect((await items('redirects?search=OLD-19')).map(({ source }) => source)).toHaveLength(11)
    // A later line sees what an earlier one set, and replaces it.
    const among = await put([
      line('aa', 'bb'),
      line('bb', 'cc'),
      line('cc', 'aa'),
      line('bb', 'dd'),
      line('bb', 'aa'),
    ])
    expect(results(among.body)).toEqual(['created', 'created', 'error', 'updated', 'error'])
    expect(
      (await items('redirects?search=bb')).map(({ source, destination }) => [source, destination]),
    ).toEqual([['bb', { kind: 'path', path: 'dd' }]])
  })

  it('sets three hundred redirects with as many statements as three', async () => {
    const { store } = service.ctx
    const original = store.write.bind(store)
    const statements = async (count: number, path: string): Promise<number> => {
      // Other work, such as the numbering of events, writes at the same time: each transaction has a count
      // of its own, and the one that inserts redirects is the one to compare.
      const transactions: { statements: number; insertsRedirects: boolean }[] = []
      const counted = vi.spyOn(store, 'write').mockImplementation((work) => {
        const transaction = { statements: 0, insertsRedirects: false }
        transactions.push(transaction)
        const counter: KyselyPlugin = {
          transformQuery: ({ node }) => {
            transaction.statements += 1
            transaction.insertsRedirects ||=
              node.kind === 'InsertQueryNode' && node.into?.table.identifier.name === 'site_redirects'
            return node
          },
          transformResult: ({ result }) => Promise.resolve(result),
        }
        return original((db) => work(db.withPlugin(counter)))
      })
      const redirects = Array.from({ length: count }, (_, at) => ({
        source: `old/${at}`,
        destination: { kind: 'path', path },
      }))
      expect((await mara('PUT', `${site}/redirects`, { redirects })).status).toBe(200)
      counted.mockRestore()
      const inserting = transactions.filter(({ insertsRedirects }) => insertsRedirects)
      expect(inserting).toHaveLength(1)
      return inserting[0]?.statements ?? 0
    }
    const few = await statements(3, 'new')
    expect(few).toBeGreaterThan(3)
    expect(await statements(300, 'newer')).toBe(few)
  })

  it('uses a custom hostname once it is verified', async () => {
    expect((await mara('GET', `${site}/hostname`)).status).toBe(404)
    for (const hostname of [
      'localhost',
      '10.0.0.55',
      'https://docs.example.org',
      'docs.example.org/a',
      'Docs.example.org',
    ])
      expect((await mara('PUT', `${site}/hostname`, { hostname })).status, hostname).toBe(422)
    const asked = await mara('PUT', `${site}/hostname`, { hostname: 'docs.example.invalid' })
    expect(asked.body).toMatchObject({ status: 'pending', isActive: false, target: { site: siteId } })
    const again = await mara('PUT', `${site}/hostname`, { hostname: 'docs.example.invalid' })
    expect(again.body['proof']).toEqual(asked.body['proof'])
    const checked = await mara('POST', `${site}/hostname/check`)
    expect(checked.body).toMatchObject({ status: 'pending', checkedAt: expect.any(String) as string })
    expect(checked.body['problem']).toContain('_recto.docs.example.invalid was not found')
    expect((await mara('GET', site)).body).not.toHaveProperty('hostname')
    expect((await mara('DELETE', `${site}/hostname`)).status).toBe(204)
    expect((await mara('DELETE', `${site}/hostname`)).status).toBe(204)
    expect((await mara('GET', `${site}/hostname`)).status).toBe(404)
  }, 20_000)
})

describe('the proof of a hostname', () => {
  const name = 'docs.example.org'
  const { dns, file } = proofOf(name, 'abc')
  const missing = () => Promise.reject(new Error('ENOTFOUND'))
  const prove = (records: readonly string[][] | undefined, text: string | undefined) =>
    proveHostname(
      {
        records: (asked) =>
          asked === dns.name && records !== undefined ? Promise.resolve(records) : missing(),
        text: (asked) => (asked === file.url && text !== undefined ? Promise.resolve(text) : missing()),
      },
      name,
      'abc',
    )

  it('is a TXT record, whole or in chunks, or a file', async () => {
    expect(await prove([['other'], ['recto-', 'site=abc']], undefined)).toBeUndefined()
    expect(await prove(undefined, 'recto-site=abc\n')).toBeUndefined()
    expect(await prove([['recto-site=other']], 'recto-site=abc')).toBeUndefined()
  })

  it('is nothing else, and reveals nothing of what was found', async () => {
    expect(await prove([['recto-site=other']], 'secret of another')).toBe(
      `The record ${dns.name} has a different value, and the file ${file.url} has different content`,
    )
    expect(await prove([], undefined)).toContain('could not be read')
  })
})

describe('the connection to a verified hostname', () => {
  const check = (text: (url: string) => Promise<string>) =>
    connectionProblem({ text }, 'docs.example.org', 'abc')

  it('is well if Recto answers there over TLS, or cannot be reached from here', async () => {
    const asked: string[] = []
    const found = check((url) => {
      asked.push(url)
      return Promise.resolve('recto-site=abc\n')
    })
    expect(await found).toBeUndefined()
    expect(asked).toEqual(['https://docs.example.org/.well-known/recto-site'])
    expect(await check(() => Promise.reject(new OutgoingRefused('Private.')))).toBeUndefined()
  })

  it('is a problem with the reason otherwise, which reveals nothing of what was found', async () => {
    const other = await check(() => Promise.resolve('secret of another'))
    expect(other).toMatch(
      /^Another server answers at https:\/\/docs\.example\.org\. Point the domain to Recto/,
    )
    expect(other).not.toContain('secret')
    const expired = await check(() => Promise.reject(new OutgoingError('The certificate has expired.')))
    expect(expired).toMatch(
      /^Readers cannot open https:\/\/docs\.example\.org\. The certificate has expired\. Point/,
    )
  })
})

describe('redirect sources for a path', () => {
  it.each([
    ['', ['']],
    ['/', ['']],
    ['a', ['a', '']],
    ['/A//b/', ['a/b', 'a', '']],
  ])('of %j', (path, sources) => {
    expect(sourcesFor(path)).toEqual(sources)
  })
})
