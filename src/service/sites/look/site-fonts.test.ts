/** Fonts of sites: who may upload them, which files are accepted, and which pages load which files. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const folder = (name: string) =>
  dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${name}/LICENSE`))
const inter = readFileSync(join(folder('inter'), 'files/inter-latin-wght-normal.woff2'))
const serif = readFileSync(join(folder('source-serif-4'), 'files/source-serif-4-latin-wght-normal.woff2'))

interface Font {
  readonly id: string
  readonly fontFamily: string
  readonly used: boolean
  readonly fontFaces: readonly { weight: number; weightTo?: number; sources: { url: string }[] }[]
}

describe.each(engines)('fonts of sites on %s', (engine) => {
  let opened: SiteService
  let service: TestService
  let sites: FastifyInstance
  let mara: Client
  let org: string
  beforeEach(async () => {
    opened = await startSiteService(engine)
    ;({ service, sites, mara, org } = opened)
  })
  afterEach(() => opened.close())

  /** A published site with one page. */
  const siteCalled = async (title: string) => {
    const space = await opened.spaceOf(title, {
      pages: [{ id: 'home', title, document: paragraphs('Words.') }],
    })
    return opened.siteOf(title, [space])
  }
  const upload = async (at: string, bytes: Buffer, query: Record<string, string>, client: Client = mara) => {
    const search = new URLSearchParams(query)
    const type = { 'content-type': 'application/octet-stream' }
    return client('POST', `${at}/fonts?${search}`, bytes, type)
  }
  const given = async (at: string, bytes: Buffer, query: Record<string, string>): Promise<Font> => {
    const answer = await upload(at, bytes, query)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body as unknown as Font
  }
  const wear = (at: string, font: Font, part: 'font' | 'monospaceFont' = 'font') =>
    mara.done('PUT', `${at}/customization`, {
      ...defaultCustomization,
      styling: {
        ...defaultCustomization.styling,
        [part]: {
          ...{ id: font.id, custom: true, fontFamily: font.fontFamily },
          fontFaces: font.fontFaces.map(({ weight, sources }) => ({ weight, sources })),
        },
      },
    })
  const get = (url: string, headers: Record<string, string> = {}) =>
    sites.inject({ method: 'GET', url, headers })
  const fileIn = (url: string): string => new URL(url).pathname

  it('are loaded from the site itself and cached permanently', async () => {
    const { at, base } = await siteCalled('Docs')
    const light = await given(at, inter, { family: 'House', weight: '300' })
    const whole = await given(at, serif, { family: 'HOUSE', weight: '400', weightTo: '900' })
    expect(whole).toMatchObject({ id: light.id, fontFamily: 'House', used: false })
    expect(whole.fontFaces).toMatchObject([{ weight: 300 }, { weight: 400, weightTo: 900, format: 'woff2' }])
    await wear(at, whole)
    const page = await get(base)
    const [lightFile, wholeFile] = whole.fontFaces.map(({ sources }) => fileIn(sources[0]?.url ?? ''))
    expect(page.body).toContain(
      `@font-face{font-family:'Recto Own Text';font-style:normal;font-weight:400 900;font-display:swap;src:url("${wholeFile}") format('woff2')}`,
    )
    expect(page.body).toContain(`font-weight:300;font-display:swap;src:url("${lightFile}")`)
    expect(page.body).toContain(
      `<link rel="preload" as="font" type="font/woff2" href="${wholeFile}" crossorigin>`,
    )
    expect(page.body.match(/rel="preload"/g)).toHaveLength(1)
    expect(page.body).toContain(`--font:'Recto Own Text',`)
    expect(page.headers['content-security-policy']).toContain(`font-src 'self';`)
    const file = await get(wholeFile ?? '')
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload.equals(serif)).toBe(true)
    expect(file.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const again = await get(wholeFile ?? '', { 'if-none-match': String(file.headers['etag']) })
    expect(again.statusCode).toBe(304)
    expect((await mara.done('GET', `${at}/fonts`))['items']).toMatchObject([{ id: light.id, used: true }])
  })

  it('can be used for code beside a bundled text font', async () => {
    const { at, base } = await siteCalled('Docs')
    await wear(at, await given(at, inter, { family: 'Plain', weight: '400' }), 'monospaceFont')
    const { body } = await get(base)
    expect(body).toContain(`--mono:'Recto Own Code',`)
    expect(body).toContain(`--font:'Inter Variable',`)
    expect(body).toContain('~assets/inter-latin')
  })

  it('are never served from another site, and no page loads one', async () => {
    const mine = await siteCalled('Docs')
    const other = await siteCalled('Other')
    const font = await given(other.at, inter, { family: 'Theirs', weight: '400' })
    const name =
      fileIn(font.fontFaces[0]?.sources[0]?.url ?? '')
        .split('/')
        .at(-1) ?? ''
    expect((await get(`${other.base}/~fonts/${name}`)).statusCode).toBe(200)
    // Even if the customization contains the full URL of the other font.
    await wear(mine.at, font)
    const { body } = await get(mine.base)
    expect(body).not.toContain(name)
    expect(body).not.toContain('Recto Own')
    expect(body).toContain(`--font:'Theirs',`)
    for (const path of [`${mine.base}/~fonts/${name}`, `/~fonts/${name}`, `${other.base}/~fonts`])
      expect((await get(path)).statusCode).toBe(404)
  })

  it('are hidden from people who cannot see the site', async () => {
    const { at, base } = await siteCalled('Docs')
    const font = await given(at, inter, { family: 'House', weight: '400' })
    const file = fileIn(font.fontFaces[0]?.sources[0]?.url ?? '')
    expect(file.startsWith(`${base}/~fonts/`)).toBe(true)
    await mara.done('PATCH', at, { visibility: 'share-link' })
    expect((await get(file)).statusCode).toBe(404)
    await mara.done('PATCH', at, { visibility: 'public' })
    await mara.done('POST', `${at}/unpublish`)
    expect((await get(file)).statusCode).toBe(404)
  })

  it('are accepted only up to a size and from people who can edit the site', async () => {
    const { at } = await siteCalled('Docs')
    const refused = async (bytes: Buffer, query: Record<string, string>, status: number) =>
      expect((await upload(at, bytes, query)).status).toBe(status)
    await refused(Buffer.from('<svg onload="alert(1)"/>'), { family: 'House' }, 400)
    await refused(inter.subarray(0, 2000), { family: 'House' }, 400)
    await refused(inter, { family: 'House', weight: '400', weightTo: '300' }, 400)
    await refused(inter, { family: '' }, 422)
    await refused(inter, { family: 'H'.repeat(51) }, 422)
    await refused(inter, { family: 'House', weight: '1001' }, 422)
    await refused(Buffer.concat([inter, Buffer.alloc(5 * 1024 * 1024)]), { family: 'House' }, 413)
    const reader = await service.person('rolf')
    await service.member(org, reader, 'read')
    expect((await upload(at, inter, { family: 'House' }, reader)).status).toBe(403)
    const stranger = await service.person('olga')
    expect((await upload(at, inter, { family: 'House' }, stranger)).status).toBe(404)
    expect((await mara.done('GET', `${at}/fonts`))['count']).toBe(0)
  })

  it('replace a file of the same weight, and can be deleted only when unused', async () => {
    const { at, base } = await siteCalled('Docs')
    await given(at, inter, { family: 'House', weight: '400' })
    const font = await given(at, serif, { family: 'house', weight: '400' })
    expect(font.fontFaces).toHaveLength(1)
    const file = fileIn(font.fontFaces[0]?.sources[0]?.url ?? '')
    expect((await get(file)).rawPayload.equals(serif)).toBe(true)
    await wear(at, font)
    const before = await mara('DELETE', `${at}/fonts/${font.id}`)
    expect(before.body.error?.reason).toBe('state-forbids')
    await mara.done('PUT', `${at}/customization`, defaultCustomization)
    expect((await mara('DELETE', `${at}/fonts/${font.id}`)).status).toBe(204)
    expect((await mara('DELETE', `${at}/fonts/${font.id}`)).status).toBe(204)
    expect((await get(file)).statusCode).toBe(404)
    expect((await get(base)).statusCode).toBe(200)
  })

  it('are deleted with their site', async () => {
    const { at } = await siteCalled('Docs')
    await given(at, inter, { family: 'House', weight: '400' })
    expect((await mara('DELETE', at)).status).toBe(204)
    const rows = await service.ctx.store.read.selectFrom('site_fonts').select('id').execute()
    expect(rows).toEqual([])
  })
})
