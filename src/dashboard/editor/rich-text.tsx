import { toggleMark } from '@tiptap/pm/commands'
import { EditorState, NodeSelection, type Command } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Block, ContentReference, RichTextDocument } from '../../content/document.ts'
import { BlockBar } from './block-bar.tsx'
import { BubbleMenu } from './bubble-menu.tsx'
import { editingPlugins, markType } from './editing-plugins.ts'
import type { EditorNode } from './editor-node.ts'
import { fromEditor } from './from-editor.ts'
import { LinkPicker, type PickablePage } from './link-picker.tsx'
import { nodeViews } from './node-views.ts'
import { schema } from './schema.ts'
import type { SourceNames } from './source-reading.ts'
import { SlashMenu, slashOf } from './slash-menu.tsx'
import { toEditor } from './to-editor.ts'
import type { ReactNode } from 'react'
import './editor.css'

export interface EditorSurroundings {
  readonly pages: readonly PickablePage[]
  /** How links to pages are written in Markdown. */
  readonly names: SourceNames
  /** Files of the space that can be shown as pictures. */
  readonly pictures: readonly { readonly id: string; readonly name: string }[]
  readonly pictureAddress: (ref: unknown) => string | undefined
  /** A block without a rich view, as a reader sees it. */
  readonly drawBlock: (block: Block) => ReactNode
}

export interface RichTextProps extends EditorSurroundings {
  /** What the editor begins with; later values are not looked at. */
  readonly document: RichTextDocument
  readonly readOnly: boolean
  /** Called after each change with how to make the document: making it is left to whoever needs it. */
  readonly onChange: (read: () => RichTextDocument) => void
  /** A document that came from elsewhere takes the place of what is shown; another number is another document. */
  readonly incoming?: Incoming | undefined
  /** Where the tools stand. */
  readonly bar: HTMLElement | null
}

export interface Incoming {
  readonly number: number
  readonly document: RichTextDocument
}

/** Shows another document: only what differs is replaced, so that the caret stays in its words. */
const replaceDocument = (view: EditorView, document: RichTextDocument): void => {
  const next = schema.nodeFromJSON(toEditor(document))
  const now = view.state.doc
  const from = now.content.findDiffStart(next.content)
  const end = now.content.findDiffEnd(next.content)
  if (from === null || end === null) return
  // Equal parts before and after may overlap, as in a repeated word.
  const overlap = Math.max(0, from - Math.min(end.a, end.b))
  const tr = view.state.tr.replace(from, end.a + overlap, next.slice(from, end.b + overlap))
  view.dispatch(tr.setMeta('addToHistory', false).setMeta(broughtIn, true))
}

/** Marks a change that nobody typed here. */
const broughtIn = 'brought in'

interface Drawn {
  readonly block: Block
  readonly into: HTMLElement
}

/** The text of a page, edited as it looks. */
export function RichText(props: RichTextProps) {
  const ground = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  // The state of the view as React knows it: menus are drawn from it.
  const [state, setState] = useState<EditorState>()
  const [drawn, setDrawn] = useState<ReadonlyMap<number, Drawn>>(new Map())
  const [linking, setLinking] = useState(false)
  const [quiet, setQuiet] = useState<number>()
  const changed = useEffectEvent((doc: EditorState['doc']) =>
    props.onChange(() => fromEditor(doc.toJSON() as EditorNode)),
  )
  const addressOf = useEffectEvent((ref: unknown) => props.pictureAddress(ref))
  const begin = useRef(props.document)

  useEffect(() => {
    if (ground.current === null) return undefined
    let count = 0
    const made = new EditorView(ground.current, {
      state: EditorState.create({
        doc: schema.nodeFromJSON(toEditor(begin.current)),
        plugins: editingPlugins(),
      }),
      attributes: {
        class: 'doc',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': 'Text of the page',
      },
      nodeViews: nodeViews({
        pictureAddress: (ref) => addressOf(ref),
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
        const next = made.state.apply(transaction)
        made.updateState(next)
        setState(next)
        if (transaction.docChanged && transaction.getMeta(broughtIn) !== true) changed(next.doc)
      },
      handleKeyDown: (_, event) => {
        if (
          event.key.toLowerCase() !== 'k' ||
          !(event.metaKey || event.ctrlKey) ||
          made.state.selection.empty
        )
          return false
        // Elsewhere these keys open the palette.
        event.preventDefault()
        event.stopPropagation()
        setLinking(true)
        return true
      },
    })
    setView(made)
    setState(made.state)
    return () => made.destroy()
  }, [])

  useEffect(() => {
    view?.setProps({ editable: () => !props.readOnly })
  }, [view, props.readOnly])

  const shown = useRef(props.incoming?.number)
  useEffect(() => {
    if (view === undefined || props.incoming === undefined || shown.current === props.incoming.number) return
    shown.current = props.incoming.number
    replaceDocument(view, props.incoming.document)
  }, [view, props.incoming])

  const run = (command: Command): void => {
    if (view === undefined) return
    command(view.state, view.dispatch)
    view.focus()
  }
  const link = (ref: ContentReference | undefined): void => {
    setLinking(false)
    run((now, dispatch) => {
      const type = markType('link')
      if (ref === undefined) {
        const { from, to } = now.selection
        dispatch?.(now.tr.removeMark(from, to, type))
        return true
      }
      return toggleMark(type, { data: { ref } }, { removeWhenPresent: false })(now, dispatch)
    })
  }
  const slash = state === undefined || props.readOnly ? undefined : slashOf(state)
  return (
    <div className="editor grid gap-2">
      {view !== undefined &&
        state !== undefined &&
        props.bar !== null &&
        !props.readOnly &&
        createPortal(<BlockBar state={state} run={run} pictures={props.pictures} />, props.bar)}
      <div ref={ground} />
      {view !== undefined && state !== undefined && !props.readOnly && (
        <>
          {!state.selection.empty && !(state.selection instanceof NodeSelection) && (
            <BubbleMenu view={view} state={state} run={run} onLink={() => setLinking(true)} />
          )}
          {slash !== undefined && slash.from !== quiet && (
            <SlashMenu view={view} slash={slash} run={run} onClose={() => setQuiet(slash.from)} />
          )}
          <LinkPicker open={linking} pages={props.pages} onPick={link} onClose={() => setLinking(false)} />
        </>
      )}
      {[...drawn].map(([id, { block, into }]) => createPortal(props.drawBlock(block), into, String(id)))}
    </div>
  )
}
