/** Three-way merge of stored revisions: `content/merge/revision-merge.ts` over the objects of a space. */
import { mergeDocuments } from '../../../content/merge/block-merge.ts'
import type { SharedBlocks } from '../../../content/document/canonical.ts'
import { canonicalBytes, parseCanonical } from '../../../content/document/canonical.ts'
import type { Answers } from '../../../content/merge/conflicts.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { assignKeys } from '../../../content/diff/block-keys.ts'
import { mergeCanonicalLines } from '../../../content/merge/line-merge.ts'
import { tripleName } from '../../../content/merge/merge-entries.ts'
import type { MergeResult } from '../../../content/merge/revision-merge.ts'
import { mergeRevisions } from '../../../content/merge/revision-merge.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { LoadObjects } from '../../storage/objects/objects.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { overlaid } from './object-overlay.ts'

export interface MergedContent extends MergeResult {
  /** New documents of the merge by hash, to be stored with the result. */
  readonly documents: ReadonlyMap<Hash, Uint8Array>
}

export interface MergeInput {
  readonly roots: { readonly base: Hash; readonly main: Hash; readonly change: Hash }
  readonly answers?: Answers | undefined
}

/** Merges the revision `change` into `main` over `base`: all three are root hashes that `load` can read. */
export const run = async (
  { roots, answers }: MergeInput,
  { load }: { readonly load: LoadObjects },
): Promise<MergedContent> => {
  const documents = new Map<Hash, Uint8Array>()
  const shared: SharedBlocks = new Map()
  const result = await mergeRevisions({
    ...roots,
    load,
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
      quick: async (triples) => {
        const stored = await load([...new Set(triples.flat())])
        const found = new Map<string, Hash>()
        for (const triple of triples) {
          const [b, m, c] = triple.map((hash) => stored.get(hash))
          const bytes = b && m && c && mergeCanonicalLines(b, m, c)
          if (bytes === undefined) continue
          const hash = sha256(bytes)
          documents.set(hash, bytes)
          found.set(tripleName(triple), hash)
        }
        return found
      },
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
