/**
 * Conflicts of a merge of revisions, and their answers. Conflicts are recomputed from base, main and change each time;
 * only answers are stored. The id of a conflict covers its subject and the three values, so an answer is valid exactly
 * as long as these are unchanged.
 */
import { stableJson } from '../document/canonical.ts'
import type { Json } from '../document/document.ts'
import type { Hash, Sha256 } from '../revision/revision.ts'

type ConflictKind =
  /** Both sides changed one field differently; the bytes of a file are the field `content`. */
  | 'field'
  /** Both sides edited one block, or a whole document (then without `block`). */
  | 'block'
  /** One side deleted what the other edited or moved. */
  | 'deleted'
  | 'moved-both'
  /** Moved under a page that the other side deleted. */
  | 'parent-deleted'
  /** The moves of both sides form a cycle. */
  | 'cycle'
  /** Two siblings with the same slug, typed manually on both sides. */
  | 'slug'

export interface ConflictSubject {
  readonly kind: 'page' | 'file' | 'variable' | 'reusable-content'
  readonly id: string
  /** The option; for a block conflict the kind of conflict in the merge of documents. */
  readonly field?: string
  /** Key of the block. */
  readonly block?: string
}

/** Where to put a page: last under `into` (null: the root), or one of the two named strategies. */
export type PlaceAnswer = 'restore-parent' | 'nearest' | { readonly into: string | null }

export interface Answer {
  /** `moved`: the change's edit goes into the page `place.into`; what main deleted stays deleted. */
  readonly choice: 'main' | 'change' | 'both' | 'edited' | 'moved'
  /** With `both`: whose blocks come first. Default: main's. */
  readonly first?: 'main' | 'change'
  /** With `edited`: the value of the field, the new slug, the block, or the blocks. */
  readonly value?: Json
  readonly place?: PlaceAnswer
}

export interface Conflict {
  readonly id: Hash
  readonly kind: ConflictKind
  readonly subject: ConflictSubject
  /** The three values; absent if it does not exist on that side. Documents are given by hash. */
  readonly base?: Json
  readonly main?: Json
  readonly change?: Json
  /** The possible answers; the first one applies while there is no answer. */
  readonly choices: readonly Pick<Answer, 'choice' | 'place'>[]
  /** For a block edited on both sides: the parts that could not be merged (`text`, `cell ROW:COLUMN`, …). */
  readonly fields?: readonly string[]
}

/** Answers by conflict id. */
export type Answers = ReadonlyMap<Hash, Answer>

export type Sides = { readonly base?: Json; readonly main?: Json; readonly change?: Json }

/** The three values without the absent ones. */
export const sidesOf = (base: unknown, main: unknown, change: unknown): Sides => ({
  ...(base === undefined ? {} : { base: base as Json }),
  ...(main === undefined ? {} : { main: main as Json }),
  ...(change === undefined ? {} : { change: change as Json }),
})

const treeKinds: ReadonlySet<ConflictKind> = new Set(['deleted', 'moved-both', 'parent-deleted', 'cycle'])

/** The aspect of its subject that a conflict is about: a field, a block, its position in the tree. */
const matterOf = (kind: ConflictKind, { field, block }: ConflictSubject): readonly string[] => {
  if (kind === 'field') return ['field', field ?? '']
  if (kind === 'block') return ['block', block ?? '']
  return [treeKinds.has(kind) ? 'tree' : kind]
}

const subjectDigits = 12
const matterDigits = 12

/**
 * The id of a conflict, 64 hexadecimal digits: 12 for the subject, 12 for the aspect of it, and 40 for kind and values
 * (each a truncated SHA-256 of stable JSON). So an answer is valid as long as the values are unchanged, and the id of a
 * past conflict still identifies its subject.
 */
const conflictId = (kind: ConflictKind, subject: ConflictSubject, values: Sides, sha256: Sha256): Hash => {
  const digits = (value: unknown, count: number): string =>
    sha256(new TextEncoder().encode(stableJson(value))).slice(0, count)
  return (
    digits([subject.kind, subject.id], subjectDigits) +
    digits(matterOf(kind, subject), matterDigits) +
    digits([kind, subject, values], 64 - subjectDigits - matterDigits)
  )
}

/** The part of an id that identifies the field, block or position, independent of the three values. */
export const matterPart = (id: Hash): string => id.slice(0, subjectDigits + matterDigits)

/** Whether two conflicts are about the same field, block or position, so that one replaced the other. */
export const sameMatter = (a: Hash, b: Hash): boolean => matterPart(a) === matterPart(b)

/** Whether two conflicts are about the same page, file, variable or reusable content. */
export const sameSubject = (a: Hash, b: Hash): boolean =>
  a.slice(0, subjectDigits) === b.slice(0, subjectDigits)

const kindsInOrder: readonly ConflictSubject['kind'][] = ['page', 'reusable-content', 'file', 'variable']

const compare = (one: string | number, other: string | number): number =>
  one < other ? -1 : one > other ? 1 : 0

/**
 * The order of conflicts: pages, then what pages use; grouped by subject, with conflicts outside the text first.
 * Conflicts in one text keep their order, which is that of the text. `placeOf` gives the position of a page in reading
 * order; without it, subjects are sorted by id.
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

/** Collects the conflicts of one merge. A conflict left open twice is listed once. */
export interface ConflictCollector {
  /** The stored answer, if the conflict offers its choice; otherwise null. */
  readonly find: Question
  /** Records a conflict as open. */
  readonly leave: Question
  /** The stored answer; otherwise null, and the conflict is recorded as open. */
  readonly ask: Question
  readonly open: () => Conflict[]
  /** Ids of the answers used. */
  readonly used: ReadonlySet<Hash>
}

/** A collector with the stored answers. */
export const conflictCollector = (answers: Answers, sha256: Sha256): ConflictCollector => {
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
