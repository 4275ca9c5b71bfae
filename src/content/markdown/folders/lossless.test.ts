/**
 * The eighteen requirements for a round trip of a real repository. GitBook's own forms are preserved exactly; other
 * forms are converted to it with the same meaning.
 */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Fences } from '../../contentkit/markdown-fences.ts'
import { parseCanonical, stableJson } from '../../document/canonical.ts'
import type { Block, ContentReference, RichTextDocument } from '../../document/document.ts'
import { emptyDocument } from '../../document/document.ts'
import type { Entry } from '../../revision/revision.ts'
import { exportFolder } from './export-folder.ts'
import { importFolder } from './import-folder.ts'
import { editText } from './edit-page-text.ts'
import { parseMarkdown } from '../parse-markdown.ts'
import { printMarkdown } from '../print-markdown.ts'

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')
const nodesOf = (source: string): readonly Block[] =>
  parseMarkdown(source, { file: 'x.md', titled: false }).document.nodes
const printed = (source: string): string => {
  const { document } = parseMarkdown(source, { file: 'x.md', titled: false })
  const text = printMarkdown(document, { href })
  expect(nodesOf(text).map(stableJson)).toEqual(document.nodes.map(stableJson))
  return text
}
/** Preserved exactly. */
const keeps = (source: string): void => expect(printed(source)).toBe(`${source}\n`)
/** Written in another form. */
const becomes = (source: string, other: string): void => {
  expect(printed(source)).toBe(`${other}\n`)
  expect(nodesOf(other).map(stableJson)).toEqual(nodesOf(source).map(stableJson))
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
type Files = { readonly [path: string]: string }

/** The document with the hash `edited`, and the fences that are blocks of integrations. */
interface Editing {
  readonly document?: RichTextDocument
  readonly fences?: Fences
}

/** The folder after import, changes of its entries, and export. */
const roundTrip = (
  files: Files,
  change: (entry: Entry) => Entry = (entry) => entry,
  edit: Editing = {},
): Files => {
  let count = 0
  const imported = importFolder(
    new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)])),
    {
      sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      mintId: (kind) => `${kind}-${(count += 1)}`,
      ...(edit.fences && { fences: edit.fences }),
    },
  )
  const stored = (hash: string) => parseCanonical(imported.documents.get(hash) ?? new Uint8Array())
  const out = exportFolder({
    entries: imported.entries.map(change),
    documentOf: (hash) => (hash === 'edited' ? (edit.document ?? emptyDocument) : stored(hash)),
    formerDocumentOf: stored,
    ...(edit.fences && { fences: edit.fences }),
    blobOf: (hash) => imported.blobs.get(hash)?.bytes ?? new Uint8Array(),
  })
  return Object.fromEntries([...out].map(([path, make]) => [path, decoder.decode(make())]))
}

describe('A round trip keeps', () => {
  it('1. all keys of the front matter, their order, unknown ones, and how a text is written', () => {
    const head =
      '---\nodd: [1, {a: b}] # why\ndescription: >-\n  folded\n  text\nicon: "gear"\nzz: |\n  a\n\n  b\n---\n'
    const edited = editText({
      source: `${head}\n# T\n\nold\n`,
      title: 'T',
      formerTitle: 'T',
      document: parseMarkdown('new', { file: '' }).document,
      titled: true,
      changes: () => ({ icon: 'leaf' }),
      href,
    })
    expect(edited).toBe(`${head.replace('"gear"', 'leaf')}\n# T\n\nnew\n`)
  })

  it('2. unknown attributes of a tag and the exact decimals of widths; attributes in one order', () => {
    keeps(
      '{% columns %}\n{% column width="66.66666666666666%" %}\na\n{% endcolumn %}\n\n{% column %}\nb\n{% endcolumn %}\n{% endcolumns %}',
    )
    becomes(
      '{% hint odd="1" icon="leaf" style="info" %}\na\n{% endhint %}',
      '{% hint style="info" icon="leaf" odd="1" %}\na\n{% endhint %}',
    )
    keeps('{% tab title="a" %}'.replace('{%', '\\{%'))
  })

  it('3. self-closing and closed forms, and the body of a caption', () => {
    keeps('{% embed url="https://x.y" fullWidth="true" %}')
    keeps('{% embed url="https://x.y" %}\nsome *caption*\n{% endembed %}')
    keeps('{% file src="a.pdf" %}')
    keeps('{% file src="a.pdf" %}\ncaption\n{% endfile %}')
    keeps('{% page-ref page="../b.md" %}')
  })

  it('4. the body of openapi tags, and of content-ref when it is no plain link', () => {
    keeps(
      '{% openapi-operation spec="s" path="/a" method="get" %}\n[OpenAPI spec](https://x)\n{% endopenapi-operation %}',
    )
    keeps('{% openapi src="s.yaml" path="/a" method="post" %}\n[s.yaml](s.yaml)\n{% endopenapi %}')
    keeps('{% swagger src="s.yaml" path="/a" method="post" %}\n[s.yaml](s.yaml)\n{% endswagger %}')
    keeps('{% content-ref url="a.md" %}\n[a.md](a.md)\n{% endcontent-ref %}')
    keeps('{% content-ref url="a.md" %}\nmore than a link\n{% endcontent-ref %}')
  })

  it('5. explicit anchors of headings, dots and all', () => {
    keeps('## T <a href="#v1.2" id="v1.2"></a>')
    becomes('## T <a name="old"></a>', '## T <a href="#old" id="old"></a>')
  })

  it('6. pipe and HTML tables, attributes of columns, hidden ones, alignment', () => {
    keeps('| a | b | c |\n| :--- | :---: | ---: |\n| 1 | *2* |  |')
    keeps(
      '<table data-view="cards" data-card-size="large" data-full-width><thead><tr><th width="100" align="center" valign="top">a</th><th data-hidden data-card-target data-type="content-ref">b</th></tr></thead><tbody><tr><td align="center" valign="top">x<br>y</td><td><a href="c.md">c.md</a></td></tr></tbody></table>',
    )
    keeps(
      '<table data-header-hidden><thead><tr><th>a</th><th data-type="checkbox">b</th></tr></thead><tbody><tr><td><ul><li>x</li></ul></td><td>true</td></tr></tbody></table>',
    )
  })

  it('7. size, words, caption and dark variant of images, and images among words', () => {
    keeps(
      '<figure><picture><source srcset="d.png" media="(prefers-color-scheme: dark)"><img src="a.png" alt="w" width="375"></picture><figcaption><p>c</p></figcaption></figure>',
    )
    keeps('a <img src="i.png" alt="" data-size="line"> b')
    becomes('![w](a.png)', '<figure><img src="a.png" alt="w"><figcaption></figcaption></figure>')
  })

  it('8. title, language, overflow, line numbers and highlighted lines of code', () => {
    keeps(
      '{% code title="a.js" overflow="wrap" lineNumbers="true" expandable="true" %}\n```js\nx\n```\n{% endcode %}',
    )
    keeps(
      '<pre class="language-js" data-title="t"><code class="lang-js">a\n<strong>b\n</strong>c\n</code></pre>',
    )
    keeps('````\n```\n````')
  })

  it('9. whether an expandable is open', () => {
    keeps('<details>\n\n<summary>T</summary>\n\nbody\n\n</details>')
    keeps('<details open>\n\n<summary>T</summary>\n\nbody\n\n</details>')
  })

  it('10. nesting of lists, the first number, tasks, and tags inside items', () => {
    keeps('* a\n  * b\n    * c')
    keeps('3. a\n4. b')
    keeps('* [ ] a\n* [x] b')
    keeps('1. x\n\n   {% hint style="info" %}\n   in\n   {% endhint %}\n\n2. y')
  })

  it('11. colours, buttons with icons, icons in words, shortcodes as written', () => {
    keeps('<mark style="color:red;">a</mark> <mark style="background-color:$primary;">b</mark>')
    keeps(
      '<a href="x.md" class="button primary" data-icon="rocket">Go</a> <i class="fa-gear">:gear:</i> :smile:',
    )
  })

  it('12. hard breaks and entities as what they mean, in GitBook’s form', () => {
    keeps('a\\\nb')
    becomes('a  \nb', 'a\\\nb')
    becomes('a &#x26; b &amp;lt; c&#x20;', 'a & b \\&lt; c&#x20;')
  })

  it('13. links as written when they resolve, markers of lost ones, anchors with dots, mentions', () => {
    keeps(
      '[a](../b.md#v1.2) [b](broken-reference) [c](/broken/pages/x1) [d](https://app.gitbook.com/s/abc) [e](<a b.md>) [f.md](f.md "mention") [g](h.md "t")',
    )
    const files = {
      'README.md': '# R\n\n[a](b.md#v1.2) [lost](broken-reference) [way](./b.md)\n',
      'b.md': '# B\n',
    }
    expect(roundTrip(files)).toEqual(files)
  })

  it('14. an include as a reference', () => {
    keeps('{% include "../.gitbook/includes/x.md" %}')
    keeps('{% include "https://app.gitbook.com/s/a/~/reusable/b/" %}')
  })

  it('15. order, groups and their anchors, short titles, outside entries, and hidden pages outside', () => {
    const files = {
      'README.md': '# Welcome\n',
      'SUMMARY.md':
        '# Table of contents\n\n* [Home](README.md)\n\n## Group <a href="#g" id="g"></a>\n\n* [B](b.md "Short")\n* [Out](https://x.y)\n* [At](b.md#here)\n',
      'b.md': '# Another title\n',
      'hidden.md': '# Hidden\n',
    }
    expect(roundTrip(files)).toEqual(files)
  })

  it('16. line endings, the final newline, a byte order mark and bidi controls of each file', () => {
    const files = {
      'README.md': '\ufeff# R\r\n\r\nmixed\nends',
      'SUMMARY.md': '# Table of contents\r\n\r\n* [R](README.md)\r\n* [B](b.md)',
      'b.md': '# \u202bB\u202c\n\n\u200ftext\n\n\n',
    }
    expect(roundTrip(files)).toEqual(files)
    const renamed = roundTrip(files, (entry) => (entry.kind === 'page' ? { ...entry, icon: 'leaf' } : entry))
    expect(renamed['README.md']).toBe('\ufeff---\r\nicon: leaf\r\n---\r\n\r\n# R\r\n\r\nmixed\r\nends')
  })

  it('17. unknown and unbalanced tags as text with a warning of file and line, and files outside', () => {
    const source = 'a\n\n{% odd x="1" %}\n\n{% endhint %}\n\n{% hint %}\nopen'
    expect(
      parseMarkdown(source, { file: 'x.md' }).warnings.map(
        ({ file, line, code }) => `${file}:${line} ${code}`,
      ),
    ).toEqual(['x.md:3 unknown-tag', 'x.md:5 stray-end-tag', 'x.md:7 unclosed-tag'])
    becomes(source, 'a\n\n\\{% odd x="1" %}\n\n\\{% endhint %}\n\n\\{% hint %} open')
    const files = { 'README.md': '# R\n', LICENSE: 'free\r\n', 'x/data.bin': 'b' }
    expect(roundTrip(files)).toEqual(files)
  })

  it('18. blocks of integrations, as tags over many lines and as fenced code, with every line', () => {
    const tag = '{% @mermaid/diagram content="graph TD\n\n    A["x"] --> B\n%% end %%\n"   %}'
    const page = `# B\r\n\r\nfirst\r\n\r\n${tag.replaceAll('\n', '\r\n')}\r\n\r\n~~~drawing  a="b"\r\nC\r\n~~~\r\n`
    const files = { 'README.md': '# R\n', 'SUMMARY.md': '* [R](README.md)\n* [B](b.md)\n', 'b.md': page }
    const fences: Fences = new Map([['drawing', { integration: 'i', block: 'd', body: 'text' }]])
    const edited = (entry: Entry): Entry =>
      entry.kind === 'page' && entry.title === 'B' ? { ...entry, document: 'edited' } : entry
    for (const edit of [{}, { fences }]) {
      expect(roundTrip(files, undefined, edit)).toEqual(files)
      const { document } = parseMarkdown(page, { file: '', ...edit })
      const nodes = [...nodesOf('changed'), ...document.nodes.slice(1)]
      const whole = roundTrip(files, edited, { ...edit, document: { ...document, nodes } })
      expect(whole['b.md']).toBe(page.replace('first', 'changed'))
    }
    const block: Block = {
      object: 'block',
      type: 'integration',
      isVoid: true,
      data: { integration: 'i', block: 'd', props: { text: 'X', a: 'b' } },
    }
    const document: RichTextDocument = { ...emptyDocument, nodes: [block] }
    const fenced = roundTrip(files, edited, { document, fences })
    expect(fenced['b.md']).toBe('# B\r\n\r\n```drawing a="b"\r\nX\r\n```\r\n')
    const tagged = roundTrip(files, edited, { document })
    expect(tagged['b.md']).toBe('# B\r\n\r\n{% @i/d a="b" text="X" %}\r\n')
  })
})
