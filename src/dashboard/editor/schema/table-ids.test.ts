import { EditorState } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { columnIds, rowIds } from '../../../content/document/canonical.ts'
import type { EditorNode } from './editor-node.ts'
import { fromEditor } from './from-editor.ts'
import { schema } from './schema.ts'
import { tableIdsOnce } from './table-ids.plugin.ts'
import { toEditor } from './to-editor.ts'

const grid = '| A | B |\n| --- | --- |\n| 1 | 2 |\n| 3 | 4 |\n'
const editing = (): EditorState =>
  EditorState.create({
    doc: schema.nodeFromJSON(toEditor(parseMarkdown(grid, { file: 'x.md', titled: false }).document)),
    plugins: [tableIdsOnce()],
  })
const idsOf = (state: EditorState): readonly (readonly string[])[] => {
  const [table] = fromEditor(state.doc.toJSON() as EditorNode).nodes
  return table === undefined ? [] : [columnIds(table.data), rowIds(table.data)]
}
const row = (...texts: string[]) =>
  schema.node(
    'table_row',
    null,
    texts.map((text) => schema.node('table_cell', null, schema.node('paragraph', null, schema.text(text)))),
  )
/** Where the last row of the table begins. */
const lastRow = ({ doc }: EditorState): number => {
  const table = doc.child(0)
  return table.nodeSize - 1 - (table.lastChild?.nodeSize ?? 0)
}

it('gives a new row an id that stays, and that nobody else gives', () => {
  const begin = editing()
  const added = begin.apply(begin.tr.insert(lastRow(begin), row('x', 'y')))
  const [columns, [first, fresh, last] = []] = idsOf(added)
  expect([columns, first, last]).toEqual([['c0', 'c1'], 'r0', 'r1'])
  expect(fresh).toMatch(/^r\w{20}$/u)
  // Typing into it, and another row above it, change nothing.
  const typed = added.apply(added.tr.insertText('more', lastRow(added) - 4))
  expect(idsOf(typed)[1]).toEqual(['r0', fresh, 'r1'])
  const again = typed.apply(typed.tr.insert(lastRow(typed), row('x', 'y')))
  expect(idsOf(again)[1]?.filter((id) => id === fresh)).toHaveLength(1)
  expect(new Set(idsOf(again)[1]).size).toBe(4)
  const other = begin.apply(begin.tr.insert(lastRow(begin), row('x', 'y')))
  expect(idsOf(other)[1]?.[1]).not.toBe(fresh)
})

it('gives the copy of a row an id of its own', () => {
  const begin = editing()
  const copy = begin.doc.child(0).lastChild
  if (copy === null) throw new Error('A table without rows.')
  const ids = idsOf(begin.apply(begin.tr.insert(lastRow(begin) + copy.nodeSize, copy)))[1]
  expect(ids?.slice(0, 2)).toEqual(['r0', 'r1'])
  expect(ids?.[2]).toMatch(/^r\w{20}$/u)
})

it('gives a new column an id', () => {
  const begin = editing()
  const tr = begin.tr
  const table = begin.doc.child(0)
  table.forEach((line, offset, at) => {
    const kind = at === 0 ? 'table_header' : 'table_cell'
    const cell = schema.nodes[kind]?.createAndFill()
    if (cell) tr.insert(tr.mapping.map(offset + line.nodeSize), cell)
  })
  const [columns] = idsOf(begin.apply(tr))
  expect(columns).toEqual(['c0', 'c1', expect.stringMatching(/^c\w{20}$/u)])
})

it('leaves the original its id when a copy is put before it', () => {
  const begin = editing()
  const table = begin.doc.child(0)
  const [head, last] = [table.firstChild, table.lastChild]
  if (head === null || last === null) throw new Error('A table without rows.')
  const ids = idsOf(begin.apply(begin.tr.insert(1 + head.nodeSize, last)))[1]
  expect(ids).toEqual([expect.stringMatching(/^r\w{20}$/u), 'r0', 'r1'])
  const { tr } = begin
  table.forEach((line, offset) => {
    if (line.lastChild) tr.insert(tr.mapping.map(offset + 2), line.lastChild)
  })
  expect(idsOf(begin.apply(tr))[0]).toEqual([expect.stringMatching(/^c\w{20}$/u), 'c0', 'c1'])
})
