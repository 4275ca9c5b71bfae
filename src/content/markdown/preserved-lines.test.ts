/** Everything unchanged in an edited page is written back exactly. */
import { describe, expect, it } from 'vitest'
import type { Block, RichTextDocument } from '../document/document.ts'
import { editText } from './folders/edit-page-text.ts'
import { parseMarkdown } from './parse-markdown.ts'

const parse = (source: string, titled = true): RichTextDocument =>
  parseMarkdown(source, { file: 'x.md', titled }).document
/** The text of the file after its blocks were changed. */
const edit = (source: string, change: (nodes: readonly Block[]) => readonly Block[]): string => {
  const { document, title = '' } = parseMarkdown(source, { file: 'x.md' })
  const edited: RichTextDocument = { ...document, nodes: [...change(document.nodes)] }
  const text = editText({
    source,
    title,
    formerTitle: title,
    document: edited,
    formerDocument: document,
    titled: true,
    changes: () => ({}),
    href: (reference) => (reference.kind === 'url' ? reference.url : ''),
  })
  // Whatever is preserved, the file parses to the document.
  const { nodes } = parse(text)
  expect(nodes.map(({ type }) => type)).toEqual(edited.nodes.map(({ type }) => type))
  return text
}
const paragraphs = (...texts: string[]): readonly Block[] => parse(texts.join('\n\n'), false).nodes
const without = (nodes: readonly Block[], at: number): readonly Block[] => nodes.toSpliced(at, 1)

const page = `---
icon: gear
---

Setting up
==========


* one
* two
   with a tail

Wrapped over
two lines, __strong__ as it was written.
***

See [the guide][g].

[g]: https://example.org/guide "Guide"

Last.
`

describe('the lines of a page', () => {
  it('stay where a block is changed in their midst', () => {
    const text = edit(page, (nodes) => nodes.toSpliced(1, 1, ...paragraphs('Anew.')))
    expect(text).toBe(
      page.replace('Wrapped over\ntwo lines, __strong__ as it was written.\n***', 'Anew.\n\n***'),
    )
  })

  it('stay where a block is added, at the beginning, inside and at the end', () => {
    for (const at of [0, 2, 5]) {
      const text = edit(page, (nodes) => nodes.toSpliced(at, 0, ...paragraphs('Added.')))
      for (const part of [
        'Setting up\n===',
        '* two\n   with a tail',
        '__strong__',
        '[g]: https',
        '---\nicon: gear',
      ])
        expect(text).toContain(part)
      expect(text).toContain('Added.')
    }
  })

  it('are deleted with their block, and nothing else is', () => {
    const text = edit(page, (nodes) => without(nodes, 0))
    expect(text).toBe(page.replace('* one\n* two\n   with a tail\n\n', ''))
  })

  it('keep definitions that others use, whatever becomes of what stood before them', () => {
    const source = 'Before.\n\n[g]: https://example.org\n\nSee [it][g].\n'
    expect(edit(source, (nodes) => nodes.with(0, paragraphs('Else.')[0] as Block))).toBe(
      'Else.\n\n[g]: https://example.org\n\nSee [it][g].\n',
    )
  })

  it('are not used where the parts would parse differently', () => {
    // A list after a list would be parsed as one list.
    const source = '* one\n\nBetween.\n\n* two\n'
    const text = edit(source, (nodes) => without(nodes, 1))
    expect(parse(text, false).nodes).toHaveLength(2)
  })

  it('follow blocks that moved past each other as far as possible', () => {
    const text = edit('One *a*.\n\nTwo _b_.\n\nThree __c__.\n', ([a, b, c]) => [
      b as Block,
      c as Block,
      a as Block,
    ])
    expect(text).toContain('Two _b_.\n\nThree __c__.\n\nOne')
  })

  it('end as the file did', () => {
    for (const ending of ['', '\n', '\n\n', '\r\n']) {
      const source = `One.\n\nTwo.${ending}`
      const text = edit(source, (nodes) => nodes.with(0, paragraphs('Else.')[0] as Block))
      expect(text.replaceAll('\r\n', '\n')).toBe(`Else.\n\nTwo.${ending.replaceAll('\r\n', '\n')}`)
      expect(text.includes('\r\n')).toBe(ending === '\r\n')
    }
  })
})
