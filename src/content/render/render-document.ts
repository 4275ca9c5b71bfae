/** The entry point of rendering: a document to a tree that is safe to print, mount and lay out. */
import type { RichTextDocument } from '../document/document.ts'
import { headingsOf } from '../document/heading-anchors.ts'
import { drawBlock } from './blocks.ts'
import type { RenderContext } from './render-context.ts'
import { newHtmlBudget } from './render-context.ts'
import type { RenderNode } from './render-node.ts'
import { drawBlocks } from './render-run.ts'

/**
 * The tree of a document, one or no node for each top-level block. Total: unknown types are rendered as neutral boxes,
 * invalid data is treated as absent, nesting beyond 100 levels as text. Equal arguments give equal trees.
 */
export function renderDocument(document: RichTextDocument, context: RenderContext): readonly RenderNode[] {
  const taken = new Set<string>()
  const anchors = new Map(headingsOf(document, taken).map(({ block, anchor }) => [block, anchor]))
  return drawBlocks(document.nodes, {
    context,
    anchors,
    taken,
    reusing: [],
    reuses: { count: 0, nodes: 0 },
    html: newHtmlBudget(),
    depth: 0,
    block: drawBlock,
  })
}
