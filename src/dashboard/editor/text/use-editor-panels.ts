import type { Command } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { useCallback, useState } from 'react'
import type { Block } from '../../../content/document/document.ts'
import type { Question } from '../blocks/block-choices.ts'

/** A block that is edited in a dialog, and its position. */
export interface BlockSource {
  readonly block: Block
  readonly at: number
}

/** What is open over the text. The functions that the toolbar gets are stable, so that it does not render on every key. */
export const useEditorPanels = (chooseFiles: (accept: string) => void) => {
  const [question, setQuestion] = useState<Question>()
  const [source, setSource] = useState<BlockSource>()
  const [apiChange, setApiChange] = useState<BlockSource>()
  const [isBlockMenuOpen, setBlockMenuOpen] = useState(false)
  /** The initial search text; undefined while the find bar is closed. */
  const [searchText, setSearchText] = useState<string>()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const ask = useCallback(
    (next: Question): void => {
      if (next === 'file') chooseFiles('')
      else setQuestion(next)
    },
    [chooseFiles],
  )
  return {
    question,
    ask,
    chooseImages: () => chooseFiles('image/*'),
    askLink: useCallback(() => setQuestion('link'), []),
    closeQuestion: () => setQuestion(undefined),
    source,
    setSource,
    /** The API block for which another operation is picked. */
    apiChange,
    setApiChange,
    isBlockMenuOpen,
    setBlockMenuOpen,
    searchText,
    setSearchText,
    startSearch: useCallback(() => setSearchText(''), []),
    isHelpOpen,
    openHelp: useCallback(() => setHelpOpen(true), []),
    closeHelp: () => setHelpOpen(false),
  }
}

export type EditorPanels = ReturnType<typeof useEditorPanels>

/** Runs commands in a view: `run` then focuses the text, `set` leaves the focus where it is. */
export const useCommandRunner = (view: EditorView | undefined) => {
  const set = useCallback(
    (command: Command): void => {
      if (view !== undefined) command(view.state, view.dispatch)
    },
    [view],
  )
  const run = useCallback(
    (command: Command): void => {
      set(command)
      view?.focus()
    },
    [set, view],
  )
  return { run, set }
}
