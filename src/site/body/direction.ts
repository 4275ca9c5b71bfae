/** The direction of lists and quotations, which decides on which side their markers are. */
import type { RenderNode } from '../../content/render/render-node.ts'

const letter = /\p{L}/u
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * The direction of the first letter inside; undefined without one, so that it is inherited. `dir="auto"` does not work
 * for a list: it skips paragraphs that have a direction themselves, and finds nothing else.
 */
export const directionOf = (nodes: readonly RenderNode[]): 'ltr' | 'rtl' | undefined => {
  for (const node of nodes) {
    if (node.type === 'text') {
      const first = letter.exec(node.text)?.[0]
      if (first !== undefined) return rightToLeft.test(first) ? 'rtl' : 'ltr'
    } else if (node.type === 'element') {
      const inside = directionOf(node.children)
      if (inside !== undefined) return inside
    }
  }
  return undefined
}
