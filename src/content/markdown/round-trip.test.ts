import { describe, expect, it } from 'vitest'
import { corpusFolder, readFolder } from '../../testing/generators/corpus.ts'
import { stableJson } from '../document/canonical.ts'
import type { ContentReference } from '../document/document.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')

/** Tier 1 and tier 3 for one text: the tree survives printing, and the printed form is stable. */
const expectStable = (source: string, file: string): void => {
  const parsed = parseMarkdown(source, { file })
  const printed = printMarkdown(parsed.document, { href })
  const again = parseMarkdown(printed, { file, titled: false })
  const lines = (document: typeof parsed.document): string => document.nodes.map(stableJson).join('\n')
  expect(lines(again.document), file).toBe(lines(parsed.document))
  expect(printMarkdown(again.document, { href }), file).toBe(printed)
}

describe('Markdown round trip', () => {
  const folder = corpusFolder()
  it.skipIf(folder === undefined)(
    'keeps the tree of every page of the corpus',
    () => {
      for (const [path, bytes] of readFolder(folder?.path ?? ''))
        if (path.endsWith('.md')) expectStable(new TextDecoder().decode(bytes), path)
    },
    60_000,
  )

  const pages: { readonly [name: string]: string } = {
    'a hint with unknown attributes':
      '{% hint style="tip" icon="leaf" odd="1" %}\ntext\n\n* a\n{% endhint %}',
    'a list below a picture in an item': '* <img src="a.png" alt="b" data-size="line">\n\n  * a\n  * b\n* c',
    'exact widths':
      '{% columns %}\n{% column width="66.66666666666666%" %}\na\n{% endcolumn %}\n{% column %}\nb\n{% endcolumn %}\n{% endcolumns %}',
    'nested tabs':
      '{% tabs %}\n{% tab title="A" %}\n{% tabs %}\n{% tab title="B" %}\n```js\n{% endtab %}\n```\n{% endtab %}\n{% endtabs %}\n{% endtab %}\n{% endtabs %}',
    captions:
      '{% embed url="https://x.y" fullWidth="true" %}\ncaption\n{% endembed %}\n\n{% file src="a b.pdf" %}',
    references:
      '{% content-ref url="a.md" %}\n[a.md](a.md)\n{% endcontent-ref %}\n\n{% page-ref page="../b.md" %}\n\n{% include "../.gitbook/includes/x.md" %}',
    specifications:
      '{% openapi-operation spec="s" path="/a" method="get" %}\n[OpenAPI spec](https://x)\n{% endopenapi-operation %}\n\n{% swagger src="x.yaml" path="/b" method="post" %}\n[x.yaml](x.yaml)\n{% endswagger %}',
    'updates and conditions':
      '{% updates format="full" %}\n{% update date="2026-01-02" tags="a,b" %}\n## T\n{% endupdate %}\n{% endupdates %}\n\n{% if !visitor.claims.x %}\nyes\n{% endif %}',
    tasks: '* [ ] a\n* [x] b\n  * c\n\n1. x\n\n   {% hint style="info" %}\n   in\n   {% endhint %}\n2. y',
    'unbalanced tags':
      '{% endhint %}\n\n{% hint style="info" %}\nopen\n\n{% strange %}\n\n{% tab code="x" %}',
    'math and footnotes': 'a $$x^2$$ b[^1]\n\n$$\ny\n$$\n\n[^1]: the *note*\n\n[^lost]: nobody',
    'inline things':
      ':smile: <mark style="color:red;">**x**</mark> <i class="fa-gear">:gear:</i> {{ a.b }} <a href="x" class="button primary" data-icon="y">Go</a> <name> a\\\nb&#x20;',
    images:
      '<figure><picture><source srcset="d.png" media="(prefers-color-scheme: dark)"><img src="a.png" alt="x" width="3"></picture><figcaption><p>c <code>d</code></p></figcaption></figure>\n\n![a](b.png)',
  }
  for (const [name, source] of Object.entries(pages)) it(`keeps ${name}`, () => expectStable(source, name))

  it('keeps a table of thousands of cells, with cells at its end that must be escaped', () => {
    const odd = ['\\<b>', '\\*a\\*', 'a \\| b', '`x|y`', '\\[^1]', '\\{{ a }}', '**b**', '<u>c</u>']
    const row = (at: number) => `| ${odd.map((text) => (at < 1495 ? `cell ${at}` : text)).join(' | ')} |`
    const rows = Array.from({ length: 1500 }, (_, at) => row(at))
    expectStable([row(0), '| --- '.repeat(odd.length), ...rows].join('\n'), 'long table')
  })

  it('keeps a table of thousands of cells that only HTML can express', () => {
    const rows = Array.from({ length: 1500 }, (_, at) => `<tr><td>${at}</td><td>${at}</td></tr>`)
    const last = '<tr><td><p>a</p><p>b</p></td><td>c</td></tr>'
    const head = '<thead><tr><th>A</th><th>B</th></tr></thead>'
    expectStable(`<table>${head}<tbody>${rows.join('')}${last}</tbody></table>`, 'long HTML table')
  })

  it('reports unbalanced and unknown tags with file and line', () => {
    const { warnings } = parseMarkdown(pages['unbalanced tags'] ?? '', { file: 'x.md' })
    expect(warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'x.md:1 stray-end-tag',
      'x.md:3 unclosed-tag',
      'x.md:6 unknown-tag',
      'x.md:8 unclosed-tag',
    ])
  })
})
