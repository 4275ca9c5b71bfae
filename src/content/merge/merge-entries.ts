/**
 * Merges one entry that exists on all three sides: each option is a field, documents use the merge of documents.
 * Position and order of pages are decided elsewhere (`merge-placement.ts`).
 */

import type { Answer, Conflict, ConflictSubject, ConflictCollector } from './conflicts.ts'
import { sidesOf } from './conflicts.ts'
import type { Block, Json, RichTextDocument } from '../document/document.ts'
import { sameValue } from '../revision/entry-lines.ts'
import type {
  FileEntry,
  Hash,
  KeptFileEntry,
  PageEntry,
  ReusableContentEntry,
  VariableEntry,
} from '../revision/revision.ts'

/** A document or a single block in base and change. */
type EditedText =
  | { readonly kind: 'documents'; readonly base: Hash; readonly change: Hash }
  | { readonly kind: 'blocks'; readonly base: Block; readonly change: Block }

export interface CarriedEdit {
  /** The target page. */
  readonly into: string
  readonly edit: EditedText
  /** Records the conflict as open again, since the result has no such page. */
  readonly leave: () => void
}

/** A conflict inside a document, as reported by the merge of documents. Its id is unique in that merge only. */
export interface DocumentConflict {
  readonly id: string
  readonly kind: string
  readonly key?: string
  /** Parts of the block that could not be merged. */
  readonly fields?: readonly string[]
  readonly base?: unknown
  readonly main?: unknown
  readonly change?: unknown
}

interface MergedDocument {
  readonly document: RichTextDocument
  readonly conflicts: readonly DocumentConflict[]
  readonly automatic: readonly unknown[]
  /** Keys of the change's blocks that got main's key. */
  readonly keyMap: ReadonlyMap<string, string>
}

/** Three-way merge of one document; answers by the ids of its own conflicts. Open conflicts resolve to main's side. */
export type MergeDocuments = (input: {
  readonly base: RichTextDocument
  readonly main: RichTextDocument
  readonly change: RichTextDocument
  readonly answers: ReadonlyMap<string, Answer>
}) => MergedDocument

/** What a merge resolved automatically, as data for a message. */
export type Automatic =
  | { readonly kind: 'slug'; readonly page: string; readonly from: string; readonly to: string }
  | { readonly kind: 'file-name'; readonly file: string; readonly from: string; readonly to: string }
  /** The parent was deleted: the page moved to the nearest existing ancestor, null for the root. */
  | {
      readonly kind: 'reparented'
      readonly page: string
      readonly from: string | null
      readonly to: string | null
    }
  /** A file used only by exports was changed on both sides: main's version is used. */
  | { readonly kind: 'kept-file'; readonly path: string }
  | {
      readonly kind: 'document'
      readonly subject: 'page' | 'reusable-content'
      readonly id: string
      readonly items: readonly unknown[]
    }

export interface EntryMerger {
  readonly page: (base: PageEntry | undefined, main: PageEntry, change: PageEntry) => PageEntry
  readonly file: (base: FileEntry | undefined, main: FileEntry, change: FileEntry) => FileMerge
  readonly variable: (
    base: VariableEntry | undefined,
    main: VariableEntry,
    change: VariableEntry,
  ) => VariableEntry
  readonly reusableContent: (
    base: ReusableContentEntry | undefined,
    main: ReusableContentEntry,
    change: ReusableContentEntry,
  ) => ReusableContentEntry
  readonly keptFile: (
    base: KeptFileEntry | undefined,
    main: KeptFileEntry,
    change: KeptFileEntry,
  ) => KeptFileEntry
}

/** `copy` is the change's version if a person chose both; it has no id of its own yet. */
interface FileMerge {
  readonly file: FileEntry
  readonly copy?: FileEntry
}

export interface MergerInput {
  readonly collector: ConflictCollector
  readonly documents: ReadonlyMap<Hash, RichTextDocument>
  /** Documents that are already merged, by `tripleName`. */
  readonly quick: ReadonlyMap<string, Hash>
  readonly mergeDocuments: MergeDocuments
  /** Stores a merged document and returns its hash. */
  readonly store: (document: RichTextDocument) => Hash
  readonly automatic: Automatic[]
  /** Filled with edits of blocks deleted by main that move to another page. */
  readonly carried: CarriedEdit[]
  /** Filled by pages and reusable contents whose block keys changed: entry id → change's key → main's key. */
  readonly keyMaps: Map<string, ReadonlyMap<string, string>>
}

/** Maps of independent options: each member is a separate field. */
const maps = new Set(['layout', 'variables'])
/** Merged separately from the fields. */
const apart = new Set(['kind', 'id', 'parent', 'order', 'document', 'source'])

const fieldsOf = (entry: PageEntry | undefined): Map<string, Json> => {
  const fields = new Map<string, Json>()
  for (const [name, value] of Object.entries(entry ?? {}) as [string, Json][]) {
    if (apart.has(name)) continue
    if (maps.has(name))
      for (const [inner, one] of Object.entries(value ?? {})) fields.set(`${name}.${inner}`, one)
    else fields.set(name, value)
  }
  return fields
}

const entryOfFields = (fields: ReadonlyMap<string, Json>): Record<string, Json> => {
  const record: Record<string, Json> = {}
  const inner: Record<string, Record<string, Json>> = {}
  for (const [name, value] of fields) {
    const dot = name.indexOf('.')
    const map = name.slice(0, Math.max(dot, 0))
    if (maps.has(map)) (inner[map] ??= {})[name.slice(dot + 1)] = value
    else record[name] = value
  }
  return { ...record, ...inner }
}

/** Hashes of a document in base, main and change. */
export type DocumentTriple = readonly [base: Hash, main: Hash, change: Hash]

export const tripleName = (triple: DocumentTriple): string => triple.join(' ')

/** The documents that need merging; undefined unless both sides changed it. */
export const documentsToMerge = (
  base: { readonly document?: Hash } | undefined,
  main: { readonly document?: Hash },
  change: { readonly document?: Hash },
): DocumentTriple | undefined => {
  const [b, m, c] = [base?.document, main.document, change.document]
  if (m === c || b === m || b === c || b === undefined || m === undefined || c === undefined) return undefined
  return [b, m, c]
}

/** Main deleted a block that the change edited: the edit can move to another page. */
const isMovable = ({ base, main, change }: DocumentConflict): boolean =>
  base !== undefined && main === undefined && change !== undefined

/** The answers that a conflict inside a document offers. */
const choicesOf = (conflict: DocumentConflict): Conflict['choices'] => [
  { choice: 'main' },
  { choice: 'change' },
  // If one side deleted the block, there is only one version to keep.
  ...(conflict.main !== undefined && conflict.change !== undefined ? [{ choice: 'both' } as const] : []),
  { choice: 'edited' },
  ...(isMovable(conflict) ? [{ choice: 'moved' } as const] : []),
]

type TextSubject = { readonly kind: 'page' | 'reusable-content'; readonly id: string }

const questionOf = (
  subject: TextSubject,
  conflict: DocumentConflict,
): Parameters<ConflictCollector['ask']> => [
  'block',
  { ...subject, field: conflict.kind, ...(conflict.key === undefined ? {} : { block: conflict.key }) },
  sidesOf(conflict.base, conflict.main, conflict.change),
  choicesOf(conflict),
  conflict.fields ?? [],
]

/**
 * Merges the documents of one entry and applies the stored answers. Ids of conflicts inside a document are local, so
 * answers are looked up by our own. An answer can reveal another conflict (a kept container with edits inside), so the
 * documents are merged until there are no new answers; the rest is open.
 */
const mergeTexts = (
  { collector, mergeDocuments, carried }: MergerInput,
  subject: TextSubject,
  sides: Omit<Parameters<MergeDocuments>[0], 'answers'>,
): MergedDocument => {
  const answers = new Map<string, Answer>()
  let merged = mergeDocuments({ ...sides, answers })
  for (let fresh = true; fresh;) {
    fresh = false
    for (const conflict of merged.conflicts) {
      const question = questionOf(subject, conflict)
      const answer = answers.has(conflict.id) ? null : collector.find(...question)
      if (answer === null) continue
      answers.set(conflict.id, answer)
      fresh = true
      if (answer.choice === 'moved' && typeof answer.place === 'object' && answer.place.into !== null) {
        const { base, change } = conflict as { readonly base: Block; readonly change: Block }
        const leave = (): void => void collector.leave(...question)
        carried.push({ into: answer.place.into, edit: { kind: 'blocks', base, change }, leave })
      }
    }
    if (fresh) merged = mergeDocuments({ ...sides, answers: new Map(answers) })
  }
  for (const conflict of merged.conflicts) collector.leave(...questionOf(subject, conflict))
  return merged
}

/** The merged document of an entry, by hash. */
const mergeText = (
  input: MergerInput,
  subject: TextSubject,
  base: Hash | undefined,
  main: Hash | undefined,
  change: Hash | undefined,
): Hash | undefined => {
  if (main === change || base === change) return main
  if (base === main) return change
  if (base !== undefined && main !== undefined && change !== undefined) {
    const merged = input.quick.get(tripleName([base, main, change]))
    if (merged !== undefined) return merged
  }
  const load = (hash: Hash | undefined) => (hash === undefined ? undefined : input.documents.get(hash))
  const [b, m, c] = [load(base), load(main), load(change)]
  if (b === undefined || m === undefined || c === undefined) {
    // No common base: the document is merged as a whole.
    const choices = [{ choice: 'main' }, { choice: 'change' }] as const
    const answer = input.collector.ask('block', subject, sidesOf(base, main, change), choices)
    return answer?.choice === 'change' ? change : main
  }
  const merged = mergeTexts(input, subject, { base: b, main: m, change: c })
  if (merged.keyMap.size > 0) input.keyMaps.set(subject.id, merged.keyMap)
  if (merged.automatic.length > 0) {
    input.automatic.push({ kind: 'document', subject: subject.kind, id: subject.id, items: merged.automatic })
  }
  return input.store(merged.document)
}

/** The original bytes of an import follow the document parsed from them; they never conflict. */
const sourceOf = (
  base: Pick<PageEntry, 'source'> | undefined,
  main: Pick<PageEntry, 'source'>,
  change: Pick<PageEntry, 'source'>,
  document: Hash | undefined,
): PageEntry['source'] => {
  if (sameValue(main.source, change.source) || sameValue(base?.source, change.source)) return main.source
  if (sameValue(base?.source, main.source)) return change.source
  return change.source?.document === document && main.source?.document !== document
    ? change.source
    : main.source
}

const bytesOf = ({ blob, contentType, size, dimensions }: FileEntry) => ({
  blob,
  contentType,
  size,
  ...(dimensions === undefined ? {} : { dimensions }),
})

const mergeField = <T>(
  { collector }: MergerInput,
  subject: ConflictSubject,
  base: T,
  main: T,
  change: T,
): T | Json | undefined => {
  if (sameValue(main, change) || sameValue(base, change)) return main
  if (sameValue(base, main)) return change
  const choices = [{ choice: 'main' }, { choice: 'change' }, { choice: 'edited' }] as const
  const answer = collector.ask('field', subject, sidesOf(base, main, change), choices)
  if (answer?.choice === 'change') return change
  if (answer?.choice === 'edited') return answer.value ?? undefined
  return main
}

const mergePage = (
  input: MergerInput,
  base: PageEntry | undefined,
  main: PageEntry,
  change: PageEntry,
): PageEntry => {
  const [b, m, c] = [fieldsOf(base), fieldsOf(main), fieldsOf(change)]
  const merged = new Map<string, Json>()
  for (const name of [...new Set([...m.keys(), ...c.keys()])].sort()) {
    const subject = { kind: 'page', id: main.id, field: name } as const
    const value = mergeField(input, subject, b.get(name), m.get(name), c.get(name))
    if (value !== undefined) merged.set(name, value)
  }
  const { document: old } = base ?? {}
  const document = mergeText(input, { kind: 'page', id: main.id }, old, main.document, change.document)
  const source = sourceOf(base, main, change, document)
  // All fields come from two pages of this shape.
  return {
    ...(entryOfFields(merged) as unknown as PageEntry),
    kind: 'page',
    id: main.id,
    parent: main.parent,
    order: main.order,
    ...(document === undefined ? {} : { document }),
    ...(source === undefined ? {} : { source }),
  }
}

const mergeFile = (
  input: MergerInput,
  base: FileEntry | undefined,
  main: FileEntry,
  change: FileEntry,
): FileMerge => {
  const subject = { kind: 'file', id: main.id } as const
  const name = mergeField(input, { ...subject, field: 'name' }, base?.name, main.name, change.name)
  const path = mergeField(input, { ...subject, field: 'path' }, base?.path, main.path, change.path)
  const [m, c] = [bytesOf(main), bytesOf(change)]
  const b = base === undefined ? undefined : bytesOf(base)
  const kept = { kind: 'file', id: main.id, name: typeof name === 'string' ? name : main.name } as const
  const where = typeof path === 'string' ? { path } : {}
  const mine: FileEntry = { ...kept, ...where, ...m }
  const theirs: FileEntry = { ...kept, ...where, ...c }
  if (sameValue(m, c) || sameValue(b, c)) return { file: mine }
  if (sameValue(b, m)) return { file: theirs }
  const choices = [{ choice: 'main' }, { choice: 'change' }, { choice: 'both' }] as const
  const answer = input.collector.ask('field', { ...subject, field: 'content' }, sidesOf(b, m, c), choices)
  if (answer?.choice === 'change') return { file: theirs }
  return answer?.choice === 'both' ? { file: mine, copy: theirs } : { file: mine }
}

const mergeReusableContent = (
  input: MergerInput,
  base: ReusableContentEntry | undefined,
  main: ReusableContentEntry,
  change: ReusableContentEntry,
): ReusableContentEntry => {
  const { kind, id } = main
  const subject = { kind, id }
  const title = mergeField(input, { ...subject, field: 'title' }, base?.title, main.title, change.title)
  const merged = mergeText(input, subject, base?.document, main.document, change.document)
  const document = merged ?? main.document
  const source = sourceOf(base, main, change, document)
  return {
    ...subject,
    title: typeof title === 'string' ? title : main.title,
    document,
    ...(source === undefined ? {} : { source }),
  }
}

/** Creates the merge functions for each kind of entry. Precondition: `documents` contains all they need. */
export const entryMerger = (input: MergerInput): EntryMerger => ({
  page: (...sides) => mergePage(input, ...sides),
  file: (...sides) => mergeFile(input, ...sides),
  variable: (base, main, change) => {
    const subject = { kind: 'variable', id: main.id } as const
    const value = mergeField(input, subject, base?.value, main.value, change.value)
    const fits = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    return fits ? { ...main, value } : main
  },
  reusableContent: (...sides) => mergeReusableContent(input, ...sides),
  keptFile: (base, main, change) => {
    if (sameValue(main, change) || sameValue(base, change)) return main
    if (sameValue(base, main)) return change
    input.automatic.push({ kind: 'kept-file', path: main.id })
    return main
  },
})
