/** Images in stored documents that have no alternative text. */
import { parseCanonical } from '../../content/document/canonical.ts'
import type { SilentPicture } from '../../content/images/missing-alt-text.ts'
import { picturesWithoutAlt } from '../../content/images/missing-alt-text.ts'

export interface PicturedTexts {
  readonly texts: readonly Uint8Array[]
  /** Maximum number reported per text. */
  readonly most: number
}

/** For each text, in page order. */
export const run = ({ texts, most }: PicturedTexts): readonly (readonly SilentPicture[])[] =>
  texts.map((bytes) => picturesWithoutAlt(parseCanonical(bytes)).slice(0, most))
