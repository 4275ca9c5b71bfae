/** Images in stored documents that have no alternative text. */
import { parseCanonical } from '../../content/document/canonical.ts'
import type { SilentPicture } from '../../content/images/missing-alt-text.ts'
import { imageMark, picturesWithoutAlt } from '../../content/images/missing-alt-text.ts'

export interface PicturedTexts {
  readonly texts: readonly Uint8Array[]
  /** Maximum number reported per text. */
  readonly most: number
}

const decoder = new TextDecoder()
const encoder = new TextEncoder()

/** The document without the top-level blocks that have no images: each block is a line of its own. */
const pictured = (bytes: Uint8Array): Uint8Array => {
  const [head, ...blocks] = decoder.decode(bytes).split('\n')
  return encoder.encode(`${[head, ...blocks.filter((line) => line.includes(imageMark))].join('\n')}\n`)
}

/** For each text, in page order. */
export const run = ({ texts, most }: PicturedTexts): readonly (readonly SilentPicture[])[] =>
  texts.map((bytes) => picturesWithoutAlt(parseCanonical(pictured(bytes))).slice(0, most))
