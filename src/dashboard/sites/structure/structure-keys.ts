/** Keys of the rows of a structure beyond those that every tree has. */
import type { KeyboardEvent } from 'react'

export interface StructureKey {
  readonly does: 'lift' | 'up' | 'down' | 'title' | 'path' | 'remove' | 'menu'
  /** The element of the row that the tree points at; it ends in the id of its item. */
  readonly rowId: string
}

const meaning = ({
  key,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): StructureKey['does'] | undefined => {
  if (ctrlKey || metaKey) return undefined
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined
  if (key === 'ContextMenu' || (shiftKey && key === 'F10')) return 'menu'
  if (key === 'F2') return shiftKey ? 'path' : 'title'
  if (key === 'Delete') return 'remove'
  return key === ' ' ? 'lift' : undefined
}

/** Undefined for other keys, and for those that are typed into something inside the tree. */
export const structureKey = (event: KeyboardEvent): StructureKey | undefined => {
  const does = meaning(event)
  const tree = event.target
  if (does === undefined || !(tree instanceof HTMLElement) || tree.role !== 'tree') return undefined
  const rowId = tree.getAttribute('aria-activedescendant')
  return rowId === null ? undefined : { does, rowId }
}

/** Opens the menu of a row; a menu opens from its button alone, by pointer or by Enter. */
export const openRowMenu = (rowId: string): void => {
  document
    .getElementById(rowId)
    ?.querySelector('button[aria-haspopup=menu]')
    ?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
}
