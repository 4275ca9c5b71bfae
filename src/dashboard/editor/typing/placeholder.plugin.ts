/** Says in an empty line at the caret, and in an empty text, how blocks are inserted. */
import type { Node } from '@tiptap/pm/model'
import { Plugin, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const isEmptyLine = (node: Node | null): node is Node =>
  node?.type.name === 'paragraph' && node.content.size === 0

/** The position of the line with the placeholder; undefined if there is none. */
export const placeholderAt = ({ doc, selection }: EditorState): number | undefined => {
  if (doc.childCount === 1 && isEmptyLine(doc.firstChild)) return 0
  const { $from, empty } = selection
  return empty && $from.depth === 1 && isEmptyLine($from.parent) ? $from.before() : undefined
}

export const placeholder = (): Plugin =>
  new Plugin({
    props: {
      decorations: (state) => {
        const at = placeholderAt(state)
        return at === undefined
          ? null
          : DecorationSet.create(state.doc, [
              Decoration.node(at, at + 2, { 'data-placeholder': 'Type / for blocks' }),
            ])
      },
    },
  })
