import { EditorState } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { showToast } from '../../ui/toast.ts'
import { clipboardProps } from './clipboard.ts'
import { editingPlugins } from './editing-plugins.ts'
import { nodeViews } from '../blocks/node-views.ts'
import { isPlainTyping, showingStates } from './plain-typing.ts'
import { readDocument } from '../schema/read-document.ts'
import { schema } from '../schema/schema.ts'
import type { EditorContext } from '../editor-context.ts'
import { toEditor } from '../schema/to-editor.ts'
import type { FileToSend } from '../uploads/uploads.plugin.ts'
import { broughtIn, replaceDocument, revealBlock } from '../schema/view-changes.ts'

export interface Incoming {
  readonly number: number
  readonly document: RichTextDocument
}

/** A block rendered as readers see it, and its element. */
export interface Drawn {
  readonly block: Block
  readonly into: HTMLElement
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
}

const missingPictures = (count: number): void =>
  void showToast({
    text: count === 1 ? 'One picture did not come along' : `${count} pictures did not come along`,
    detail: 'They lie on a machine that this page cannot read. Copy them one by one, or upload them.',
    tone: 'failure',
  })

/**
 * Returns the view's container, the view while the component is mounted, its state for React (menus render from it),
 * and the blocks to render into it.
 */
export const useEditorView = (options: EditorViewOptions) => {
  const { readOnly, incoming } = options
  const ground = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  const [state, setState] = useState<EditorState>()
  const [drawn, setDrawn] = useState<ReadonlyMap<number, Drawn>>(new Map())
  const changed = useEffectEvent((doc: EditorState['doc']) => options.onChange(() => readDocument(doc)))
  const send = useEffectEvent(options.onFiles)
  const shortcut = useEffectEvent(options.onShortcut)
  const nameOf = useEffectEvent(options.personName)
  const referenceAt = useEffectEvent(options.referenceAt)
  const begin = useRef({ document: options.document, label: options.label })

  useEffect(() => {
    if (ground.current === null) return undefined
    let count = 0
    const showing = showingStates(() => setState(made.state))
    const made = new EditorView(ground.current, {
      state: EditorState.create({
        doc: schema.nodeFromJSON(toEditor(begin.current.document)),
        plugins: editingPlugins(),
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
      }),
      nodeViews: nodeViews({
        personName: (id) => nameOf(id),
        drawBlock: (block, into) => {
          const id = count++
          queueMicrotask(() => setDrawn((all) => new Map(all).set(id, { block, into })))
          return () =>
            queueMicrotask(() =>
              setDrawn((all) => {
                const rest = new Map(all)
                rest.delete(id)
                return rest
              }),
            )
        },
      }),
      dispatchTransaction: (transaction) => {
        const before = made.state
        const { state: next, transactions } = before.applyTransaction(transaction)
        made.updateState(next)
        if (isPlainTyping(transactions, before, next)) showing.soon()
        else showing.now()
        if (transaction.docChanged && transaction.getMeta(broughtIn) !== true) changed(next.doc)
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
    setView(made)
    setState(made.state)
    revealBlock(made, window.location.hash)
    return () => {
      showing.end()
      made.destroy()
    }
  }, [])

  useEffect(() => {
    view?.setProps({ editable: () => !readOnly })
  }, [view, readOnly])

  const shown = useRef(incoming?.number)
  useEffect(() => {
    if (view === undefined || incoming === undefined || shown.current === incoming.number) return
    shown.current = incoming.number
    replaceDocument(view, incoming.document)
  }, [view, incoming])

  return { ground, view, state, drawn }
}
