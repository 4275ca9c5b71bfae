/**
 * Conflicts of a merge of revisions, and the answers to them. A conflict is computed from base, main and change
 * each time; only answers are stored. Its id stands for what it is about and for the three values, so an answer
 * holds exactly as long as they do.
 */
import { stableJson } from '../document/canonical.ts'
import type { Json } from '../document/document.ts'
import type { Hash, Sha256 } from '../revision/revision.ts'

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
  /** `moved`: what the change did goes into the page `place.into`; what main deleted stays deleted. */
  readonly choice: 'main' | 'change' | 'both' | 'edited' | 'moved'
  /** With `both`: which side's blocks come first. Main's when absent. */
  readonly first?: 'main' | 'change'
  /** With `edited`: the value of the field, the new slug, the block, or the blocks. */
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
  /** Of a block that both sides edited: which parts of it could not be merged (`text`, `cell ROW:COLUMN`, …). */
  readonly fields?: readonly string[]
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

const treeKinds: ReadonlySet<ConflictKind> = new Set(['deleted', 'moved-both', 'parent-deleted', 'cycle'])

/** What of its subject a conflict is about: a field, a block, its place in the tree. */
const matterOf = (kind: ConflictKind, { field, block }: ConflictSubject): readonly string[] => {
  if (kind === 'field') return ['field', field ?? '']
  if (kind === 'block') return ['block', block ?? '']
  return [treeKinds.has(kind) ? 'tree' : kind]
}

const subjectDigits = 12
const matterDigits = 12

/**
 * The id of a conflict, 64 hexadecimal digits: 12 stand for the subject, 12 for what of it, and 40 for kind and values
 * (each a cut SHA-256 of stable JSON). So an answer holds as long as the values do, and an id whose conflict is gone
 * still tells what it was about.
 */
export const conflictId = (
  kind: ConflictKind,
  subject: ConflictSubject,
  values: Sides,
  sha256: Sha256,
): Hash => {
  const digits = (value: unknown, count: number): string =>
    sha256(new TextEncoder().encode(stableJson(value))).slice(0, count)
  return (
    digits([subject.kind, subject.id], subjectDigits) +
    digits(matterOf(kind, subject), matterDigits) +
    digits([kind, subject, values], 64 - subjectDigits - matterDigits)
  )
}

/** What of an id stands for the field, block or place that it is about, whatever the three values. */
export const matterPart = (id: Hash): string => id.slice(0, subjectDigits + matterDigits)

/** Whether two ids are of conflicts about one field, one block or one place: then one took the place of the other. */
export const sameMatter = (a: Hash, b: Hash): boolean => matterPart(a) === matterPart(b)

/** Whether two ids are of conflicts about one page, file, variable or reusable content. */
export const sameSubject = (a: Hash, b: Hash): boolean =>
  a.slice(0, subjectDigits) === b.slice(0, subjectDigits)

const kindsInOrder: readonly ConflictSubject['kind'][] = ['page', 'reusable-content', 'file', 'variable']

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0

/**
 * The order in which conflicts are listed: pages, then what pages use; each subject together, what is not about its
 * text first. Conflicts of one text keep the order in which they come, which is that of the text. `placeOf` is where
 * a page stands when one reads; without it subjects come by their ids.
 */
export const listedOrder =
  (placeOf: (page: string) => number = () => 0) =>
  (one: Conflict, other: Conflict): number => {
    const [a, b] = [one.subject, other.subject]
    const ofKind = compare(kindsInOrder.indexOf(a.kind), kindsInOrder.indexOf(b.kind))
    if (ofKind !== 0) return ofKind
    const ofPlace = a.kind === 'page' ? compare(placeOf(a.id), placeOf(b.id)) : 0
    if (ofPlace !== 0) return ofPlace
    const ofText = compare(Number(a.block !== undefined), Number(b.block !== undefined))
    const ofSubject = compare(a.id, b.id) || ofText
    if (ofSubject !== 0 || a.block !== undefined) return ofSubject
    return compare(a.field ?? '', b.field ?? '') || compare(one.id, other.id)
  }

type Question = (
  kind: ConflictKind,
  subject: ConflictSubject,
  values: Sides,
  choices: Conflict['choices'],
  fields?: readonly string[],
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
  const leave: Question = (kind, subject, values, choices, fields = []) => {
    const id = conflictId(kind, subject, values, sha256)
    open.set(id, { id, kind, subject, ...values, choices, ...(fields.length > 0 && { fields }) })
    return null
  }
  const ask: Question = (...question) => find(...question) ?? leave(...question)
  return { find, leave, ask, open: () => [...open.values()], used }
}
