/** Column alignment as decorations, because it is stored in the table and not in its cells. */
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { JsonObject } from '../../../content/document/document.ts'
import { insideTexts } from '../schema/unique-keys.plugin.ts'

const looksOf = (doc: Node): DecorationSet => {
  const found: Decoration[] = []
  doc.descendants((table, at) => {
    if (table.type.name !== 'table') return !table.isTextblock
    const { definition } = table.attrs['data'] as {
      readonly definition?: { readonly [id: string]: JsonObject }
    }
    const aligned = (table.firstChild?.children ?? []).map((cell) => {
      const id: unknown = cell.attrs['column']
      return typeof id === 'string' ? definition?.[id]?.['textAlignment'] : undefined
    })
    if (aligned.every((one) => one === undefined)) return false
    table.forEach((row, rowAt) =>
      row.forEach((cell, cellAt, column) => {
        const side = aligned[column]
        if (side !== 'center' && side !== 'right') return
        const from = at + 1 + rowAt + 1 + cellAt
        found.push(Decoration.node(from, from + cell.nodeSize, { 'data-side': side }))
      }),
    )
    return false
  })
  return DecorationSet.create(doc, found)
}

export const tableLook = (): Plugin =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => looksOf(doc),
      apply: (tr, before) =>
        !tr.docChanged ? before : insideTexts(tr) ? before.map(tr.mapping, tr.doc) : looksOf(tr.doc),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
