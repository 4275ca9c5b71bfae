/** Where blocks and their grips are on the screen. */
import type { EditorView } from '@tiptap/pm/view'
import { grippedAround, type Gripped } from '../schema/block-at-position.ts'

/** Width and height of the grip, in pixels. */
export const gripSize = 24

/** Pixels between the grip and its block; more where a list marker is between them. */
export const gripDistance = ({ node }: Gripped): number => (node.type.name === 'list_item' ? 22 : 4)

/** The box of a block in the window; undefined if it has no element. */
export const blockBox = (view: EditorView, { at }: Gripped): DOMRect | undefined => {
  const dom = view.nodeDOM(at)
  return dom instanceof HTMLElement ? dom.getBoundingClientRect() : undefined
}

/** The block at a point: the innermost one that starts left of it, so that containers can be reached at their edge. */
export const blockUnder = (view: EditorView, x: number, y: number): Gripped | undefined => {
  const text = view.dom.getBoundingClientRect()
  if (y < text.top || y > text.bottom) return undefined
  const inside = Math.min(Math.max(x, text.left + 4), text.right - 4)
  const found = view.posAtCoords({ left: inside, top: y })
  if (found === null) return undefined
  const all = grippedAround(view.state.doc.resolve(found.inside >= 0 ? found.inside : found.pos))
  const deeper = grippedAround(view.state.doc.resolve(found.pos))
  const path = deeper.length >= all.length ? deeper : all
  const reaches = (block: Gripped): boolean => {
    const box = blockBox(view, block)
    if (box === undefined) return false
    return y >= box.top - 8 && y <= box.bottom + 8 && x >= box.left - gripSize - gripDistance(block)
  }
  return path.find(reaches) ?? path.at(-1)
}
