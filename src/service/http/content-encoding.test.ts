import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { startTestService, type TestService } from '../../testing/fixtures/test-service.ts'
import { CredentialUse } from '../access/credential-use.ts'
import { buildApp } from '../app.ts'
import { binding } from '../binding.ts'
import { encodingFor } from './content-encoding.ts'

test.each([
  [undefined, undefined],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5', 'br'],
  ['gzip;q=0.0, br; q=0', undefined],
  ['identity', undefined],
])('of "%s" the service takes %s', (accepted, encoding) =>
  expect(encodingFor({ headers: { 'accept-encoding': accepted } })).toBe(encoding),
)

describe('answers', () => {
  const script = 'console.log("the same line over and over again");\n'.repeat(100)
  let service: TestService
  let app: FastifyInstance
  /** The folder that contains the dashboard's folder. */
  let ctx: string
  beforeAll(async () => {
    service = await startTestService('sqlite')
    ctx = mkdtempSync(join(tmpdir(), 'recto-dashboard-'))
    const folder = join(ctx, 'built')
    mkdirSync(join(folder, 'assets'), { recursive: true })
    for (const path of [join(ctx, 'secret'), join(folder, '.hidden')]) writeFileSync(path, 'not for readers')
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Recto</title>')
    writeFileSync(join(folder, 'assets', 'start.js'), script)
    writeFileSync(join(folder, 'assets', 'start.js.br'), brotliCompressSync(script))
    writeFileSync(join(folder, 'assets', 'start.js.gz'), gzipSync(script))
    app = buildApp({
      ctx: service.ctx,
      binding,
      used: new CredentialUse(service.ctx.store, service.ctx.now),
      openapi: readFileSync('openapi.json', 'utf8'),
      dashboard: folder,
    })
  })
  afterAll(async () => {
    await app.close()
    await service.close()
    rmSync(ctx, { recursive: true })
  })
  const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } })

  it('of many letters are packed for those who take that, and say the same', async () => {
    const plain = await get('/v1/openapi.json', 'identity')
    const [br, gzip] = [await get('/v1/openapi.json', 'gzip, br'), await get('/v1/openapi.json', 'gzip')]
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(br.headers['vary']).toBe('accept-encoding')
    expect(brotliDecompressSync(br.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true)
    expect(br.rawPayload.length * 5).toBeLessThan(plain.rawPayload.length)
  })

  it('of few letters go as they are', async () => {
    const { headers, statusCode } = await get('/v1/setup', 'br')
    expect([statusCode, headers['content-encoding']]).toEqual([200, undefined])
  })

  it('with scripts of the dashboard are the files that the build packed', async () => {
    const br = await get('/assets/start.js', 'gzip, br')
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
    expect((await get('/assets/start.js', 'identity')).body).toBe(script)
  })

  it('to addresses of the dashboard are its page, and to files that are not there 404', async () => {
    expect((await get('/o/o1/s/s1', 'br')).body).toContain('<title>Recto</title>')
    expect((await get('/assets/gone.js', 'br')).statusCode).toBe(404)
    expect((await get('/v1/nothing', 'br')).json()).toMatchObject({ error: { code: 404 } })
  })

  it.each(['/..%2fsecret', '/assets/..%2f..%2fsecret', '/%2e%2e/secret', '/assets/%00', '/.hidden'])(
    'never lead out of the folder: %s (row 28)',
    async (path) => {
      expect((await get(path, 'identity')).body).not.toContain('not for readers')
    },
  )
})
