/**
 * Conflicts of a merge of revisions, and the answers to them. A conflict is computed from base, main and change
 * each time; only answers are stored. Its id is a hash of what it is about and of the three values, so an answer
 * holds exactly as long as they do.
 */
import { stableJson } from './canonical.ts'
import type { Json } from './document.ts'
import type { Hash, Sha256 } from './revision.ts'

export type ConflictKind =
  /** Both sides gave one field two values; the file's bytes are the field `content`. */
  | 'field'
  /** Two edits of one block, or of a whole document (then without `block`). */
  | 'block'
  /** One side deleted what the other edited or moved. */
  | 'deleted'
  | 'moved-both'
  /** Put under a page that the other side deleted. */
  | 'parent-deleted'
  /** The moves of both sides put pages under each other. */
  | 'cycle'
  /** Two siblings with one slug, typed by hand on both sides. */
  | 'slug'

export interface ConflictSubject {
  readonly kind: 'page' | 'file' | 'variable' | 'reusable-content'
  readonly id: string
  /** The option; on a block conflict what the merge of documents calls the kind of conflict. */
  readonly field?: string
  /** Key of the block. */
  readonly block?: string
}

/** Where to put a page: under `into` (null: the root) as the last one, or by one of the two named ways. */
export type PlaceAnswer = 'restore-parent' | 'nearest' | { readonly into: string | null }

export interface Answer {
  readonly choice: 'main' | 'change' | 'both' | 'edited'
  /** With `both`: which side's blocks come first. Main's when absent. */
  readonly first?: 'main' | 'change'
  /** With `edited`: the value of the field, the new slug, or the block. */
  readonly value?: Json
  readonly place?: PlaceAnswer
}

export interface Conflict {
  readonly id: Hash
  readonly kind: ConflictKind
  readonly subject: ConflictSubject
  /** The three values; an absent one does not exist on that side. Documents are given by hash. */
  readonly base?: Json
  readonly main?: Json
  readonly change?: Json
  /** The answers that make sense, the one that stands while nobody answers first. */
  readonly choices: readonly Pick<Answer, 'choice' | 'place'>[]
}

/** Answers by the id of their conflict. */
export type Answers = ReadonlyMap<Hash, Answer>

export type Sides = { readonly base?: Json; readonly main?: Json; readonly change?: Json }

/** The three values without the absent ones. */
export const sidesOf = (base: unknown, main: unknown, change: unknown): Sides => ({
  ...(base === undefined ? {} : { base: base as Json }),
  ...(main === undefined ? {} : { main: main as Json }),
  ...(change === undefined ? {} : { change: change as Json }),
})

/** The id of a conflict: SHA-256 over the stable JSON of kind, subject and the three values. */
export const conflictId = (
  kind: ConflictKind,
  subject: ConflictSubject,
  values: Sides,
  sha256: Sha256,
): Hash => sha256(new TextEncoder().encode(stableJson([kind, subject, values])))

type Question = (
  kind: ConflictKind,
  subject: ConflictSubject,
  values: Sides,
  choices: Conflict['choices'],
) => Answer | null

/** Collects the conflicts of one merge. Leaving one open twice lists it once. */
export interface Desk {
  /** The stored answer, if its choice is one that the conflict offers; else null. */
  readonly find: Question
  /** Lists a conflict as open. */
  readonly leave: Question
  /** The stored answer, or null and the conflict is open. */
  readonly ask: Question
  readonly open: () => Conflict[]
  /** Ids of the answers that were used. */
  readonly used: ReadonlySet<Hash>
}

/** A desk with the answers that are stored. */
export const openDesk = (answers: Answers, sha256: Sha256): Desk => {
  const open = new Map<Hash, Conflict>()
  const used = new Set<Hash>()
  const find: Question = (kind, subject, values, choices) => {
    const id = conflictId(kind, subject, values, sha256)
    const answer = answers.get(id)
    if (answer === undefined || !choices.some(({ choice }) => choice === answer.choice)) return null
    used.add(id)
    return answer
  }
  const leave: Question = (kind, subject, values, choices) => {
    const id = conflictId(kind, subject, values, sha256)
    open.set(id, { id, kind, subject, ...values, choices })
    return null
  }
  const ask: Question = (...question) => find(...question) ?? leave(...question)
  return { find, leave, ask, open: () => [...open.values()], used }
}
