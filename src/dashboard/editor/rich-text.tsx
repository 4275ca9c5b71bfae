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
import { SlashMenu, slashOf } from './slash-menu.tsx'
import { toEditor } from './to-editor.ts'
import type { ReactNode } from 'react'
import './editor.css'

export interface EditorSurroundings {
  readonly pages: readonly PickablePage[]
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
}

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
        if (transaction.docChanged) changed(next.doc)
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
      {view !== undefined && state !== undefined && !props.readOnly && (
        <BlockBar state={state} run={run} pictures={props.pictures} />
      )}
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
