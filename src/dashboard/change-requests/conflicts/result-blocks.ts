/** The result of a conflict as the editor of pages holds it, and back. Without a screen. */
import type { Conflict } from '../../../client/types.gen.ts'
import { blockUnder, writtenBlocks } from '../../../content/merge/block-answers.ts'
import { partsOf } from '../../../content/document/block-tree.ts'
import {
  emptyDocument,
  type Block,
  type Json,
  type RichTextDocument,
} from '../../../content/document/document.ts'
import { blockKind } from '../../../content/document/node-kinds.ts'

/** Blocks that stand only inside another one, and what they are put into while they are edited. */
const frames: Readonly<Record<string, string>> = {
  'list-item': 'list-unordered',
  image: 'images',
  'tabs-item': 'tabs',
  'stepper-step': 'stepper',
  column: 'columns',
  update: 'updates',
}

/** The blocks that a value of a conflict is; undefined when it is something else. */
// The generated client only cannot say that a value is JSON.
export const blocksOf = (value: unknown): readonly Block[] | undefined => writtenBlocks(value as Json)

const frameOf = ([first]: readonly Block[]): string | undefined =>
  first === undefined ? undefined : frames[first.type]

/** A text of these blocks alone, in the frame that they need. */
export const textOfBlocks = (blocks: readonly Block[]): RichTextDocument => {
  const type = frameOf(blocks)
  return {
    ...emptyDocument,
    nodes: type === undefined ? blocks : [{ object: 'block', type, data: {}, nodes: blocks }],
  }
}

/** The blocks again that were edited; undefined when they left the frame in which they have to stand. */
export const blocksOfText = (
  { nodes }: RichTextDocument,
  begun: readonly Block[],
): readonly Block[] | undefined => {
  const type = frameOf(begun)
  if (type === undefined) return nodes
  const [frame, ...more] = nodes
  const inside = (frame?.nodes ?? []) as readonly Block[]
  const same = frame !== undefined && (frame.type === type || (isList(type) && isList(frame.type)))
  return same && more.length === 0 ? inside : undefined
}
const isList = (type: string): boolean => type.startsWith('list-') && type !== 'list-item'

/** Whether these are paragraphs or headings without a letter in them, or no blocks at all. */
export const sayNothing = (blocks: readonly Block[]): boolean =>
  blocks.every(
    ({ type, nodes = [] }) =>
      blockKind(type) === 'text' &&
      nodes.every((node) => node.object === 'text' && node.leaves.every(({ text }) => text.trim() === '')),
  )

const sidesOf = ({ base, main, change }: Conflict) => {
  const [b, m, c] = [base, main, change].map((value) => blocksOf(value)?.[0])
  return { ...(b && { base: b }), ...(m && { main: m }), ...(c && { change: c }) }
}

/** What editing can begin with: each side with everything else of the other one in it, and what stood before. */
export const beginnings = (
  conflict: Conflict,
): readonly { readonly from: 'base' | 'main' | 'change'; readonly block: Block }[] => {
  const sides = sidesOf(conflict)
  return (['base', 'main', 'change'] as const).flatMap((from) => {
    const block = from === 'base' ? sides.base : blockUnder(from, sides)
    return block === undefined ? [] : [{ from, block }]
  })
}

/** The answer so far, else what this change's author meant, else main's; undefined when it is about no block. */
export const editedBlocks = (conflict: Conflict): readonly Block[] | undefined => {
  const { answer } = conflict
  const so = answer?.choice === 'edited' ? blocksOf(answer.value) : undefined
  if (so !== undefined) return so
  const of = (side: string): Block | undefined =>
    beginnings(conflict).find(({ from }) => from === side)?.block
  const begun = of('change') ?? of('main')
  return begun === undefined ? undefined : [begun]
}

export type Attribute = string | number | boolean

export interface EditableAttribute {
  readonly name: string
  readonly value: Attribute
}

const isAttribute = (value: unknown): value is Attribute =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Of a block that has no words of its own, or others inside it, both sides disagree on attributes only: those that can
 * be typed, with their value so far. Undefined when the block is edited as it looks.
 */
export const editedAttributes = (conflict: Conflict): readonly EditableAttribute[] | undefined => {
  const { main, change } = sidesOf(conflict)
  const [now] = editedBlocks(conflict) ?? []
  if (main === undefined || change === undefined || now === undefined) return undefined
  if (partsOf(main).length === 0 && blockKind(main.type) !== 'void') return undefined
  return (conflict.fields ?? []).flatMap((name) => {
    const [value, ...sides] = [now.data[name], main.data[name], change.data[name]]
    const known = [value, ...sides].find(isAttribute)
    // A reference or a list is chosen, not typed.
    const typed = [value, ...sides].every((one) => one === undefined || isAttribute(one))
    return typed && known !== undefined
      ? [{ name, value: isAttribute(value) ? value : typeof known === 'boolean' ? false : '' }]
      : []
  })
}

/** Whether there is something to type: else one of the sides is chosen. */
export const canBeWritten = (conflict: Conflict): boolean => editedAttributes(conflict)?.length !== 0
