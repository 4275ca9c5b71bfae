import { redo, undo } from '@tiptap/pm/history'
import type { Command, EditorState } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useEffect, useMemo, useRef, type KeyboardEvent, type RefObject } from 'react'
import { BlockBar } from '../blocks/block-bar.tsx'
import type { BlockChoice } from '../blocks/block-choices.ts'
import type { EditorContext } from '../editor-context.ts'
import { FindBar } from '../find/find-bar.tsx'
import { DraftPanel } from '../margin/draft-checks-panel.tsx'
import { ContextBar } from '../tools/context-bar.tsx'
import type { EditorPanels, useCommandRunner } from './use-editor-panels.ts'

/** An open editor, as its toolbar and the menus over the text need it. */
export interface OpenEditor extends ReturnType<typeof useCommandRunner> {
  readonly view: EditorView
  readonly state: EditorState
  readonly context: EditorContext
  /** The kinds of blocks that can be inserted. */
  readonly choices: readonly BlockChoice[]
  readonly panels: EditorPanels
}

export interface EditorToolbarProps {
  readonly editor: OpenEditor
  /** A block or two instead of a page: without outline, word count and checks. */
  readonly short: boolean
  /** The element with the tools of the block at the caret. */
  readonly tools: RefObject<HTMLDivElement | null>
  /** The number of pictures inserted so far. */
  readonly pictures: number
}

/** Undo or redo, unless the key belongs to a field in which something was typed. */
const historyCommand = ({
  key,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  target,
}: KeyboardEvent): Command | undefined => {
  if (!(metaKey || ctrlKey) || altKey) return undefined
  if (target instanceof HTMLInputElement && target.value !== target.defaultValue) return undefined
  if (key.toLowerCase() === 'z') return shiftKey ? redo : undo
  return key.toLowerCase() === 'y' ? redo : undefined
}

/** Everything above the text: the bar of blocks, the outline, the tools of the block at the caret, and find. */
export function EditorToolbar({ editor, short, tools, pictures }: EditorToolbarProps) {
  const { view, state, context, choices, panels, run, set } = editor
  const { pages, files, organization } = context.references
  const knownTargets = useMemo(
    () => ({
      pages: new Set(pages.map(({ id }) => id)),
      // A text outside of a space has no files to check.
      files: organization === '' ? undefined : new Set(files.map(({ id }) => id)),
    }),
    [pages, files, organization],
  )
  const focused = useRef<Element>(null)
  // The tools of a block go with it, as when its insertion is undone. The focus goes back to the text then.
  useEffect(() => {
    if (focused.current?.isConnected === false && window.document.activeElement === window.document.body)
      view.focus()
    if (focused.current?.isConnected === false) focused.current = null
  })
  return (
    <>
      <div className="min-w-0 @max-xl:w-full @xl:flex-1">
        <BlockBar
          choices={choices}
          run={run}
          onAsk={panels.ask}
          onFind={panels.startSearch}
          onKeys={panels.openHelp}
        />
      </div>
      {/* On narrow screens the bar needs the whole width; this moves up to the other controls. */}
      {!short && (
        <div className="@max-xl:order-first">
          <DraftPanel view={view} doc={state.doc} knownTargets={knownTargets} run={run} />
        </div>
      )}
      {/* Escape returns from the tools to the text; each tool has its own keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        ref={tools}
        className="order-last w-full min-w-0"
        onFocus={({ target }) => (focused.current = target)}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null) focused.current = null
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && !event.defaultPrevented) view.focus()
          const command = historyCommand(event)
          if (command === undefined) return
          event.preventDefault()
          run(command)
        }}
      >
        <ContextBar
          state={state}
          upload={context.upload}
          run={run}
          set={set}
          onLink={panels.askLink}
          onSource={(block, at) => panels.setSource({ block, at })}
          onChangeApi={context.apiPicker && ((block, at) => panels.setApiChange({ block, at }))}
          pictures={pictures}
        />
        {panels.searchText !== undefined && (
          <FindBar
            key={panels.searchText}
            view={view}
            state={state}
            begin={panels.searchText}
            onClose={() => panels.setSearchText(undefined)}
          />
        )}
      </div>
    </>
  )
}
