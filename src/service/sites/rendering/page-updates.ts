/** The entries of a changelog on a page: its blocks of type `update`. */
import { renderToText } from '../../../content/render/print-tree.ts'
import type { ElementNode, RenderNode } from '../../../content/render/render-node.ts'

export interface PageUpdate {
  /** ISO 8601, as written in the block; may be empty. */
  readonly date: string
  readonly tags: readonly string[]
  /** The first heading; empty if there is none. */
  readonly title: string
  /** The anchor of that heading. */
  readonly anchor: string | undefined
  /** The plain text, without that heading. */
  readonly text: string
}

/** Maximum number of updates of a page, the first ones: writers put the latest on top. */
const mostUpdates = 100

/** Maximum length of the text of one, in UTF-16 units. */
const mostText = 4000

const isElement = (node: RenderNode): node is ElementNode => node.type === 'element'

const isHeading = (node: RenderNode): node is ElementNode => isElement(node) && /^h[1-6]$/.test(node.tag)

const updateOf = ({ attributes, children: [time, ...content] }: ElementNode): PageUpdate => {
  const heading = content.find(isHeading)
  return {
    date: (time && isElement(time) && time.attributes.datetime) || '',
    tags: (attributes['data-tags'] ?? '')
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
    title: heading === undefined ? '' : renderToText([heading]).trim(),
    anchor: heading?.attributes.id,
    text: renderToText(content.filter((node) => node !== heading))
      .trim()
      .slice(0, mostText)
      .toWellFormed(),
  }
}

/** In page order. Updates inside other blocks count too, updates inside updates do not. */
export const updatesOf = (nodes: readonly RenderNode[]): readonly PageUpdate[] => {
  const found: PageUpdate[] = []
  const visit = (list: readonly RenderNode[]): void => {
    for (const node of list) {
      if (found.length >= mostUpdates) return
      if (!isElement(node)) continue
      if (node.attributes['data-type'] === 'update') found.push(updateOf(node))
      else visit(node.children)
    }
  }
  visit(nodes)
  return found
}
