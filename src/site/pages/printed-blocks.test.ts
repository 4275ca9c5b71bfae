import { blockMarker } from '../contentkit/page-blocks.ts'
import { describe, expect, test } from 'vitest'
import { plainText } from '../../content/document/document.ts'
import { parseMarkdown } from '../../content/markdown/parse-markdown.ts'
import { codesOf } from '../body/print-code.ts'
import { colouredLines } from '../body/highlight-code.ts'
import { printPage } from './page-document.ts'
import { block, paragraph, document } from '../../testing/fixtures/blocks.ts'
import { viewOf, none, textOf, printed, fromMarkdown } from '../../testing/fixtures/site-views.ts'

describe('blocks as HTML', () => {
  // Markdown → the printed text of the page.
  test.each([
    ['words', 'a **b** *c* ~~d~~ `e`', '<strong>b</strong> <em>c</em> <s>d</s> <code>e</code>'],
    [
      'a heading below the title, with its anchor',
      '## Set up',
      '<h2 id="set-up" dir="auto">Set up<a class="anchor" href="#set-up" aria-hidden="true" tabindex="-1"></a></h2>',
    ],
    ['lists', '* a\n* b', '<ul dir="ltr"><li><p dir="auto">a</p></li><li><p dir="auto">b</p></li></ul>'],
    ['a list from right to left', '* **1. אחד**', '<ul dir="rtl"><li><p dir="auto">'],
    ['a quotation without a letter', '> 1', '<blockquote><p dir="auto">1</p></blockquote>'],
    ['a numbered list that begins later', '3. a\n4. b', '<ol start="3" dir="ltr">'],
    [
      'tasks',
      '* [x] a\n* [ ] b',
      '<li class="task"><span class="check checked" role="img" aria-label="Done"></span>',
    ],
    ['a quotation', '> a', '<blockquote dir="ltr"><p dir="auto">a</p></blockquote>'],
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
    [
      'the alignment of columns',
      '| A | B | C |\n| :- | :-: | -: |\n| 1 | 2 | 3 |',
      '<tr><td dir="auto"><p dir="auto">1</p></td><td dir="auto" class="align-center"><p dir="auto">2</p></td><td dir="auto" class="align-right">',
    ],
    [
      'the alignment of cells in HTML',
      '<table data-x="1"><tbody><tr><td align="right" colspan="2">1</td></tr><tr><td>2</td><td>3</td></tr></tbody></table>',
      'class="align-',
    ],
    [
      'a diagram: its source, which the script draws',
      '```mermaid\nflowchart LR\n  A --> B\n```',
      '<div class="diagram" data-diagram="Diagram"><div class="code">',
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
      '<section class="update"><div class="update-side"><time datetime="2026-01-02">January 2, 2026</time><span class="option">new</span></div>',
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
    ['integration', block('integration', { integration: 'x', block: 'y' }), blockMarker(0)],
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
      '<span class="i i-rocket-launch" aria-hidden="true"></span>',
    ],
    [
      'icon that has none',
      paragraph('a', { object: 'inline', type: 'icon', data: { icon: 'unicorn' } }),
      '<p dir="auto">a</p>',
    ],
  ] as const)('%s', (_name, made, expected) => {
    expect(printed(document(made))).toContain(expected)
  })

  test('shows the source of formulas that are not rendered yet', () => {
    const formula = document(paragraph({ object: 'inline', type: 'inline-math', data: { formula: 'x_1' } }))
    const made = printPage(viewOf(formula), { ...none, formulas: undefined })
    expect([made.formulas, made.html.includes('<code class="formula">x_1</code>')]).toEqual([true, true])
    expect(printPage(viewOf(document(paragraph('a'))), none).formulas).toBe(false)
  })

  test('highlights code with classes and keeps its text', async () => {
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

  test('starts headings one level below the title', () => {
    const levels = (markdown: string) =>
      [...fromMarkdown(markdown).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
    expect(levels('# a\n\n## b\n\n###### c')).toEqual([2, 3, 6])
    expect(levels('## a\n\n### b')).toEqual([2, 3])
    expect(levels('#### a\n\n### b')).toEqual([3, 2])
  })

  test('shows code in an unknown language without highlighting', async () => {
    expect(await colouredLines('klingon', 'qapla')).toBeUndefined()
  })

  test('gives an image without a size the size of its file', () => {
    const picture = document(
      block('images', {}, [block('image', { ref: { kind: 'file', file: 'a.png' }, width: 300 })]),
    )
    const help = { ...none, sizes: () => ({ width: 600, height: 400 }) }
    expect(printPage(viewOf(picture), help).html).toContain('width="300" height="200"')
  })
})
