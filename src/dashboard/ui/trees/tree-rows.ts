/** The visible rows of a tree and its keyboard navigation. Pure. */

export interface TreeNode {
  /** Unique in the whole tree. */
  readonly id: string
  readonly name: string
  /** Absent: a leaf. Empty: a container without content, or whose content is not loaded yet. */
  readonly children?: readonly TreeNode[]
  /** A leaf that becomes a container when another node is dropped into it. */
  readonly holds?: boolean
  /** Listed only because of its children; shown muted. */
  readonly quiet?: boolean
}

/** A visible row of the tree. */
export interface TreeRow<Node extends TreeNode = TreeNode> {
  readonly node: Node
  /** 1 for the top. */
  readonly level: number
  readonly parent: string | undefined
  /** From 1, among its siblings. */
  readonly position: number
  readonly siblings: number
  /** undefined for a leaf. */
  readonly expanded: boolean | undefined
}

/** The rows in view order; children of a closed node are left out. */
export const visibleRows = <Node extends TreeNode>(
  nodes: readonly Node[],
  expanded: ReadonlySet<string>,
): TreeRow<Node>[] => {
  const rows: TreeRow<Node>[] = []
  const visit = (siblings: readonly Node[], level: number, parent: string | undefined): void => {
    for (const [index, node] of siblings.entries()) {
      const open = node.children === undefined ? undefined : expanded.has(node.id)
      rows.push({ node, level, parent, position: index + 1, siblings: siblings.length, expanded: open })
      // Children of a Node are Nodes: the caller's own tree type nests itself.
      if (open === true) visit(node.children as readonly Node[], level + 1, node.id)
    }
  }
  visit(nodes, 1, undefined)
  return rows
}

export type TreeAction =
  | { readonly do: 'focus'; readonly id: string }
  | { readonly do: 'expand'; readonly ids: readonly string[] }
  | { readonly do: 'collapse'; readonly id: string }
  | { readonly do: 'open'; readonly id: string }
  | { readonly do: 'move'; readonly id: string }

/** How many rows Page Up and Page Down move. */
const page = 10

/**
 * What a key does when `focused` has the focus (undefined: nothing yet). Undefined for keys that the tree does not
 * handle. The keys are those of the ARIA tree pattern, plus `m` for "Move…".
 */
export const treeKey = (
  rows: readonly TreeRow[],
  focused: string | undefined,
  key: string,
): TreeAction | undefined => {
  const at = rows.findIndex((row) => row.node.id === focused)
  const row = rows[at]
  const focus = (index: number): TreeAction | undefined => {
    const target = rows[Math.min(rows.length - 1, Math.max(0, index))]
    return target === undefined ? undefined : { do: 'focus', id: target.node.id }
  }
  if (row === undefined)
    return ['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(key)
      ? focus(key === 'End' ? rows.length : 0)
      : undefined
  switch (key) {
    case 'ArrowDown':
      return focus(at + 1)
    case 'ArrowUp':
      return focus(at - 1)
    case 'Home':
      return focus(0)
    case 'End':
      return focus(rows.length)
    case 'PageDown':
      return focus(at + page)
    case 'PageUp':
      return focus(at - page)
    case 'ArrowRight':
      if (row.expanded === false) return { do: 'expand', ids: [row.node.id] }
      return row.expanded === true && rows[at + 1]?.parent === row.node.id ? focus(at + 1) : undefined
    case 'ArrowLeft':
      if (row.expanded === true) return { do: 'collapse', id: row.node.id }
      return row.parent === undefined ? undefined : { do: 'focus', id: row.parent }
    case '*': {
      const ids = rows
        .filter((other) => other.parent === row.parent && other.expanded === false)
        .map((other) => other.node.id)
      return ids.length === 0 ? undefined : { do: 'expand', ids }
    }
    case 'Enter':
    case ' ':
      return { do: 'open', id: row.node.id }
    default:
      return undefined
  }
}

/**
 * Type-ahead: the next row, wrapping around, whose name starts with the typed text. Repeating one letter cycles through
 * the names that start with it; a longer text may match the current row.
 */
export const typeAhead = (
  rows: readonly TreeRow[],
  focused: string | undefined,
  typed: string,
): string | undefined => {
  const letters = [...typed.toLocaleLowerCase()]
  const repeated = letters.length > 1 && letters.every((letter) => letter === letters[0])
  const wanted = repeated ? (letters[0] ?? '') : letters.join('')
  if (wanted === '') return undefined
  const at = rows.findIndex((row) => row.node.id === focused)
  const start = letters.length === 1 || repeated ? at + 1 : Math.max(0, at)
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[(start + step) % rows.length]
    if (row?.node.name.toLocaleLowerCase().startsWith(wanted) === true) return row.node.id
  }
  return undefined
}

/** Whether `id` is `ancestor` or its descendant: a node cannot be moved into itself or below itself. */
export const liesWithin = (rows: readonly TreeRow[], id: string, ancestor: string): boolean => {
  const parents = new Map(rows.map((row) => [row.node.id, row.parent]))
  for (let at: string | undefined = id; at !== undefined; at = parents.get(at))
    if (at === ancestor) return true
  return false
}

export type DropPlace = 'before' | 'inside' | 'after'

/** The target of a drop at `offset` pixels from the top of a row of `height`; only containers allow "inside". */
export const dropPlace = (offset: number, height: number, container: boolean): DropPlace => {
  const share = offset / height
  if (!container) return share < 0.5 ? 'before' : 'after'
  return share < 0.25 ? 'before' : share > 0.75 ? 'after' : 'inside'
}
