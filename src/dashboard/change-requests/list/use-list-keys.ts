/** Shortcuts of a list of change requests: `j` and `k` move, `x` selects, Enter opens. */
import type { RefObject } from 'react'
import { useCommands } from '../../shell/commands/commands.ts'

/** `onChoose` receives the id of the focused row (`data-row` of the focused element or an ancestor). */
export const useListKeys = (list: RefObject<HTMLElement | null>, onChoose: (id: string) => void): void => {
  const go = (by: 1 | -1): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row.contains(document.activeElement))
    const next = rows[at < 0 ? (by === 1 ? 0 : rows.length - 1) : at + by]
    const link = next?.querySelector<HTMLElement>('a[href]')
    link?.focus({ preventScroll: true })
    next?.scrollIntoView({ block: 'nearest' })
  }
  useCommands([
    { id: 'next-row', label: 'Next row', group: 'This screen', keys: 'j', run: () => go(1) },
    { id: 'previous-row', label: 'Previous row', group: 'This screen', keys: 'k', run: () => go(-1) },
    {
      id: 'choose-row',
      label: 'Select row',
      group: 'This screen',
      keys: 'x',
      run: () => {
        const id = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
        if (id !== undefined) onChoose(id)
      },
    },
  ])
}
