/** Margin indicators of blocks with problems. */
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { DraftProblem } from './draft-checks.ts'

const key = new PluginKey<DecorationSet>('draft problems')

export const draftMarks = (): Plugin =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, before) => {
        const problems = tr.getMeta(key) as readonly DraftProblem[] | undefined
        if (problems === undefined) return tr.docChanged ? before.map(tr.mapping, tr.doc) : before
        return DecorationSet.create(
          tr.doc,
          problems.map(({ at, size, message: words, inline }) =>
            inline === true
              ? Decoration.inline(at, at + size, { class: 'editor-broken', title: words })
              : Decoration.node(at, at + size, { class: 'editor-problem', title: words }),
          ),
        )
      },
    },
    props: { decorations: (state) => key.getState(state) },
  })

/** Replaces the shown problems; the text is unchanged. */
export const markProblems = (state: EditorState, problems: readonly DraftProblem[]): Transaction =>
  state.tr.setMeta(key, problems).setMeta('addToHistory', false)
