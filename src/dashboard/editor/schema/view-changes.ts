/** External changes to the view: another document, and scrolling to a block. */
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'

/** Transaction meta for changes that were not typed here. */
export const broughtIn = 'brought in'

/** Shows another document. Only the difference is replaced, so that the caret keeps its place in the text. */
export const replaceDocument = (view: EditorView, document: RichTextDocument): void => {
  const next = schema.nodeFromJSON(toEditor(document))
  const now = view.state.doc
  const from = now.content.findDiffStart(next.content)
  const end = now.content.findDiffEnd(next.content)
  if (from === null || end === null) return
  // The equal parts before and after may overlap, as with a repeated word.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  const tr = view.state.tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap))
  view.dispatch(tr.setMeta('addToHistory', false).setMeta(broughtIn, true))
}

/** Scrolls to the block of a link fragment `#b-KEY` and places the caret there. */
export const revealBlock = (view: EditorView, hash: string): void => {
  const key = hash.startsWith('#b-') ? hash.slice(3) : undefined
  let found: number | undefined
  view.state.doc.descendants((node, at) => {
    const carried = node.attrs['node'] as { readonly key?: unknown } | null | undefined
    if (key !== undefined && (node.attrs['key'] === key || carried?.key === key)) found ??= at
    return found === undefined
  })
  if (found === undefined) return
  view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(found + 1))))
  const dom = view.nodeDOM(found)
  if (dom instanceof HTMLElement) dom.scrollIntoView({ block: 'center' })
}
