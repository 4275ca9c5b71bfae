/** Renders blocks where HTML allows only phrasing content. */
import { element } from './render-node.ts'
import type { EmbedNode, RenderNode } from './render-node.ts'

const phrasingTags = new Set([
  ...[
    'a',
    'abbr',
    'b',
    'bdi',
    'bdo',
    'br',
    'cite',
    'code',
    'del',
    'dfn',
    'em',
    'i',
    'img',
    'input',
    'ins',
    'kbd',
    'mark',
  ],
  ...[
    'q',
    'ruby',
    'rp',
    'rt',
    's',
    'samp',
    'small',
    'span',
    'strong',
    'sub',
    'sup',
    'time',
    'u',
    'var',
    'wbr',
  ],
])

/**
 * The same content with every block element as a `span` that records its type: inside a `p`, a parser would close the
 * paragraph at the first block. Embeds are converted to elements by `plain`, or left to the surface without it.
 */
export function phrasing(
  nodes: readonly RenderNode[],
  plain?: (node: EmbedNode) => readonly RenderNode[],
): readonly RenderNode[] {
  return nodes.flatMap((node): readonly RenderNode[] => {
    if (node.type === 'text') return [node]
    if (node.type === 'embed') return plain === undefined ? [node] : phrasing(plain(node), plain)
    const children = phrasing(node.children, plain)
    if (phrasingTags.has(node.tag)) return [{ ...node, children }]
    if (node.tag === 'hr') return []
    const { 'data-key': key, id, 'data-type': type = node.tag } = node.attributes
    return [
      element('span', { 'data-key': key, id, 'data-type': type === 'p' ? 'paragraph' : type }, children),
    ]
  })
}
