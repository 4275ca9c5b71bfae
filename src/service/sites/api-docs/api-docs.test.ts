/** The documentation of Recto's own API, served by the dashboard's origin. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../../contract/operations.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService('sqlite')
})
afterAll(() => service.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  service.app.inject({ method: 'GET', url: path, headers })

const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(\/docs\/api\/[a-z/-]+)"/g)].map(([, href = '']) => href)),
]

describe('the documentation of the API', () => {
  it('leads from its overview to every operation once', async () => {
    const overview = await get('/docs/api')
    expect(overview.statusCode).toBe(200)
    expect(overview.body).toContain('Authorization: Bearer')
    const nouns = linksOf(overview.body)
    const pages = await Promise.all(nouns.map((noun) => get(noun)))
    expect(pages.map(({ statusCode }) => statusCode)).toEqual(nouns.map(() => 200))
    const below = pages.flatMap(({ body }, at) =>
      linksOf(body).filter((href) => href.startsWith(`${nouns[at]}/`)),
    )
    expect(new Set(below).size).toBe(below.length)
    expect(below.length).toBe(Object.keys(operations).length)
  })

  it('shows an operation with what it needs, takes and answers', async () => {
    const { statusCode, body } = await get('/docs/api/change-requests/merge-change-request')
    expect(statusCode).toBe(200)
    for (const text of [
      '<h1 dir="auto">Merge change request</h1>',
      'changeRequestId',
      'ifRevision',
      'curl',
      'data-try=',
    ])
      expect(body).toContain(text)
    expect(body).toContain('A token needs the scope <code>merge</code>')
    expect((await get('/docs/api/system/get-setup')).body).toContain('Needs no credentials.')
  })

  it('sends requests with the session, and asks for no credentials', async () => {
    const { body } = await get('/docs/api/spaces/get-space')
    const [, attribute = ''] = /data-try="([^"]*)"/.exec(body) ?? []
    const data = JSON.parse(
      attribute.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    ) as {
      readonly servers: readonly string[]
      readonly credentials: readonly unknown[]
      readonly session?: string
    }
    expect(data.servers).toEqual([`${service.ctx.config.baseUrl}/v1`])
    expect(data.credentials).toEqual([])
    expect(data.session).toContain('as you')
  })

  it('runs only scripts of its own, and connects to its own origin only', async () => {
    const { headers } = await get('/docs/api/spaces')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'(;|$)/)
    expect(policy).toContain("connect-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it('is revalidated by its tag', async () => {
    const first = await get('/docs/api')
    const again = await get('/docs/api', { 'if-none-match': String(first.headers['etag']) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('says what is not there', async () => {
    for (const path of [
      '/docs/api/planets',
      '/docs/api/spaces/launch-rocket',
      '/docs/api/spaces/get-space/x',
    ]) {
      const { statusCode, body } = await get(path)
      expect([path, statusCode]).toEqual([path, 404])
      expect(body).toContain('Page not found')
    }
  })

  it('serves the files of its pages', async () => {
    const { body } = await get('/docs/api')
    const [style = ''] = /\/docs\/api\/~assets\/[^"]+\.css/.exec(body) ?? []
    const answer = await get(style)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
    expect((await get('/docs/api/~assets/..%2f..%2fpackage.json')).statusCode).toBe(404)
  })
})
