/** Shortcuts of a review. They apply to the focused change, otherwise to the current entry. */
import type { RefObject } from 'react'
import { useCommands, type Command } from '../../shell/commands/commands.ts'
import { useWhenLoaded } from '../../shell/commands/use-when-loaded.ts'
import { showToast } from '../../ui/toast.ts'
import type { ChangeEntry } from '../entries/change-entries.ts'
import type { DiffScreenProps } from './diff-screen-props.ts'
import { focusedKey, useChangeMoves } from './use-change-moves.ts'

export interface DiffKeysOptions extends Pick<
  DiffScreenProps,
  'onOpen' | 'onComment' | 'onSuggest' | 'marks' | 'onBlockViewed' | 'onSearch' | 'search'
> {
  readonly frame: RefObject<HTMLElement | null>
  /** The target of `t`. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly entries: readonly ChangeEntry[]
  /** The current entry; undefined until known. */
  readonly currentId: string | undefined
  readonly go: (by: 1 | -1) => void
  /** Opens the tree as a sheet where it is hidden, for its field. */
  readonly openTree: () => void
}

type Action =
  | 'nextChange'
  | 'previousChange'
  | 'nextPage'
  | 'previousPage'
  | 'view'
  | 'viewNext'
  | 'comment'
  | 'suggest'

const screenCommand = (id: string, label: string, keys: string | undefined, run: () => void): Command => ({
  id,
  label,
  group: 'This screen',
  keys,
  run,
})

/** Focuses the filter; `openTree` shows it first where it is hidden. */
const focusFilter = (field: RefObject<HTMLInputElement | null>, openTree: () => void): void => {
  const input = field.current
  // The field of a hidden tree has no layout; the sheet focuses its own field.
  if (input === null || input.getClientRects().length === 0) return openTree()
  input.focus()
  input.select()
}

/** What each action does with the entry of that id. */
const actionHandlers = (
  { entries, go, onOpen, onComment, onSuggest, marks, onBlockViewed }: DiffKeysOptions,
  move: (by: 1 | -1) => void,
): Readonly<Record<Action, (id: string) => void>> => {
  const unviewedAfter = (id: string): string | undefined => {
    const at = entries.findIndex((entry) => entry.id === id)
    const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))]
    return others.find((entry) => marks?.viewed.has(entry.id) !== true)?.id
  }
  return {
    nextChange: () => move(1),
    previousChange: () => move(-1),
    nextPage: () => go(1),
    previousPage: () => go(-1),
    view: (id) => {
      const key = focusedKey(true)
      if (key !== undefined && onBlockViewed !== undefined) onBlockViewed(key, id)
      else marks?.set(id, !marks.viewed.has(id))
    },
    viewNext: (id) => {
      const next = unviewedAfter(id)
      marks?.set(id, true)
      if (next !== undefined) onOpen(next)
    },
    comment: (id) => onComment?.(focusedKey(), id),
    suggest: (id) => {
      const key = focusedKey()
      if (key !== undefined) return onSuggest?.(key, id)
      void showToast({ text: 'Select a block first', detail: 'Press n or p to move between changes.' })
      return undefined
    },
  }
}

/** Registers the shortcuts of a review while it is mounted. The palette and the shortcut sheet list them too. */
export const useDiffKeys = (options: DiffKeysOptions): void => {
  const { frame, field, currentId, openTree, onComment, onSuggest, marks, onBlockViewed, onSearch, search } =
    options
  const { move, afterMove } = useChangeMoves(frame, currentId)
  const handlers = actionHandlers(options, move)
  const run = useWhenLoaded(
    (action: Action) =>
      currentId !== undefined && (marks !== undefined || (action !== 'view' && action !== 'viewNext')),
    (action) => {
      if (currentId !== undefined) afterMove(() => handlers[action](currentId))
    },
  )
  const isHiding = search.words === true
  useCommands([
    screenCommand('next-change', 'Next change', 'n', () => run('nextChange')),
    screenCommand('previous-change', 'Previous change', 'p', () => run('previousChange')),
    screenCommand('next-page', 'Next changed page', ']', () => run('nextPage')),
    screenCommand('previous-page', 'Previous changed page', '[', () => run('previousPage')),
    screenCommand('filter-changes', 'Filter changes', 't', () => focusFilter(field, openTree)),
    screenCommand(
      'hide-formatting',
      isHiding ? 'Show formatting changes' : 'Hide formatting changes',
      undefined,
      () => onSearch({ words: isHiding ? undefined : true }),
    ),
    ...(onBlockViewed === undefined
      ? []
      : [
          screenCommand('viewed', 'Mark change or page as viewed', 'v', () => run('view')),
          screenCommand('viewed-next', 'Mark page as viewed and go to the next one', 'M', () =>
            run('viewNext'),
          ),
        ]),
    ...(onComment === undefined
      ? []
      : [screenCommand('comment', 'Comment on the current change', 'c', () => run('comment'))]),
    ...(onSuggest === undefined
      ? []
      : [screenCommand('suggest', 'Suggest an edit to the current block', 's', () => run('suggest'))]),
  ])
}
