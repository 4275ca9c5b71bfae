import { EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent, useRef, useState, type Dispatch, type SetStateAction } from 'react'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { showToast } from '../../ui/toast.ts'
import { clipboardProps, type ClipboardOptions } from './clipboard.ts'
import { editingPlugins } from './editing-plugins.ts'
import { nodeViews } from '../blocks/node-views.ts'
import { layOutIncrementally } from './incremental-layout.ts'
import { isPlainTyping, showingStates } from './plain-typing.ts'
import { readDocument } from '../schema/read-document.ts'
import { schema } from '../schema/schema.ts'
import type { EditorContext, IntegrationNodeWriter } from '../editor-context.ts'
import { toEditor } from '../schema/to-editor.ts'
import { undoneFiles } from '../uploads/undone-uploads.plugin.ts'
import type { FileToSend } from '../uploads/uploads.plugin.ts'
import { broughtIn, replaceDocument, revealBlock } from '../schema/view-changes.ts'

export interface Incoming {
  readonly number: number
  readonly document: RichTextDocument
}

/** A block rendered as readers see it, and its element. */
export interface DrawnBlockSlot {
  readonly block: Block
  readonly into: HTMLElement
  /** Of the block of an integration. */
  readonly writer?: IntegrationNodeWriter
}

export interface EditorViewOptions {
  /** The initial document; later values are ignored. */
  readonly document: RichTextDocument
  readonly readOnly: boolean
  /** Called after each change with a function that reads the document, which is done only when needed. */
  readonly onChange: (read: () => RichTextDocument) => void
  /** A document from elsewhere that replaces the current one, identified by its number. */
  readonly incoming: Incoming | undefined
  /** Accessible name of the text. Later values are ignored. */
  readonly label: string
  readonly onFiles: (view: EditorView, files: readonly FileToSend[]) => void
  /** A key with Control or Command (or F3, or Alt and F10); returns whether it was handled. */
  readonly onShortcut: (key: string, event: KeyboardEvent) => boolean
  readonly personName: EditorContext['personName']
  readonly referenceAt: EditorContext['referenceAt']
  readonly fencedBlocks: EditorContext['fencedBlocks']
  /** The block that a pasted URL becomes; undefined for other URLs. */
  readonly blockForUrl: ClipboardOptions['blockForUrl']
  /** Called at the end with uploaded files whose insertion was undone. */
  readonly onUndoneFiles: (files: readonly string[]) => void
}

const missingPictures = (count: number): void =>
  void showToast({
    text: count === 1 ? '1 image was not pasted' : `${count} images were not pasted`,
    detail: 'They are stored on another computer. Copy them one at a time, or upload them.',
    tone: 'failure',
  })

/** Keeps the blocks that React draws. Node views are made and ended while the view is updated, React follows later. */
const drawnSlots = (set: Dispatch<SetStateAction<ReadonlyMap<number, DrawnBlockSlot>>>) => {
  let count = 0
  return {
    open: (slot: DrawnBlockSlot) => {
      const id = count++
      const put = (next: DrawnBlockSlot): void =>
        queueMicrotask(() => set((all) => new Map(all).set(id, next)))
      put(slot)
      return {
        show: (block: Block): void => put({ ...slot, block }),
        end: (): void =>
          queueMicrotask(() =>
            set((all) => {
              const rest = new Map(all)
              rest.delete(id)
              return rest
            }),
          ),
      }
    },
  }
}

/**
 * Returns the view's container, the view while the component is mounted, its state for React (menus render from it),
 * and the blocks to render into it.
 */
export const useEditorView = (options: EditorViewOptions) => {
  const { readOnly, incoming } = options
  const container = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const [drawnBlocks, setDrawn] = useState<ReadonlyMap<number, DrawnBlockSlot>>(new Map())
  const reportChange = useEffectEvent((doc: EditorState['doc']) => options.onChange(() => readDocument(doc)))
  const send = useEffectEvent(options.onFiles)
  const shortcut = useEffectEvent(options.onShortcut)
  const nameOf = useEffectEvent(options.personName)
  const referenceAt = useEffectEvent(options.referenceAt)
  const fencedBlocks = useEffectEvent(() => options.fencedBlocks)
  const blockForUrl = useEffectEvent(options.blockForUrl)
  const reportUndone = useEffectEvent(options.onUndoneFiles)
  const begin = useRef({ document: options.document, label: options.label })

  useEffect(() => {
    if (container.current === null) return undefined
    const slots = drawnSlots(setDrawn)
    const showing = showingStates(() => setState(editor.state))
    const editor = new EditorView(container.current, {
      state: EditorState.create({
        doc: schema.nodeFromJSON(toEditor(begin.current.document)),
        plugins: editingPlugins(() => fencedBlocks()),
      }),
      attributes: {
        class: 'doc',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': begin.current.label,
      },
      ...clipboardProps({
        onFiles: (into, files) => send(into, files),
        onMissing: missingPictures,
        referenceAt: (address) => referenceAt(address),
        fencedBlocks: () => fencedBlocks(),
        blockForUrl: (address) => blockForUrl(address),
      }),
      nodeViews: nodeViews({
        personName: (id) => nameOf(id),
        drawBlock: (block, into) => slots.open({ block, into }).end,
        openIntegration: (block, into, writer) => slots.open({ block, into, writer }),
      }),
      dispatchTransaction: (transaction) => {
        const before = editor.state
        const { state: next, transactions } = before.applyTransaction(transaction)
        editor.updateState(next)
        if (isPlainTyping(transactions, before, next)) showing.soon()
        else showing.now()
        if (transaction.docChanged && transaction.getMeta(broughtIn) !== true) reportChange(next.doc)
      },
      handleKeyDown: (_, event) => {
        const key = event.key.toLowerCase()
        if (
          !(event.metaKey || event.ctrlKey || key === 'f3' || (key === 'f10' && event.altKey)) ||
          !shortcut(key, event)
        )
          return false
        // Elsewhere these keys open the palette and more.
        event.preventDefault()
        event.stopPropagation()
        return true
      },
    })
    const endLayout = layOutIncrementally(container.current, editor)
    setView(editor)
    setState(editor.state)
    revealBlock(editor, window.location.hash)
    return () => {
      showing.end()
      endLayout()
      const undone = undoneFiles(editor.state)
      if (undone.length > 0) reportUndone(undone)
      editor.destroy()
    }
  }, [])

  useEffect(() => {
    view?.setProps({ editable: () => !readOnly })
  }, [view, readOnly])

  const appliedNumber = useRef(incoming?.number)
  useEffect(() => {
    if (view === undefined || incoming === undefined || appliedNumber.current === incoming.number) return
    appliedNumber.current = incoming.number
    replaceDocument(view, incoming.document)
  }, [view, incoming])

  return { container, view, state, drawnBlocks }
}
