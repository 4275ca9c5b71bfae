/** The keys of a review. They act on the change that has the focus, else on the entry in view. */
import type { RefObject } from 'react'
import { useCommands, type Command } from '../shell/commands.ts'
import type { ChangeDeskProps } from './change-desk.tsx'
import type { ChangeEntry } from './change-entries.ts'
import { showToast } from '../ui/toast.ts'
import { moveChange } from './move-change.ts'
import { useWhenKnown } from './use-when-known.ts'

export interface DeskKeysOptions extends Pick<
  ChangeDeskProps,
  'onOpen' | 'onComment' | 'onSuggest' | 'marks' | 'onBlockViewed' | 'onSearch' | 'search'
> {
  readonly frame: RefObject<HTMLElement | null>
  /** Where `t` leads. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly entries: readonly ChangeEntry[]
  readonly shown: string | undefined
  readonly go: (by: 1 | -1) => void
  /** Opens the tree where it has no room of its own, for the field in it. */
  readonly openTree: () => void
}

/** Key of the block that has the focus, of one that was changed where `changed` asks for that. */
const focusedKey = (changed = false): string | undefined =>
  document.activeElement
    ?.closest<HTMLElement>(changed ? '[data-keys][data-change]' : '[data-keys]')
    ?.dataset['keys']?.split(' ')[0]

/** Registers the keys of a review while its desk is shown. The palette and the sheet of shortcuts list them too. */
export const useDeskKeys = (options: DeskKeysOptions): void => {
  const {
    frame,
    field,
    entries,
    shown,
    go,
    openTree,
    onOpen,
    onComment,
    onSuggest,
    marks,
    onBlockViewed,
    onSearch,
    search,
  } = options
  const toFilter = (): void => {
    const input = field.current
    // In a tree that is hidden the field has no place; the sheet gives it the focus by itself.
    if (input === null || input.getClientRects().length === 0) return openTree()
    input.focus()
    input.select()
  }
  const own = (id: string, label: string, keys: string | undefined, run: () => void): Command => ({
    id,
    label,
    group: 'This screen',
    keys,
    run,
  })
  const unviewedAfter = (): string | undefined => {
    const at = entries.findIndex(({ id }) => id === shown)
    const round = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))]
    return round.find(({ id }) => marks?.viewed.has(id) !== true)?.id
  }
  const view = (): void => {
    if (shown === undefined || marks === undefined) return
    const key = focusedKey(true)
    if (key !== undefined && onBlockViewed !== undefined) onBlockViewed(key, shown)
    else marks.set(shown, !marks.viewed.has(shown))
  }
  const viewNext = (): void => {
    if (shown === undefined || marks === undefined) return
    const next = unviewedAfter()
    marks.set(shown, true)
    if (next !== undefined) onOpen(next)
  }
  const mark = useWhenKnown(shown !== undefined && marks !== undefined, (act: 'view' | 'viewNext') =>
    act === 'view' ? view() : viewNext(),
  )
  useCommands([
    own('next-change', 'Next change', 'n', () => moveChange(frame.current, 1)),
    own('previous-change', 'Previous change', 'p', () => moveChange(frame.current, -1)),
    own('next-page', 'Next changed page', ']', () => go(1)),
    own('previous-page', 'Previous changed page', '[', () => go(-1)),
    own('filter-changes', 'Filter what changes', 't', toFilter),
    own(
      'words-only',
      search.words === true ? 'Show changes of formatting too' : 'Fold changes of formatting away',
      undefined,
      () => onSearch({ words: search.words === true ? undefined : true }),
    ),
    own('viewed', 'Viewed: the change with the focus, else the page', 'v', () => mark('view')),
    own('viewed-next', 'Page viewed, on to the next one', 'M', () => mark('viewNext')),
    ...(onComment === undefined || shown === undefined
      ? []
      : [own('comment', 'Comment on the change in view', 'c', () => onComment(focusedKey(), shown))]),
    ...(shown === undefined
      ? []
      : [
          own('suggest', 'Suggest another wording of the block', 's', () => {
            const key = focusedKey()
            if (key !== undefined) return onSuggest(key, shown)
            void showToast({ text: 'Choose a block first', detail: 'n and p go from change to change.' })
            return undefined
          }),
        ]),
  ])
}
