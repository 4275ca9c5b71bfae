import { describe, expect, it } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from '../../testing/generators/corpus.ts'
import { countingKeys, randomDocument, seededRandom } from '../../testing/generators/random-documents.ts'
import { plainText } from '../document/block-text.ts'
import { rowIds, sameContent } from '../document/canonical.ts'
import type { Block, ContentReference, Json, RichTextDocument } from '../document/document.ts'
import { assignKeys, keyedBlocks, rekey, rekeyed } from './block-keys.ts'
import { parseMarkdown } from '../markdown/parse-markdown.ts'
import { printMarkdown } from '../markdown/print-markdown.ts'
import { sha256 } from '../../testing/generators/revisions.ts'

const href = (reference: ContentReference): string => (reference.kind === 'url' ? reference.url : '')
const parse = (text: string): RichTextDocument => parseMarkdown(text, { file: '', titled: false }).document
const print = (document: RichTextDocument): string => printMarkdown(document, { href })

/** A stored document of this Markdown: keys on blocks, and ids in tables that say nothing of their place. */
const stored = (text: string): RichTextDocument => {
  const mint = countingKeys('t')
  const table = (block: Block): Block => {
    const names = new Map<string, string>()
    const name = (id: string): string => names.get(id) ?? (names.set(id, mint()), names.get(id) ?? '')
    const known = new Set([
      ...Object.keys(block.data['definition'] as object),
      ...Object.keys(block.data['records'] as object),
    ])
    const rename = (id: string): string =>
      id
        .split(':')
        .map((part) => (known.has(part) ? name(part) : part))
        .join(':')
    const walk = (value: Json, path: string): Json => {
      if (typeof value === 'string') return /title|orderIndex/.test(path) ? value : rename(value)
      if (Array.isArray(value)) return value.map((one) => walk(one as Json, path))
      if (value === null || typeof value !== 'object') return value
      return Object.fromEntries(
        Object.entries(value).map(([key, member]) => [rename(key), walk(member as Json, `${path}.${key}`)]),
      )
    }
    const fragments = block.fragments
      ?.map((part) => ({ ...part, fragment: rename(part.fragment) }))
      .sort((a, b) => (a.fragment < b.fragment ? -1 : 1))
    return { ...block, data: walk(block.data, '') as Block['data'], ...(fragments && { fragments }) }
  }
  const walk = (block: Block): Block => {
    const inner = block.type === 'table' ? table(block) : block
    return {
      ...inner,
      ...(inner.nodes && { nodes: inner.nodes.map((node) => (node.object === 'block' ? walk(node) : node)) }),
      ...(inner.fragments && {
        fragments: inner.fragments.map((part) => ({ ...part, nodes: part.nodes.map(walk) })),
      }),
    }
  }
  const document = parse(text)
  return rekey({ ...document, nodes: document.nodes.map(walk) }, countingKeys('k'))
}

const page = `## Cards

<table data-view="cards"><thead><tr><th width="80">Name</th><th data-hidden data-card-target data-type="content-ref">Target</th></tr></thead><tbody><tr><td>One</td><td><a href="one.md">one.md</a></td></tr><tr><td>Two</td><td><a href="two.md">two.md</a></td></tr><tr><td>Three</td><td></td></tr></tbody></table>

{% tabs %}
{% tab title="A" %}
same
{% endtab %}

{% tab title="B" %}
same
{% endtab %}
{% endtabs %}

{% stepper %}
{% step %}
### First

do
{% endstep %}

{% step %}
### Second

do
{% endstep %}
{% endstepper %}

| a | b |
| --- | --- |
| 1 | x |
| 2 | x |
| 3 | y |
| 3 | y |
`

const tables = (document: RichTextDocument): Block[] => document.nodes.filter(({ type }) => type === 'table')
const keysOf = (document: RichTextDocument): string[] => [...keyedBlocks(document).keys()]
/** Row ids of the two tables after the text of the page was edited. */
const rowsAfter = (
  edit: (text: string) => string,
): { before: string[][]; after: string[][]; next: RichTextDocument } => {
  const previous = stored(page)
  const text = edit(print(previous))
  const next = rekeyed(parse(text), previous)
  expect(sameContent(next, parse(text))).toBe(true)
  const ids = (document: RichTextDocument): string[][] => tables(document).map(({ data }) => rowIds(data))
  return { before: ids(previous), after: ids(next), next }
}

describe('A document written as Markdown and read again', () => {
  it('is the same document, keys, rows and columns included', () => {
    const previous = stored(page)
    expect(rekeyed(parse(print(previous)), previous)).toEqual(previous)
  })

  it('is the same on every page of the corpus', { timeout: 60_000 }, () => {
    const folder = corpusFolder()
    const files = folder === undefined ? generateCorpus(1, 60, { size: 0.5 }) : readFolder(folder.path)
    const every = process.env['RECTO_LONG'] === '1' ? 1 : 3
    for (const [path, bytes] of [...files].filter(([path], at) => path.endsWith('.md') && at % every === 0)) {
      const previous = stored(new TextDecoder().decode(bytes).slice(0, 120_000))
      expect(rekeyed(parse(print(previous)), previous), path).toEqual(previous)
    }
  })

  it('is the same for generated documents, as far as Markdown can say them', () => {
    let said = 0
    for (let seed = 1; seed <= 400; seed++) {
      const random = randomDocument(seededRandom(seed), 12)
      const previous = stored(print(random))
      expect(rekeyed(parse(print(previous)), previous), `seed ${seed}`).toEqual(previous)
      said += previous.nodes.length
    }
    expect(said).toBeGreaterThan(1000)
  })

  it('changes one row when one cell is edited', () => {
    const { before, after, next } = rowsAfter((text) => text.replace('| 2 | x |', '| 2 | edited |'))
    expect(after).toEqual(before)
    const previous = stored(page)
    const [, former] = tables(previous)
    const [, now] = tables(next)
    const changed = (now?.fragments ?? []).filter(
      (part) =>
        JSON.stringify(part) !==
        JSON.stringify(former?.fragments?.find((other) => other.fragment === part.fragment)),
    )
    expect(changed.map(({ fragment }) => fragment.split(':')[0])).toEqual([before[1]?.[1]])
    expect(now?.data).toEqual(former?.data)
    expect(keysOf(next)).toEqual(keysOf(previous))
  })

  it('keeps the other rows when one is added, deleted or moved', () => {
    const added = rowsAfter((text) => text.replace('| 2 | x |', '| 2 | x |\n| new | row |'))
    expect(added.after[1]?.toSpliced(2, 1)).toEqual(added.before[1])
    expect(added.before[1]).not.toContain(added.after[1]?.[2])
    const deleted = rowsAfter((text) => text.replace('| 2 | x |\n', ''))
    expect(deleted.after[1]).toEqual(deleted.before[1]?.toSpliced(1, 1))
    const moved = rowsAfter((text) =>
      text.replace('| 1 | x |\n', '').replace('| 2 | x |', '| 2 | x |\n| 1 | x |'),
    )
    expect(moved.after[1]).toEqual([1, 0, 2, 3].map((at) => moved.before[1]?.[at]))
  })

  it('keeps rows when a column is added, and columns when one is renamed', () => {
    const column = rowsAfter((text) =>
      text
        .replace(/^\| (\S+) \| (\S+) \|$/gm, '| $1 | $2 | z |')
        .replace('| --- | --- | z |', '| --- | --- | --- |'),
    )
    expect(column.after).toEqual(column.before)
    const renamed = rowsAfter((text) => text.replace('| a | b |', '| a | other |'))
    expect(renamed.after).toEqual(renamed.before)
    const columns = (document: RichTextDocument): string[] =>
      Object.keys(tables(document)[1]?.data['definition'] as object)
    expect(columns(renamed.next)).toEqual(columns(stored(page)))
  })

  it('keeps cards and their target when one is edited', () => {
    const { before, after, next } = rowsAfter((text) => text.replace('>Two<', '>Second<'))
    expect(after).toEqual(before)
    expect(tables(next)[0]?.data['view']).toEqual(tables(stored(page))[0]?.data['view'])
  })

  it('keeps the keys of tabs and steps that are alike, when one of them changes', () => {
    const previous = stored(page)
    const next = rekeyed(
      parse(print(previous).replace('### Second', '### Second one').replace('title="B"', 'title="C"')),
      previous,
    )
    expect(keysOf(next)).toEqual(keysOf(previous))
    expect(next.nodes.map((block) => plainText(block)).join()).toContain('Second one')
  })

  it('leaves what is new without a key, which assignKeys gives', () => {
    const previous = stored('a\n\nb')
    const text = 'a\n\nsomething quite different\n\nb'
    expect(rekeyed(parse(text), previous).nodes.map(({ key }) => key)).toEqual(['k1', undefined, 'k2'])
    const assigned = assignKeys({ page: 'p', before: previous, document: parse(text), sha256 })
    expect(assigned.nodes.map(({ key }) => key)).toEqual(['k1', expect.stringMatching(/^b\w{20}$/), 'k2'])
  })

  it('gives what two writers added to one version keys of their own', () => {
    const before = stored('a\n\nb')
    const added = (text: string): string[] => {
      const { nodes } = assignKeys({ page: 'p', before, document: parse(text), sha256 })
      return nodes.flatMap(({ key }) => (key === undefined || key.startsWith('k') ? [] : [key]))
    }
    const [one] = added('a\n\none thing\n\nb')
    const [other] = added('a\n\nb\n\nanother matter')
    expect(one).not.toBe(other)
    // Written again, beside others or twice in one place, it is the same; in another place it is not.
    expect(added('a\n\nmore of it\n\none thing\n\nb')[1]).toBe(one)
    expect(added('a\n\none thing\n\none thing\n\nb')[0]).toBe(one)
    expect(new Set(added('a\n\none thing\n\none thing\n\nb\n\none thing')).size).toBe(3)
  })

  it('leaves the ids of a table that has a key alone', () => {
    const previous = stored(page)
    const own = parse(page)
    const document = {
      ...own,
      nodes: own.nodes.map((block, at) => (block.type === 'table' ? { ...block, key: `mine ${at}` } : block)),
    }
    expect(tables(rekeyed(document, previous)).map(({ data }) => rowIds(data))).toEqual(
      tables(own).map(({ data }) => rowIds(data)),
    )
  })

  it('keeps an empty cell as it was stored', () => {
    const [table] = parse('| a |\n| --- |\n|  |').nodes as [Block]
    const paragraph: Block = {
      object: 'block',
      type: 'paragraph',
      data: {},
      key: 'p',
      nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: '', marks: [] }] }],
    }
    const previous: RichTextDocument = {
      ...parse(''),
      nodes: [
        {
          ...table,
          key: 't',
          data: { ...table.data, records: { R: { orderIndex: 'a0', values: { c0: 'R:c0' } } } },
          fragments: [{ object: 'fragment', fragment: 'R:c0', nodes: [paragraph] }],
        },
      ],
    }
    expect(rekeyed(parse(print(previous)), previous)).toEqual(previous)
  })
})
