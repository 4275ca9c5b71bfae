/** Writing on below: a click or the key for the end, also where the last block has no place for a caret behind it. */
import { Plugin, Selection, TextSelection, type Command } from '@tiptap/pm/state'
import { nodeType } from './node-types.ts'

/** The end of the text, on a line of its own where what stands last is no ordinary text. */
export const toTheEnd: Command = (state, dispatch) => {
  const { doc, tr } = state
  const written = doc.lastChild
  const ordinary = written?.isTextblock === true && written.type.spec.code !== true
  if (!ordinary) tr.insert(doc.content.size, nodeType('paragraph').create())
  dispatch?.(tr.setSelection(Selection.atEnd(tr.doc)).scrollIntoView())
  return true
}

/** A new line below the table, the tabs or whatever else the caret stands deep in. False in an ordinary text. */
export const lineBelow: Command = (state, dispatch) => {
  const { $from } = state.selection
  if ($from.depth < 2) return false
  const { tr } = state
  const behind = $from.after(1)
  tr.insert(behind, nodeType('paragraph').create())
  dispatch?.(tr.setSelection(TextSelection.create(tr.doc, behind + 1)).scrollIntoView())
  return true
}

export const lastLine = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        mousedown: (view, event) => {
          const last = view.dom.lastElementChild
          if (!view.editable || event.button !== 0 || event.target !== view.dom || last === null) return false
          if (event.clientY <= last.getBoundingClientRect().bottom) return false
          const written = view.state.doc.lastChild
          // An ordinary text takes the caret by itself.
          if (written?.isTextblock === true && written.type.spec.code !== true) return false
          toTheEnd(view.state, view.dispatch)
          event.preventDefault()
          view.focus()
          return true
        },
      },
    },
  })
