/** What a conflict is about, as a value in one revision. The value differs whenever the subject was changed. */
import { eachPlace, treeOf } from '../../../content/document/block-tree.ts'
import { contentText, stableJson } from '../../../content/document/canonical.ts'
import type { Conflict } from '../../../content/merge/conflicts.ts'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { blockKind } from '../../../content/document/node-kinds.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'

export type Side = 'main' | 'change'

/** The text of an entry, if it has one. */
export const textOf = (entry: Entry | undefined): Hash | undefined =>
  entry?.kind === 'page' || entry?.kind === 'reusable-content' ? entry.document : undefined

/** The block's key on a side; where that side deleted the block, its previous key. */
const keyOn = (side: Side, conflict: Conflict): string | undefined => {
  const block = (conflict[side] ?? conflict.base) as { readonly key?: string } | undefined
  return block?.key ?? conflict.subject.block
}

/** Whether the conflict's subject is inside the text, so that the text must be read. */
export const isInText = ({ kind, subject }: Conflict): boolean =>
  kind === 'block' && subject.block !== undefined

const blockOf = (document: RichTextDocument, key: string): Block | undefined => {
  let found: Block | undefined
  eachPlace(treeOf(document.nodes), ({ block }) => {
    if (block.key === key) found ??= block
  })
  return found
}

/** For a container on both sides the conflict is about its attributes; its inner blocks have their own conflicts. */
const blockSubject = (block: Block | undefined, { main, change }: Conflict): string => {
  if (block === undefined) return ''
  const whole = main === undefined || change === undefined || blockKind(block.type) !== 'container'
  return whole ? contentText(block) : stableJson([block.type, block.data])
}

/** The value of a field of an entry; undefined if it is not set. */
export const fieldValue = (entry: Entry, field: string | undefined): unknown => {
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
 * The value of the conflict's subject in an entry of one side. `document` is the entry's text, required if `isInText`.
 * Two revisions with equal values did not change it; a missing entry gives the empty string.
 */
export const subjectValue = (
  conflict: Conflict,
  side: Side,
  entry: Entry | undefined,
  document: RichTextDocument | undefined,
): string => {
  if (entry === undefined) return ''
  const { kind, subject } = conflict
  if (kind === 'field' || kind === 'slug') return stableJson(fieldValue(entry, subject.field) ?? null)
  if (kind === 'block') {
    const key = subject.block === undefined ? undefined : keyOn(side, conflict)
    if (key === undefined) return textOf(entry) ?? ''
    return document === undefined ? '' : blockSubject(blockOf(document, key), conflict)
  }
  // Deleted or edited: any change to the entry counts. Moved: only its position counts.
  return stableJson(kind === 'deleted' || entry.kind !== 'page' ? entry : [entry.parent, entry.order])
}
