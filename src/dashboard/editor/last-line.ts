/** A click below the text writes on below it, also where the last block has no place for a caret behind it. */
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { nodeType } from './node-types.ts'

export const lastLine = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: {
        mousedown: (view, event) => {
          const last = view.dom.lastElementChild
          if (!view.editable || event.button !== 0 || event.target !== view.dom || last === null) return false
          if (event.clientY <= last.getBoundingClientRect().bottom) return false
          const { doc, tr } = view.state
          const written = doc.lastChild
          // An ordinary text takes the caret by itself.
          if (written?.isTextblock === true && written.type.spec.code !== true) return false
          tr.insert(doc.content.size, nodeType('paragraph').create())
          view.dispatch(
            tr.setSelection(TextSelection.create(tr.doc, tr.doc.content.size - 1)).scrollIntoView(),
          )
          event.preventDefault()
          view.focus()
          return true
        },
      },
    },
  })
