/** The drop position of a dragged block, from the layout of the blocks on the screen. */
import type { Node } from '@tiptap/pm/model'
import type { EditorView } from '@tiptap/pm/view'
import { fitted } from './block-moves.ts'
import type { Gripped } from '../schema/block-at-position.ts'

export interface DropGap {
  /** Position in the document, between two blocks of a container. */
  readonly pos: number
  /** The drop indicator, in window coordinates. */
  readonly line: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

interface Child {
  readonly node: Node
  readonly at: number
  readonly index: number
  readonly box: DOMRect
}

/** Within this distance in pixels of a container's edge a block is dropped next to it. */
const rim = 6
/** Up to this distance in pixels left of a container's content a block is still dropped inside. */
const reach = 10

const boxAt = (view: EditorView, at: number): DOMRect | undefined => {
  const dom = view.nodeDOM(at)
  return dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
}

/** The child of a container nearest to a point. Children are in document order, so this is a binary search. */
const nearest = (
  view: EditorView,
  holder: Node,
  start: number,
  along: (box: DOMRect) => number,
): Child | undefined => {
  const places: number[] = []
  let next = start
  for (const node of holder.children) {
    places.push(next)
    next += node.nodeSize
  }
  let [low, high] = [0, places.length - 1]
  let best: Child | undefined
  while (low <= high) {
    const index = (low + high) >> 1
    const at = places[index] ?? start
    const box = boxAt(view, at)
    if (box === undefined) return best
    const off = along(box)
    if (best === undefined || Math.abs(off) < Math.abs(along(best.box)))
      best = { node: holder.child(index), at, index, box }
    if (off === 0) return best
    if (off > 0) low = index + 1
    else high = index - 1
  }
  return best
}

const isSideways = (node: Node): boolean => node.type.name === 'columns'

const canEnter = (node: Node): boolean =>
  !node.isTextblock && !node.isAtom && node.type.name !== 'table' && node.type.name !== 'images'

/**
 * The gap at a point, in the innermost container that allows the block; undefined if there is none, or the block would
 * not move.
 */
export const dropGapAt = (
  view: EditorView,
  block: Gripped,
  point: { readonly x: number; readonly y: number },
): DropGap | undefined => {
  const away = (low: number, high: number, value: number): number =>
    value < low ? value - low : value > high ? value - high : 0
  const within = (holder: Node, start: number): DropGap | undefined => {
    const sideways = isSideways(holder)
    const child = nearest(view, holder, start, (box) =>
      sideways ? away(box.left, box.right, point.x) : away(box.top, box.bottom, point.y),
    )
    if (child === undefined) return undefined
    const { node, at, index, box } = child
    const itself = at === block.at
    if (!itself && canEnter(node)) {
      const inner = boxAt(view, at + 1) ?? box
      const beside = isSideways(node) ? 0 : rim
      const vertical = point.y > box.top + beside && point.y < box.bottom - beside
      if (vertical && point.x > inner.left - reach) {
        const deeper = within(node, at + 1)
        if (deeper !== undefined) return deeper
      }
    }
    const after = sideways ? point.x > box.left + box.width / 2 : point.y > box.top + box.height / 2
    const pos = after ? at + node.nodeSize : at
    const gapIndex = after ? index + 1 : index
    const stays = pos >= block.at && pos <= block.at + block.node.nodeSize
    if (fitted(block.node, block.parent, holder, gapIndex) === undefined) return undefined
    if (stays) return { pos: block.at, line: { left: 0, top: 0, width: 0, height: 0 } }
    const other = boxAt(
      view,
      after ? at + node.nodeSize : at - (index > 0 ? holder.child(index - 1).nodeSize : 0),
    )
    const hasOther = after ? index + 1 < holder.childCount : index > 0
    if (sideways) {
      const edge = after ? box.right : box.left
      const middle = hasOther && other !== undefined ? (edge + (after ? other.left : other.right)) / 2 : edge
      return { pos, line: { left: middle - 1, top: box.top, width: 2, height: box.height } }
    }
    const edge = after ? box.bottom : box.top
    const middle = hasOther && other !== undefined ? (edge + (after ? other.top : other.bottom)) / 2 : edge
    return { pos, line: { left: box.left, top: middle - 1, width: box.width, height: 2 } }
  }
  const gap = within(view.state.doc, 0)
  return gap === undefined || gap.line.width === 0 ? undefined : gap
}
