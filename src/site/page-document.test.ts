import { readdirSync, readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { beforeAll, describe, expect, test } from 'vitest'
import { plainText } from '../content/document.ts'
import type { Block, Inline, JsonObject, RichTextDocument } from '../content/document.ts'
import { parseMarkdown } from '../content/markdown/parse.ts'
import { attacks } from '../content/render/attack-corpus.ts'
import { outline } from '../content/render/anchors.ts'
import { mathMarkup } from '../content/render/math.ts'
import type { RenderContext } from '../content/render/context.ts'
import { rawHtml } from '../content/render/raw-html.ts'
import { renderDocument } from '../content/render/render-document.ts'
import type { SiteCustomization } from '../contract/customization.ts'
import { corpusFolder, readFolder } from '../testing/corpus.ts'
import { codesOf } from './body/print-code.ts'
import { colouredLines } from './highlight.ts'
import { htmlRules } from './html-rules.ts'
import { sheets } from './look/sheets.ts'
import { printMissing, printThanks, printTooMany } from './message-pages.ts'
import { printPage } from './page-document.ts'
import { printSearch } from './search-page.ts'
import type { SiteFrame, SitePage, SitePageView } from './page-view.ts'

const color = { light: '#2457d6', dark: '#7ea2ff' }

const look = (change: Partial<SiteCustomization> = {}): SiteCustomization => ({
  styling: {
    theme: 'clean',
    primaryColor: color,
    infoColor: color,
    successColor: color,
    warningColor: color,
    dangerColor: color,
    corners: 'rounded',
    depth: 'subtle',
    links: 'default',
    font: 'Inter',
    monospaceFont: 'JetBrainsMono',
    icons: 'regular',
    sidebar: { background: 'default', list: 'default' },
    search: 'prominent',
  },
  favicon: {},
  header: { links: [] },
  footer: { groups: [] },
  themes: { default: 'light', toggeable: true },
  pdf: { enabled: true },
  feedback: { enabled: false },
  ai: { mode: 'none' },
  advancedCustomization: { enabled: true },
  git: { showEditLink: false },
  pageActions: { externalAI: false, markdown: true, mcp: false },
  externalLinks: { target: 'self' },
  pagination: { enabled: true },
  trademark: { enabled: true },
  privacyPolicy: {},
  socialPreview: {},
  insights: { trackingCookie: false },
  ...change,
})

const frame = (change: Partial<SiteFrame> = {}): SiteFrame => ({
  title: 'Example',
  language: 'en',
  home: '/docs/',
  base: '/docs',
  assets: { style: '/docs/~assets/site.css', script: '/docs/~assets/site.js', preload: [] },
  customization: look(),
  header: [],
  footer: [],
  sections: [],
  variants: [],
  search: true,
  ...change,
})

const layout = {
  ...{ wide: false, title: true, description: true, tableOfContents: true, outline: true },
  ...{ pagination: true, metadata: true },
}

const context: RenderContext = {
  resolve: (reference) =>
    reference.kind === 'url'
      ? { href: reference.url, title: reference.url, state: 'ok' }
      : reference.kind === 'file'
        ? { href: `/docs/~files/${reference.file}`, title: reference.file, state: 'ok' }
        : { href: '', title: 'Gone', state: 'broken' },
  expressions: { mode: 'true', input: {} },
  reusableContent: () => undefined,
  rawHtml,
}

const viewOf = (
  document: RichTextDocument,
  change: Partial<SitePage> = {},
  of: Partial<SiteFrame> = {},
): SitePageView => ({
  frame: frame(of),
  navigation: [],
  breadcrumbs: [],
  page: {
    title: 'Page',
    layout,
    nodes: renderDocument(document, context),
    outline: outline(document),
    noIndex: false,
    ...change,
  },
})

const none = { colours: () => undefined, formulas: mathMarkup, sizes: () => undefined }
/** The text of the page alone. */
const textOf = (html: string): string =>
  /<div class="text">([^]*)<\/div><\/article>/.exec(html)?.[1] ?? `no text in ${html}`
const printed = (document: RichTextDocument): string => textOf(printPage(viewOf(document), none).html)
const fromMarkdown = (markdown: string): string =>
  printed(parseMarkdown(markdown, { file: 'test.md', titled: false }).document)

const block = (type: string, data: JsonObject = {}, nodes: Block['nodes'] = []): Block => ({
  ...{ object: 'block', type, data, nodes },
})
const paragraph = (...nodes: (string | Inline)[]): Block =>
  block(
    'paragraph',
    {},
    nodes.map((node) => (typeof node === 'string' ? plainText(node) : node)),
  )
const document = (...nodes: Block[]): RichTextDocument => ({ object: 'document', data: {}, nodes })

describe('every kind of block as HTML', () => {
  // Markdown → what stands in the text of the page.
  test.each([
    ['words', 'a **b** *c* ~~d~~ `e`', '<strong>b</strong> <em>c</em> <s>d</s> <code>e</code>'],
    [
      'a heading below the title, with its anchor',
      '## Set up',
      '<h2 id="set-up" dir="auto">Set up<a class="anchor" href="#set-up" aria-hidden="true" tabindex="-1"></a></h2>',
    ],
    ['lists', '* a\n* b', '<ul dir="auto"><li><p dir="auto">a</p></li><li><p dir="auto">b</p></li></ul>'],
    ['a numbered list that begins later', '3. a\n4. b', '<ol start="3" dir="auto">'],
    [
      'tasks',
      '* [x] a\n* [ ] b',
      '<li class="task"><span class="check checked" role="img" aria-label="Done"></span>',
    ],
    ['a quotation', '> a', '<blockquote dir="auto"><p dir="auto">a</p></blockquote>'],
    ['a divider', 'a\n\n***\n\nb', '<hr>'],
    [
      'a hint',
      '{% hint style="warning" %}\na\n{% endhint %}',
      '<div class="hint warning" role="note" aria-label="Warning"><span class="i i-warning"></span><div><p dir="auto">a</p></div></div>',
    ],
    [
      'an expandable',
      '<details>\n\n<summary>More</summary>\n\na\n\n</details>',
      '<details class="expandable"><summary>More</summary><p dir="auto">a</p></details>',
    ],
    [
      'tabs, one below the other',
      '{% tabs %}\n{% tab title="A" %}\na\n{% endtab %}\n{% tab title="B" %}\nb\n{% endtab %}\n{% endtabs %}',
      '<div class="tabs"><section class="tab"><p class="tab-title">A</p><p dir="auto">a</p></section><section class="tab"><p class="tab-title">B</p>',
    ],
    [
      'steps',
      '{% stepper %}\n{% step %}\n### One\n{% endstep %}\n{% endstepper %}',
      '<ol class="stepper"><li class="step"><div><h2 id="one"',
    ],
    [
      'columns with a width',
      '{% columns %}\n{% column width="66.6%" %}\na\n{% endcolumn %}\n{% column %}\nb\n{% endcolumn %}\n{% endcolumns %}',
      '<div class="columns"><div class="column" data-width="66.6%">',
    ],
    [
      'a table',
      '| A | B |\n| - | - |\n| 1 | 2 |',
      '<div class="table" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th scope="col" dir="auto">A</th>',
    ],
    [
      'code with a title',
      '{% code title="a.ts" lineNumbers="true" %}\n```ts\nlet a\nlet b\n```\n{% endcode %}',
      '<span class="code-title">a.ts</span>',
    ],
    [
      'lines of code with breaks between them',
      '```\na\nb\n```',
      '<pre tabindex="0" dir="ltr"><code><span class="line">a</span>\n<span class="line">b</span></code></pre>',
    ],
    ['a formula as MathML', '$$\na^2\n$$', '<msup><mi>a</mi><mn>2</mn></msup>'],
    [
      'a picture with a caption',
      '<figure><img src="https://example.org/a.png" alt="A"><figcaption><p>Cap</p></figcaption></figure>',
      '<figure class="figure"><img src="https://example.org/a.png" alt="A" decoding="async"><figcaption>Cap</figcaption></figure>',
    ],
    [
      'a frame of a host that is listed',
      '{% embed url="https://www.youtube.com/watch?v=dQw4w9WgXcQ" %}',
      '<iframe class="frame" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="YouTube" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"',
    ],
    [
      'a card for any other address',
      '{% embed url="https://example.org/x" %}',
      '<a class="link-card" href="https://example.org/x" rel="noopener">',
    ],
    [
      'a reference to a page that is gone',
      '{% content-ref url="broken-reference" %}\n[x](broken-reference)\n{% endcontent-ref %}',
      'link-card',
    ],
    ['a file', '{% file src="https://example.org/a.pdf" %}\nCap\n{% endfile %}', '<div class="caption">'],
    [
      'a button',
      '<a href="https://example.org" class="button primary">Go</a>',
      '<a class="button primary" href="https://example.org" rel="noopener">Go</a>',
    ],
    [
      'cards',
      '<table data-view="cards"><thead><tr><th></th><th data-hidden data-card-target data-type="content-ref"></th></tr></thead><tbody><tr><td><strong>A</strong></td><td><a href="https://example.org">a</a></td></tr></tbody></table>',
      '<ul class="cards medium"><li class="card"><div class="cell"><p dir="auto"><strong>A</strong></p></div><a class="card-link" href="https://example.org"',
    ],
    [
      'raw HTML, cut to what is harmless',
      '<div onclick="x()"><b>a</b><script>x()</script></div>',
      '<b>a</b>',
    ],
    [
      'an update',
      '{% updates format="full" %}\n{% update date="2026-01-02" tags="new" %}\n## Big\n{% endupdate %}\n{% endupdates %}',
      '<section class="update"><div class="update-side"><time datetime="2026-01-02">2026-01-02</time><span class="option">new</span></div>',
    ],
  ])('%s', (_name, markdown, expected) => {
    expect(fromMarkdown(markdown)).toContain(expected)
  })

  test.each([
    [
      'prompt',
      block('prompt', { description: 'Ask' }, [
        block('code', {}, [block('code-line', {}, [plainText('text')])]),
      ]),
      '<summary><span class="i i-terminal" aria-hidden="true"></span>Ask</summary>',
    ],
    [
      'openapi-operation',
      block('openapi-operation', { path: '/a', method: 'get' }),
      '<code class="method method-get">GET</code><code class="path">/a</code>',
    ],
    [
      'openapi-schemas',
      block('openapi-schemas', { schemas: 'A,B' }),
      '<code class="path">A</code><code class="path">B</code>',
    ],
    ['integration', block('integration', { integration: 'x', block: 'y' }), 'y'],
    [
      'drawing',
      block('drawing', { ref: { kind: 'file', file: 'd.png' } }),
      '<img src="/docs/~files/d.png" alt="" decoding="async">',
    ],
    [
      'annotation',
      paragraph({
        object: 'inline',
        type: 'annotation',
        data: {},
        nodes: [plainText('words')],
        fragments: [{ object: 'fragment', fragment: 'annotation-body', nodes: [paragraph('the note')] }],
      }),
      '<button type="button" class="note-mark" popovertarget="@note-1" aria-label="Note"></button></span><span class="note" id="@note-1" popover>',
    ],
    [
      'expression that fails',
      paragraph({ object: 'inline', type: 'expression', data: { expression: '1 +' } }),
      '<p dir="auto"></p>',
    ],
    ['emoji', paragraph({ object: 'inline', type: 'emoji', data: { code: '1f600' } }), '😀'],
    [
      'inline formula',
      paragraph({ object: 'inline', type: 'inline-math', data: { formula: 'x_1' } }),
      '<msub>',
    ],
    [
      'mention of what is gone',
      paragraph({ object: 'inline', type: 'mention', data: { ref: { kind: 'user', user: 'u' } } }),
      '<span class="broken mention">',
    ],
    ['unknown type', block('hologram', {}, [paragraph('inside')]), '<div><p dir="auto">inside</p></div>'],
    [
      'icon that has a drawing',
      paragraph({ object: 'inline', type: 'icon', data: { icon: 'rocket-launch' } }),
      '<span class="i i-rocket" aria-hidden="true"></span>',
    ],
    [
      'icon that has none',
      paragraph('a', { object: 'inline', type: 'icon', data: { icon: 'unicorn' } }),
      '<p dir="auto">a</p>',
    ],
  ] as const)('%s', (_name, made, expected) => {
    expect(printed(document(made))).toContain(expected)
  })

  test('says of formulas that nobody has made yet that they are there, and shows their source', () => {
    const formula = document(paragraph({ object: 'inline', type: 'inline-math', data: { formula: 'x_1' } }))
    const made = printPage(viewOf(formula), { ...none, formulas: undefined })
    expect([made.formulas, made.html.includes('<code class="formula">x_1</code>')]).toEqual([true, true])
    expect(printPage(viewOf(document(paragraph('a'))), none).formulas).toBe(false)
  })

  test('colours of code stand in classes and leave the text as it is', async () => {
    const { document: code } = parseMarkdown('```ts\nconst a = "<b>" // note\n```', {
      file: 'a.md',
      titled: false,
    })
    const view = viewOf(code)
    const [asked] = codesOf(view.page.nodes)
    const lines = await colouredLines(asked?.syntax ?? '', asked?.text ?? '')
    const html = textOf(printPage(view, { ...none, colours: () => lines }).html)
    expect(html).toContain('<span class="c-keyword">const')
    expect(html).toContain('&quot;&lt;b&gt;&quot;')
    expect(lines?.[0]?.map(([, text]) => text).join('')).toBe('const a = "<b>" // note')
  })

  test('headings begin right below the title, wherever the text begins them', () => {
    const levels = (markdown: string) =>
      [...fromMarkdown(markdown).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels('# a\n\n## b\n\n###### c')).toEqual([2, 3, 6])
    expect(levels('## a\n\n### b')).toEqual([2, 3])
    expect(levels('#### a\n\n### b')).toEqual([3, 2])
  })

  test('a language without a grammar is shown without colours', async () => {
    expect(await colouredLines('klingon', 'qapla')).toBeUndefined()
  })

  test('a picture without a size gets that of its file', () => {
    const picture = document(
      block('images', {}, [block('image', { ref: { kind: 'file', file: 'a.png' }, width: 300 })]),
    )
    const help = { ...none, sizes: () => ({ width: 600, height: 400 }) }
    expect(printPage(viewOf(picture), help).html).toContain('width="300" height="200"')
  })
})

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
        // Values of attributes are escaped, so a quotation mark ends one.
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

describe('valid HTML', () => {
  let validator: HtmlValidate
  beforeAll(() => {
    validator = new HtmlValidate(htmlRules)
  })
  const faults = (html: string): string[] => {
    const report = validator.validateStringSync(html)
    return report.results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) =>
          `${ruleId}: ${message} (${line}:${column}) ${html.split('\n')[line - 1]?.slice(Math.max(0, column - 60), column + 80)}`,
      ),
    )
  }

  test('of a page with everything around it', () => {
    const entry = {
      id: 'a',
      title: 'A',
      href: '/docs/a',
      kind: 'page' as const,
      current: true,
      open: true,
      children: [],
      folded: false,
    }
    const { html } = printPage(
      {
        ...viewOf(document(paragraph('a')), {
          description: 'D',
          canonical: 'https://example.org/docs/a',
          feedback: { action: '/docs/~feedback', at: 'P1/p', most: 1000 },
          edit: '/x',
          markdown: '/docs/a.md',
          updatedAt: '2026-01-01T00:00:00.000Z',
        }),
        frame: frame({
          header: [
            { title: 'H', href: '/h', style: 'link', links: [{ title: 'I', href: '/i' }] },
            { title: 'B', href: '/b', style: 'button-primary', links: [] },
          ],
          footer: [{ title: 'F', links: [{ title: 'G', href: '/g' }] }],
          announcement: { message: 'News', link: { title: 'Read', href: '/n' } },
          sections: [
            { title: 'S', href: '/s', current: true, icon: 'book' },
            {
              title: 'More',
              current: false,
              tabs: [
                { title: 'T', href: '/t', current: false },
                {
                  title: 'Inner',
                  current: false,
                  tabs: [{ title: 'U', href: '/u', current: false, description: 'About' }],
                },
              ],
            },
          ],
          variants: [
            { title: '2', href: '/2', current: true },
            { title: '1', href: '/1', current: false },
          ],
        }),
        navigation: [
          { ...entry, children: [{ ...entry, id: 'b', current: false }] },
          {
            ...entry,
            kind: 'group',
            href: undefined,
            current: false,
            children: [{ ...entry, id: 'c', current: false, folded: true }],
          },
        ],
        breadcrumbs: [{ title: 'G' }, { title: 'A', href: '/docs/a' }],
        previous: { title: 'P', href: '/p' },
        next: { title: 'N', href: '/n' },
        notice: 'Notice',
      },
      none,
    )
    expect(faults(html)).toEqual([])
  })

  test('of the pages of missing addresses and of searches', () => {
    const missing = printMissing({
      frame: frame(),
      navigation: [],
      suggestions: [{ title: 'A', href: '/a' }],
    })
    expect(faults(missing.html)).toEqual([])
    const search = printSearch(frame(), [], {
      query: 'a',
      found: [{ title: 'A', href: '/a', above: ['B'], text: 'an a', marks: [[3, 4]] }],
    })
    expect(search.html).toContain('an <mark class="hit">a</mark>')
    expect(faults(search.html)).toEqual([])
    expect(faults(printTooMany(frame()).html)).toEqual([])
  })

  test('of an operation of an API that says everything by itself', () => {
    const { document: made } = parseMarkdown(
      '{% swagger method="post" path="/a/{id}" baseUrl="https://x.org" summary="S" %}\n{% swagger-description %}\nD\n{% endswagger-description %}\n\n{% swagger-parameter in="path" name="id" type="string" required="true" %}\nP\n{% endswagger-parameter %}\n\n{% swagger-response status="404: No" description="R" %}\n{% endswagger-response %}\n{% endswagger %}',
      { file: 'a.md' },
    )
    const { html } = printPage(viewOf(made), none)
    expect(html).toContain('<span class="server">https://x.org</span>/a/<b>{id}</b></code>')
    expect(html).toContain('<small>path, string, required</small>')
    expect(html).toContain('<code class="method status-4">404</code>')
    expect(faults(html)).toEqual([])
  })

  test('of thanks for feedback, which ask for words once', () => {
    const view = {
      frame: frame(),
      navigation: [],
      page: { title: 'A', href: '/a' },
      feedback: { action: '/docs/~feedback', at: 'P1/p', most: 1000 },
      rating: 'bad',
    } as const
    const thanks = printThanks({ ...view, commented: false })
    expect(faults(thanks.html)).toEqual([])
    expect(thanks.html).toContain('<input type="hidden" name="rating" value="bad">')
    expect(printThanks({ ...view, commented: true }).html).not.toContain('<textarea')
  })

  test('of the pages of the corpus', () => {
    const folder = corpusFolder()
    if (folder === undefined) return
    const pages = [...readFolder(folder.path)]
      .filter(([path]) => path.endsWith('.md'))
      .filter((_page, index) => index % 7 === 0)
    const found: string[] = []
    for (const [path, bytes] of pages) {
      const parsed = parseMarkdown(new TextDecoder().decode(bytes), { file: path })
      const { html } = printPage(viewOf(parsed.document, { title: parsed.title ?? path }), none)
      found.push(...faults(html).map((fault) => `${path} ${fault}`))
    }
    expect(found.slice(0, 20)).toEqual([])
    expect(pages.length).toBeGreaterThan(5)
  }, 60_000)
})

test('every class that pages use has a rule, and every icon that rules use a drawing', () => {
  const folder = new URL('look/sheets/', import.meta.url)
  // A sheet that nobody puts in its place in the order is served to nobody.
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
