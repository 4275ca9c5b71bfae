import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../content/document/document.ts'
import { attacks } from '../../testing/hostile/raw-html.ts'
import { printPage } from './page-document.ts'
import { block, paragraph, document } from '../../testing/fixtures/blocks.ts'
import { look, frame, layout, viewOf, none, printed } from '../../testing/fixtures/site-views.ts'

describe('user input', () => {
  const hostile = `"><img src=x onerror=alert(1)>'</title></style><script>alert(2)</script>`

  test('is escaped everywhere (attack row 30)', () => {
    const link = { title: hostile, href: 'javascript:alert(3)' }
    const { html } = printPage(
      {
        ...viewOf(document(paragraph(hostile)), {
          title: hostile,
          description: hostile,
          canonical: `https://example.org/${hostile}`,
          emoji: hostile,
          icon: hostile,
        }),
        frame: frame({
          title: hostile,
          header: [{ ...link, style: 'link', links: [link] }],
          footer: [{ title: hostile, links: [link] }],
          announcement: { message: hostile, link },
          sections: [{ title: hostile, href: '/a', current: true, description: hostile, icon: hostile }],
          variants: [{ title: hostile, href: '/a', current: true }],
          customization: look({
            header: { links: [], logo: { light: 'javascript:alert(4)', dark: 'data:text/html,x' } },
            footer: { groups: [], copyright: hostile, logo: { light: 'https://example.org/"x', dark: 'x' } },
            favicon: { emoji: hostile },
            privacyPolicy: { url: 'javascript:alert(5)' },
          }),
        }),
        navigation: [
          {
            id: 'a',
            title: hostile,
            href: 'javascript:alert(6)',
            kind: 'link',
            current: false,
            open: false,
            children: [],
            folded: false,
          },
        ],
        breadcrumbs: [{ title: hostile, href: '/a' }],
        notice: hostile,
      },
      none,
    )
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
    // Two that run, and one with data.
    expect(html.match(/<script(?! type="application\/ld\+json">)/g)).toHaveLength(2)
    expect(html.match(/<script/g)).toHaveLength(3)
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(html).not.toMatch(/(?:href|src)="\s*javascript:/i)
  })

  test('cannot end a style rule', () => {
    const evil = 'red}</style><script>alert(1)</script>' as `#${string}`
    const custom = { id: 'x', custom: true, fontFamily: `x'}</style>`, fontFaces: [] }
    const base = look()
    const { style, html } = printPage(
      viewOf(
        document(paragraph('a')),
        {},
        {
          customization: look({
            styling: { ...base.styling, primaryColor: { light: evil, dark: evil }, font: custom as never },
          }),
        },
      ),
      none,
    )
    expect(style).not.toContain('<')
    expect(html.match(/<\/style>/g)).toHaveLength(1)
  })

  test('produces no style attribute or event handler for any renderer attack (attack row 30)', () => {
    for (const attack of Object.values(attacks).flat()) {
      const html = printed(
        document(
          block('html', { html: attack }),
          paragraph({ object: 'inline', type: 'html', data: { html: attack } }),
        ),
      )
      const tags = html.match(/<[a-z][^>]*>/gi) ?? []
      for (const tag of tags) {
        // Attribute values are escaped, so a quotation mark ends one.
        const names = tag.replace(/="[^"]*"/g, '').toLowerCase()
        expect(names, tag).not.toMatch(/\s(?:on\w+|style|srcdoc|formaction)\b/)
        expect(tag.toLowerCase()).not.toMatch(/^<(?:script|style|object|embed|base|meta|link|svg|form)\b/)
      }
    }
  })

  test.each([
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://user@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com:444/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=../../x',
    'https://codepen.io/a/pen/"onload=',
  ])('%s is no frame', (url) => {
    expect(printed(document(block('embed', { url })))).not.toContain('<iframe')
  })
})

describe('page document', () => {
  test('contains no block keys and no page ids', () => {
    const keyed = { ...paragraph('a'), key: 'secretKey' }
    expect(printPage(viewOf(document(keyed)), none).html).not.toContain('secretKey')
  })

  test('is noindex if the view says so', () => {
    expect(printPage(viewOf(document(), { noIndex: true }), none).html).toContain(
      '<meta name="robots" content="noindex">',
    )
    expect(printPage(viewOf(document()), none).html).not.toContain('noindex')
  })

  test('omits what the layout turns off', () => {
    const heads = document(
      block('heading-1', {}, [plainText('One')]),
      block('heading-1', {}, [plainText('Two')]),
    )
    const off = { ...layout, title: false, outline: false, metadata: false }
    const { html } = printPage(viewOf(heads, { layout: off, updatedAt: '2026-01-01T00:00:00.000Z' }), none)
    expect(html).toContain('<h1 class="hidden">Page</h1>')
    expect(html).not.toContain('class="outline"')
    expect(html).not.toContain('Last updated')
    expect(printPage(viewOf(heads), none).html).toContain('class="outline"')
  })

  test('has its outline beside the text, and folded above it for narrow screens', () => {
    const { html } = printPage(
      viewOf(
        document(block('heading-1', {}, [plainText('One')]), block('heading-1', {}, [plainText('Two')])),
      ),
      none,
    )
    const list = '<ul><li class="level-1"><a href="#one" dir="auto">One</a></li>'
    expect(html).toContain(`On this page</p>${list}`)
    expect(html).toMatch(/<details class="folded-outline"><summary>On this page.*<a href="#one"/)
    const short = printPage(viewOf(document(paragraph('a'))), none).html
    expect(short).not.toContain('folded-outline')
  })

  test('says to search engines what it is, where they may index it', () => {
    const canonical = 'https://docs.example/docs/page'
    const page = { title: 'A </script> page', canonical, updatedAt: '2026-01-02T00:00:00.000Z' }
    const dataOf = (html: string): unknown => {
      const text = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1]
      return text === undefined ? undefined : JSON.parse(text)
    }
    const { html } = printPage(viewOf(document(paragraph('Moor here.')), page), none)
    expect(dataOf(html)).toMatchObject({
      '@type': 'TechArticle',
      headline: 'A </script> page',
      description: 'Moor here.',
      url: canonical,
      dateModified: page.updatedAt,
      isPartOf: { name: 'Example', url: 'https://docs.example/docs/' },
      breadcrumb: { itemListElement: [{ position: 1, name: 'A </script> page', item: canonical }] },
    })
    expect(dataOf(printPage(viewOf(document(), { ...page, noIndex: true }), none).html)).toBeUndefined()
    expect(dataOf(printPage(viewOf(document()), none).html)).toBeUndefined()
  })

  test('is shared with the picture of the site, or else its cover', () => {
    const at = (light: string, url?: string): string | undefined =>
      /property="og:image" content="([^"]*)"/.exec(
        printPage(
          viewOf(
            document(paragraph('a')),
            {
              canonical: 'https://docs.example.org/a',
              cover: { light, height: 240, position: 0, full: false },
            },
            { customization: look({ socialPreview: url === undefined ? {} : { url } }) },
          ),
          none,
        ).html,
      )?.[1]
    expect(at('/~files/cover.png')).toBe('https://docs.example.org/~files/cover.png')
    expect(at('https://pictures.example.org/b.png')).toBe('https://pictures.example.org/b.png')
    expect(at('https://[')).toBeUndefined()
    expect(at('/~files/cover.png', 'https://example.org/share.png')).toBe('https://example.org/share.png')
  })

  test('uses the language of the site', () => {
    const { html } = printPage(
      viewOf(
        document(),
        { updatedAt: '2026-01-02T00:00:00.000Z' },
        {
          customization: look({ internationalization: { locale: 'de' } }),
          written: { language: 'de', direction: 'ltr' },
        },
      ),
      none,
    )
    expect(html).toContain('<html lang="de"')
    expect(html).toContain('Zuletzt geändert <time datetime="2026-01-02T00:00:00.000Z">2. Januar 2026</time>')
  })

  test('returns the same bytes for equal views', () => {
    const view = viewOf(document(paragraph('a')))
    expect(printPage(view, none).html).toBe(printPage(view, none).html)
  })
})

test('has a rule for every class and a drawing for every icon', () => {
  const folder = new URL('../look/sheets/', import.meta.url)
  const entry = readFileSync(new URL('../assets.ts', import.meta.url), 'utf8')
  const sheets = [...entry.matchAll(/sheets\/([a-z-]+\.css)/g)].map(([, name = '']) => name)
  // A style sheet that is missing from the entry would not be served.
  expect(readdirSync(folder).sort()).toEqual(sheets.toSorted())
  const css = sheets.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n')
  for (const name of [
    'hint',
    'tabs',
    'step',
    'card',
    'link-card',
    'code',
    'columns',
    'expandable',
    'update',
    'task',
  ])
    expect(css).toMatch(new RegExp(`\\.${name}\\b`))
})
