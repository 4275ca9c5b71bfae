/** The difference of two texts as replaced top-level blocks: small for a small edit in a long text. */
import { z } from 'zod'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { sameBlock } from './page-fields.ts'

export interface DocumentSplice {
  readonly object: 'splice'
  /** Number of top-level blocks at the beginning and at the end that both texts share. */
  readonly before: number
  readonly after: number
  readonly nodes: readonly Block[]
  readonly data: RichTextDocument['data']
}

const Shape = z.object({
  object: z.literal('splice'),
  before: z.number().int().min(0),
  after: z.number().int().min(0),
  nodes: z.array(z.unknown()),
  data: z.record(z.string(), z.unknown()),
})

const same = (a: Block | undefined, b: Block | undefined): boolean =>
  a !== undefined && b !== undefined && sameBlock(a, b)

/** The difference of two texts: `spliced(from, spliceBetween(from, to))` is `to`. */
export const spliceBetween = (from: RichTextDocument, to: RichTextDocument): DocumentSplice => {
  const shorter = Math.min(from.nodes.length, to.nodes.length)
  let before = 0
  while (before < shorter && same(from.nodes[before], to.nodes[before])) before += 1
  let after = 0
  while (after < shorter - before && same(from.nodes.at(-1 - after), to.nodes.at(-1 - after))) after += 1
  const nodes = to.nodes.slice(before, to.nodes.length - after)
  return { object: 'splice', before, after, nodes, data: to.data }
}

/**
 * Applies a splice. If the text has fewer blocks than the splice shares, it is not the original one; the blocks are
 * appended then, because they are the user's text. Anything but a splice is returned unchanged.
 */
export const spliced = (from: RichTextDocument, splice: unknown): unknown => {
  if (!Shape.safeParse(splice).success) return splice
  // Stored by this dashboard and of that shape; the blocks are as read from the editor.
  const { before, after, nodes, data } = splice as DocumentSplice
  const whole = before + after <= from.nodes.length
  const end = whole ? from.nodes.slice(from.nodes.length - after) : []
  return {
    ...from,
    data,
    nodes: [...from.nodes.slice(0, whole ? before : undefined), ...nodes, ...(after === 0 ? [] : end)],
  }
}
