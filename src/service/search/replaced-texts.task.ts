/** Finds a text in stored documents, and replaces it. */
import { parseCanonical } from '../../content/document/canonical.ts'
import { checkDocument, DocumentTooLarge } from '../../content/document/document-limits.ts'
import type { RichTextDocument } from '../../content/document/document.ts'
import type { Hit, Replacement } from '../../content/document/replace-text.ts'
import { replaceInDocument } from '../../content/document/replace-text.ts'
import { pageLimits } from '../../contract/documents/limits.ts'
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
  /** Why the replaced text cannot be stored; it is absent then. */
  readonly problem?: string
}

/** Why a document cannot be stored; undefined if it can. */
const problemOf = (document: RichTextDocument): string | undefined => {
  try {
    checkDocument(document, pageLimits)
    return undefined
  } catch (error) {
    if (error instanceof DocumentTooLarge) return error.message
    throw error
  }
}

/** The hits in each text. */
export const run = ({ rule, most, texts }: Search): readonly SearchedText[] =>
  texts.map(({ owner, bytes, refused }) => {
    const document = parseCanonical(bytes)
    const growth = Math.max(0, rule.replace.length - rule.find.length)
    let taken = 0
    const isTooLong = (): boolean => taken * growth > pageLimits.characters
    const found = replaceInDocument(document, rule, (ordinal) => {
      if (refused === 'all' || refused.has(ordinal)) return false
      taken += 1
      // Thousands of replacements for single letters would fill the memory before the result is checked.
      return !isTooLong()
    })
    const hits = { hits: found.hits.slice(0, most), count: found.hits.length, taken }
    if (found.document === document) return hits
    const problem = isTooLong()
      ? new DocumentTooLarge('characters', pageLimits).message
      : problemOf(found.document)
    return problem === undefined
      ? { ...hits, text: editedText(owner, document, found.document) }
      : { ...hits, problem }
  })
