/**
 * What is copied here and pasted here again comes back whole, with what HTML cannot carry. From elsewhere comes what
 * the schema reads out of HTML, which is words, marks and plain blocks; and text is read as Markdown.
 */
import { DOMSerializer, Fragment, Slice } from '@tiptap/pm/model'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import { parseMarkdown } from '../../content/markdown/parse.ts'
import { withNewKeys } from './block-moves.ts'
import { newKey } from './new-key.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'

/** On the first element of what is copied: by it this program knows its own copy again. */
const mark = 'data-recto-copy'

/** A text as blocks; one paragraph goes into the words around the caret. */
export const sliceOfMarkdown = (text: string): Slice => {
  const { document } = parseMarkdown(text, { file: 'The clipboard', titled: false })
  const root = schema.nodeFromJSON(toEditor(document))
  const [first, last] = [root.firstChild, root.lastChild]
  const open = (name: string | undefined): number => (name === 'paragraph' ? 1 : 0)
  return new Slice(root.content, open(first?.type.name), open(last?.type.name))
}

const insideCode = ({ state }: EditorView): boolean => state.selection.$from.parent.type.spec.code === true

const keysIn = (content: Fragment): ReadonlySet<unknown> => {
  const keys = new Set<unknown>()
  content.descendants((node) => {
    const carried = node.attrs['node'] as { readonly key?: unknown } | null | undefined
    keys.add(node.attrs['key'] ?? carried?.key)
  })
  keys.delete(undefined)
  return keys
}

/** Whether none of its blocks stands in the text any more: what was cut comes back as what it was. */
const isCut = ({ state }: EditorView, { content }: Slice): boolean => {
  const here = keysIn(state.doc.content)
  return [...keysIn(content)].every((key) => !here.has(key))
}

export interface ClipboardParts {
  /** Files that were pasted or dropped, and where. */
  readonly onFiles: (view: EditorView, files: readonly File[], at: number) => void
}

/** The view's part in copying, pasting and dropping. */
export const clipboardProps = ({ onFiles }: ClipboardParts): EditorProps => {
  let copied: { readonly id: string; readonly slice: Slice } | undefined
  const plain = DOMSerializer.fromSchema(schema)
  const marking = new DOMSerializer(plain.nodes, plain.marks)
  marking.serializeFragment = (fragment: Fragment, options, target) => {
    const dom = plain.serializeFragment(fragment, options, target)
    const first = [...dom.childNodes].find((node) => node instanceof HTMLElement)
    if (copied !== undefined && target === undefined) first?.setAttribute(mark, copied.id)
    return dom
  }
  return {
    transformCopied: (slice) => {
      copied = { id: newKey(), slice }
      return slice
    },
    clipboardSerializer: marking,
    // The schema takes nothing of these over; without them the content policy has nothing to refuse either.
    transformPastedHTML: (html) =>
      html.replace(/<[a-z][^>]*>/giu, (tag) =>
        tag.replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/giu, ''),
      ),
    handlePaste: (view, event) => {
      const data = event.clipboardData
      const files = [...(data?.files ?? [])]
      const html = data?.getData('text/html') ?? ''
      if (files.length > 0 && html === '') {
        onFiles(view, files, view.state.selection.to)
        return true
      }
      if (insideCode(view)) return false
      if (copied !== undefined && html.includes(`${mark}="${copied.id}"`)) {
        const { slice } = copied
        const own = isCut(view, slice)
          ? slice
          : new Slice(withNewKeys(slice.content), slice.openStart, slice.openEnd)
        view.dispatch(view.state.tr.replaceSelection(own).scrollIntoView())
        return true
      }
      return false
    },
    clipboardTextParser: (text, _$context, asText, view) => {
      if (!asText && !insideCode(view)) return sliceOfMarkdown(text)
      const lines = text
        .split(/\r\n?|\n/u)
        .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]))
      return new Slice(Fragment.from(lines), 1, 1)
    },
    handleDrop: (view, event) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return false
      event.preventDefault()
      const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      onFiles(view, files, at ?? view.state.doc.content.size)
      return true
    },
  }
}
