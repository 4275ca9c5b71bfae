/** Pictures of pages for where they are shared: the tags that name them, who gets them, what is drawn. */
import { createHmac } from 'node:crypto'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../../../contract/sites/look/default-look.ts'
import { whitePoint } from '../../../../testing/fixtures/blocks.ts'
import { paragraphs } from '../../../../testing/fixtures/space-content.ts'
import type { SiteService, TestSite } from '../../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../../testing/fixtures/site-service.ts'
import { engines } from '../../../../testing/stores/test-store.ts'
import { siteLimitsOf } from '../site-limits.ts'
import { socialPicturesOf } from '../../social/social-picture.ts'

const gold = 'visitor.claims.tier == "gold"'
const hostile = '"><script>alert(1)</script>'
const page = (id: string, title: string, more: object = {}) => ({
  ...{ id, title, document: paragraphs('Words.') },
  ...more,
})

describe.each(engines)('pictures of pages on %s', { timeout: 60_000 }, (engine) => {
  let opened: SiteService
  let site: TestSite
  let space: string
  beforeEach(async () => {
    opened = await startSiteService(engine, { RATE_LIMIT: '6000' })
    space = await opened.spaceOf('Guide', {
      pages: [
        page('home', 'Getting started', { description: 'Publish your first page.' }),
        page('hostile', hostile),
        page('long', 'word '.repeat(200).trim()),
        page('emoji', 'Ship it 🚀👩‍👩‍👧'),
        page('arabic', 'مرحبا بالعالم'),
        page('japanese', 'はじめに、公開する'),
        page('hidden', 'Hidden', { hidden: true }),
        page('unlisted', 'Not for robots', { noRobotsIndex: true }),
        page('vault', 'Vault', { condition: gold }),
        page('covered', 'Covered', { cover: { ref: { kind: 'file', file: 'f1' } } }),
      ],
      files: [{ id: 'f1', name: 'point.png', contentType: 'image/png', bytes: whitePoint }],
    })
    site = await opened.siteOf('Halden Docs', [space])
  })
  afterEach(() => opened.close())

  const metaOf = (body: string, name: string): string | undefined =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(body)?.[1]
  const headOf = async (path: string, headers: Record<string, string> = {}) =>
    (await opened.get(`${site.base}${path}`, headers)).body
  /** The path of the picture that a page names. */
  const pictureOf = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
    const url = metaOf(await headOf(path, headers), 'og:image') ?? ''
    expect(url).toMatch(/^https?:\/\/.*\/~social\/[^/]+\/[^/]+\/[\w-]{43}\.png$/)
    return new URL(url).pathname
  }
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    opened.sites.inject({ method: 'GET', url, headers, remoteAddress })
  const customize = (change: object) =>
    opened.mara.done('PUT', `${site.at}/customization`, { ...defaultCustomization, ...change })

  it('are named with their size, and may be kept for a year', async () => {
    const body = await headOf('')
    expect(['og:image:width', 'og:image:height', 'og:image:alt'].map((name) => metaOf(body, name))).toEqual([
      ...['1200', '630', 'Getting started | Halden Docs'],
    ])
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
    const url = await pictureOf('')
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['x-robots-tag']).toBeUndefined()
    const { format, width, height } = await sharp(answer.rawPayload).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    const again = await get(url, { 'if-none-match': String(answer.headers['etag']) })
    expect(again.statusCode).toBe(304)
  })

  it('have a new address when what is drawn changes, and no other address is answered', async () => {
    const before = await pictureOf('')
    await customize({ title: 'Renamed' })
    const after = await pictureOf('')
    expect(after).not.toBe(before)
    expect((await get(before)).statusCode).toBe(404)
    const kept = socialPicturesOf(opened.service.ctx.store)
    for (const url of [
      after.replace(/[^/]{43}\.png$/, `${'A'.repeat(43)}.png`),
      after.replace('/home/', '/covered/'),
      after.replace('.png', ''),
      `${after}/more`,
      after.replace(/\/~social\/[^/]+/, '/~social/nowhere'),
    ])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
    expect(kept.get(`${site.id} ${'A'.repeat(43)}`)).toBeUndefined()
    expect((await get(after)).statusCode).toBe(200)
  })

  it('give way to a cover and to the picture of the site', async () => {
    expect(metaOf(await headOf('/covered'), 'og:image')).toContain('/~files/')
    await customize({ socialPreview: { url: 'https://example.com/card.png' } })
    const body = await headOf('')
    expect(metaOf(body, 'og:image')).toBe('https://example.com/card.png')
    expect(metaOf(body, 'og:image:width')).toBeUndefined()
  })

  it('are for those who may read the page', async () => {
    const { privateKey: key } = (await opened.mara('GET', `${site.at}/publishing/auth`)).body
    const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${part({ alg: 'HS256' })}.${part({ exp: Math.floor(Date.now() / 1000) + 3600, tier: 'gold' })}`
    const cookie = `recto-visit=${text}.${createHmac('sha256', String(key)).update(text).digest('base64url')}`
    const vault = await pictureOf('/vault', { cookie })
    const mine = await get(vault, { cookie })
    expect([mine.statusCode, mine.headers['cache-control']]).toEqual([200, 'private, max-age=3600'])
    expect((await get(vault)).statusCode).toBe(404)

    for (const path of ['/hidden', '/unlisted'])
      expect([path, (await get(await pictureOf(path))).statusCode]).toEqual([path, 200])
    expect((await get(await pictureOf('/unlisted'))).headers['x-robots-tag']).toBe('noindex')

    const home = await pictureOf('')
    expect((await get(home)).statusCode).toBe(200)
    await opened.mara.done('PATCH', site.at, { visibility: 'share-link' })
    expect((await get(home)).statusCode).toBe(404)
    await opened.mara.done('PATCH', site.at, { visibility: 'public' })
    expect((await get(home)).statusCode).toBe(200)
    await opened.mara.done('POST', `${site.at}/unpublish`)
    expect((await get(home)).statusCode).toBe(404)
  })

  it('draw any title that the fonts have', async () => {
    const drawn = new Map<string, Buffer>()
    for (const path of ['/hostile', '/long', '/emoji', '/japanese']) {
      const answer = await get(await pictureOf(path))
      expect([path, answer.statusCode]).toEqual([path, 200])
      const { width, height } = await sharp(answer.rawPayload).metadata()
      expect([path, width, height]).toEqual([path, 1200, 630])
      // The title is dark on white, in the lower half.
      const { channels } = await sharp(answer.rawPayload)
        .extract({ left: 80, top: 330, width: 1040, height: 270 })
        .stats()
      expect(channels[0]?.min).toBeLessThan(60)
      drawn.set(path, answer.rawPayload)
    }
    expect(new Set([...drawn.values()].map((bytes) => bytes.toString('base64'))).size).toBe(4)
    const body = await headOf('/hostile')
    expect(body).not.toContain(hostile)
    // No bundled font has Arabic letters: no picture rather than one of question marks.
    const arabic = await headOf('/arabic')
    expect(metaOf(arabic, 'og:image')).toBeUndefined()
    expect(metaOf(arabic, 'twitter:card')).toBe('summary')
  })

  it('show the logo if it is an image of the site that can be drawn safely', async () => {
    const plain = (await get(await pictureOf(''))).rawPayload
    const logoIn = async (svg: string) => {
      const uploaded = await opened.mara('POST', `${site.at}/images`, Buffer.from(svg), {
        'content-type': 'application/octet-stream',
      })
      const url = String(uploaded.body['url'])
      await customize({ header: { links: [], logo: { light: url, dark: url } } })
      const { rawPayload } = await get(await pictureOf(''))
      if (rawPayload.equals(plain)) return 'no logo'
      const pixel = sharp(rawPayload).extract({ left: 110, top: 100, width: 1, height: 1 })
      return [...(await pixel.removeAlpha().raw().toBuffer())]
    }
    const drawing = (inside: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="red"/>${inside}</svg>`
    expect(await logoIn(drawing(''))).toEqual([255, 0, 0])
    for (const inside of ['<image href="file:///etc/passwd"/>', '<use href="#a"/>', '<text>x</text>'])
      expect([inside, await logoIn(drawing(inside))]).toEqual([inside, 'no logo'])
  })

  it('are rate limited per IP address, except kept ones, and bounded in memory', async () => {
    const [home, hidden] = [await pictureOf(''), await pictureOf('/hidden')]
    expect((await get(home)).statusCode).toBe(200)
    const limits = siteLimitsOf(opened.service.ctx)
    while (limits.wait('social', '192.0.2.1') === undefined);
    expect((await get(home)).statusCode).toBe(200)
    const refused = await get(hidden)
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get(hidden, {}, '192.0.2.2')).statusCode).toBe(200)
    const kept = socialPicturesOf(opened.service.ctx.store)
    const key = `${site.id} ${/([^/]*)\.png$/.exec(home)?.[1] ?? ''}`
    expect(kept.get(key)).toBeDefined()
    for (let index = 0; index < 4; index += 1) kept.set(String(index), new Uint8Array(), 4 * 1024 * 1024)
    expect(kept.get(key)).toBeUndefined()
  })
})
