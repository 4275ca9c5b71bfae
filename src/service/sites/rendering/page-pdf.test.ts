/** Published pages as PDFs: access, content, and caching. */
import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { block, document, link, paragraph, whitePoint } from '../../../testing/fixtures/blocks.ts'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import { readPdf } from '../../../testing/fixtures/read-pdf.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { Failure } from '../../http/failure.ts'
import { jobProcesses } from '../../jobs/job-processes.ts'
import { siteLimitsOf } from '../serving/site-limits.ts'

const gold = 'visitor.claims.tier == "gold"'

describe.each(engines)('published pages as PDFs on %s', { timeout: 60_000 }, (engine) => {
  let opened: SiteService
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let site: TestSite
  beforeEach(async () => {
    opened = await startSiteService(engine, { RATE_LIMIT: '6000' })
    ;({ service, sites, mara } = opened)
    const space = await opened.spaceOf('Guide', {
      pages: [
        {
          id: 'home',
          title: 'The lamp',
          document: document(
            paragraph('Light it at dusk.'),
            block('if', { expression: gold }, [paragraph('Treasure map.')]),
            paragraph(link({ kind: 'page', page: 'horn' }, 'the horn')),
            paragraph(link({ kind: 'url', url: '#100%' }, 'an anchor that is not encoded')),
            block('images', {}, [block('image', { ref: { kind: 'file', file: 'f1' }, alt: 'A point' })]),
          ),
        },
        { id: 'horn', title: 'The horn', document: paragraphs('Sound it in fog.') },
        { id: 'vault', title: 'Vault', condition: gold, document: paragraphs('Treasure inside.') },
      ],
      files: [{ id: 'f1', name: 'point.png', contentType: 'image/png', bytes: whitePoint }],
    })
    site = await opened.siteOf('Docs', [space])
  })
  afterEach(() => opened.close())

  const get = (path: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    sites.inject({ method: 'GET', url: `${site.base}${path}`, headers, remoteAddress })

  it('contain the page with links to the site, and are cached until it changes', async () => {
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
    expect(text).toContain(`${service.ctx.config.sitesUrl}${site.base}/horn`)
    const again = await get('/home.pdf', { 'if-none-match': String(answer.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect((await get('/never.pdf')).statusCode).toBe(404)
    await mara.done('PUT', `${site.at}/customization`, { ...defaultCustomization, pdf: { enabled: false } })
    expect((await get('')).body).not.toContain('home.pdf')
    expect((await get('/home.pdf')).statusCode).toBe(404)
  })

  it('contain nothing that conditions hide from the visitor', async () => {
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

  it('are not built again for the same content if they were too large', async () => {
    const run = vi
      .spyOn(jobProcesses, 'run')
      .mockImplementation(() => Promise.reject(new Failure('too-large', 'Too much.')))
    try {
      const first = await get('/horn.pdf')
      expect(first.statusCode).toBeGreaterThanOrEqual(400)
      expect(run).toHaveBeenCalledTimes(1)
      service.later(24 * 3600)
      const again = await get('/horn.pdf')
      expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body])
      expect(run).toHaveBeenCalledTimes(1)
      // Other pages are.
      await get('/home.pdf')
      expect(run.mock.calls.length).toBeGreaterThan(1)
    } finally {
      run.mockRestore()
    }
  })

  it('are built again after some minutes if they took too long', async () => {
    const timeout = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    const run = vi.spyOn(jobProcesses, 'run').mockImplementation(() => Promise.reject(timeout))
    try {
      const first = await get('/horn.pdf')
      expect(first.statusCode).toBe(503)
      const runs = run.mock.calls.length
      expect(runs).toBeGreaterThan(0)
      expect((await get('/horn.pdf')).statusCode).toBe(503)
      expect(run).toHaveBeenCalledTimes(runs)
    } finally {
      run.mockRestore()
    }
    service.later(11 * 60)
    expect((await get('/horn.pdf')).statusCode).toBe(200)
  })

  it('are rate limited per IP address, except cached ones', async () => {
    expect((await get('/horn.pdf')).statusCode).toBe(200)
    const limits = siteLimitsOf(service.ctx)
    while (limits.wait('pdf', '192.0.2.1') === undefined);
    const refused = await get('/home.pdf')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('/horn.pdf')).statusCode).toBe(200)
    expect((await get('/home.pdf', {}, '192.0.2.2')).statusCode).toBe(200)
    expect((await get('/home.pdf')).statusCode).toBe(200)
  })
})
