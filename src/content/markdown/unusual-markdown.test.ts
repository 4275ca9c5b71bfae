/**
 * Unusual content of real repositories. It must be parsed without an error, preserved, and reported where it matters.
 */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { stableJson } from '../document/canonical.ts'
import type { Block, ContentReference } from '../document/document.ts'
import { plainText } from '../document/block-text.ts'
import type { PageNode } from '../tree/page-tree.ts'
import { buildPageTree, checkTree } from '../tree/page-tree.ts'
import type { ImportedFolder } from './folders/import-folder.ts'
import { importFolder } from './folders/import-folder.ts'
import type { ParsedMarkdown } from './parse-markdown.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'
import { parseSummary } from './folders/parse-summary.ts'

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')

/** Parses, and checks that the tree survives printing. */
const read = (source: string): ParsedMarkdown => {
  const parsed = parseMarkdown(source, { file: 'x.md', titled: false })
  const again = parseMarkdown(printMarkdown(parsed.document, { href }), { file: 'x.md', titled: false })
  expect(again.document.nodes.map(stableJson)).toEqual(parsed.document.nodes.map(stableJson))
  return parsed
}
const nodesOf = (source: string): readonly Block[] => read(source).document.nodes
const typesOf = (source: string): string[] => nodesOf(source).map(({ type }) => type)
const wordsOf = (source: string): string[] => nodesOf(source).map(plainText)
const codesOf = ({ warnings }: { readonly warnings: ParsedMarkdown['warnings'] }): string[] =>
  warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)

const folder = (files: { readonly [path: string]: string }): ImportedFolder => {
  let count = 0
  const imported = importFolder(
    new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    {
      sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      mintId: (kind) => `${kind}-${(count += 1)}`,
    },
  )
  expect(checkTree(imported.entries)).toEqual([])
  return imported
}
const picture = ({ entries }: ImportedFolder): string[] => {
  const lines = (nodes: readonly PageNode[], level: number): string[] =>
    nodes.flatMap(({ entry, children }) => [
      `${'  '.repeat(level)}${entry.type} ${entry.slug}: ${entry.title}`,
      ...lines(children, level + 1),
    ])
  return lines(buildPageTree(entries).roots, 0)
}

describe('A table of contents with', () => {
  const summary = (lines: string, more: { readonly [path: string]: string } = {}): ImportedFolder =>
    folder({ 'SUMMARY.md': lines, 'README.md': '# Home\n', 'p.md': '# P\n', ...more })

  it('a target outside the root', () => {
    const imported = summary('* [Home](README.md)\n* [Up](../out.md)\n* [P](p.md)\n')
    expect(picture(imported)).toEqual(['document readme: Home', 'link up: Up', 'document p: P'])
    expect(codesOf(imported)).toEqual(['SUMMARY.md:2 missing-target'])
  })

  it('a target that is not a Markdown file', () => {
    const imported = summary('* [Home](README.md)\n* [Data](data.json)\n* [P](p.md)\n', { 'data.json': '{}' })
    expect(picture(imported)).toEqual(['document readme: Home', 'link data: Data', 'document p: P'])
  })

  it('a page listed twice', () => {
    const imported = summary('* [Home](README.md)\n* [P](p.md)\n* [P again](p.md)\n')
    expect(picture(imported)).toEqual(['document readme: Home', 'document p: P', 'link p-again: P again'])
    expect(codesOf(imported)).toEqual(['SUMMARY.md:3 page-twice'])
  })

  it('an entry with an anchor', () => {
    expect(picture(summary('* [Home](README.md)\n* [P](p.md)\n* [There](p.md#a.b)\n'))).toEqual([
      'document readme: Home',
      'document p: P',
      'link there: There',
    ])
  })

  it('a path with spaces in angle brackets', () => {
    const imported = summary('* [Home](README.md)\n* [R1](<README (1).md>)\n* [P](p.md)\n', {
      'README (1).md': '# One\n',
    })
    expect(picture(imported)).toEqual(['document readme: Home', 'document readme-1: One', 'document p: P'])
    expect(codesOf(imported)).toEqual([])
  })

  it('outside entries, short titles, a rule between groups and three spaces behind a bullet', () => {
    const { entries, warnings } = parseSummary(
      '# Summary\n\n-   [T](p.md "Short")\n-   [Out](https://x.y)\n\n## G <a id="g"></a>\n\n-   [A](a.md)\n\n***\n\n-   [B](b.md)\n',
      { file: 'SUMMARY.md' },
    )
    expect(warnings).toEqual([])
    expect(entries.map(({ kind, title, shortTitle, anchor }) => [kind, title, shortTitle ?? anchor])).toEqual(
      [
        ['page', 'T', 'Short'],
        ['link', 'Out', undefined],
        ['group', 'G', 'g'],
        ['page', 'B', undefined],
      ],
    )
  })

  it('a bullet without a link that acts as a group', () => {
    expect(picture(summary('* [Home](README.md)\n* Part\n  * [P](p.md)\n'))).toEqual([
      'document readme: Home',
      'group part: Part',
      '  document p: P',
    ])
  })

  it('brackets in titles', () => {
    expect(picture(summary('* [Home](README.md)\n* [P \\[beta\\]](p.md)\n'))[1]).toMatch(/^document p: P/)
    expect(parseSummary('* [P \\[beta\\]](p.md)\n', { file: 'S' }).entries[0]?.title).toBe('P [beta]')
  })

  it('a title apart from the first heading', () => {
    const page = buildPageTree(summary('* [Home](README.md)\n* [Listed](p.md)\n').entries).roots[1]?.entry
    expect([page?.title, page?.linkTitle]).toEqual(['P', 'Listed'])
  })

  it('another name', () => {
    const imported = folder({
      '.gitbook.yaml': 'structure:\n  readme: start.md\n  summary: toc.md\n',
      'toc.md': '* [S](start.md)\n* [P](p.md)\n',
      'start.md': '# S\n',
      'p.md': '# P\n',
    })
    expect(picture(imported)).toEqual(['document start: S', 'document p: P'])
  })

  it('siblings whose slugs collide, and files that it does not name', () => {
    const imported = summary('* [Home](README.md)\n* [P](p.md)\n* [Q](q/p.md)\n', {
      'q/p.md': '# Q\n',
      'left.md': '# Left\n',
    })
    expect(picture(imported)).toEqual([
      'document readme: Home',
      'document p: P',
      'document p-2: Q',
      'document left: Left',
    ])
    expect(codesOf(imported)).toEqual(['left.md:1 not-in-summary', 'q/p.md:1 duplicate-slug'])
  })
})

describe('Links of real pages', () => {
  it('that lost their target, lead to other spaces, or mention', () => {
    const source =
      '[a](broken-reference) [b](/broken/pages/x1) [c](https://app.gitbook.com/s/x/y) [d.md](d.md "mention") [e](a/#v1.2)'
    const inlines = (nodesOf(source)[0]?.nodes ?? []).flatMap((node) =>
      node.object === 'inline' ? [`${node.type} ${(node.data['ref'] as { readonly url: string }).url}`] : [],
    )
    expect(inlines).toEqual([
      'link broken-reference',
      'link /broken/pages/x1',
      'link https://app.gitbook.com/s/x/y',
      'mention d.md',
      'link a/#v1.2',
    ])
  })

  it('to a folder, without extension, or out of the root', () => {
    const imported = folder({
      'README.md': '# R\n\n[f](guide/) [e](guide/a) [o](../../x.md) [lost](no.md)\n',
      'guide/README.md': '# G\n',
      'guide/a.md': '# A\n',
    })
    expect(codesOf(imported)).toEqual(['README.md:3 missing-target', 'README.md:3 missing-target'])
  })
})

describe('Tags of real pages', () => {
  it('that end nothing', () => {
    const parsed = read('a\n\n{% endhint %}\n\n{% endtab %}\n\n{% endcode %}\n\nb')
    expect(codesOf(parsed)).toEqual(['x.md:3 stray-end-tag', 'x.md:5 stray-end-tag', 'x.md:7 stray-end-tag'])
    expect(parsed.document.nodes.map(plainText)).toEqual([
      'a',
      '{% endhint %}',
      '{% endtab %}',
      '{% endcode %}',
      'b',
    ])
  })

  it('that have no end: tabs, hints, code', () => {
    const source =
      '{% tabs %}\n{% tab title="A" %}\na\n{% endtab %}\n\nb\n\n{% hint style="info" %}\n\n{% code %}\n```\nc\n```'
    expect(codesOf(read(source))).toEqual([
      'x.md:1 unclosed-tag',
      'x.md:8 unclosed-tag',
      'x.md:10 unclosed-tag',
    ])
    expect(typesOf(source)).toEqual(['paragraph', 'tabs-item', 'paragraph', 'paragraph', 'paragraph', 'code'])
  })

  it('such as a tab without a title', () => {
    const [tabs] = nodesOf('{% tabs %}\n{% tab code="py" %}\na\n{% endtab %}\n{% endtabs %}')
    expect(tabs?.nodes).toMatchObject([{ type: 'tabs-item', data: { code: 'py' } }])
  })

  it('with curly quotes', () => {
    expect(nodesOf('{% hint style=“info” %}\na\n{% endhint %}')[0]).toMatchObject({
      type: 'hint',
      data: { style: 'info' },
    })
  })

  it('with quotes that do not match: text, and said', () => {
    expect(codesOf(read('{% hint style="info %}\n\na'))).toEqual(['x.md:1 bad-tag'])
  })

  it('in fenced and inline code: text, without a warning', () => {
    const parsed = read('```\n{% hint style="info" %}\n```\n\na `{% endhint %}` b')
    expect(parsed.document.nodes.map(({ type }) => type)).toEqual(['code', 'paragraph'])
    expect(parsed.warnings).toEqual([])
  })

  it('in the middle of a line', () => {
    expect(codesOf(read('a {% hint style="info" %} b'))).toEqual(['x.md:1 tag-in-line'])
  })

  it('behind a fence that is never closed', () => {
    const source = '{% hint style="info" %}\n```\na\n{% endhint %}\n\nb'
    expect(codesOf(read(source))).toEqual(['x.md:1 unclosed-tag'])
    expect(typesOf(source)).toEqual(['paragraph', 'code'])
  })

  it('behind HTML that holds what looks like a fence', () => {
    expect(typesOf('<div>\n```\n</div>\n\n{% hint style="info" %}\na\n{% endhint %}')).toEqual([
      'html',
      'hint',
    ])
  })
})

describe('Text of real pages', () => {
  it('that is empty, or only spaces', () => {
    expect(nodesOf('')).toEqual([])
    expect(nodesOf(' \n\t\n\n')).toEqual([])
    expect(picture(folder({ 'README.md': '' }))).toEqual(['document readme: README'])
  })

  it('with literal names in angle brackets', () => {
    expect(wordsOf('put <name> before <eof>, not <b>here</b>')).toEqual([
      expect.stringMatching(/^put .*before .*, not here$/),
    ])
    expect(printMarkdown(read('put <name> before <eof>').document, { href })).toBe(
      'put <name> before <eof>\n',
    )
  })

  it('with entities and hard breaks by the thousand, in linear time', () => {
    const source = Array.from({ length: 5000 }, (_, at) => `w${at}&#x20;&#x26;\\`).join('\n')
    const [only] = wordsOf(`${source}\nend`)
    expect(only?.match(/&/g)).toHaveLength(5000)
  })

  it('with tables of a hundred kilobytes of HTML', () => {
    const row = '<tr><td>some words in a cell</td><td><a href="x.md">link</a><br>more</td></tr>'
    const source = `<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody>${row.repeat(1500)}</tbody></table>`
    expect(source.length).toBeGreaterThan(100_000)
    const [table] = nodesOf(source)
    expect([table?.type, table?.fragments?.length]).toEqual(['table', 3000])
  })

  it('with CRLF and LF mixed, a lone CR, bidi controls and no final newline', () => {
    expect(wordsOf('a\r\n\r\nb\n\nc\r\rd \u202bx\u202c')).toEqual(['a', 'b', 'c', 'd \u202bx\u202c'])
  })

  it('with a byte order mark before the title', () => {
    expect(parseMarkdown('\ufeff# T\n\na', { file: '' })).toMatchObject({ title: 'T' })
  })

  it('with a title only in the front matter, or several headings of the first level', () => {
    expect(picture(folder({ 'README.md': '---\ntitle: Head\n---\n\ntext\n' }))).toEqual([
      'document readme: Head',
    ])
    const { title, document } = parseMarkdown('# One\n\n# Two\n', { file: '' })
    expect([title, document.nodes.map(({ type }) => type)]).toEqual(['One', ['heading-1']])
  })

  it('in files whose names hold spaces and numbers in brackets', () => {
    expect(picture(folder({ 'README.md': '# R', 'a b (1).md': '# A', 'ü.md': '# U' }))).toEqual([
      'document readme: R',
      'document a-b-1: A',
      expect.stringMatching(/^document .+: U$/),
    ])
  })
})

describe('What random texts found', () => {
  // Regressions: each of these was once parsed differently after printing.
  const found: { readonly [what: string]: string } = {
    'a formula over two lines, the second like a rule': '$$\n--$$',
    'a task that is one hard break': '* [x] <br>\n{%openapi%}',
    'a footnote before a comment without an end': '[^1]\n[^1]:\n<!--',
    'raw HTML that is indented behind a marker': '*\n   <dd',
    'raw HTML with a space that does not break behind it': '* <a>\u00a0',
    'an end tag that belongs to another block': '{%embed%}\n{%embed%}\n<figure\n>{%endembed%}',
    'a link in a link': '<a href>[]()</a>',
    'a footnote in a link': '[^1]:\n<a href>[^1]</a>',
    'empty lists in lists, which would be a rule': '+ - -',
    'a comment over two lines among words': ']<!--\n-->',
    'a label over two lines': '1<a href class="button primary">\n</a>',
    'raw HTML alone between code tags': '<code><!--></code>',
    'a shortcode that touches emphasis': '*t*:e:*t*',
    'shortcodes side by side': '*:e:*:e:',
    'tags that cross': '<code><mark style="color:r"></code></mark>',
    'raw bold tags in crossing marks': '<b>~~</b>\n漢字~~s~~',
    'a footnote in the head of a table': '[^2]:\n* |[^2]\n\t--',
    'raw HTML and a hard space in the head of a table': '|<!-->&nbsp;\n--',
    'a code tag that holds a comment without an end': '{% code title="t" %}\n<!--\n{% endcode %}',
    'marks on a link that holds a link': '<a href>[a]()***h***</a>',
    'an alignment without a value': '<p align></p>',
    'an aligned paragraph that begins a task': '* [x] \n    <p align="center">t</p>',
  }
  for (const [what, source] of Object.entries(found)) it(what, () => void read(source))
})
