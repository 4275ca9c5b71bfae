/** Marks blocks with conflicting edits, and gives each an element below it, for the versions to choose from. */
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { keyOfBlock } from '../schema/block-at-position.ts'

/** By key of the block. */
type CardElements = ReadonlyMap<string, HTMLElement>

interface Marked {
  readonly cards: CardElements
  readonly marks: DecorationSet
}

const key = new PluginKey<Marked>('text conflicts')

const marksFor = (doc: Node, cards: CardElements): DecorationSet => {
  if (cards.size === 0) return DecorationSet.empty
  const found: Decoration[] = []
  doc.descendants((node, at) => {
    const name = keyOfBlock(node)
    const card = name === undefined ? undefined : cards.get(name)
    if (card !== undefined)
      found.push(
        Decoration.node(at, at + node.nodeSize, { class: 'editor-conflict' }),
        Decoration.widget(at + node.nodeSize, card, {
          ...{ side: -1, key: `conflict ${name}`, ignoreSelection: true },
          // Its buttons are clickable, not editable.
          stopEvent: () => true,
        }),
      )
    return !node.isTextblock
  })
  return DecorationSet.create(doc, found)
}

export const textConflictMarks = (): Plugin =>
  new Plugin<Marked>({
    key,
    state: {
      init: () => ({ cards: new Map(), marks: DecorationSet.empty }),
      apply: (tr, before) => {
        const cards = (tr.getMeta(key) as CardElements | undefined) ?? before.cards
        if (cards === before.cards && (!tr.docChanged || cards.size === 0)) return before
        return { cards, marks: marksFor(tr.doc, cards) }
      },
    },
    props: { decorations: (state) => key.getState(state)?.marks },
  })

/** Replaces the marked blocks; the text is unchanged. */
export const markConflicts = (state: EditorState, cards: CardElements): Transaction =>
  state.tr.setMeta(key, cards).setMeta('addToHistory', false)
