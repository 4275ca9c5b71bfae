/** Where a text stands in stored documents, and what these become when another is put in its place. */
import { parseCanonical } from '../../content/document/canonical.ts'
import type { Hit, Replacement } from '../../content/document/replace-text.ts'
import { replaceInDocument } from '../../content/document/replace-text.ts'
import type { EditedText } from '../content/writing/edited-text.ts'
import { editedText } from '../content/writing/edited-text.ts'

export interface TextToSearch {
  /** Id of the page or reusable content. */
  readonly owner: string
  readonly bytes: Uint8Array
  /** Ordinals of hits that stay. */
  readonly refused: 'all' | ReadonlySet<number>
}

export interface Search {
  readonly rule: Replacement
  /** So many hits of a text are told; the others are counted. */
  readonly most: number
  readonly texts: readonly TextToSearch[]
}

export interface SearchedText {
  readonly hits: readonly Hit[]
  readonly count: number
  /** How many of them are replaced. */
  readonly taken: number
  /** Absent where nothing is replaced. */
  readonly text?: EditedText
}

/** What was found in each text. */
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
