/** What is a unit of a document, what it is called, and what an edit of the source does to its id. */
import { describe, expect, it } from 'vitest'
import { block, document, link, paragraph } from '../../testing/fixtures/blocks.ts'
import type { Block, Fragment, Inline, JsonObject, RichTextDocument } from '../document/document.ts'
import { plainText } from '../document/document.ts'
import { normalize } from '../document/normalize.ts'
import { targetsOfResult, translatedDocument, unitsOfDocument } from './document-units.ts'

const keyed = (key: string, of: Block): Block => ({ ...of, key })
const fragment = (name: string, ...nodes: Block[]): Fragment => ({
  object: 'fragment',
  fragment: name,
  nodes,
})
const voidBlock = (type: string, data: JsonObject, ...fragments: Fragment[]): Block => ({
  ...{ object: 'block', type, isVoid: true, data, fragments },
})
const image = (alt: string): Inline => ({
  ...{
    object: 'inline',
    type: 'inline-image',
    isVoid: true,
    data: { ref: { kind: 'file', file: alt }, alt },
  },
})
const annotation = (words: string, body: string): Inline => ({
  ...{ object: 'inline', type: 'annotation', data: {}, nodes: [plainText(words)] },
  fragments: [fragment('annotation-body', paragraph(body))],
})
const code = (data: JsonObject): Block =>
  block('code', data, [block('code-line', {}, [plainText('not translated')])])

const table = voidBlock(
  'table',
  {
    view: { type: 'grid', columns: ['name', 'kind'] },
    definition: {
      name: { id: 'name', title: 'Name', type: 'text' },
      kind: { id: 'kind', title: 'Kind', type: 'select', options: [{ value: 'a', label: 'Small' }] },
    },
    records: {
      r2: { orderIndex: 'a1', values: { name: 'r2:name' } },
      r1: { orderIndex: 'a0', values: { name: 'r1:name', kind: ['a'] } },
    },
  },
  fragment(
    'r1:name',
    paragraph('One'),
    block('list-unordered', {}, [block('list-item', {}, [paragraph('Item')])]),
  ),
  fragment('r2:name', paragraph('42')),
)

const page = normalize(
  document(
    keyed('h', block('heading-2', {}, [plainText('Heading')])),
    block('list-ordered', {}, [keyed('li', block('list-item', {}, [keyed('lp', paragraph('In a list'))]))]),
    keyed(
      'ts',
      block('tabs', {}, [
        keyed('t', block('tabs-item', { title: 'Tab' }, [keyed('tp', paragraph('In a tab'))])),
      ]),
    ),
    keyed('c', code({ title: 'File' })),
    keyed('pr', block('prompt', { description: 'Ask' }, [keyed('pc', code({}))])),
    keyed(
      'e',
      voidBlock(
        'expandable',
        {},
        fragment('expandable-body', keyed('eb', paragraph('Body'))),
        fragment('expandable-title', keyed('et', paragraph('Title'))),
      ),
    ),
    keyed(
      'is',
      block('images', {}, [
        keyed(
          'i',
          voidBlock(
            'image',
            { ref: { kind: 'file', file: 'f' }, alt: 'Alt' },
            fragment('caption', keyed('ic', paragraph('Caption'))),
          ),
        ),
      ]),
    ),
    keyed('p', paragraph('See ', image('picture'), annotation('word', 'Note'), image('other'))),
    keyed('m', voidBlock('math', { formula: 'x' })),
    keyed('n', paragraph('1 + 1 = 2')),
    keyed('tb', table),
  ),
)

const rows = (of: RichTextDocument): string[] =>
  unitsOfDocument(of).map(({ id, kind, label, tagged }) => `${id} | ${kind} | ${label} | ${tagged.text}`)

describe('units of a document', () => {
  it('are texts, cells and strings of data in reading order, with a name', () => {
    expect(rows(page)).toEqual([
      'h | text | Heading 2 | Heading',
      'lp | text | List item | In a list',
      't:title | label | Tab title | Tab',
      'tp | text | Paragraph | In a tab',
      'c:title | label | Code title | File',
      'pr:description | label | Prompt description | Ask',
      'et | text | Expandable title | Title',
      'eb | text | Paragraph | Body',
      'i:alt | label | Alternative text | Alt',
      'ic | text | Caption | Caption',
      'p | text | Paragraph | See <x id="1"/><g id="2">word</g><x id="3"/>',
      'p:inline-image.1.alt | label | Alternative text | picture',
      'p:annotation.1 | text | Annotation | Note',
      'p:inline-image.2.alt | label | Alternative text | other',
      'tb:column.name | label | Column title | Name',
      'tb:column.kind | label | Column title | Kind',
      'tb:option.kind.a | label | Option | Small',
      'tb:cell.r1.name | cell | Table cell | One',
      'tb:cell.r1.name.2 | cell | Table cell | Item',
    ])
  })

  it('name the block that holds them', () => {
    const units = new Map(unitsOfDocument(page).map(({ id, block: holder }) => [id, holder]))
    expect(units.get('h')).toEqual({ key: 'h', type: 'heading-2' })
    expect(units.get('t:title')).toEqual({ key: 't', type: 'tabs-item' })
    expect(units.get('p:annotation.1')).toEqual({ key: 'p', type: 'paragraph' })
    expect(units.get('tb:cell.r1.name')).toEqual({ key: 'tb', type: 'table' })
  })

  it('put targets in everywhere', () => {
    const targets = new Map(
      unitsOfDocument(page).map(({ id, tagged }) => [id, tagged.text.replace(/^\w+/, 'Neu')]),
    )
    const made = translatedDocument(page, targets)
    expect(made.problems.size).toBe(0)
    expect(rows(made.document).every((row) => row.includes('| Neu'))).toBe(true)
    expect(JSON.stringify(made.document)).toContain('not translated')
    expect(targetsOfResult(page, made.document)).toEqual(targets)
  })

  it('keep the source where a target cannot be put in, and say why', () => {
    const targets = new Map([
      ['h', 'Titel <g id="1">x</g>'],
      ['t:title', '<x id="1"/>'],
      ['i:alt', ' '],
      ['p', 'Siehe'],
      ['lp', 'In einer Liste'],
    ])
    const { document: made, problems } = translatedDocument(page, targets)
    expect([...problems.keys()]).toEqual(['h', 't:title', 'i:alt', 'p'])
    expect(problems.get('h')).toEqual(['Tag 1 is not in the source.'])
    expect(problems.get('t:title')).toEqual(['It has no tags.'])
    expect(problems.get('i:alt')).toEqual(['It must not be empty.'])
    expect(problems.get('p')?.[0]).toBe('Tag 1 (Image picture) is missing.')
    expect(rows(made).filter((row, at) => row !== rows(page)[at])).toEqual([
      'lp | text | List item | In einer Liste',
    ])
  })

  it('follow tags into another order', () => {
    const targets = new Map([
      ['p', '<x id="3"/><g id="2">Wort</g>: siehe <x id="1"/>'],
      ['p:inline-image.1.alt', 'Bild'],
      ['p:inline-image.2.alt', 'anderes'],
      ['p:annotation.1', 'Anmerkung'],
    ])
    const made = translatedDocument(page, targets).document
    const read = targetsOfResult(page, made)
    for (const [id, target] of targets) expect(read.get(id)).toBe(target)
  })

  it('give tags that only the result has numbers of their own', () => {
    const source = normalize(document(keyed('p', paragraph('a ', link({ kind: 'page', page: 'p1' }, 'b')))))
    const result = normalize(
      document(
        keyed(
          'p',
          paragraph(link({ kind: 'page', page: 'p2' }, 'x'), link({ kind: 'page', page: 'p1' }, 'y')),
        ),
      ),
    )
    expect(targetsOfResult(source, result)).toEqual(new Map([['p', '<g id="2">x</g><g id="1">y</g>']]))
  })

  it('take the first of blocks with one key, and none without a key', () => {
    const twice = normalize(
      document(keyed('a', paragraph('one')), keyed('a', paragraph('two')), paragraph('three')),
    )
    expect(rows(twice)).toEqual(['a | text | Paragraph | one'])
    const made = translatedDocument(twice, new Map([['a', 'eins']])).document
    expect(made.nodes.map((node) => JSON.stringify(node).match(/"text":"(\w+)"/)?.[1])).toEqual([
      'eins',
      'two',
      'three',
    ])
  })
})
