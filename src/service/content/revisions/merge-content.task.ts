/** Three-way merge of stored revisions: `content/merge/revision-merge.ts` over the objects of a space. */
import { mergeDocuments } from '../../../content/merge/block-merge.ts'
import type { SharedBlocks } from '../../../content/document/canonical.ts'
import { canonicalBytes, parseCanonical } from '../../../content/document/canonical.ts'
import type { Answers } from '../../../content/merge/conflicts.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { assignKeys } from '../../../content/diff/block-keys.ts'
import type { MergeResult } from '../../../content/merge/revision-merge.ts'
import { mergeRevisions } from '../../../content/merge/revision-merge.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { LineMerger } from './merge-lines.ts'
import { overlaid } from './object-overlay.ts'

export interface MergedContent extends MergeResult {
  /** New documents of the merge by hash, to be stored with the result. */
  readonly documents: ReadonlyMap<Hash, Uint8Array>
}

export interface MergeInput {
  readonly roots: { readonly base: Hash; readonly main: Hash; readonly change: Hash }
  readonly answers?: Answers | undefined
}

/** The questions of a merge. */
type MergeQuestions = {
  /** Reads documents, including those that `mergeLines` made. */
  readonly load: LoadObjects
  /** Reads nodes of trees. */
  readonly loadNodes: LoadObjects
  readonly mergeLines: LineMerger['merge']
}

/**
 * Merges the revision `change` into `main` over `base`: all three are root hashes that `loadNodes` can read. The result
 * lacks the documents that `mergeLines` made.
 */
export const run = async (
  { roots, answers }: MergeInput,
  { load, loadNodes, mergeLines }: MergeQuestions,
): Promise<MergedContent> => {
  const documents = new Map<Hash, Uint8Array>()
  const shared: SharedBlocks = new Map()
  const result = await mergeRevisions({
    ...roots,
    load: loadNodes,
    sha256,
    documents: {
      // A text made by this merge can receive edits that were moved into its page.
      load: async (hashes) =>
        new Map(
          [...(await overlaid(documents, load)(hashes))].map(([hash, bytes]) => [
            hash,
            parseCanonical(bytes, shared),
          ]),
        ),
      quick: mergeLines,
      // Blocks that an answer keeps beside others have no key yet; their keys are derived from the text alone.
      store: (merged: RichTextDocument) => {
        const unkeyed = canonicalBytes(merged)
        const page = sha256(unkeyed)
        const keyed = assignKeys({ page, document: merged, sha256 })
        const bytes = keyed === merged ? unkeyed : canonicalBytes(keyed)
        const hash = keyed === merged ? page : sha256(bytes)
        documents.set(hash, bytes)
        return hash
      },
    },
    mergeDocuments,
    ...(answers && { answers }),
  })
  return { ...result, documents }
}
