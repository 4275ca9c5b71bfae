/** Redirect targets of a site: no header injection. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const controls = ['\r\n', '\n', '\t', '\u007f', '\u0085', '\u2028']

describe.each(engines)('redirect targets on %s', (engine) => {
  let opened: SiteService
  let site: TestSite
  beforeEach(async () => {
    opened = await startSiteService(engine)
    const pages = [{ id: 'intro', title: 'Introduction', document: paragraphs('Welcome.') }]
    site = await opened.siteOf('Docs', [await opened.spaceOf('Guide', { pages })])
  })
  afterEach(() => opened.close())

  it('are rejected with control characters, one by one and in bulk', async () => {
    const { mara } = opened
    const good = { source: 'old', destination: { kind: 'external', url: 'https://example.org/a' } }
    const made = await mara.done('POST', `${site.at}/redirects`, good)
    for (const control of controls)
      for (const body of [
        { ...good, destination: { kind: 'external', url: `https://example.org/a${control}Set-Cookie: x=1` } },
        { ...good, destination: { kind: 'path', path: `a${control}b` } },
        { ...good, source: `old${control}er` },
      ]) {
        const answers = [
          await mara('POST', `${site.at}/redirects`, body),
          await mara('PUT', `${site.at}/redirects`, { redirects: [good, body] }),
          await mara('PATCH', `${site.at}/redirects/${String(made['id'])}`, body),
        ]
        for (const { status, body: said } of answers) {
          expect([status, said.error?.reason]).toEqual([422, 'invalid-input'])
          expect(said.error?.details?.[0]?.message).toBe('Remove line breaks and other control characters.')
        }
      }
  })

  it('that were stored earlier are served without control characters', async () => {
    const { mara, service } = opened
    const store = async (source: string, destination: object) => {
      const good = { source, destination: { kind: 'external', url: 'https://example.org/a' } }
      const { id } = await mara.done('POST', `${site.at}/redirects`, good)
      await service.ctx.store.write((db) =>
        db
          .updateTable('site_redirects')
          .set({ destination: JSON.stringify(destination) })
          .where('id', '=', String(id))
          .execute(),
      )
    }
    await store('split', { kind: 'external', url: 'https://example.org/a\r\nSet-Cookie: x=1' })
    await store('below', { kind: 'path', path: 'a\r\nSet-Cookie: x=1' })
    await store('far', { kind: 'external', url: 'https://example.org/ü 文' })
    const to = async (path: string) => {
      const { status, headers } = await opened.get(`${site.base}/${path}`)
      expect([status, headers['set-cookie']]).toEqual([308, undefined])
      return headers['location']
    }
    expect(await to('split')).toBe('https://example.org/aSet-Cookie:%20x=1')
    expect(await to('below')).toBe(`${site.base}/aSet-Cookie%3A%20x%3D1`)
    expect(await to('far')).toBe('https://example.org/%C3%BC%20%E6%96%87')
    const redirect = await mara.done('GET', `${site.at}/redirect?source=split`)
    expect(redirect['target']).toBe('https://example.org/aSet-Cookie:%20x=1')
  })
})
