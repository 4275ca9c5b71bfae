import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { treeKey, typeAhead, type TreeNode, type TreeRow } from './tree-rows.ts'

/** Letters typed within this time belong together, in milliseconds. */
const typeAheadTimeout = 600

export interface TreeKeysOptions<Node extends TreeNode> {
  readonly rows: readonly TreeRow<Node>[]
  /** Id of the active row. */
  readonly focused: string | undefined
  readonly onFocus: (id: string) => void
  readonly onExpand: (ids: readonly string[]) => void
  readonly onCollapse: (id: string) => void
  readonly onOpen: (node: Node) => void
  /** Opens "Move…", with `m`; absent where rows cannot be moved. */
  readonly onMoveRequest: ((node: Node) => void) | undefined
  /** Selects the row, with `x`; absent where rows cannot be selected. */
  readonly onToggleMark: ((node: Node) => void) | undefined
  /** True after a click in the tree, until one of its keys is pressed: letters are then shortcuts of the screen. */
  readonly clickedRef: RefObject<boolean>
}

/** Handles a key that was pressed in a tree; returns whether it did. */
export const useTreeKeys = <Node extends TreeNode>(
  options: TreeKeysOptions<Node>,
): ((event: KeyboardEvent) => boolean) => {
  const { rows, focused, onFocus, clickedRef } = options
  // Time is counted from the opening of the page: nothing was typed before it.
  const typed = useRef({ text: '', at: -Infinity })
  const node = rows.find((row) => row.node.id === focused)?.node

  const runLetter = (key: string): boolean => {
    const command = key === 'm' ? options.onMoveRequest : key === 'x' ? options.onToggleMark : undefined
    if (command === undefined || node === undefined) return false
    command(node)
    return true
  }
  const runTreeKey = (key: string): boolean => {
    const action = treeKey(rows, focused, key)
    if (action === undefined) return false
    if (action.do === 'focus') onFocus(action.id)
    else if (action.do === 'expand') options.onExpand(action.ids)
    else if (action.do === 'collapse') options.onCollapse(action.id)
    else if (node !== undefined) options.onOpen(node)
    return true
  }
  return (event) => {
    const { key, timeStamp } = event
    if (event.altKey || event.ctrlKey || event.metaKey) return false
    const isTyping = timeStamp - typed.current.at < typeAheadTimeout
    if (!isTyping && runLetter(key)) return true
    if (runTreeKey(key === ' ' && isTyping ? '' : key)) {
      clickedRef.current = false
      return true
    }
    if (key.length !== 1 || clickedRef.current) return false
    typed.current = { text: isTyping ? typed.current.text + key : key, at: timeStamp }
    const match = typeAhead(rows, focused, typed.current.text)
    if (match !== undefined) onFocus(match)
    return true
  }
}
