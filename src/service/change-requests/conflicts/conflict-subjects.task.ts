/** Hashes of conflict subjects in stored documents. Equal hashes mean the subject was not changed in between. */
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { Conflict } from '../../../content/merge/conflicts.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import type { Side } from './conflict-subject.ts'
import { subjectValue } from './conflict-subject.ts'

export interface SubjectQuestion {
  readonly conflict: Conflict
  readonly side: Side
  readonly entry: Entry
}

export interface DocumentQuestions {
  readonly bytes: Uint8Array
  readonly questions: readonly SubjectQuestion[]
}

/** For each document, the hash of the subject of each of its conflicts; empty if there is none. */
export const run = (documents: readonly DocumentQuestions[]): readonly (readonly Hash[])[] =>
  documents.map(({ bytes, questions }) => {
    const document = parseCanonical(bytes)
    return questions.map(({ conflict, side, entry }) => {
      const value = subjectValue(conflict, side, entry, document)
      return value === '' ? '' : sha256(new TextEncoder().encode(value))
    })
  })
