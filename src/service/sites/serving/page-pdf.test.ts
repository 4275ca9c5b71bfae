/** Published pages as PDFs: for whom they are, what is in them, and how often they are made. */
import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { plainText } from '../../../content/document.ts'
import type { Block, RichTextDocument } from '../../../content/document.ts'
import { defaultCustomization } from '../../../contract/site-look.ts'
import { paragraphs, putContent } from '../../../testing/content.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import type { Client, TestService } from '../../../testing/service.ts'
import { startTestService } from '../../../testing/service.ts'
import { engines } from '../../../testing/stores.ts'
import { buildSitesApp } from '../../sites-app.ts'
import { siteLimitsOf } from './site-limits.ts'

const block = (type: string, data: Block['data'], nodes: Block['nodes'] = []): Block => ({
  ...{ object: 'block', type, data, nodes, key: `k${type}` },
})
const document = (...nodes: Block[]): RichTextDocument => ({
  object: 'document',
  data: { schemaVersion: 1 },
  nodes,
})
const paragraph = (text: string): Block => block('paragraph', {}, [plainText(text)])
const link = (page: string, words: string): Block =>
  block('paragraph', {}, [
    { object: 'inline', type: 'link', data: { ref: { kind: 'page', page } }, nodes: [plainText(words)] },
  ])

// A picture of one white point.
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const gold = 'visitor.claims.tier == "gold"'

describe.each(engines)('published pages as PDFs on %s', (engine) => {
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let site: { base: string; at: string }
  beforeEach(async () => {
    service = await startTestService(engine, { RATE_LIMIT: '6000' })
    sites = buildSitesApp(service.around)
    mara = await service.person('mara')
    const org = await service.organization('Halden', mara)
    const space = String((await made('POST', `/orgs/${org}/spaces`, { title: 'Guide' }))['id'])
    await putContent(service.around, space, mara.person, {
      pages: [
        {
          id: 'home',
          title: 'The lamp',
          document: document(
            paragraph('Light it at dusk.'),
            block('if', { expression: gold }, [paragraph('Treasure map.')]),
            link('horn', 'the horn'),
            block('images', {}, [block('image', { ref: { kind: 'file', file: 'f1' }, alt: 'A point' })]),
          ),
        },
        { id: 'horn', title: 'The horn', document: paragraphs('Sound it in fog.') },
        { id: 'vault', title: 'Vault', condition: gold, document: paragraphs('Treasure inside.') },
      ],
      files: [{ id: 'f1', name: 'point.png', contentType: 'image/png', bytes: png }],
    })
    const { id, basename } = await made('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] })
    site = { base: `/${String(basename)}`, at: `/orgs/${org}/sites/${String(id)}` }
    await made('POST', `${site.at}/publish`)
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
  const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    sites.inject({ method: 'GET', url: `${site.base}${path}`, headers, remoteAddress })

  it('hold the page, with links that lead to the site, and are kept until it changes', async () => {
    const page = await get('')
    expect(page.body).toContain(`href="${site.base}/home.pdf"`)
    const answer = await get('/home.pdf')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(answer.headers['content-disposition']).toBe("inline; filename*=UTF-8''The%20lamp.pdf")
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    const { words, pages } = readPdf(answer.rawPayload)
    expect(words).toContain('The lamp')
    expect(words).toContain('Light it at dusk.')
    expect(pages).toBe(1)
    const text = answer.rawPayload.toString('latin1')
    expect(text).toContain('/Image')
    expect(text).toContain(`${service.around.config.sitesUrl}${site.base}/horn`)
    const again = await get('/home.pdf', { 'if-none-match': String(answer.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect((await get('/never.pdf')).statusCode).toBe(404)
    await made('PUT', `${site.at}/customization`, { ...defaultCustomization, pdf: { enabled: false } })
    expect((await get('')).body).not.toContain('home.pdf')
    expect((await get('/home.pdf')).statusCode).toBe(404)
  })

  it('hold nothing that conditions hide from who asks', async () => {
    const { privateKey: key } = (await mara('GET', `${site.at}/publishing/auth`)).body
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor(Date.now() / 1000) + 3600
    const text = `${part({ alg: 'HS256' })}.${part({ exp, tier: 'gold' })}`
    const cookie = `recto-visit=${text}.${createHmac('sha256', String(key)).update(text).digest('base64url')}`
    const rich = await get('/home.pdf', { cookie })
    expect(readPdf(rich.rawPayload).words).toContain('Treasure map.')
    expect(rich.headers['cache-control']).toBe('private, no-store')
    expect((await get('/vault.pdf', { cookie })).statusCode).toBe(200)
    const poor = await get('/home.pdf')
    expect(readPdf(poor.rawPayload).words).toContain('Light it at dusk.')
    expect(readPdf(poor.rawPayload).words).not.toContain('Treasure')
    expect((await get('/vault.pdf')).statusCode).toBe(404)
    expect((await get('/home.pdf', { 'if-none-match': String(rich.headers['etag']) })).statusCode).toBe(200)
  })

  it('are made for one address only so often; those that are kept are given all the same', async () => {
    expect((await get('/horn.pdf')).statusCode).toBe(200)
    const limits = siteLimitsOf(service.around)
    while (limits.wait('pdf', '192.0.2.1') === undefined);
    const refused = await get('/home.pdf')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/horn.pdf')).statusCode).toBe(200)
    expect((await get('/home.pdf', {}, '192.0.2.2')).statusCode).toBe(200)
    expect((await get('/home.pdf')).statusCode).toBe(200)
  })
})
