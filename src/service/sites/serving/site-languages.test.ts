/** Variants of a section in different languages: the menu that names them, and alternates for search engines. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import type { SiteService } from '../../../testing/fixtures/site-service.ts'
import { startSiteService } from '../../../testing/fixtures/site-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const alternatesIn = (html: string): readonly string[] =>
  [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map(
    ([, language = '', href = '']) => `${language} ${new URL(href).pathname}`,
  )

describe.each(engines)('languages of a site on %s', (engine) => {
  let opened: SiteService
  beforeEach(async () => {
    opened = await startSiteService(engine)
  })
  afterEach(() => opened.close())

  const spaceIn = async (
    language: string,
    title: string,
    pages: readonly { readonly id: string; readonly title: string; readonly slug?: string }[],
  ): Promise<string> => {
    const space = await opened.spaceOf(title, {
      pages: pages.map((page) => ({ ...page, document: paragraphs(page.title) })),
    })
    await opened.mara.done('PATCH', `/spaces/${space}`, { language })
    return space
  }

  it('names each language in its own words and links the page in it', async () => {
    const english = await spaceIn('en', 'Guide', [
      { id: 'home', title: 'Welcome' },
      { id: 'setup', title: 'Set up' },
      { id: 'new', title: 'New page' },
    ])
    const german = await spaceIn('de', 'Guide (German)', [
      { id: 'home', title: 'Willkommen' },
      { id: 'setup', title: 'Einrichten' },
    ])
    const hebrew = await spaceIn('he', 'Guide (Hebrew)', [
      { id: 'home', title: 'ברוכים' },
      { id: 'setup', title: 'התקנה' },
    ])
    const { base, at } = await opened.siteOf('Docs', [english])
    await opened.mara.done('POST', `${at}/site-spaces`, { spaceId: german })
    await opened.mara.done('POST', `${at}/site-spaces`, { spaceId: hebrew })

    const page = await opened.get(`${base}/setup`)
    expect(page.body).toContain('<html lang="en"')
    expect(page.body).toContain('aria-label="Language: English"')
    expect(page.body).toMatch(/<a href="[^"]+" lang="de" dir="ltr" hreflang="de">Deutsch</)
    expect(page.body).toMatch(/<a href="[^"]+" lang="he" dir="rtl" hreflang="he">עברית</)
    const alternates = alternatesIn(page.body)
    expect(alternates.map((alternate) => alternate.split(' ')[0])).toEqual(['en', 'de', 'he', 'x-default'])
    expect(alternates[0]?.split(' ')[1]).toBe(alternates[3]?.split(' ')[1])

    const [, germanPath = ''] = alternates[1]?.split(' ') ?? []
    const translated = await opened.get(germanPath)
    expect(translated.status).toBe(200)
    expect(translated.body).toContain('<html lang="de"')
    expect(translated.body).toContain('aria-label="Sprache: Deutsch"')
    expect(alternatesIn(translated.body)).toEqual(alternates)

    // Only one language has this page.
    const alone = await opened.get(`${base}/new`)
    expect(alone.status).toBe(200)
    expect(alternatesIn(alone.body)).toEqual([])
  })

  it('names the languages of a page in the sitemap, as the page does', async () => {
    const english = await spaceIn('en', 'Guide', [
      { id: 'home', title: 'Welcome' },
      { id: 'setup', title: 'Set up' },
      { id: 'new', title: 'New page' },
    ])
    const german = await spaceIn('de', 'Guide (German)', [
      { id: 'home', title: 'Willkommen' },
      { id: 'setup', title: 'Einrichten' },
    ])
    const { base, at } = await opened.siteOf('Docs', [english])
    await opened.mara.done('POST', `${at}/site-spaces`, { spaceId: german })
    const map = (await opened.get(`${base}/sitemap.xml`)).body
    expect(map).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    const entries = new Map(
      [...map.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(([, loc = '', rest = '']) => [
        new URL(loc).pathname,
        [...rest.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(
          ([, language = '', href = '']) => `${language} ${new URL(href).pathname}`,
        ),
      ]),
    )
    expect(entries.size).toBe(5)
    expect(entries.get(`${base}/setup`)?.map((one) => one.split(' ')[0])).toEqual(['en', 'de', 'x-default'])
    expect(entries.get(`${base}/new`)).toEqual([])
    for (const [path, alternates] of entries)
      expect(alternates).toEqual(alternatesIn((await opened.get(path)).body))
  })

  it('takes variants that share a language for versions', async () => {
    const one = await spaceIn('en', 'Version 1', [{ id: 'home', title: 'One' }])
    const two = await spaceIn('en', 'Version 2', [{ id: 'home', title: 'Two' }])
    const { base, at } = await opened.siteOf('Docs', [one])
    await opened.mara.done('POST', `${at}/site-spaces`, { spaceId: two })
    const { body } = await opened.get(base)
    expect(body).toContain('>Version 2<')
    expect(alternatesIn(body)).toEqual([])
  })
})
