/** Forms that GitBook writes, or that its repositories hold, and that plain Markdown reads otherwise. */
import { describe, expect, it } from 'vitest'
import { contentText } from '../document/canonical.ts'
import type { Block } from '../document/document.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'

const read = (source: string, titled = false) => parseMarkdown(source, { file: 'f.md', titled })
const codes = (source: string, titled = false): string[] =>
  read(source, titled).warnings.map(({ line, code }) => `${line} ${code}`)

/** The blocks as nested types with their text. */
const outline = (nodes: readonly Block[]): unknown[] =>
  nodes.map((block) => {
    const text = (block.nodes ?? [])
      .flatMap((node) => (node.object === 'text' ? node.leaves.map((leaf) => leaf.text) : []))
      .join('')
    const below = (block.nodes ?? []).filter((node): node is Block => node.object === 'block')
    return below.length > 0 ? { [block.type]: outline(below) } : `${block.type}: ${text}`
  })

/** What is read does not change when it is printed and read again. */
const lasts = (source: string): void => {
  const { document } = read(source)
  const text = printMarkdown(document, { href: (ref) => (ref.kind === 'url' ? ref.url : '') })
  expect(read(text).document.nodes.map(contentText)).toEqual(document.nodes.map(contentText))
}

describe('cells of pipe tables', () => {
  const cells = (source: string): unknown[] =>
    (read(source).document.nodes[0]?.fragments ?? []).map(({ nodes }) => outline(nodes))
  const table = (...rows: string[]): string => `| A | B |\n| --- | --- |\n${rows.join('\n')}\n`

  it('hold paragraphs and lists', () => {
    const source = table(
      '| <p>one <strong>x</strong></p><p>two `c`</p> | <ul><li>a</li><li>b<ol><li>c</li></ol></li></ul> |',
    )
    expect(cells(source)).toEqual([
      ['paragraph: one x', 'paragraph: two c'],
      [
        {
          'list-unordered': [
            { 'list-item': ['paragraph: a'] },
            { 'list-item': ['paragraph: b', { 'list-ordered': [{ 'list-item': ['paragraph: c'] }] }] },
          ],
        },
      ],
    ])
    lasts(source)
  })

  it('stay raw HTML where it is not well formed, and at any depth', () => {
    expect(cells(table('| <p>one | two</p> |'))).toEqual(
      [['paragraph: one '], ['paragraph: two']].map(() => expect.anything()),
    )
    lasts(table('| <p>one | two</p> |'))
    const deep = '<ul><li>'.repeat(2000) + 'x' + '</li></ul>'.repeat(2000)
    expect(read(table(`| ${deep} | y |`)).document.nodes).toHaveLength(1)
  })

  it('are not divided at the bars of <code>', () => {
    const source = table('| <code>a || b</code> | c |')
    expect(cells(source)).toEqual([['paragraph: a || b'], ['paragraph: c']])
    expect(codes(source)).toEqual([])
    lasts(source)
    // Nothing but cells is touched.
    expect(outline(read('```\n| <code>a|b</code> |\n```\n').document.nodes)).toEqual([
      { code: ['code-line: | <code>a|b</code> |'] },
    ])
  })

  it('beyond the last column are reported', () => {
    expect(codes(table('| a | b |', '| `x || y` | d |'))).toEqual(['4 long-row'])
    expect(codes(table('| a \\| b | c', 'd | e |'))).toEqual([])
  })
})

describe('footnotes', () => {
  const source = 'A[^1] b.\n\n[^1]: first\n    line\n\n    second *para*\n\n    * item\n\nafter\n'

  it('have all their paragraphs', () => {
    const { document } = read(source)
    expect(outline(document.nodes)).toEqual(['paragraph: A b.', 'paragraph: after'])
    const note = document.nodes[0]?.nodes?.[1]
    const body = note?.object === 'inline' ? note.fragments?.[0]?.nodes : undefined
    expect(outline(body ?? [])).toEqual([
      'paragraph: first line',
      'paragraph: second para',
      { 'list-unordered': [{ 'list-item': ['paragraph: item'] }] },
    ])
    lasts(source)
  })

  it('end where the indentation ends, and nest only so far', () => {
    expect(outline(read('A[^1]\n\n[^1]: one\n\n  not part of it\n').document.nodes)).toEqual([
      'paragraph: A',
      'paragraph: not part of it',
    ])
    lasts(`A[^1]\n\n[^1]: one\n\n    ${'> '.repeat(60)}deep\n`)
  })

  it('of a title are kept as text, with a warning', () => {
    const titled = '# Title[^1]\n\ntext\n\n[^1]: the note\n'
    expect(read(titled, true).title).toBe('Title')
    expect(outline(read(titled, true).document.nodes)).toEqual([
      'paragraph: text',
      'paragraph: [^1]: the note',
    ])
    expect(codes(titled, true)).toEqual(['1 title-footnote'])
  })

  it('of highlighted code are kept below it', () => {
    const code =
      '<pre class="language-sh"><code class="lang-sh">a\n<strong>b\n</strong>c <a data-footnote-ref href="#user-content-fn-1">d</a>\n</code></pre>\n\n[^1]: the note\n'
    expect(outline(read(code).document.nodes)).toEqual([
      { code: ['code-line: a', 'code-line: b', 'code-line: c d'] },
      'paragraph: [^1]: the note',
    ])
    expect(codes(code)).toEqual(['1 code-footnote'])
  })
})

describe('an end tag behind words', () => {
  it('closes its block', () => {
    const source =
      '{% tabs %}\n{% tab title="a" %}\none `x` {% endtab %}\n\n{% tab title="b" %}\n* two {% endtab %}\n\n{% tab title="c" %}\nthree\n{% endtab %}\n{% endtabs %}\n\nafter\n'
    expect(outline(read(source).document.nodes)).toEqual([
      {
        tabs: [
          { 'tabs-item': ['paragraph: one x'] },
          { 'tabs-item': [{ 'list-unordered': [{ 'list-item': ['paragraph: two'] }] }] },
          { 'tabs-item': ['paragraph: three'] },
        ],
      },
      'paragraph: after',
    ])
    expect(codes(source)).toEqual([])
    lasts(source)
  })

  it('is text in code, escaped, and without a block to close', () => {
    for (const line of ['`{% endhint %}`', 'a \\{% endhint %}', 'a {% endhint %}']) {
      const [first] = read(`${line}\n`).document.nodes
      expect(outline(first === undefined ? [] : [first])).toEqual([expect.stringMatching(/\{% endhint %\}$/)])
    }
    expect(codes('a {% endhint %}\n')).toEqual(['1 tag-in-line'])
  })
})
