/**
 * Moves blocks, also into and out of containers; duplicates and deletes them. A moved block keeps all its keys; a copy
 * gets new ones.
 */
import { Fragment, type Node } from '@tiptap/pm/model'
import { NodeSelection, Selection, type Command, type Transaction } from '@tiptap/pm/state'
import { grippedAtCaret, type Gripped } from '../schema/block-at-position.ts'
import { newKey } from '../schema/new-key.ts'
import { nodeType } from '../schema/node-types.ts'

const isList = (node: Node): boolean => node.type.name.startsWith('list_') && node.type.name !== 'list_item'

/** Adapts an item to the kind of list: only items of a task list have a checkbox. */
const itemIn = (list: Node, item: Node): Node => {
  const { checked, ...data } = item.attrs['data'] as { readonly [name: string]: unknown }
  const next = list.type.name === 'list_tasks' ? { ...data, checked: checked === true } : data
  return item.type.create({ ...item.attrs, data: next }, item.content)
}

/**
 * What a block becomes as child `index` of `parent`; undefined if it is not allowed there. An item that leaves its list
 * is wrapped in a list; a block that moves into a list becomes an item, and a list its items.
 */
export const fitted = (node: Node, from: Node, parent: Node, index: number): Fragment | undefined => {
  if (isList(parent)) {
    if (node.type.name === 'list_item') return Fragment.from(itemIn(parent, node))
    if (isList(node)) return Fragment.from(node.children.map((item) => itemIn(parent, item)))
    if (!node.type.isInGroup('block')) return undefined
    return Fragment.from(itemIn(parent, nodeType('list_item').create(null, node)))
  }
  if (parent.type.name === 'images' && node.type.name === 'images') return node.content
  if (parent.canReplaceWith(index, index, node.type)) return Fragment.from(node)
  const group =
    node.type.name === 'list_item' ? from.type : node.type.name === 'image' ? nodeType('images') : undefined
  if (group === undefined || !parent.canReplaceWith(index, index, group)) return undefined
  return Fragment.from(group.create(null, node))
}

/** Removes a block from its position. An emptied list is removed too; another emptied container keeps an empty line. */
const takeOut = (tr: Transaction, at: number): void => {
  const $at = tr.doc.resolve(at)
  let [from, to] = [at, at + ($at.nodeAfter?.nodeSize ?? 0)]
  for (let depth = $at.depth; depth >= 0; depth -= 1) {
    const parent = $at.node(depth)
    if (parent.childCount > 1) break
    const goes =
      depth > 0 && !parent.type.contentMatch.matchType(nodeType('paragraph')) && parent.type.name !== 'doc'
    if (goes || parent.type.name === 'list_item') [from, to] = [$at.before(depth), $at.after(depth)]
    else {
      tr.replaceWith(from, to, nodeType('paragraph').create())
      return
    }
  }
  tr.delete(from, to)
}

/**
 * Moves the block at `at` into the gap at `gap`. False if that is its position, inside itself, or not allowed. The
 * caret moves along.
 */
export const moveTo =
  (at: number, gap: number): Command =>
  (state, dispatch) => {
    const { doc, selection, tr } = state
    const node = doc.nodeAt(at)
    if (node === null || (gap >= at && gap <= at + node.nodeSize)) return false
    const [$at, $gap] = [doc.resolve(at), doc.resolve(gap)]
    const content = fitted(node, $at.parent, $gap.parent, $gap.index())
    if (content === undefined) return false
    takeOut(tr, at)
    const { pos, deleted } = tr.mapping.mapResult(gap)
    if (deleted) return false
    tr.insert(pos, content)
    // An added wrapper shifts the caret by one.
    const wrapped = content.firstChild === null || content.firstChild.type === node.type ? 0 : 1
    const inside = selection.from > at && selection.from < at + node.nodeSize ? selection.from - at : 1
    const target = Math.min(pos + wrapped + inside, tr.doc.content.size)
    const selected =
      selection instanceof NodeSelection && selection.from === at
        ? tr.doc.resolve(pos + wrapped).nodeAfter
        : null
    tr.setSelection(
      selected !== null && NodeSelection.isSelectable(selected)
        ? NodeSelection.create(tr.doc, pos + wrapped)
        : Selection.near(tr.doc.resolve(target)),
    )
    dispatch?.(tr.scrollIntoView())
    return true
  }

/** The gap nearest to one end of a container in which the block is allowed, also searching its first (or last) parts. */
const gapInside = (block: Gripped, holder: Node, at: number, end: boolean): number | undefined => {
  if (holder.isAtom || holder.isTextblock || holder.type.name === 'table') return undefined
  const index = end ? holder.childCount : 0
  const gap = end ? at + holder.nodeSize - 1 : at + 1
  // The title of an expandable stays first.
  const titled = holder.type.name === 'expandable'
  if (!titled && fitted(block.node, block.parent, holder, index) !== undefined) return gap
  const child = titled || end ? holder.lastChild : holder.firstChild
  if (child === null) return undefined
  const childAt = titled || end ? at + holder.nodeSize - 1 - child.nodeSize : at + 1
  return gapInside(block, child, childAt, end)
}

/**
 * Moves the block with the caret by the smallest step: into an adjacent container, past a block, or out of its
 * container.
 */
export const stepBlock =
  (by: -1 | 1): Command =>
  (state, dispatch) => {
    const block = grippedAtCaret(state)
    if (block === undefined) return false
    const { node, at, parent, index } = block
    const neighbour = parent.maybeChild(index + by)
    if (neighbour !== null) {
      const neighbourAt = by === 1 ? at + node.nodeSize : at - neighbour.nodeSize
      // Items move past items, and tabs past tabs.
      const inside = node.type.isInGroup('block')
        ? gapInside(block, neighbour, neighbourAt, by === -1)
        : undefined
      return moveTo(at, inside ?? (by === 1 ? neighbourAt + neighbour.nodeSize : neighbourAt))(
        state,
        dispatch,
      )
    }
    const $at = state.doc.resolve(at)
    for (let depth = $at.depth; depth > 0; depth -= 1) {
      const gap = by === 1 ? $at.after(depth) : $at.before(depth)
      if (moveTo(at, gap)(state, dispatch)) return true
    }
    return false
  }

/** A copy with a new key for every block. */
export const withNewKeys = (content: Fragment): Fragment =>
  Fragment.from(
    content.content.map((node) => {
      if (node.isText) return node
      const carried: unknown = node.attrs['node']
      const attrs = {
        ...node.attrs,
        ...('key' in node.attrs ? { key: newKey() } : {}),
        ...(node.type.name === 'carried' && carried !== null
          ? { node: { ...(carried as object), key: newKey() } }
          : {}),
      }
      return node.type.create(attrs, withNewKeys(node.content), node.marks)
    }),
  )

/** Duplicates the block at a position, after it. */
export const duplicate =
  (at: number): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    if (node === null) return false
    const after = at + node.nodeSize
    const tr = state.tr.insert(after, withNewKeys(Fragment.from(node)))
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(after + 1))).scrollIntoView())
    return true
  }

/** Deletes the block at a position. */
export const remove =
  (at: number): Command =>
  (state, dispatch) => {
    if (state.doc.nodeAt(at) === null) return false
    const { tr } = state
    takeOut(tr, at)
    const caret = Math.min(at, tr.doc.content.size)
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(caret))).scrollIntoView())
    return true
  }

/** Selects the block at a position as a whole. */
export const selectBlock =
  (at: number): Command =>
  (state, dispatch) => {
    const node = state.doc.nodeAt(at)
    if (node === null || !NodeSelection.isSelectable(node)) return false
    dispatch?.(state.tr.setSelection(NodeSelection.create(state.doc, at)).scrollIntoView())
    return true
  }
