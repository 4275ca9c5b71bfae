/** A stored document with accepted suggestions applied. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { keyedBlocks } from '../../../content/diff/block-keys.ts'
import { fitOf, reworded } from '../../../content/merge/suggested-wording.ts'
import type { EditedText } from '../../content/writing/edited-text.ts'
import { editedText } from '../../content/writing/edited-text.ts'

export interface AcceptedPage {
  readonly page: string
  readonly bytes: Uint8Array
  /** In the order they are applied. `base` and `replacement` are JSON. */
  readonly suggestions: readonly {
    readonly node: string
    readonly base: string
    readonly replacement: string
  }[]
}

export interface Misfit {
  /** Index of the suggestion. */
  readonly at: number
  /** The current text; absent if the block is gone. */
  readonly current?: RichTextDocument
}

export interface Accepted {
  /** Absent if nothing changes. */
  readonly text?: EditedText
  readonly misfits: readonly Misfit[]
}

export const run = ({ page, bytes, suggestions }: AcceptedPage): Accepted => {
  const before = parseCanonical(bytes)
  const misfits: Misfit[] = []
  let document = before
  for (const [at, { node, base, replacement }] of suggestions.entries()) {
    const found = keyedBlocks(document).get(node)
    const fit = fitOf(
      JSON.parse(base) as RichTextDocument,
      JSON.parse(replacement) as RichTextDocument,
      found,
    )
    if ('wording' in fit) document = reworded(document, node, fit.wording)
    else misfits.push({ at, ...('current' in fit && { current: fit.current }) })
  }
  return { misfits, ...(document !== before && { text: editedText(page, before, document) }) }
}
