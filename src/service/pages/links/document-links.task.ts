/** What stored documents hold that links are about. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { Link } from '../../../content/links/links.ts'
import { anchorsOf, linksOf } from '../../../content/links/links.ts'
import { wordsOfDocument } from '../../../content/document/word-count.ts'

export interface DocumentLinks {
  /** In page order. */
  readonly links: readonly Link[]
  /** What links to the page can name. */
  readonly anchors: readonly string[]
  /** As a person counts them. */
  readonly words: number
}

/** For each document the JSON of its `DocumentLinks`: one text is received faster than many small objects. */
export const run = (documents: readonly Uint8Array[]): readonly string[] =>
  documents.map((bytes) => {
    const document = parseCanonical(bytes)
    const found: DocumentLinks = {
      links: linksOf(document),
      anchors: anchorsOf(document),
      words: wordsOfDocument(document),
    }
    return JSON.stringify(found)
  })
