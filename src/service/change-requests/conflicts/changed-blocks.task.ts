/** Which top-level blocks of stored documents each side changed. */
import { diffDocuments } from '../../../content/diff/block-diff.ts'
import type { SharedBlocks } from '../../../content/document/canonical.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'

/** A document in the base and on each side. */
export interface BothSides {
  readonly before: Uint8Array
  readonly main: Uint8Array
  readonly change: Uint8Array
}

export interface ChangedBlocks {
  readonly main: number
  readonly change: number
}

const count = (before: RichTextDocument, after: RichTextDocument): number =>
  diffDocuments(before, after).script.filter(
    (change) => change.status !== 'kept' && !(change.status === 'removed' && change.move !== undefined),
  ).length

/** For each document, the blocks that each side changed. */
export const run = (documents: readonly BothSides[]): readonly ChangedBlocks[] =>
  documents.map((document) => {
    const shared: SharedBlocks = new Map()
    const before = parseCanonical(document.before, shared)
    return {
      main: count(before, parseCanonical(document.main, shared)),
      change: count(before, parseCanonical(document.change, shared)),
    }
  })
