/** The state of one rendering. */
import type { Block, Inline } from '../document/document.ts'
import { fragmentOf } from '../document/node-kinds.ts'
import type { HtmlBudget, RenderContext } from './render-context.ts'
import type { RenderNode } from './render-node.ts'
import { element } from './render-node.ts'

/** Maximum nesting of rendered nodes; below it only text is shown. Far more than editors produce. */
export const maximumDepth = 100

/** Maximum nesting of reusable contents, and maximum number rendered on one page. */
export const maximumReuseDepth = 8
export const maximumReuses = 500
/** Maximum number of their nodes in total: a page can include a long one many times. */
export const maximumReusedNodes = 250_000

export interface Run {
  readonly context: RenderContext
  readonly anchors: ReadonlyMap<Block, string>
  /** Anchors already used on this page. */
  readonly taken: Set<string>
  /** References of the enclosing reusable contents; recursion is cut off. */
  readonly reusing: readonly string[]
  /** The reusable content that is being rendered; undefined in the page's own document. */
  readonly reused?: string
  readonly reuses: { count: number; nodes: number }
  readonly html: HtmlBudget
  readonly depth: number
  /** Renders one block; passed here because containers, tables and reused content contain each other. */
  readonly block: (block: Block, run: Run) => readonly RenderNode[]
}

/** The language of a unit of the document that is being rendered, where it is not that of the page. */
export const languageIn = (
  { context, reused }: Run,
  key: string | undefined,
  slot?: string,
): string | undefined =>
  key === undefined ? undefined : context.languageOf?.(slot === undefined ? key : `${key}:${slot}`, reused)

/** Nodes in a language of their own; what holds no element is wrapped. */
export const inLanguage = (
  nodes: readonly RenderNode[],
  language: string | undefined,
): readonly RenderNode[] => {
  if (language === undefined || nodes.length === 0) return nodes
  const [only] = nodes
  return nodes.length === 1 && only?.type === 'element'
    ? [{ ...only, attributes: { lang: language, ...only.attributes } }]
    : [element('span', { lang: language }, nodes)]
}

export const deeper = (run: Run): Run => ({ ...run, depth: run.depth + 1 })

/** Renders a list of blocks, one level deeper. */
export function drawBlocks(blocks: readonly Block[], run: Run): readonly RenderNode[] {
  const inner = deeper(run)
  return blocks.flatMap((block) => run.block(block, inner))
}

/** Renders the blocks of a named fragment; none if it is missing. */
export function drawFragment(node: Block | Inline, name: string, run: Run): readonly RenderNode[] {
  const fragment = fragmentOf(node, name)
  return fragment === undefined ? [] : drawBlocks(fragment.nodes, run)
}
