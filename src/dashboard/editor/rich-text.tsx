import { toggleMark } from '@tiptap/pm/commands'
import { EditorState, NodeSelection, Selection, type Command } from '@tiptap/pm/state'
import { EditorView } from '@tiptap/pm/view'
import { memo, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Block, ContentReference, RichTextDocument } from '../../content/document.ts'
import { processError } from '../api/process-error.ts'
import { showToast } from '../ui/toast.ts'
import { BlockBar } from './block-bar.tsx'
import { BlockGrip } from './block-grip.tsx'
import {
  carriedBlock,
  insert,
  insertImage,
  insertInline,
  replaceBlock,
  type Question,
} from './block-choices.ts'
import { BlockSourceDialog } from './block-source-dialog.tsx'
import { BubbleMenu } from './bubble-menu.tsx'
import { clipboardProps } from './clipboard.ts'
import { DraftPanel } from './draft-panel.tsx'
import { editingPlugins } from './editing-plugins.ts'
import { markType } from './node-types.ts'
import type { EditorNode } from './editor-node.ts'
import { fromEditor } from './from-editor.ts'
import { ImagePicker } from './image-picker.tsx'
import { LinkPicker, type PickablePage } from './link-picker.tsx'
import { nodeViews } from './node-views.ts'
import { OneLineDialog } from './one-line-dialog.tsx'
import { schema } from './schema.ts'
import type { SourceNames } from './source-reading.ts'
import { SlashMenu, slashOf } from './slash-menu.tsx'
import { TableGrips } from './table-grips.tsx'
import { toEditor } from './to-editor.ts'
import { largestFile } from './upload-file.ts'
import { uploadInto, type FileToSend, type UploadParts } from './uploads.ts'
import type { ReactNode } from 'react'
import './editor.css'

export interface EditorSurroundings {
  readonly pages: readonly PickablePage[]
  /** How links to pages are written in Markdown. */
  readonly names: SourceNames
  /** Files of the space that can be shown as pictures. */
  readonly pictures: readonly { readonly id: string; readonly name: string }[]
  /** Sends a file into the change request. */
  readonly upload: UploadParts['send']
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
  /** What is edited, for whoever hears the screen; a page when absent. Not looked at later. */
  readonly label?: string | undefined
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

/** Brings the block into view that a link names, as `#b-KEY`, and puts the caret there. */
const revealBlock = (view: EditorView, hash: string): void => {
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

interface Drawn {
  readonly block: Block
  readonly into: HTMLElement
}

/** Drawn anew for another block or other surroundings only: whoever types draws all the menus again at each key. */
const DrawnBlock = memo(function DrawnBlock({
  block,
  drawBlock,
}: {
  readonly block: Block
  readonly drawBlock: EditorSurroundings['drawBlock']
}) {
  return drawBlock(block)
})

/** Questions that one line answers. */
const lines = {
  embed: {
    title: 'Embed',
    label: 'Address',
    hint: 'Of a video, a drawing or another page. Readers see it in place where the site knows how.',
    wrong: (text: string) =>
      /^https?:\/\/\S+$/u.test(text) ? undefined : 'Give an address that starts with https:// first.',
  },
  math: {
    title: 'Math',
    label: 'Formula',
    hint: 'In TeX, such as e = mc^2',
    wrong: (text: string) => (text === '' ? 'Write a formula first.' : undefined),
  },
  'inline-math': {
    title: 'Math in the line',
    label: 'Formula',
    hint: 'In TeX, such as a^2',
    wrong: (text: string) => (text === '' ? 'Write a formula first.' : undefined),
  },
} as const

const formulaBlock = (formula: string): Block => ({
  object: 'block',
  type: 'math',
  isVoid: true,
  data: { formula },
})

const linkWords = (ref: ContentReference, pages: readonly PickablePage[]): string =>
  (ref.kind === 'page' && pages.find(({ id }) => id === ref.page)?.title) ||
  (ref.kind === 'url' ? ref.url : 'link')

/** The text of a page, edited as it looks. */
export function RichText(props: RichTextProps) {
  const ground = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView>()
  // The state of the view as React knows it: menus are drawn from it.
  const [state, setState] = useState<EditorState>()
  const [drawn, setDrawn] = useState<ReadonlyMap<number, Drawn>>(new Map())
  const [asking, setAsking] = useState<Question>()
  const [sourced, setSourced] = useState<{ readonly block: Block; readonly at: number }>()
  const picker = useRef<HTMLInputElement>(null)
  const [quiet, setQuiet] = useState<number>()
  const frame = useRef<HTMLDivElement>(null)
  const [gripped, setGripped] = useState(false)
  const changed = useEffectEvent((doc: EditorState['doc']) =>
    props.onChange(() => fromEditor(doc.toJSON() as EditorNode)),
  )
  const sendFiles = (into: EditorView, files: readonly FileToSend[]): void => {
    if (props.readOnly) return
    for (const { file } of files.filter(({ file: { size } }) => size > largestFile))
      void showToast({
        text: `“${file.name}” is larger than 50 MB`,
        detail: 'It was not sent.',
        tone: 'failure',
      })
    void uploadInto(
      into,
      files.filter(({ file }) => file.size <= largestFile),
      {
        send: props.upload,
        wordsOf: (error) => {
          const { title, what } = processError(error)
          return what === undefined ? title : `${title}. ${what}`
        },
      },
    )
  }
  const upload = useEffectEvent(sendFiles)
  const begin = useRef(props.document)
  const label = useRef(props.label ?? 'Text of the page')

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
        'aria-label': label.current,
      },
      ...clipboardProps({
        onFiles: (into, files) => upload(into, files),
        onMissing: (count) =>
          void showToast({
            text: count === 1 ? 'One picture did not come along' : `${count} pictures did not come along`,
            detail: 'They lie on a machine that this page cannot read. Copy them one by one, or upload them.',
            tone: 'failure',
          }),
      }),
      nodeViews: nodeViews({
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
        if (!(event.metaKey || event.ctrlKey)) return false
        const key = event.key.toLowerCase()
        if (key === 'k' && !made.state.selection.empty) setAsking('link')
        else if (key === '/' && made.editable) setGripped(true)
        else return false
        // Elsewhere these keys open the palette and more.
        event.preventDefault()
        event.stopPropagation()
        return true
      },
    })
    setView(made)
    setState(made.state)
    revealBlock(made, window.location.hash)
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
    setAsking(undefined)
    run((now, dispatch) => {
      const type = markType('link')
      // Nothing is marked: the link brings its own words.
      if (ref !== undefined && now.selection.empty) {
        const words = schema.text(linkWords(ref, props.pages), [type.create({ data: { ref } })])
        dispatch?.(now.tr.replaceSelectionWith(words, false).scrollIntoView())
        return true
      }
      if (ref === undefined) {
        const { from, to } = now.selection
        dispatch?.(now.tr.removeMark(from, to, type))
        return true
      }
      return toggleMark(type, { data: { ref } }, { removeWhenPresent: false })(now, dispatch)
    })
  }
  const chooseFiles = (accept: string): void => {
    if (picker.current === null) return
    picker.current.accept = accept
    picker.current.click()
  }
  const ask = (question: Question): void => {
    if (question === 'file') chooseFiles('')
    else setAsking(question)
  }
  const put = (block: Pick<Block, 'type' | 'data'> | undefined): void => {
    setAsking(undefined)
    if (block !== undefined) run(insert(() => carriedBlock({ ...block, isVoid: true })))
  }
  const standing = useMemo(() => new Set(props.pages.map(({ id }) => id)), [props.pages])
  const slash = state === undefined || props.readOnly ? undefined : slashOf(state)
  return (
    <div ref={frame} className="editor relative grid grid-cols-[minmax(0,1fr)] gap-2">
      {view !== undefined &&
        state !== undefined &&
        props.bar !== null &&
        !props.readOnly &&
        createPortal(
          <div className="flex min-w-0 items-center justify-between gap-1">
            <BlockBar
              state={state}
              run={run}
              onAsk={ask}
              onSource={(block, at) => setSourced({ block, at })}
            />
            <DraftPanel view={view} doc={state.doc} standing={standing} run={run} />
          </div>,
          props.bar,
        )}
      <div ref={ground} />
      {view !== undefined && state !== undefined && !props.readOnly && (
        <>
          {!state.selection.empty && !(state.selection instanceof NodeSelection) && (
            <BubbleMenu view={view} state={state} run={run} onLink={() => setAsking('link')} />
          )}
          <BlockGrip
            view={view}
            state={state}
            frame={frame}
            run={run}
            open={gripped}
            onOpenChange={setGripped}
          />
          <TableGrips view={view} state={state} frame={frame} run={run} />
          {slash !== undefined && slash.from !== quiet && (
            <SlashMenu view={view} slash={slash} run={run} onAsk={ask} onClose={() => setQuiet(slash.from)} />
          )}
          <LinkPicker
            open={asking === 'link' || asking === 'page'}
            pages={props.pages}
            onPick={(ref) => {
              if (asking === 'link') link(ref)
              else put(ref === undefined ? undefined : { type: 'content-ref', data: { ref } })
            }}
            onClose={() => setAsking(undefined)}
          />
          <ImagePicker
            open={asking === 'picture'}
            pictures={props.pictures}
            onClose={() => setAsking(undefined)}
            onUpload={() => {
              setAsking(undefined)
              chooseFiles('image/*')
            }}
            onPick={(ref, alt) => {
              setAsking(undefined)
              run(insertImage(ref, alt))
            }}
          />
          {asking !== undefined && asking in lines && (
            <OneLineDialog
              {...lines[asking as keyof typeof lines]}
              value=""
              preview={asking === 'embed' ? undefined : (formula) => props.drawBlock(formulaBlock(formula))}
              onClose={() => setAsking(undefined)}
              onTake={(line) => {
                if (asking === 'embed') put({ type: 'embed', data: { url: line } })
                else if (asking === 'math') put({ type: 'math', data: { formula: line } })
                else {
                  setAsking(undefined)
                  run(insertInline({ type: 'inline-math', data: { formula: line } }))
                }
              }}
            />
          )}
          {sourced !== undefined && (
            <BlockSourceDialog
              block={sourced.block}
              names={props.names}
              onClose={() => setSourced(undefined)}
              onTake={(blocks) => {
                setSourced(undefined)
                run(replaceBlock(sourced.at, blocks))
              }}
            />
          )}
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            aria-label="Files to upload"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])]
              event.target.value = ''
              sendFiles(
                view,
                files.map((file) => ({ file, at: view.state.selection.to })),
              )
            }}
          />
        </>
      )}
      {[...drawn].map(([id, { block, into }]) =>
        createPortal(<DrawnBlock block={block} drawBlock={props.drawBlock} />, into, String(id)),
      )}
    </div>
  )
}
