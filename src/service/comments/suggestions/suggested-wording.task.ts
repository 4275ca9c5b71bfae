/** A suggestion for a block of a stored document: its current text and the suggested text. */
import type { FencedBlocks } from '../../../content/contentkit/markdown-fences.ts'
import { fencesOf } from '../../../content/contentkit/markdown-fences.ts'
import { parseCanonical, sameContent } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { keyedBlocks } from '../../../content/diff/block-keys.ts'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { normalize } from '../../../content/document/normalize.ts'
import { identified, wordingOf } from '../../../content/merge/suggested-wording.ts'
import { suggestionLimits } from '../../../contract/documents/limits.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import type { Failure } from '../../http/failure.ts'
import { unpacked } from '../../http/input/packed-document.ts'
import type { ResolveAll } from '../../content/writing/text-to-document.task.ts'
import { withReferences } from '../../content/writing/text-to-document.task.ts'
import type { Resolve } from '../../content/writing/text-to-document.ts'
import { requireReadable, requireSmall } from '../../content/writing/document-size.ts'
import { refuse } from '../invalid-field.ts'

export interface WordingToSuggest {
  readonly bytes: Uint8Array
  readonly node: string
  readonly replacement: Writing
  /** The blocks that are written as fenced code in the Markdown of the space, by integration. */
  readonly fencedBlocks: readonly FencedBlocks[]
}

/** Both as JSON. */
export interface SuggestedWording {
  readonly base: string
  readonly next: string
  /** True if nothing would change. */
  readonly same: boolean
}

/** Maximum number of blocks that may replace one. */
const mostBlocks = 200

const documentOf = (
  { replacement: writing, fencedBlocks }: WordingToSuggest,
  resolve: Resolve,
): RichTextDocument => {
  const tooLarge = (message: string): Failure => refuse('replacement', message)
  if ('markdown' in writing) {
    requireReadable(writing.markdown, suggestionLimits, tooLarge)
    const { document } = parseMarkdown(writing.markdown, {
      file: 'suggestion',
      titled: false,
      frontMatter: false,
      resolve,
      fences: fencesOf(fencedBlocks),
    })
    requireSmall(document, suggestionLimits, tooLarge)
    return document
  }
  if (!('document' in writing)) return emptyDocument
  const document = unpacked(writing.document)
  requireSmall(document, suggestionLimits, tooLarge)
  try {
    return normalize(document)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw refuse('replacement', error.message)
  }
}

/** Fails with `bad-content` if the block does not exist or the replacement is not valid in its place. */
export const run = async (
  wording: WordingToSuggest,
  { resolve }: { readonly resolve: ResolveAll },
): Promise<SuggestedWording> => {
  const block = keyedBlocks(parseCanonical(wording.bytes)).get(wording.node)
  if (block === undefined) throw refuse('node', 'This block does not exist on the page.')
  const base = wordingOf(block)
  const document = await withReferences((known) => documentOf(wording, known), resolve)
  const next = identified(document, base)
  if (next.nodes.length > mostBlocks)
    throw refuse('replacement', `A suggestion can replace a block with at most ${mostBlocks} blocks.`)
  return { base: JSON.stringify(base), next: JSON.stringify(next), same: sameContent(base, next) }
}
