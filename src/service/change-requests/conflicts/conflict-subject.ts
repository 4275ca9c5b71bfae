/** What a conflict is about, as it stands in one revision: a value that is another one whenever somebody touched it. */
import { eachPlace, treeOf } from '../../../content/document/block-tree.ts'
import { contentText, stableJson } from '../../../content/document/canonical.ts'
import type { Conflict } from '../../../content/merge/conflicts.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { blockKind } from '../../../content/document/node-kinds.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'

export type Side = 'main' | 'change'

/** The text of an entry that has one. */
export const textOf = (entry: Entry | undefined): Hash | undefined =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry.document : undefined

/** The key under which a side has the block; where it deleted the block, the key that it had before. */
const keyOn = (side: Side, conflict: Conflict): string | undefined => {
  const own = (conflict[side] ?? conflict.base) as { readonly key?: string } | undefined
  return own?.key ?? conflict.subject.block
}

/** Whether what the conflict is about stands inside the text, so that the text has to be read. */
export const isInText = ({ kind, subject }: Conflict): boolean =>
  kind === 'block' && subject.block !== undefined

const blockOf = (document: RichTextDocument, key: string): Block | undefined => {
  let found: Block | undefined
  eachPlace(treeOf(document.nodes), ({ block }) => {
    if (block.key === key) found ??= block
  })
  return found
}

/** A container that both sides have is in conflict over its attributes: the blocks inside speak for themselves. */
const blockMatter = (block: Block | undefined, { main, change }: Conflict): string => {
  if (block === undefined) return ''
  const whole = main === undefined || change === undefined || blockKind(block.type) !== 'container'
  return whole ? contentText(block) : stableJson([block.type, block.data])
}

const fieldMatter = (entry: Entry, field: string | undefined): unknown => {
  if (entry.kind === 'variable') return entry.value
  if (entry.kind === 'file' && field === 'content') return entry.blob
  let value: unknown = entry
  for (const name of (field ?? '').split('.'))
    value =
      typeof value === 'object' && value !== null
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined
  return value
}

/**
 * What the conflict is about in an entry of one side. `document` is the entry's text, needed when `isInText`. Two
 * revisions with equal values did not touch it; an entry that is not there has the empty text.
 */
export const matterIn = (
  conflict: Conflict,
  side: Side,
  entry: Entry | undefined,
  document: RichTextDocument | undefined,
): string => {
  if (entry === undefined) return ''
  const { kind, subject } = conflict
  if (kind === 'field' || kind === 'slug') return stableJson(fieldMatter(entry, subject.field) ?? null)
  if (kind === 'block') {
    const key = subject.block === undefined ? undefined : keyOn(side, conflict)
    if (key === undefined) return textOf(entry) ?? ''
    return document === undefined ? '' : blockMatter(blockOf(document, key), conflict)
  }
  // Deleted or edited: whatever was done to it. A place: where it stands.
  return stableJson(kind === 'deleted' || entry.kind !== 'page' ? entry : [entry.parent, entry.order])
}
