/** The files of the dashboard, and pages of sites, in every encoding that a client accepts. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paragraphs } from '../../testing/fixtures/space-content.ts'
import type { SiteService, TestSite } from '../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../testing/fixtures/site-service.ts'
import { CredentialUse } from '../access/credential-use.ts'
import { buildApp } from '../app.ts'
import { binding } from '../binding.ts'

const index = `<!doctype html><title>Recto</title>${'<p>An index of more than one packet.</p>'.repeat(60)}`
const script = `export const words = [${'"word",'.repeat(400)}]`
/** Too small to be compressed: the build leaves it uncompressed. */
const small = 'export const one = 1'

/** Headers that a client may send, and the encoding that it must get. */
const accepted: readonly (readonly [string | undefined, 'identity' | 'gzip' | 'br'])[] = [
  [undefined, 'identity'],
  ['', 'identity'],
  ['identity', 'identity'],
  ['deflate', 'identity'],
  ['*;q=0', 'identity'],
  ['gzip;q=0', 'identity'],
  ['gzip;q=0, br;q=0', 'identity'],
  ['gzip;Q=0', 'identity'],
  ['gzip', 'gzip'],
  ['br', 'br'],
  ['gzip, deflate, br', 'br'],
]

const plain = (bytes: Buffer, encoding: unknown): string =>
  (encoding === 'br'
    ? brotliDecompressSync(bytes)
    : encoding === 'gzip'
      ? gunzipSync(bytes)
      : bytes
  ).toString()

const asked = (encodings: string | undefined): Record<string, string> =>
  encodings === undefined ? {} : { 'accept-encoding': encodings }

let world: SiteService
let app: FastifyInstance
let site: TestSite
const folder = mkdtempSync(join(tmpdir(), 'recto-dashboard-'))

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  for (const [name, text] of Object.entries({ 'index.html': index, 'assets/app.js': script })) {
    writeFileSync(join(folder, name), text)
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text))
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
  }
  writeFileSync(join(folder, 'assets/small.js'), small)
  world = await startSiteService('sqlite')
  const { ctx } = world.service
  app = buildApp({
    ctx,
    binding,
    used: new CredentialUse(ctx.store, ctx.now),
    openapi: '{}',
    dashboard: folder,
  })
  const space = await world.spaceOf('Guide', {
    pages: [{ id: 'p1', title: 'Welcome', document: paragraphs('Hello.') }],
  })
  site = await world.siteOf('Docs', [space])
})
afterAll(async () => {
  await app.close()
  await world.close()
  rmSync(folder, { recursive: true })
})

describe('the dashboard', () => {
  const pages = ['/', '/?from=mail', '/sign-in', '/sign-in/', '/o/abc/s/def/', '/assets', '/assets/']
  describe.each(accepted)('for `Accept-Encoding: %s`', (encodings, form) => {
    it.each([
      ...pages.map((path) => [path, index] as const),
      ['/index.html', index] as const,
      ['/assets/app.js', script] as const,
    ])('sends %s', async (path, text) => {
      const answer = await app.inject({ method: 'GET', url: path, headers: asked(encodings) })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(form)
      expect(answer.headers['vary']).toBe('accept-encoding')
      expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
      expect(plain(answer.rawPayload, form)).toBe(text)
    })

    it('answers HEAD with the same headers and nothing else', async () => {
      const head = await app.inject({ method: 'HEAD', url: '/', headers: asked(encodings) })
      const get = await app.inject({ method: 'GET', url: '/', headers: asked(encodings) })
      expect([head.statusCode, head.body]).toEqual([200, ''])
      for (const name of ['content-type', 'content-length', 'content-encoding', 'etag', 'cache-control'])
        expect(head.headers[name], name).toBe(get.headers[name])
    })

    it('sends what was not compressed as it is', async () => {
      const answer = await app.inject({ method: 'GET', url: '/assets/small.js', headers: asked(encodings) })
      expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([
        200,
        undefined,
        small,
      ])
    })

    it('answers 404 for a file that is not there', async () => {
      const answer = await app.inject({ method: 'GET', url: '/assets/gone.js', headers: asked(encodings) })
      expect(answer.statusCode).toBe(404)
    })
  })

  it.each(['/', '/index.html', '/assets/app.js'])('sends a part of %s', async (path) => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { range: 'bytes=0-9' } })
    const text = path === '/assets/app.js' ? script : index
    expect([answer.statusCode, answer.body]).toEqual([206, text.slice(0, 10)])
    expect(answer.headers['content-range']).toBe(`bytes 0-9/${text.length}`)
    const beyond = await app.inject({ method: 'GET', url: path, headers: { range: 'bytes=99999999-' } })
    expect(beyond.statusCode).toBe(416)
  })
})

describe.each(accepted)('a published site for `Accept-Encoding: %s`', (encodings, form) => {
  it('sends a page', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await world.sites.inject({ method, url: site.base, headers: asked(encodings) })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-encoding'] ?? 'identity').toBe(form)
      if (method === 'GET') expect(plain(answer.rawPayload, form)).toContain('Welcome')
    }
  })
})
