/** Images for looks of sites: who may upload them, which files are accepted, and where readers get them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { defaultCustomization } from '../../../contract/sites/look/default-look.ts'
import { whitePoint } from '../../../testing/fixtures/blocks.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService, TestSite } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import type { Client } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const svg = Buffer.from(
  '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
)

describe.each(engines)('images of sites on %s', (engine) => {
  let opened: SiteService
  let site: TestSite
  beforeEach(async () => {
    opened = await startSiteService(engine)
    const space = await opened.spaceOf('Guide', {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('Words.') }],
    })
    site = await opened.siteOf('Docs', [space])
  })
  afterEach(() => opened.close())

  const upload = (bytes: Buffer, client: Client = opened.mara, at = site.at) =>
    client('POST', `${at}/images`, bytes, { 'content-type': 'application/octet-stream' })
  const uploaded = async (bytes: Buffer): Promise<string> => {
    const answer = await upload(bytes)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return String(answer.body['url'])
  }
  const put = (change: object) =>
    opened.mara.done('PUT', `${site.at}/customization`, { ...defaultCustomization, ...change })

  it('are loaded from the site itself, also after it moved', async () => {
    const [light, dark] = [await uploaded(whitePoint), await uploaded(svg)]
    expect(await uploaded(whitePoint)).toBe(light)
    await put({ header: { links: [], logo: { light, dark } }, socialPreview: { url: light } })
    const [lightName = '', darkName = ''] = [light, dark].map((url) => url.split('/').at(-1))
    const { body } = await opened.get(site.base)
    expect(body).toContain(`src="${site.base}/~images/${lightName}"`)
    const { sitesUrl } = opened.service.ctx.config
    expect(body).toContain(
      `<meta property="og:image" content="${sitesUrl}${site.base}/~images/${lightName}">`,
    )
    const picture = await opened.get(`${site.base}/~images/${lightName}`)
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/png'])
    const drawing = await opened.get(`${site.base}/~images/${darkName}`)
    expect(drawing.headers['content-type']).toBe('image/svg+xml')
    expect(drawing.headers['content-disposition']).toBe('attachment')
    expect(drawing.headers['content-security-policy']).toContain("default-src 'none'")
    await opened.mara.done('PATCH', site.at, { basename: 'moved' })
    expect((await opened.get('/moved')).body).toContain(`src="/moved/~images/${lightName}"`)
    expect((await opened.get(`/moved/~images/${'0'.repeat(32)}.png`)).status).toBe(404)
  })

  it('are accepted from those who may publish the site, if browsers show them', async () => {
    const tom = await opened.service.person('tom')
    expect((await upload(whitePoint, tom)).status).toBe(404)
    await opened.service.member(opened.org, tom, 'read')
    expect([403, 404]).toContain((await upload(whitePoint, tom)).status)
    for (const text of ['', 'hello', '<html><body>svg</body></html>', '<svga></svga>', '%PDF-1.4']) {
      const answer = await upload(Buffer.from(text))
      expect([text, answer.status]).toEqual([text, 400])
    }
    const large = await upload(Buffer.concat([whitePoint, Buffer.alloc(2 * 1024 * 1024)]))
    expect(large.status).toBe(413)
  })

  it('are deleted a day after their upload if no look names them', async () => {
    const used = await uploaded(whitePoint)
    const unused = await uploaded(svg)
    await put({ favicon: { icon: { light: used, dark: used } } })
    opened.service.later(25 * 3600)
    await uploaded(Buffer.from('GIF89a'))
    const statusOf = async (url: string) =>
      (await opened.get(`${site.base}/~images/${url.split('/').at(-1) ?? ''}`)).status
    expect(await statusOf(used)).toBe(200)
    expect(await statusOf(unused)).toBe(404)
  })
})
