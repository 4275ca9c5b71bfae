/** Stored documents with links retargeted or turned into plain text. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { LinkFix } from '../../../content/links/fix-links.ts'
import { fixLinks } from '../../../content/links/fix-links.ts'
import type { EditedText } from '../../content/writing/edited-text.ts'
import { editedText } from '../../content/writing/edited-text.ts'
import { targetId } from './ignored-links.ts'

export interface TextToFix {
  /** Id of the page or reusable content. */
  readonly owner: string
  readonly bytes: Uint8Array
  /** By `targetId`. */
  readonly fixes: ReadonlyMap<string, LinkFix>
}

export interface FixedText {
  readonly changed: number
  readonly removed: number
  readonly left: number
  /** Absent if nothing changed. */
  readonly text?: EditedText
}

export const run = (texts: readonly TextToFix[]): readonly FixedText[] =>
  texts.map(({ owner, bytes, fixes }) => {
    const before = parseCanonical(bytes)
    const { document, ...counts } = fixLinks(before, (reference) => fixes.get(targetId({ reference })))
    return { ...counts, ...(document !== before && { text: editedText(owner, before, document) }) }
  })
