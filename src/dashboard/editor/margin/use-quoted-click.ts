import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent } from 'react'
import { quotedAt } from './commented-blocks.ts'

/** The thread whose quote contains the caret. */
const threadAtCaret = (view: EditorView): string | undefined => {
  if (!view.hasFocus()) return undefined
  const { node } = view.domAtPos(view.state.selection.head)
  return quotedAt(node instanceof Element ? node : node.parentElement)?.thread
}

/**
 * A click on quoted text opens its thread and places the caret as usual. A click where the caret already was, or a
 * selection, does not open it.
 */
export const useQuotedClick = (view: EditorView, onOpen: (key: string, thread: string) => void): void => {
  const open = useEffectEvent(onOpen)
  useEffect(() => {
    const { dom } = view
    let before: string | undefined
    const press = (): void => {
      before = threadAtCaret(view)
    }
    const click = ({ target, clientX, clientY }: MouseEvent): void => {
      const quoted = quotedAt(target)
      if (quoted === undefined || quoted.thread === before) return
      if (dom.ownerDocument.getSelection()?.isCollapsed !== true) return
      // The browser may report the selection after the click, and a render in between would reset it.
      const at = view.posAtCoords({ left: clientX, top: clientY })
      if (at !== null && view.editable)
        view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))))
      open(quoted.key, quoted.thread)
    }
    dom.addEventListener('pointerdown', press)
    dom.addEventListener('click', click)
    return () => {
      dom.removeEventListener('pointerdown', press)
      dom.removeEventListener('click', click)
    }
  }, [view])
}
