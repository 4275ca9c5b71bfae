/** Keys of the tree of spaces beyond those that every tree has. */
import type { KeyboardEvent } from 'react'

export interface TreeKeyAction {
  readonly action: 'rename' | 'delete' | 'menu' | 'up' | 'down'
  /** The element of the row that the tree points at; it ends in the id of its node. */
  readonly rowId: string
  /** Opens the menu of that row from the keyboard. */
  readonly openMenu: () => void
}

const actionOf = ({
  key,
  altKey,
  shiftKey,
  ctrlKey,
  metaKey,
}: KeyboardEvent): TreeKeyAction['action'] | undefined => {
  if (ctrlKey || metaKey) return undefined
  if (altKey) return key === 'ArrowUp' ? 'up' : key === 'ArrowDown' ? 'down' : undefined
  if (key === 'ContextMenu' || (shiftKey && key === 'F10')) return 'menu'
  if (shiftKey) return undefined
  return key === 'F2' ? 'rename' : key === 'Delete' ? 'delete' : undefined
}

/** Undefined for other keys, and for those that are typed into something inside the tree. */
export const treeKeyAction = (event: KeyboardEvent): TreeKeyAction | undefined => {
  const tree = event.target
  const action = actionOf(event)
  if (action === undefined || !(tree instanceof HTMLElement) || tree.role !== 'tree') return undefined
  const rowId = tree.getAttribute('aria-activedescendant')
  if (rowId === null) return undefined
  return {
    action,
    rowId,
    // A menu opens from its button alone, by pointer or by Enter.
    openMenu: () =>
      document
        .getElementById(rowId)
        ?.querySelector('button[aria-haspopup=menu]')
        ?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  }
}
