import { describe, expect, it } from 'vitest'
import { canonicalBytes } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { corpusFolder, readFolder } from '../../../testing/generators/corpus.ts'
import type { EditorNode } from './editor-node.ts'
import { fromEditor } from './from-editor.ts'
import { readDocument } from './read-document.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'

const bytes = (document: RichTextDocument): string => new TextDecoder().decode(canonicalBytes(document))

/** Through the editor's own model, which refuses what its schema does not allow. */
const throughEditor = (document: RichTextDocument): RichTextDocument => {
  const node = schema.nodeFromJSON(toEditor(document))
  node.check()
  return fromEditor(node.toJSON() as EditorNode)
}

const countCarried = (node: EditorNode, counts: Map<string, number>): void => {
  if (node.type === 'carried') {
    const type = String((node.attrs?.['node'] as { readonly type?: string } | undefined)?.type)
    counts.set(type, (counts.get(type) ?? 0) + 1)
  }
  node.content?.forEach((child) => countCarried(child, counts))
}

const written = (markdown: string): RichTextDocument =>
  parseMarkdown(markdown, { file: 'x.md', titled: false }).document

describe('a document through the editor', () => {
  const folder = corpusFolder()
  it.skipIf(folder === undefined)(
    'is the same on every page of the corpus, and text, lists, quotes, hints and code are never carried',
    () => {
      const carried = new Map<string, number>()
      for (const [path, file] of readFolder(folder?.path ?? '')) {
        if (!path.endsWith('.md')) continue
        const { document } = parseMarkdown(new TextDecoder().decode(file), { file: path })
        expect(bytes(throughEditor(document)), path).toBe(bytes(document))
        countCarried(toEditor(document), carried)
      }
      const rich = /^(?:paragraph|heading-.|list-.*|blockquote|hint|code|divider|tabs|stepper|expandable)$/u
      expect([...carried.keys()].filter((type) => rich.test(type))).toEqual([])
    },
    120_000,
  )

  it('keeps an empty document empty', () => {
    const empty = written('')
    expect(empty.nodes).toEqual([])
    expect(bytes(throughEditor(empty))).toBe(bytes(empty))
  })

  it('keeps neighbouring links with one target apart', () => {
    const document = written('[a](https://x.y)[**b**](https://x.y) c')
    expect(document.nodes[0]?.nodes).toHaveLength(3)
    expect(bytes(throughEditor(document))).toBe(bytes(document))
  })

  it('keeps the key of a split block on its first half', () => {
    const head = written('one two')
    const keyed = { ...head, nodes: head.nodes.map((node) => ({ ...node, key: 'k1' })) }
    const [paragraph] = toEditor(keyed).content ?? []
    const split = { ...toEditor(keyed), content: [paragraph, paragraph].filter((node) => node !== undefined) }
    expect(fromEditor(split).nodes.map(({ key }) => key)).toEqual(['k1', undefined])
  })

  it('keeps lines highlighted when lines are inserted before them', () => {
    const [code] = written('```\na\nb\n```').nodes
    const lines = (code?.nodes ?? []).map((line, at) => ({
      ...line,
      data: at === 1 ? { highlighted: true } : {},
    }))
    const document = { ...written(''), nodes: [{ ...code, nodes: lines }] } as RichTextDocument
    const editor = toEditor(document)
    const [block] = editor.content ?? []
    const longer = { ...block, type: 'code_block', content: [{ type: 'text', text: 'new\na\nb' }] }
    const [after] = fromEditor({ ...editor, content: [longer] }).nodes
    expect((after?.nodes ?? []).map((line) => 'data' in line && line.data)).toEqual([
      {},
      {},
      { highlighted: true },
    ])
  })
})

describe('blocks of integrations through the editor', () => {
  const diagram = '{% @diagrams/drawing content="A["x"] --> B\n\n  C" data={"props":{"count":3}} %}'

  it.each([
    diagram,
    '{% @embeds/frame url="https://example.org/a" fullWidth="true" %}',
    '{% @forms/form data={"action":{"action":"@link.unfurl","url":"https://example.org"}} %}',
    `* a\n\n  ${diagram.replaceAll('\n', '\n  ')}\n* b`,
    `{% hint style="info" %}\n${diagram}\n{% endhint %}`,
    `<details>\n\n<summary>a</summary>\n\n${diagram}\n\n</details>`,
  ])('keeps %j', (markdown) => {
    const document = written(markdown)
    expect(JSON.stringify(document)).toContain('"type":"integration"')
    expect(throughEditor(document)).toEqual(document)
  })
})

describe('cells through the editor', () => {
  it('gives new table rows and columns ids and cells', () => {
    const editor = toEditor(written('| A |\n| --- |\n| 1 |'))
    const [table] = editor.content ?? []
    const add = (row: EditorNode): EditorNode => ({
      ...row,
      content: [
        ...(row.content ?? []),
        { type: row.attrs?.['row'] === null ? 'table_header' : 'table_cell' },
      ],
    })
    const rows = (table?.content ?? []).map(add)
    const said = { type: 'paragraph', content: [{ type: 'text', text: '2' }] }
    const last = {
      type: 'table_row',
      content: [{ type: 'table_cell', content: [said] }, { type: 'table_cell' }],
    }
    const [after] = fromEditor({
      ...editor,
      content: [{ ...table, type: 'table', content: [...rows, last] }],
    }).nodes
    const data = after?.data as { readonly view: { readonly columns: string[] }; readonly records: object }
    // Counted ids would be those that someone else gives to another row.
    expect(data.view.columns).toEqual(['c0', expect.stringMatching(/^c\w{18,}$/u)])
    expect(Object.keys(data.records)).toEqual(['r0', expect.stringMatching(/^r\w{18,}$/u)])
    // Empty values are absent.
    expect(after?.fragments).toHaveLength(2)
  })

  it('keeps missing cells of a table missing', () => {
    const document = written('| A | B |\n| --- | --- |\n| 1 | |\n| | 2 |')
    const editor = toEditor(document)
    expect(editor.content?.map(({ type }) => type)).toEqual(['table'])
    expect(fromEditor(editor)).toEqual(document)
    const named = JSON.parse(
      JSON.stringify(document).replace('"values":{"c0":"r0:c0"}', '"values":{"c0":"r0:c0","c1":"r0:c1"}'),
    ) as RichTextDocument
    const told = {
      ...named,
      nodes: named.nodes.map((block) => ({
        ...block,
        fragments: (block.fragments ?? []).toSpliced(1, 0, {
          object: 'fragment',
          fragment: 'r0:c1',
          nodes: [],
        }),
      })),
    } as RichTextDocument
    expect(toEditor(told).content?.map(({ type }) => type)).toEqual(['table'])
    expect(fromEditor(toEditor(told))).toEqual(told)
  })
})

describe('empty lines through the editor', () => {
  it('drops trailing empty lines unless the document had them', () => {
    const line = { type: 'paragraph', attrs: { key: 'k', data: {}, filler: false } }
    const words = { ...line, attrs: { ...line.attrs, key: 'w' }, content: [{ type: 'text', text: 'a' }] }
    const quote = { type: 'blockquote', attrs: { key: 'q', data: {} }, content: [line] }
    const keysOf = (content: readonly EditorNode[]) => {
      const doc = { type: 'doc', attrs: { data: {} }, content }
      const { nodes } = fromEditor(doc)
      expect(readDocument(schema.nodeFromJSON(doc)).nodes).toEqual(nodes)
      return nodes.map(({ key, nodes: inside = [] }) => `${key ?? ''}${inside.length}`)
    }
    expect(keysOf([line])).toEqual([])
    expect(keysOf([quote, line, words, line, line])).toEqual(['q0', 'k1', 'w1'])
    const lasting = { ...line, attrs: { ...line.attrs, key: 'l', lasting: true } }
    expect(keysOf([words, lasting, line])).toEqual(['w1', 'l1'])
  })
})

describe('a table through the editor', () => {
  const table =
    '<table><thead><tr><th width="150">A</th><th align="right">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'

  it('keeps widths and alignment, and writes a dragged width', () => {
    const { document } = parseMarkdown(table, { file: 'x.md', titled: false })
    expect(bytes(throughEditor(document))).toBe(bytes(document))
    const json = JSON.parse(JSON.stringify(toEditor(document))) as {
      content: [{ content: [{ content: { attrs: { colwidth: number[] | null } }[] }] }]
    }
    const [first, second] = json.content[0].content[0].content
    expect(first?.attrs.colwidth).toEqual([150])
    if (second !== undefined) second.attrs.colwidth = [90]
    if (first !== undefined) first.attrs.colwidth = null
    const [block] = fromEditor(json as unknown as EditorNode).nodes
    const { view } = (block?.data ?? expect.fail('There is no table.')) as {
      readonly view: { readonly columns: string[]; readonly columnWidths: object }
    }
    expect(view.columnWidths).toEqual({ [view.columns[1] ?? '']: '90' })
  })
})
