/** The documents of copies, made from stored ones. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { ReferenceMap } from '../../../content/links/links.ts'
import { copiedText } from './copied-text.ts'
import type { EditedText } from './edited-text.ts'

export interface TextsToCopy {
  readonly map: ReferenceMap
  readonly texts: readonly { readonly owner: string; readonly bytes: Uint8Array }[]
}

/** The copy of each text. */
export const run = ({ map, texts }: TextsToCopy): readonly EditedText[] =>
  texts.map(({ owner, bytes }) => copiedText(owner, parseCanonical(bytes), map))
