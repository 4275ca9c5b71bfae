import { readFile, readdir } from 'node:fs/promises'
import fc from 'fast-check'
import { parseFragment, serialize } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'
import { describe, expect, test } from 'vitest'
import { plainText } from '../document/document.ts'
import type { Block, Inline, Json, JsonObject, Mark, RichTextDocument, Text } from '../document/document.ts'
import { outline } from '../document/heading-anchors.ts'
import type { RenderContext } from './render-context.ts'
import { attributeNames, tags } from './render-node.ts'
import type { RenderNode } from './render-node.ts'
import { renderToHtml, renderToText } from './print-tree.ts'
import { rawHtml } from './raw-html.ts'
import { renderDocument } from './render-document.ts'
import { block, document, paragraph as p } from '../../testing/fixtures/blocks.ts'
import { expressionEvaluator } from './evaluate-expression.ts'

const seed = Number(process.env['FC_SEED'] ?? 20260404)
const numRuns = process.env['RECTO_LONG'] === '1' ? 20_000 : 300

const inline = (type: string, data: JsonObject = {}, nodes: Inline['nodes'] = []): Inline => ({
  ...{ object: 'inline', type, data, nodes },
})
const withFragments = (node: Block, fragments: { readonly [name: string]: readonly Block[] }): Block => ({
  ...node,
  fragments: Object.entries(fragments).map(([fragment, nodes]) => ({ object: 'fragment', fragment, nodes })),
})
const marked = (text: string, ...marks: Mark[]): Text => plainText(text, marks)
const mark = (type: string, data?: JsonObject): Mark => ({
  object: 'mark',
  type,
  ...(data === undefined ? {} : { data }),
})

const reused = new Map<string, RichTextDocument>([
  ['rc', document(block('heading-2', {}, [plainText('Same')]), { ...p('reused'), key: 'foreign' })],
  [
    'loop',
    document(block('reusable-content', { ref: { kind: 'reusable-content', reusableContent: 'loop' } })),
  ],
])

const context = (change: Partial<RenderContext> = {}): RenderContext => ({
  resolve: (reference) => {
    switch (reference.kind) {
      case 'page':
        return reference.page === 'gone'
          ? { href: '', title: 'Gone', state: 'broken' }
          : { href: `/pages/${reference.page}`, title: `Page ${reference.page}`, emoji: '📄', state: 'ok' }
      case 'url':
        return { href: reference.url, title: reference.url, state: 'ok' }
      case 'file':
        return {
          href: `https://files.example/${reference.file}`,
          title: `${reference.file}.png`,
          state: 'ok',
        }
      case 'user':
        return { href: '', title: 'Ada', state: 'ok' }
      default:
        return { href: `/x/${reference.kind}`, title: reference.kind, state: 'ok' }
    }
  },
  reusableContent: ({ reusableContent }) => reused.get(reusableContent),
  rawHtml,
  ...change,
})
const html = (nodes: Block | Block[], change: Partial<RenderContext> = {}) =>
  renderToHtml(renderDocument(document(...[nodes].flat()), context(change)))

const page = { kind: 'page', page: 'p1' }
const file = { kind: 'file', file: 'f1' }

describe('each type of block', () => {
  const cases: [string, Block, string][] = [
    [
      'paragraph',
      { ...block('paragraph', { align: 'center' }, [plainText('x')]), key: 'k' },
      '<p data-key="k" data-align="center">x</p>',
    ],
    ['paragraph, a break', p('a\nb'), '<p>a<br>b</p>'],
    ...([1, 2, 3, 4, 5, 6] as const).map((n): [string, Block, string] => [
      `heading-${n}`,
      block(`heading-${n}`, {}, [plainText('A b')]),
      `<h${n} id="a-b">A b</h${n}>`,
    ]),
    [
      'list-ordered',
      block('list-ordered', { start: 3 }, [block('list-item', {}, [p('x')])]),
      '<ol start="3"><li><p>x</p></li></ol>',
    ],
    [
      'list-unordered',
      block('list-unordered', {}, [block('list-item', {}, [p('x')])]),
      '<ul><li><p>x</p></li></ul>',
    ],
    [
      'list-tasks',
      block('list-tasks', {}, [block('list-item', { checked: true }, [p('x')])]),
      '<ul data-type="list-tasks"><li data-state="done"><input type="checkbox" checked="" disabled=""><p>x</p></li></ul>',
    ],
    ['divider', block('divider'), '<hr>'],
    ['blockquote', block('blockquote', {}, [p('x')]), '<blockquote><p>x</p></blockquote>'],
    [
      'hint',
      block('hint', { style: 'danger', icon: 'bolt' }, [p('x')]),
      '<div data-type="hint" data-style="danger" data-icon="bolt"><p>x</p></div>',
    ],
    [
      'code',
      block('code', { syntax: 'js', title: 'a.js' }, [
        block('code-line', {}, [plainText('<a>')]),
        block('code-line', { highlighted: true }, [marked('b', mark('bold'))]),
      ]),
      '<div data-type="code" data-title="a.js" data-syntax="js"><p data-type="code-title">a.js</p><pre><code>&lt;a&gt;\n<mark data-highlighted=""><strong>b</strong></mark></code></pre></div>',
    ],
    ['code-line alone', block('code-line', {}, [plainText('x')]), '<p data-type="code-line">x</p>'],
    [
      'prompt',
      block('prompt', { description: 'Do', icon: 'x' }, [
        block('code', {}, [block('code-line', {}, [plainText('y')])]),
      ]),
      '<details data-type="prompt" data-icon="x"><summary>Do</summary><pre><code>y</code></pre></details>',
    ],
    [
      'images, image',
      block('images', { align: 'end', withFrame: true }, [
        withFragments(block('image', { ref: file, alt: 'A "cat"', width: '120px' }), { caption: [p('cap')] }),
      ]),
      '<div data-type="images" data-align="end" data-frame=""><figure data-type="image"><img alt="A &#34;cat&#34;" src="https://files.example/f1" width="120"><figcaption>cap</figcaption></figure></div>',
    ],
    [
      'image, two themes',
      block('image', { ref: file, refDark: { kind: 'file', file: 'f2' } }),
      '<figure data-type="image"><img alt="" src="https://files.example/f1" data-theme="light"><img alt="" src="https://files.example/f2" data-theme="dark"></figure>',
    ],
    [
      'drawing',
      block('drawing', { ref: file }),
      '<figure data-type="drawing"><img alt="" src="https://files.example/f1"></figure>',
    ],
    [
      'file',
      withFragments({ ...block('file', { ref: file }), key: 'k' }, { caption: [p('c')] }),
      '<div data-key="k" data-type="file"><a href="https://files.example/f1" rel="noopener" data-type="link">f1.png</a><p>c</p></div>',
    ],
    [
      'embed',
      block('embed', { url: 'https://v.example/1' }),
      '<div data-type="embed"><a href="https://v.example/1" rel="noopener" data-type="link">https://v.example/1</a></div>',
    ],
    ['math', block('math', { formula: 'a<b' }), '<p data-type="math"><code>a&lt;b</code></p>'],
    [
      'expandable',
      withFragments(block('expandable', { defaultExpanded: true }), {
        'expandable-title': [p('t')],
        'expandable-body': [p('b')],
      }),
      '<details open=""><summary>t</summary><p>b</p></details>',
    ],
    [
      'tabs, tabs-item',
      block('tabs', {}, [block('tabs-item', { title: 'T', slug: 't' }, [p('x')])]),
      '<div data-type="tabs"><section data-type="tabs-item" data-title="T" data-slug="t"><p data-type="tab-title">T</p><p>x</p></section></div>',
    ],
    [
      'stepper, stepper-step',
      block('stepper', {}, [block('stepper-step', {}, [p('x')])]),
      '<ol data-type="stepper"><li data-type="stepper-step"><p>x</p></li></ol>',
    ],
    [
      'columns, column',
      block('columns', { fullWidth: true }, [block('column', { width: '66.66666666666666%' }, [p('x')])]),
      '<div data-type="columns" data-full-width=""><div data-type="column" data-width="66.66666666666666%"><p>x</p></div></div>',
    ],
    [
      'content-ref',
      block('content-ref', { ref: page }),
      '<p data-type="content-ref"><a href="/pages/p1" data-type="link"><span aria-hidden="true" data-type="emoji">📄</span>Page p1</a></p>',
    ],
    [
      'reusable-content',
      block('reusable-content', { ref: { kind: 'reusable-content', reusableContent: 'rc' } }),
      '<div data-type="reusable-content"><h2 id="same">Same</h2><p>reused</p></div>',
    ],
    [
      'if',
      block('if', { expression: 'visitor.x' }, [p('x')]),
      '<div data-type="if" data-if="visitor.x"><p>x</p></div>',
    ],
    [
      'updates, update',
      block('updates', { format: 'full' }, [block('update', { date: '2026-01-02', tags: 'a,b' }, [p('x')])]),
      '<div data-type="updates" data-format="full"><section data-type="update" data-tags="a,b"><time datetime="2026-01-02">2026-01-02</time><p>x</p></section></div>',
    ],
    [
      'openapi-operation',
      block('openapi-operation', { ref: { kind: 'openapi', spec: 's' }, path: '/a', method: 'get' }),
      '<p data-type="openapi-operation"><code>GET /a</code> <a href="/x/openapi" data-type="link">openapi</a></p>',
    ],
    [
      'openapi-schemas',
      block('openapi-schemas', { ref: { kind: 'openapi', spec: 's' }, schemas: 'A, B' }),
      '<div data-type="openapi-schemas"><ul><li><code>A</code></li><li><code>B</code></li></ul></div>',
    ],
    [
      'integration',
      block('integration', { integration: 'i', block: 'b', props: {} }),
      '<div data-type="integration" data-kind="i"><p>i/b</p></div>',
    ],
    [
      'integration with text',
      block('integration', {
        integration: 'i',
        block: 'b',
        props: { content: 'A --> B', url: 'https://example.org/a', id: 'x' },
      }),
      '<div data-type="integration" data-kind="i"><p>i/b</p>' +
        '<p><a href="https://example.org/a" rel="noopener" data-type="link">https://example.org/a</a></p>' +
        '<pre><code>A --&gt; B</code></pre></div>',
    ],
    [
      'html',
      block('html', { html: '<u onclick=x>a</u><script>b</script>' }),
      '<div data-type="html"><u>a</u></div>',
    ],
    [
      'unknown',
      withFragments(block('hologram', {}, [plainText('words'), p('inner')]), { part: [p('more')] }),
      '<div data-type="unknown" data-kind="hologram">words<p>inner</p><p>more</p></div>',
    ],
  ]
  test.each(cases)('%s', (_, given, expected) => {
    const printed = html(given)
    expect(printed).toBe(expected)
    expect(serialize(parseFragment(printed))).toBe(serialize(parseFragment(expected)))
  })

  test('a table by column types, rows by order and then id', () => {
    const columns = ['t', 'c', 'n', 'r', 's', 'f', 'u', 'l', 'i']
    const types = ['text', 'checkbox', 'number', 'rating', 'select', 'files', 'users', 'content-ref', 'image']
    const definition = Object.fromEntries(
      columns.map((id, i): [string, Json] => [
        id,
        {
          id,
          title: id.toUpperCase(),
          type: types[i] ?? '',
          ...(id === 's' ? { options: [{ value: 'o1', label: 'One' }] } : {}),
        },
      ]),
    )
    const values = { t: 'r1:t', c: true, n: 4, r: 2, s: ['o1', 'o2'], f: ['f1'], u: ['u1'], l: page, i: file }
    const table = withFragments(
      block('table', {
        view: { type: 'grid', columns: [...columns, 'gone'] },
        definition,
        records: {
          r2: { orderIndex: 'b', values: {} },
          r1: { orderIndex: 'b', values },
          r0: { orderIndex: 'a', values: { n: 0 } },
        },
      }),
      { 'r1:t': [p('cell')] },
    )
    const cells = [...html(table).matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell)
    expect(cells.slice(9, 18)).toEqual([
      '<p>cell</p>',
      '<input type="checkbox" checked="" disabled="" aria-label="C">',
      '4',
      '<span aria-label="2" role="img" data-type="rating">★★</span>',
      '<span data-type="option" data-kind="o1">One</span><span data-type="option" data-kind="o2">o2</span>',
      '<a href="https://files.example/f1" rel="noopener" data-type="file">f1.png</a>',
      '<a data-type="mention" data-state="broken">Ada</a>',
      '<a href="/pages/p1" data-type="content-ref"><span aria-hidden="true" data-type="emoji">📄</span>Page p1</a>',
      '<img alt="" src="https://files.example/f1">',
    ])
    expect(cells[2]).toBe('0')
  })

  test('cards with target and cover', () => {
    const definition = {
      t: { title: 'T', type: 'text' },
      l: { title: 'L', type: 'content-ref' },
      c: { title: 'C', type: 'files' },
    }
    const view = {
      type: 'cards',
      columns: ['t'],
      cardSize: 'large',
      targetDefinition: 'l',
      coverDefinition: 'c',
    }
    const records = { r: { orderIndex: 'a', values: { t: 'r:t', l: page, c: ['f1'] } } }
    expect(html(withFragments(block('table', { view, definition, records }), { 'r:t': [p('x')] }))).toBe(
      '<div data-type="cards" data-size="large"><section data-type="card"><img alt="" src="https://files.example/f1">' +
        '<div data-type="cell" data-title="T"><p>x</p></div><a href="/pages/p1" data-type="card-target">' +
        '<span aria-hidden="true" data-type="emoji">📄</span>Page p1</a></section></div>',
    )
  })
})

describe('each type of inline and mark', () => {
  const link = (ref: JsonObject) => inline('link', { ref }, [plainText('x')])
  test.each<[string, Inline | Text, string]>([
    ['link', link(page), '<a href="/pages/p1" data-type="link">x</a>'],
    [
      'link out',
      link({ kind: 'url', url: 'https://a.example' }),
      '<a href="https://a.example" rel="noopener" data-type="link">x</a>',
    ],
    ['link, broken', link({ kind: 'page', page: 'gone' }), '<a data-type="link" data-state="broken">x</a>'],
    [
      'link, script',
      link({ kind: 'url', url: 'java\nscript:alert(1)' }),
      '<a data-type="link" data-state="broken">x</a>',
    ],
    ['link, no reference', link({ kind: 'nonsense' }), '<a data-type="link" data-state="broken">x</a>'],
    [
      'emoji',
      inline('emoji', { code: '1f600' }),
      '<span aria-label="1f600" role="img" data-type="emoji">😀</span>',
    ],
    [
      'emoji, shortcode',
      inline('emoji', { code: 'smile' }),
      '<span aria-label="smile" role="img" data-type="emoji">:smile:</span>',
    ],
    [
      'icon',
      inline('icon', { icon: 'bolt', color: '$primary' }),
      '<i aria-hidden="true" data-type="icon" data-icon="bolt" data-color="$primary"></i>',
    ],
    [
      'icon, hostile',
      inline('icon', { icon: '" onx', color: 'url(x)' }),
      '<i aria-hidden="true" data-type="icon"></i>',
    ],
    [
      'expression',
      inline('expression', { expression: 'a.b' }),
      '<span data-type="expression" data-state="source">{{ a.b }}</span>',
    ],
    ['inline-math', inline('inline-math', { formula: 'x' }), '<span data-type="math"><code>x</code></span>'],
    [
      'inline-image',
      inline('inline-image', { ref: file, size: 'line', caption: 'c' }),
      '<span data-type="inline-image" data-size="line"><img alt="" src="https://files.example/f1"><small>c</small></span>',
    ],
    [
      'inline-image, broken',
      inline('inline-image', { alt: 'words' }),
      '<span data-type="inline-image"><span data-type="image" data-state="broken">words</span></span>',
    ],
    [
      'annotation',
      {
        ...inline('annotation', {}, [plainText('x')]),
        fragments: [{ object: 'fragment', fragment: 'annotation-body', nodes: [p('note')] }],
      },
      '<span data-type="annotation">x</span><span role="note" data-type="annotation-body"><span data-type="paragraph">note</span></span>',
    ],
    [
      'mention',
      inline('mention', { ref: page }),
      '<a href="/pages/p1" data-type="mention"><span aria-hidden="true" data-type="emoji">📄</span>Page p1</a>',
    ],
    [
      'button',
      inline('button', { label: 'Go', kind: 'secondary', ref: page }),
      '<a href="/pages/p1" data-type="button" data-kind="secondary">Go</a>',
    ],
    ['html', inline('html', { html: '<br><img src=x onerror=y>' }), '<br><img alt="" src="x">'],
    [
      'unknown',
      inline('sparkle', {}, [plainText('x')]),
      '<span data-type="unknown" data-kind="sparkle">x</span>',
    ],
    ['bold in italic', marked('x', mark('bold'), mark('italic')), '<strong><em>x</em></strong>'],
    ['code', marked('x', mark('code')), '<code>x</code>'],
    ['keyboard', marked('x', mark('keyboard')), '<kbd>x</kbd>'],
    ['strikethrough', marked('x', mark('strikethrough')), '<s>x</s>'],
    ['superscript', marked('x', mark('superscript')), '<sup>x</sup>'],
    ['subscript', marked('x', mark('subscript')), '<sub>x</sub>'],
    [
      'color',
      marked('x', mark('color', { text: 'blue', background: 'default' })),
      '<mark data-color="blue">x</mark>',
    ],
    ['color, hostile', marked('x', mark('color', { text: 'red;position:fixed' })), '<mark>x</mark>'],
    ['unknown mark', marked('x', mark('glow')), '<span data-type="unknown" data-kind="glow">x</span>'],
  ])('%s', (_, given, expected) => {
    expect(html(p(given))).toBe(`<p>${expected}</p>`)
  })

  test('raw HTML around words holds them', () => {
    const line = p(inline('html', { html: '<u>' }), 'a ', link(page), inline('html', { html: '</u>' }), ' b')
    expect(html(line)).toBe('<p><u>a <a href="/pages/p1" data-type="link">x</a></u> b</p>')
  })

  test('raw HTML is its source while the parser is not loaded', () => {
    const { rawHtml: _, ...without } = context()
    const drawn = renderDocument(
      document(p(inline('html', { html: '<script>' })), block('html', { html: '<b>' })),
      without,
    )
    expect(renderToHtml(drawn)).toBe(
      '<p><code data-type="html">&lt;script&gt;</code></p><div data-type="html"><pre>&lt;b&gt;</pre></div>',
    )
  })
})

describe('expressions and conditions', () => {
  const doc = [
    p(inline('expression', { expression: 'space.vars.name' })),
    block('if', { expression: 'visitor.claims.pro' }, [p('pro')]),
    block('if', { expression: '!visitor.claims.pro' }, [p('free')]),
    block('if', { expression: 'space.vars.name == "X"' }, [p('x')]),
    block('if', { expression: '1 +' }, [p('faulty')]),
  ]
  const input = { space: { vars: { name: '<X>' } }, visitor: { claims: { pro: true } } }
  const text = (change: Partial<RenderContext>) =>
    renderToText(renderDocument(document(...doc), context(change))).split('\n')
  const evaluated = (mode: 'true' | 'deterministic-only') =>
    text({ evaluate: expressionEvaluator({ mode, input }) })
  test('without a way to evaluate: all as written', () => {
    expect(text({})).toEqual(['{{ space.vars.name }}', 'pro', 'free', 'x', 'faulty'])
  })
  test('true: evaluated; what fails is hidden', () => {
    expect(evaluated('true')).toEqual(['<X>', 'pro'])
  })
  test('deterministic-only: what reads the visitor stays as written', () => {
    expect(evaluated('deterministic-only')).toEqual(['<X>', 'pro', 'free'])
  })
  test('attack 18: values are text, never markup', () => {
    expect(html(doc[0] as Block, { evaluate: expressionEvaluator({ mode: 'true', input }) })).toBe(
      '<p><span data-type="expression" data-state="value">&lt;X&gt;</span></p>',
    )
  })
})

describe('reused content', () => {
  const use = (id: string) =>
    block('reusable-content', { ref: { kind: 'reusable-content', reusableContent: id } })
  test('anchors never take those of the page, keys do not leave their document', () => {
    const drawn = html([use('rc'), block('heading-2', {}, [plainText('Same')]), use('rc')])
    expect([...drawn.matchAll(/id="(.*?)"/g)].map(([, id]) => id)).toEqual(['same-1', 'same', 'same-2'])
    expect(drawn).not.toContain('data-key')
  })
  test('cycles are cut, missing ones are broken', () => {
    expect(html(use('loop'))).toBe(
      '<div data-type="reusable-content"><div data-type="reusable-content" data-state="cut">reusable-content</div></div>',
    )
    expect(html(use('nothing'))).toBe(
      '<div data-type="reusable-content" data-state="broken">reusable-content</div>',
    )
  })
  test('two that use each other twice stay small', () => {
    const docs = new Map(
      Array.from({ length: 20 }, (_, i) => [`d${i}`, document(use(`d${i + 1}`), use(`d${i + 1}`))]),
    )
    const from = performance.now()
    html(
      Array.from({ length: 50 }, () => use('d0')),
      { reusableContent: ({ reusableContent }) => docs.get(reusableContent) },
    )
    expect(performance.now() - from).toBeLessThan(2_000)
  })
})

test('the outline holds what is seen at once', () => {
  const heading = (n: number, title: string) => block(`heading-${n}`, {}, [plainText(title)])
  const doc = document(
    heading(1, 'A'),
    heading(4, 'small'),
    block('columns', {}, [block('column', {}, [heading(2, 'B')])]),
    block('tabs', {}, [block('tabs-item', {}, [heading(2, 'folded')])]),
    heading(3, 'A'),
  )
  expect(outline(doc).map(({ anchor, level }) => `${level} ${anchor}`)).toEqual(['1 a', '2 b', '3 a-1'])
})

test('an annotation with a list stays inside its paragraph when it is read again', () => {
  const list = block('list-unordered', {}, [
    block('list-item', {}, [p('x')]),
    block('code', {}, [block('code-line')]),
  ])
  const note: Inline = {
    ...inline('annotation', {}, [plainText('a')]),
    fragments: [{ object: 'fragment', fragment: 'annotation-body', nodes: [list] }],
  }
  const printed = html(p(note, ' b'))
  expect(serialize(parseFragment(printed))).toBe(printed)
  expect(parseFragment(printed).childNodes).toHaveLength(1)
})

test('the HTML parser is loaded by raw-html.ts alone, and nothing of Node', async () => {
  const folder = new URL('.', import.meta.url)
  for (const name of await readdir(folder)) {
    if (name.includes('.test.')) continue
    const source = await readFile(new URL(name, folder), 'utf8')
    expect(source, name).not.toMatch(/from 'node:|process\.env/)
    if (name !== 'raw-html.ts')
      expect(source, name).not.toMatch(/from 'parse5'|from 'hast|from '\.\/raw-html/)
  }
})

test('nesting beyond the limit becomes text, with no overflow', () => {
  let deep = p('bottom')
  for (let i = 0; i < 5_000; i += 1) deep = block('blockquote', {}, [deep])
  expect(html(deep)).toContain('bottom')
  let chain: Inline = inline('link', { ref: page }, [plainText('end')])
  for (let i = 0; i < 5_000; i += 1) chain = inline('link', { ref: page }, [chain])
  expect(html(p(chain))).toContain('end')
})

// Any JSON in data, any known or unknown type: the renderer is total and uses only its allow-lists.
const types = [
  ...[
    'paragraph',
    'heading-1',
    'list-ordered',
    'list-item',
    'hint',
    'code',
    'code-line',
    'prompt',
    'images',
    'image',
    'file',
  ],
  ...[
    'embed',
    'math',
    'expandable',
    'tabs',
    'tabs-item',
    'column',
    'table',
    'content-ref',
    'reusable-content',
    'if',
    'update',
  ],
  ...['openapi-operation', 'openapi-schemas', 'integration', 'html', 'constructor', '__proto__', 'x'],
]
const inlineTypes = [
  'link',
  'emoji',
  'icon',
  'expression',
  'inline-math',
  'inline-image',
  'annotation',
  'mention',
  'button',
  'html',
  'toString',
]
const names = [
  'ref',
  'refDark',
  'url',
  'html',
  'code',
  'icon',
  'id',
  'view',
  'definition',
  'records',
  'align',
  'title',
  'expression',
  'kind',
  'width',
]
const hostile = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<Json>,
  fc.constantFrom<Json[]>(
    { kind: 'url', url: 'javascript:alert(1)' },
    { kind: 'file', file: '"><script>' },
    { type: 'cards', columns: ['constructor', 'a'] },
    { constructor: { type: 'text' }, a: { type: 'image', title: '<b>' } },
    { r: { orderIndex: 1, values: { a: { kind: 'url', url: 'data:text/html,x' }, constructor: [] } } },
    '"><img src=x onerror=alert(1)>',
  ),
)
const data = fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 4 }) as fc.Arbitrary<JsonObject>
const { node } = fc.letrec<{ node: Block; line: Inline | Text }>((tie) => ({
  line: fc.oneof(
    { depthSize: 'small' },
    fc.string({ maxLength: 12 }).map((text): Text => marked(text, mark('color', { text }))),
    fc
      .record({ type: fc.constantFrom(...inlineTypes), data, nodes: fc.array(tie('line'), { maxLength: 2 }) })
      .map((given): Inline => ({ object: 'inline', ...given })),
  ),
  node: fc
    .record({
      type: fc.constantFrom(...types),
      key: fc.string(),
      data,
      nodes: fc.oneof(
        { depthSize: 'small' },
        fc.array(tie('line'), { maxLength: 3 }),
        fc.array(tie('node'), { maxLength: 3 }),
      ),
      inner: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('node'), { maxLength: 2 })),
    })
    .map(({ inner, ...given }): Block => {
      const parts = ['caption', 'expandable-title', 'r:a'].map((fragment) => ({
        object: 'fragment' as const,
        fragment,
        nodes: inner,
      }))
      return { object: 'block', ...given, fragments: parts }
    }),
}))

test('any document: no throw, only listed tags and attributes, no script address, equal for equal', () => {
  const allowedTags = new Set<string>(tags)
  const allowedAttributes = new Set<string>(attributeNames)
  fc.assert(
    fc.property(fc.array(node, { maxLength: 4 }), (nodes) => {
      const given = document(...nodes)
      const drawn: readonly RenderNode[] = renderDocument(given, context())
      const printed = renderToHtml(drawn)
      expect(renderToHtml(renderDocument(given, context()))).toBe(printed)
      renderToText(drawn)
      for (const [, tag] of printed.matchAll(/<([^\s/>]+)/g)) expect(allowedTags).toContain(tag)
      const look = (parent: readonly DefaultTreeAdapterTypes.ChildNode[]): void => {
        for (const child of parent) {
          if (!('tagName' in child)) continue
          expect(allowedTags).toContain(child.tagName)
          for (const { name, value } of child.attrs) {
            expect(allowedAttributes).toContain(name)
            if (name === 'href' || name === 'src')
              expect(value).not.toMatch(/^\s*(?:javascript|data:text|vbscript)/i)
          }
          look(child.childNodes)
        }
      }
      look(parseFragment(printed).childNodes)
    }),
    { seed, numRuns },
  )
})
