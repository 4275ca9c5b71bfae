/** Converts the result of a conflict to an editor document and back. Pure. */
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

/** Blocks that are valid only inside another one, and the container used to edit them. */
const containers: Readonly<Record<string, string>> = {
  'list-item': 'list-unordered',
  image: 'images',
  'tabs-item': 'tabs',
  'stepper-step': 'stepper',
  column: 'columns',
  update: 'updates',
}

/** The blocks that a value of a conflict is; undefined when it is something else. */
// The generated client cannot express that a value is JSON.
export const blocksOf = (value: unknown): readonly Block[] | undefined => writtenBlocks(value as Json)

const containerOf = ([first]: readonly Block[]): string | undefined =>
  first === undefined ? undefined : containers[first.type]

/** A document with only these blocks, in the container they need. */
export const textOfBlocks = (blocks: readonly Block[]): RichTextDocument => {
  const type = containerOf(blocks)
  return {
    ...emptyDocument,
    nodes: type === undefined ? blocks : [{ object: 'block', type, data: {}, nodes: blocks }],
  }
}

/** Converts the document back to blocks; undefined if they were moved out of the required container. */
export const blocksOfText = (
  { nodes }: RichTextDocument,
  initial: readonly Block[],
): readonly Block[] | undefined => {
  const type = containerOf(initial)
  if (type === undefined) return nodes
  const [frame, ...more] = nodes
  const inside = (frame?.nodes ?? []) as readonly Block[]
  const same = frame !== undefined && (frame.type === type || (isList(type) && isList(frame.type)))
  return same && more.length === 0 ? inside : undefined
}
const isList = (type: string): boolean => type.startsWith('list-') && type !== 'list-item'

/** Whether there are no blocks, or only paragraphs and headings without text. */
export const hasNoText = (blocks: readonly Block[]): boolean =>
  blocks.every(
    ({ type, nodes = [] }) =>
      blockKind(type) === 'text' &&
      nodes.every((node) => node.object === 'text' && node.leaves.every(({ text }) => text.trim() === '')),
  )

const sidesOf = ({ base, main, change }: Conflict) => {
  const [b, m, c] = [base, main, change].map((value) => blocksOf(value)?.[0])
  return { ...(b && { base: b }), ...(m && { main: m }), ...(c && { change: c }) }
}

/** The possible initial contents: each side with the other's unconflicting changes merged in, and the base. */
export const startingBlocks = (
  conflict: Conflict,
): readonly { readonly from: 'base' | 'main' | 'change'; readonly block: Block }[] => {
  const sides = sidesOf(conflict)
  return (['base', 'main', 'change'] as const).flatMap((from) => {
    const block = from === 'base' ? sides.base : blockUnder(from, sides)
    return block === undefined ? [] : [{ from, block }]
  })
}

/** The answer so far, otherwise the change's value, otherwise main's; undefined if the conflict is not about a block. */
export const editedBlocks = (conflict: Conflict): readonly Block[] | undefined => {
  const { answer } = conflict
  const edited = answer?.choice === 'edited' ? blocksOf(answer.value) : undefined
  if (edited !== undefined) return edited
  const sideBlock = (side: string): Block | undefined =>
    startingBlocks(conflict).find(({ from }) => from === side)?.block
  const initial = sideBlock('change') ?? sideBlock('main')
  return initial === undefined ? undefined : [initial]
}

export type Attribute = string | number | boolean

export interface EditableAttribute {
  readonly name: string
  readonly value: Attribute
}

const isAttribute = (value: unknown): value is Attribute =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Attributes that can be typed, with their current value, for a block without text or with nested blocks, where only
 * attributes conflict. Undefined if the block is edited in the page editor.
 */
export const editedAttributes = (conflict: Conflict): readonly EditableAttribute[] | undefined => {
  const { main, change } = sidesOf(conflict)
  const [now] = editedBlocks(conflict) ?? []
  if (main === undefined || change === undefined || now === undefined) return undefined
  if (partsOf(main).length === 0 && blockKind(main.type) !== 'void') return undefined
  return (conflict.fields ?? []).flatMap((name) => {
    const [value, ...sides] = [now.data[name], main.data[name], change.data[name]]
    const known = [value, ...sides].find(isAttribute)
    // References and lists are picked, not typed.
    const typed = [value, ...sides].every((one) => one === undefined || isAttribute(one))
    return typed && known !== undefined
      ? [{ name, value: isAttribute(value) ? value : typeof known === 'boolean' ? false : '' }]
      : []
  })
}

/** Whether a result can be typed; otherwise a side has to be chosen. */
export const canBeWritten = (conflict: Conflict): boolean => editedAttributes(conflict)?.length !== 0
