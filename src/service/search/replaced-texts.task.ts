/** Finds a text in stored documents, and replaces it. */
import { parseCanonical } from '../../content/document/canonical.ts'
import type { Hit, Replacement } from '../../content/document/replace-text.ts'
import { replaceInDocument } from '../../content/document/replace-text.ts'
import type { EditedText } from '../content/writing/edited-text.ts'
import { editedText } from '../content/writing/edited-text.ts'

export interface TextToSearch {
  /** Id of the page or reusable content. */
  readonly owner: string
  readonly bytes: Uint8Array
  /** Ordinals of excluded hits. */
  readonly refused: 'all' | ReadonlySet<number>
}

export interface Search {
  readonly rule: Replacement
  /** Maximum hits reported per text; further ones are only counted. */
  readonly most: number
  readonly texts: readonly TextToSearch[]
}

export interface SearchedText {
  readonly hits: readonly Hit[]
  readonly count: number
  /** Number of hits that are replaced. */
  readonly taken: number
  /** Absent if nothing is replaced. */
  readonly text?: EditedText
}

/** The hits in each text. */
export const run = ({ rule, most, texts }: Search): readonly SearchedText[] =>
  texts.map(({ owner, bytes, refused }) => {
    const document = parseCanonical(bytes)
    let taken = 0
    const found = replaceInDocument(document, rule, (ordinal) => {
      const accepted = refused !== 'all' && !refused.has(ordinal)
      if (accepted) taken += 1
      return accepted
    })
    return {
      hits: found.hits.slice(0, most),
      count: found.hits.length,
      taken,
      ...(found.document !== document && { text: editedText(owner, document, found.document) }),
    }
  })
