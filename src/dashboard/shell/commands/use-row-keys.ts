/** Shortcuts of a list whose rows are `data-row` elements with a link: `j` and `k` move the focus, Enter opens. */
import type { RefObject } from 'react'
import { useCommands } from './commands.ts'

export const useRowKeys = (list: RefObject<HTMLElement | null>): void => {
  const step = (by: 1 | -1): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[at === -1 ? (by === 1 ? 0 : rows.length - 1) : at + by]
    next?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }
  useCommands([
    { id: 'next-row', label: 'Next row', group: 'This screen', keys: 'j', run: () => step(1) },
    { id: 'previous-row', label: 'Previous row', group: 'This screen', keys: 'k', run: () => step(-1) },
  ])
}

/** The id (`data-row`) of the row that has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
