/** Shortcuts of a review. They apply to the focused change, otherwise to the current entry. */
import { useEffect, useRef, type RefObject } from 'react'
import { useCommands, type Command } from '../../shell/commands/commands.ts'
import type { ChangeDeskProps } from './diff-screen.tsx'
import type { ChangeEntry } from '../entries/change-entries.ts'
import { showToast } from '../../ui/toast.ts'
import { moveWhenDrawn, type Moving } from '../diff/change-navigation.ts'
import { useWhenKnown } from '../../shell/commands/use-when-known.ts'

export interface DeskKeysOptions extends Pick<
  ChangeDeskProps,
  'onOpen' | 'onComment' | 'onSuggest' | 'marks' | 'onBlockViewed' | 'onSearch' | 'search'
> {
  readonly frame: RefObject<HTMLElement | null>
  /** The target of `t`. */
  readonly field: RefObject<HTMLInputElement | null>
  readonly entries: readonly ChangeEntry[]
  /** The current entry; undefined until known. */
  readonly shown: string | undefined
  readonly go: (by: 1 | -1) => void
  /** Opens the tree as a sheet where it is hidden, for its field. */
  readonly openTree: () => void
}

type Act =
  | 'nextChange'
  | 'previousChange'
  | 'nextPage'
  | 'previousPage'
  | 'view'
  | 'viewNext'
  | 'comment'
  | 'suggest'

/** Key of the focused block; with `changed` only of a changed one. */
const focusedKey = (changed = false): string | undefined =>
  document.activeElement
    ?.closest<HTMLElement>(changed ? '[data-keys][data-change]' : '[data-keys]')
    ?.dataset['keys']?.split(' ')[0]

/** Registers the shortcuts of a review while it is mounted. The palette and the shortcut sheet list them too. */
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
    // The field of a hidden tree has no layout; the sheet focuses its own field.
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
  const unviewedAfter = (id: string): string | undefined => {
    const at = entries.findIndex((entry) => entry.id === id)
    const round = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))]
    return round.find((entry) => marks?.viewed.has(entry.id) !== true)?.id
  }
  const moving = useRef<Moving>(undefined)
  /** Key of the change last moved to. */
  const held = useRef<string>(undefined)
  /** A change that is rendered again, as in another view, loses focus: restore it. */
  const holdFocus = (): void => {
    if (held.current === undefined || document.activeElement !== document.body) return
    frame.current
      ?.querySelector<HTMLElement>(`[data-change][data-keys~="${CSS.escape(held.current)}"]`)
      ?.focus({ preventScroll: true })
  }
  const move = (by: 1 | -1): void => {
    const begun = frame.current === null ? undefined : moveWhenDrawn(frame.current, by)
    moving.current = begun
    if (begun === undefined) held.current = focusedKey(true)
    void begun?.done.then(() => {
      held.current = focusedKey(true)
      if (moving.current === begun) moving.current = undefined
    })
  }
  useEffect(() => {
    const letGo = (): void => {
      held.current = undefined
    }
    addEventListener('pointerdown', letGo)
    return () => {
      removeEventListener('pointerdown', letGo)
      letGo()
      moving.current?.giveUp()
      moving.current = undefined
    }
  }, [shown])
  /** What each key does with the current entry. */
  const acts: Readonly<Record<Act, (id: string) => void>> = {
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
      void showToast({ text: 'Choose a block first', detail: 'n and p go from change to change.' })
      return undefined
    },
  }
  const act = useWhenKnown(
    (one: Act) => shown !== undefined && (marks !== undefined || (one !== 'view' && one !== 'viewNext')),
    (one) => {
      if (shown === undefined) return
      holdFocus()
      // A key applies to the target of a pending move.
      if (moving.current === undefined) acts[one](shown)
      else void moving.current.done.then(() => acts[one](shown))
    },
  )
  useCommands([
    own('next-change', 'Next change', 'n', () => act('nextChange')),
    own('previous-change', 'Previous change', 'p', () => act('previousChange')),
    own('next-page', 'Next changed page', ']', () => act('nextPage')),
    own('previous-page', 'Previous changed page', '[', () => act('previousPage')),
    own('filter-changes', 'Filter what changes', 't', toFilter),
    own(
      'words-only',
      search.words === true ? 'Show changes of formatting too' : 'Fold changes of formatting away',
      undefined,
      () => onSearch({ words: search.words === true ? undefined : true }),
    ),
    ...(onBlockViewed === undefined
      ? []
      : [
          own('viewed', 'Viewed: the change with the focus, else the page', 'v', () => act('view')),
          own('viewed-next', 'Page viewed, on to the next one', 'M', () => act('viewNext')),
        ]),
    ...(onComment === undefined
      ? []
      : [own('comment', 'Comment on the change in view', 'c', () => act('comment'))]),
    ...(onSuggest === undefined
      ? []
      : [own('suggest', 'Suggest another wording of the block', 's', () => act('suggest'))]),
  ])
}
