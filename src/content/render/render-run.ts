/** What one rendering carries through the tree. */
import type { Block, Inline } from '../document/document.ts'
import { fragmentOf } from '../document/node-kinds.ts'
import type { HtmlBudget, RenderContext } from './render-context.ts'
import type { RenderNode } from './render-node.ts'

/** Deepest nesting of nodes that is drawn; below it the text alone. Far above what an editor makes. */
export const maximumDepth = 100

/** How many reusable contents may stand inside one another, and how many are drawn on one page. */
export const maximumReuseDepth = 8
export const maximumReuses = 500
/** How many nodes they may have together: a page can name a long one many times. */
export const maximumReusedNodes = 250_000

export interface Run {
  readonly context: RenderContext
  readonly anchors: ReadonlyMap<Block, string>
  /** Anchors given on this page so far. */
  readonly taken: Set<string>
  /** References of the reusable contents around this place; one inside itself is cut. */
  readonly reusing: readonly string[]
  readonly reuses: { count: number; nodes: number }
  readonly html: HtmlBudget
  readonly depth: number
  /** Draws one block; stands here because containers, tables and reused content meet in it. */
  readonly block: (block: Block, run: Run) => readonly RenderNode[]
}

export const deeper = (run: Run): Run => ({ ...run, depth: run.depth + 1 })

/** All blocks of a list, one level deeper. */
export function drawBlocks(blocks: readonly Block[], run: Run): readonly RenderNode[] {
  const inner = deeper(run)
  return blocks.flatMap((block) => run.block(block, inner))
}

/** The blocks of a named fragment; none when it is missing. */
export function drawFragment(node: Block | Inline, name: string, run: Run): readonly RenderNode[] {
  const fragment = fragmentOf(node, name)
  return fragment === undefined ? [] : drawBlocks(fragment.nodes, run)
}
