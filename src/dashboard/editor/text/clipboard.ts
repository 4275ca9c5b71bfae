/**
 * Copy and paste. Our own copies are pasted without loss, including what HTML cannot carry. HTML from elsewhere is
 * parsed by the schema (`paste/html.ts`) to text, marks and blocks; plain text is parsed as Markdown.
 */
import { DOMSerializer, Fragment, Slice, type Node } from '@tiptap/pm/model'
import { Selection, type EditorState } from '@tiptap/pm/state'
import type { EditorProps, EditorView } from '@tiptap/pm/view'
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../../content/contentkit/markdown-fences.ts'
import { oneLine } from '../../../content/document/linear-text.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { alertsAsHints } from '../typing/github-alerts.ts'
import { withNewKeys } from '../blocks/block-moves.ts'
import { blockPlace } from '../schema/block-at-position.ts'
import { newKey } from '../schema/new-key.ts'
import { nodeType } from '../schema/node-types.ts'
import { pasteAddress, type NamedAddress } from '../paste/address.ts'
import { unfurlLink, type BlockForUrl } from '../paste/unfurl.ts'
import { cellsOfHtml, cellsOfRows, cellsOfText, fillCells, rowsOfSlice, tableOf } from '../paste/cells.ts'
import { cleanHtml } from '../paste/html.ts'
import { withoutHandlers } from '../paste/remove-event-handlers.ts'
import { notionMarkdown } from '../paste/notion.ts'
import { pasteWithPictures, type PictureHandlers } from '../paste/paste-pictures.ts'
import type { PastedPicture } from '../paste/pictures.ts'
import { schema } from '../schema/schema.ts'
import { asItCame } from '../blocks/repair-structure.plugin.ts'
import { toEditor } from '../schema/to-editor.ts'

/** On the first copied element: identifies our own copies. */
const mark = 'data-recto-copy'

/** The last copy of this window, which can be pasted into another page. */
let copied: { readonly id: string; readonly slice: Slice } | undefined

/** A text as blocks; a single paragraph is inserted inline at the caret. */
export const sliceOfMarkdown = (text: string, fencedBlocks: readonly FencedBlocks[] = []): Slice => {
  const { document } = parseMarkdown(notionMarkdown(text), {
    file: 'The clipboard',
    titled: false,
    fences: fencesOf(fencedBlocks),
  })
  const root = schema.nodeFromJSON(toEditor(alertsAsHints(document)))
  const [first, last] = [root.firstChild, root.lastChild]
  const open = (name: string | undefined): number => (name === 'paragraph' ? 1 : 0)
  return new Slice(root.content, open(first?.type.name), open(last?.type.name))
}

/** Blocks that are meaningless without their container: their content is never merged into the caret's line. */
const whole = new Set([
  'hint',
  'blockquote',
  'code_block',
  'expandable',
  'tabs',
  'stepper',
  'columns',
  'table',
])

/**
 * The editor opens pasted content as deeply as possible; this closes such blocks again, at the beginning and at the
 * end.
 */
export const withWholeBlocks = ({ content, openStart, openEnd }: Slice): Slice => {
  const isWhole = (name: string | undefined): boolean => name !== undefined && whole.has(name)
  return new Slice(
    content,
    isWhole(content.firstChild?.type.name) ? 0 : openStart,
    isWhole(content.lastChild?.type.name) ? 0 : openEnd,
  )
}

const inCode = ({ selection }: EditorState): boolean => selection.$from.parent.type.spec.code === true
const inTitle = ({ selection }: EditorState): boolean =>
  ['table_header', 'expandable_title'].includes(selection.$from.parent.type.name)

/** Content that fits a title: text on one line. Column titles accept nothing else. */
export const inOneLine = (slice: Slice, { selection }: EditorState): Slice => {
  const { type } = selection.$from.parent
  const line: Node[] = []
  slice.content.descendants((node) => {
    if (node.isTextblock && line.length > 0) line.push(schema.text(' '))
    if (node.type.name === 'hard_break') line.push(schema.text(' '))
    else if (node.text !== undefined)
      line.push(schema.text(oneLine(node.text), type.allowedMarks(node.marks)))
    else if (node.isInline && type.contentMatch.matchType(node.type) !== null) line.push(node)
    return !node.isInline
  })
  return new Slice(Fragment.from(line), 0, 0)
}

const keysIn = (content: Fragment): ReadonlySet<unknown> => {
  const keys = new Set<unknown>()
  content.descendants((node) => {
    const carried = node.attrs['node'] as { readonly key?: unknown } | null | undefined
    keys.add(node.attrs['key'] ?? carried?.key)
  })
  keys.delete(undefined)
  return keys
}

/** Keys of blocks that were cut from a text. */
const cutFrom = new WeakMap<EditorView, ReadonlySet<unknown>>()

/** Whether the blocks were cut from this text and are not in it now: then they are pasted with their keys. */
const isCut = (view: EditorView, { content }: Slice): boolean => {
  const here = keysIn(view.state.doc.content)
  const gone = cutFrom.get(view)
  return [...keysIn(content)].every((key) => gone?.has(key) === true && !here.has(key))
}

export interface ClipboardOptions extends PictureHandlers {
  /** What a URL of the dashboard refers to, and its title. */
  readonly referenceAt: NamedAddress
  /** The blocks that are written as fenced code in pasted Markdown, by integration. */
  readonly fencedBlocks: () => readonly FencedBlocks[]
  /** The block that a URL becomes; undefined for URLs that stay links. */
  readonly blockForUrl: (url: string) => BlockForUrl | undefined
}

/** Inserts a table in place of an empty line or the selection, otherwise after the line; the caret moves to its end. */
const pasteTable = ({ state, dispatch }: EditorView, table: Node): void => {
  const { $from, empty } = state.selection
  const alone = empty && $from.parent.isTextblock && $from.parent.content.size === 0
  const { tr } = state
  if (!empty) tr.deleteSelection()
  const [from, to] = alone
    ? [$from.before(), $from.after()]
    : ((at: number) => [at, at])(blockPlace(tr.doc, tr.selection.to, table.type))
  tr.replaceWith(from, to, table)
  dispatch(tr.setSelection(Selection.near(tr.doc.resolve(from + table.nodeSize), -1)).scrollIntoView())
}

/** What is pasted, and how the schema reads it. */
interface Pasted {
  readonly html: string
  readonly text: string
  readonly files: readonly File[]
  /** Whether the text was copied from a code editor. */
  readonly isFromCodeEditor: boolean
  readonly slice: Slice
  readonly pictures: readonly PastedPicture[]
}

/** HTML that consists of one image: the picture itself comes as a file. */
const oneImage = /^[^<]*(?:<(?:meta|html|body|!--)[^>]*>\s*)*<img[^>]*>(?:\s*<(?:\/|!--)[^>]*>)*\s*$/iu

// Ways to paste, each of which returns whether it did.

const pasteFiles = (view: EditorView, { files, html }: Pasted, { onFiles }: ClipboardOptions): boolean => {
  if (files.length === 0 || (html !== '' && !oneImage.test(html))) return false
  const at = view.state.selection.to
  onFiles(
    view,
    files.map((file) => ({ file, at })),
  )
  return true
}

/** Our own last copy, without loss. */
const pasteOwnCopy = (view: EditorView, { html }: Pasted): boolean => {
  if (copied === undefined || !html.includes(`${mark}="${copied.id}"`)) return false
  const rows = rowsOfSlice(copied.slice)
  if (rows !== undefined && fillCells(cellsOfRows(rows))(view.state, view.dispatch)) return true
  const own = isCut(view, copied.slice)
    ? copied.slice
    : new Slice(withNewKeys(copied.slice.content), copied.slice.openStart, copied.slice.openEnd)
  const fitting = inTitle(view.state) ? inOneLine(own, view.state) : own
  if (rows !== undefined && !inTitle(view.state))
    pasteTable(view, nodeType('table').create(null, own.content))
  else view.dispatch(view.state.tr.replaceSelection(fitting).scrollIntoView().setMeta(asItCame, true))
  return true
}

/** A URL as a link, or as the block that it stands for. */
const pasteUrl = (view: EditorView, { html, text }: Pasted, options: ClipboardOptions): boolean => {
  if (html !== '' || !pasteAddress(text, options.referenceAt)(view.state, view.dispatch)) return false
  const block = options.blockForUrl(text.trim())
  if (block !== undefined) unfurlLink(text.trim(), block)(view.state, view.dispatch)
  return true
}

/** Cells of a spreadsheet or a table: into the cells at the caret, otherwise as a new table if they came as text. */
const pasteCells = (view: EditorView, { html, text, slice, pictures }: Pasted): boolean => {
  const rows = html === '' ? rowsOfSlice(slice) : undefined
  const cells =
    html !== ''
      ? cellsOfHtml(cleanHtml(html).html)
      : rows === undefined
        ? cellsOfText(text)
        : cellsOfRows(rows)
  if (cells === undefined) return false
  if (pictures.length === 0 && fillCells(cells)(view.state, view.dispatch)) return true
  if (html !== '' || rows !== undefined) return false
  pasteTable(view, tableOf(cells))
  return true
}

/** Code editors copy highlighted HTML; their plain text is often Markdown. */
const pasteFromCodeEditor = (
  { state, dispatch }: EditorView,
  { isFromCodeEditor, text }: Pasted,
  { fencedBlocks }: ClipboardOptions,
): boolean => {
  if (!isFromCodeEditor || text === '') return false
  const slice = sliceOfMarkdown(text, fencedBlocks())
  dispatch(state.tr.replaceSelection(slice).scrollIntoView().setMeta(asItCame, true))
  return true
}

const paste = (view: EditorView, pasted: Pasted, options: ClipboardOptions): boolean => {
  if (pasteFiles(view, pasted, options)) return true
  if (inCode(view.state)) return false
  if (
    pasteOwnCopy(view, pasted) ||
    pasteUrl(view, pasted, options) ||
    pasteCells(view, pasted) ||
    pasteFromCodeEditor(view, pasted, options)
  )
    return true
  if (pasted.html === '' || pasted.pictures.length === 0) return false
  pasteWithPictures(view, pasted.slice, pasted.pictures, pasted.files, options)
  return true
}

/** Copy, paste and drop handlers of the view. */
export const clipboardProps = (options: ClipboardOptions): EditorProps => {
  const plain = DOMSerializer.fromSchema(schema)
  const marking = new DOMSerializer(plain.nodes, plain.marks)
  let pictures: readonly PastedPicture[] = []
  marking.serializeFragment = (fragment: Fragment, context, target) => {
    const dom = plain.serializeFragment(fragment, context, target)
    const first = [...dom.childNodes].find((node) => node instanceof HTMLElement)
    if (copied !== undefined && target === undefined) first?.setAttribute(mark, copied.id)
    return dom
  }
  return {
    transformCopied: (slice) => {
      copied = { id: newKey(), slice }
      return slice
    },
    handleDOMEvents: {
      cut: (view) => {
        cutFrom.set(view, keysIn(view.state.selection.content().content))
        return false
      },
    },
    clipboardSerializer: marking,
    transformPastedHTML: (html) => {
      const cleaned = html.includes(`${mark}="`)
        ? { html: withoutHandlers(html), pictures: [] }
        : cleanHtml(html)
      ;({ pictures } = cleaned)
      return cleaned.html
    },
    transformPasted: (slice, { state }, plain) =>
      inTitle(state) ? inOneLine(slice, state) : plain && !inCode(state) ? withWholeBlocks(slice) : slice,
    handlePaste: (view, { clipboardData: data }, slice) =>
      paste(
        view,
        {
          html: data?.getData('text/html') ?? '',
          text: data?.getData('text/plain') ?? '',
          files: [...(data?.files ?? [])],
          isFromCodeEditor: data?.types.includes('vscode-editor-data') === true,
          slice,
          pictures,
        },
        options,
      ),
    clipboardTextParser: (text, _$context, asText, view) => {
      if (!asText && !inCode(view.state)) return sliceOfMarkdown(text, options.fencedBlocks())
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
      options.onFiles(
        view,
        files.map((file) => ({ file, at: at ?? view.state.doc.content.size })),
      )
      return true
    },
  }
}
