import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../content/document/document.ts'
import { attacks } from '../../testing/hostile/raw-html.ts'
import { sheets } from '../look/sheets.ts'
import { printPage } from './page-document.ts'
import { block, paragraph, document } from '../../testing/fixtures/blocks.ts'
import { look, frame, layout, viewOf, none, printed } from '../../testing/fixtures/site-views.ts'

describe('what people typed', () => {
  const hostile = `"><img src=x onerror=alert(1)>'</title></style><script>alert(2)</script>`

  test('never leaves its place, wherever it stands (attack row 30)', () => {
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
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/style>/g)).toHaveLength(1)
    expect(html).not.toMatch(/(?:href|src)="\s*javascript:/i)
  })

  test('cannot end the rule of a style', () => {
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

  test('no element has a style attribute or a handler, for any attack on the renderer (attack row 30)', () => {
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

describe('the document', () => {
  test('says only what the view says: no key of a block, no id of a page', () => {
    const keyed = { ...paragraph('a'), key: 'secretKey' }
    expect(printPage(viewOf(document(keyed)), none).html).not.toContain('secretKey')
  })

  test('is not for search engines when the view says so', () => {
    expect(printPage(viewOf(document(), { noIndex: true }), none).html).toContain(
      '<meta name="robots" content="noindex">',
    )
    expect(printPage(viewOf(document()), none).html).not.toContain('noindex')
  })

  test('leaves out what the layout switches off', () => {
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

  test('speaks the language of the site', () => {
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

  test('equal views give equal bytes', () => {
    const view = viewOf(document(paragraph('a')))
    expect(printPage(view, none).html).toBe(printPage(view, none).html)
  })
})

test('every class that pages use has a rule, and every icon that rules use a drawing', () => {
  const folder = new URL('../look/sheets/', import.meta.url)
  // A style sheet that is missing from the list would not be served.
  expect(readdirSync(folder).sort()).toEqual(sheets.map((name) => `${name}.css`).toSorted())
  const css = sheets.map((name) => readFileSync(new URL(`${name}.css`, folder), 'utf8')).join('\n')
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
