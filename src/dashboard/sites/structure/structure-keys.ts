/** Additional keys of the structure tree. */
import type { KeyboardEvent } from 'react'

export interface StructureKey {
  readonly command: 'lift' | 'up' | 'down' | 'title' | 'path' | 'remove' | 'menu'
  /** Id of the row's element, given by the tree; it ends with the id of its item. */
  readonly rowId: string
}

const commandOf = ({
  key,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): StructureKey['command'] | undefined => {
  if (ctrlKey || metaKey) return undefined
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined
  if (key === 'ContextMenu' || (shiftKey && key === 'F10')) return 'menu'
  if (key === 'F2') return shiftKey ? 'path' : 'title'
  if (key === 'Delete') return 'remove'
  return key === ' ' ? 'lift' : undefined
}

/** Undefined for other keys, and for keys typed into a field inside the tree. */
export const structureKey = (event: KeyboardEvent): StructureKey | undefined => {
  const does = commandOf(event)
  const tree = event.target
  if (does === undefined || !(tree instanceof HTMLElement) || tree.role !== 'tree') return undefined
  const rowId = tree.getAttribute('aria-activedescendant')
  return rowId === null ? undefined : { command: does, rowId }
}

/** Opens the menu of a row. A menu opens only from its button, by pointer or Enter. */
export const openRowMenu = (rowId: string): void => {
  document
    .getElementById(rowId)
    ?.querySelector('button[aria-haspopup=menu]')
    ?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
