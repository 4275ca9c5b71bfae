/** Links, anchors, word counts and images without alternative text of stored documents. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { SilentPicture } from '../../../content/images/missing-alt-text.ts'
import { picturesWithoutAlt } from '../../../content/images/missing-alt-text.ts'
import type { Link } from '../../../content/links/links.ts'
import { anchorsOf, linksOf } from '../../../content/links/links.ts'
import { wordsOfDocument } from '../../../content/document/word-count.ts'

export interface DocumentLinks {
  /** In page order. */
  readonly links: readonly Link[]
  /** Anchors that links to the page can use. */
  readonly anchors: readonly string[]
  /** Word count as a person would count. */
  readonly words: number
  /** Images without alternative text, in page order. */
  readonly silentPictures: readonly SilentPicture[]
}

/** For each document the JSON of its `DocumentLinks`; one string transfers faster than many small objects. */
export const run = (documents: readonly Uint8Array[]): readonly string[] =>
  documents.map((bytes) => {
    const document = parseCanonical(bytes)
    const found: DocumentLinks = {
      links: linksOf(document),
      anchors: anchorsOf(document),
      words: wordsOfDocument(document),
      silentPictures: picturesWithoutAlt(document),
    }
    return JSON.stringify(found)
  })
