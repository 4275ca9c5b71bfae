/** Additional keys of the tree of spaces. */
import type { KeyboardEvent } from 'react'

export interface TreeKeyAction {
  readonly action: 'rename' | 'delete' | 'menu' | 'up' | 'down'
  /** Id of the row's element, given by the tree; it ends with the id of its node. */
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

/** Undefined for other keys, and for keys typed into a field inside the tree. */
export const treeKeyAction = (event: KeyboardEvent): TreeKeyAction | undefined => {
  const tree = event.target
  const action = actionOf(event)
  if (action === undefined || !(tree instanceof HTMLElement) || tree.role !== 'tree') return undefined
  const rowId = tree.getAttribute('aria-activedescendant')
  if (rowId === null) return undefined
  return {
    action,
    rowId,
    // A menu opens only from its button, by pointer or Enter.
    openMenu: () =>
      document
        .getElementById(rowId)
        ?.querySelector('button[aria-haspopup=menu]')
        ?.dispatchEvent(new window.KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
  }
}
