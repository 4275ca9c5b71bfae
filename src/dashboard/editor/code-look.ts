/** How readers see code, drawn over it while it is written: numbers of lines, and lines that wrap. */
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const isSet = (value: unknown): boolean => value === true || value === 'true'

const looksOf = (doc: Node): DecorationSet => {
  const found: Decoration[] = []
  doc.descendants((node, at) => {
    if (node.type.name !== 'code_block') return !node.isTextblock
    const { overflow, lineNumbers } = node.attrs['data'] as {
      readonly overflow?: unknown
      readonly lineNumbers?: unknown
    }
    if (overflow === 'wrap') found.push(Decoration.node(at, at + node.nodeSize, { 'data-wrap': '' }))
    // Beside lines that wrap numbers would stand at the wrong ones.
    else if (isSet(lineNumbers)) {
      const lines = node.textContent.split('\n').map((_, line) => line + 1)
      found.push(Decoration.node(at, at + node.nodeSize, { 'data-lines': lines.join('\n') }))
    }
    return false
  })
  return DecorationSet.create(doc, found)
}

export const codeLook = (): Plugin =>
  new Plugin<DecorationSet>({
    state: {
      init: (_, { doc }) => looksOf(doc),
      apply: (tr, before) => (tr.docChanged ? looksOf(tr.doc) : before),
    },
    props: {
      decorations(state) {
        return this.getState(state)
      },
    },
  })
