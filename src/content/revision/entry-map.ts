/**
 * The entries of a revision by name, immutable. A map made from another one shares its entries and costs what its changes
 * cost, so that an edit does not cost more in a space of thousands of pages.
 */
import type { Entry } from './revision.ts'
import { entryName } from './revision.ts'

export type EntryChanges = ReadonlyMap<string, Entry | null>

/** Changes are copied into a map of its own once there are more than this and more than a part of all entries. */
const fewChanges = 64
const partOfAll = 16

export class EntryMap implements ReadonlyMap<string, Entry> {
  readonly #base: ReadonlyMap<string, Entry>
  /** In front of the base; null if removed. */
  readonly #changes: EntryChanges
  readonly size: number

  private constructor(base: ReadonlyMap<string, Entry>, changes: EntryChanges, size: number) {
    this.#base = base
    this.#changes = changes
    this.size = size
  }

  static of(entries: Iterable<Entry>): EntryMap {
    const base = new Map<string, Entry>()
    for (const entry of entries) base.set(entryName(entry), entry)
    return new EntryMap(base, new Map(), base.size)
  }

  /** The map after `changes` (name → entry, null if removed). */
  with(changes: EntryChanges): EntryMap {
    let { size } = this
    for (const [name, entry] of changes) size += Number(entry !== null) - Number(this.has(name))
    const all = new Map([...this.#changes, ...changes])
    if (all.size <= Math.max(fewChanges, this.#base.size / partOfAll))
      return new EntryMap(this.#base, all, size)
    const base = new Map(this)
    for (const [name, entry] of changes) {
      if (entry === null) base.delete(name)
      else base.set(name, entry)
    }
    return new EntryMap(base, new Map(), size)
  }

  get(name: string): Entry | undefined {
    const changed = this.#changes.get(name)
    return changed === undefined ? this.#base.get(name) : (changed ?? undefined)
  }

  has(name: string): boolean {
    return this.get(name) !== undefined
  }

  *entries(): MapIterator<[string, Entry]> {
    for (const [name, entry] of this.#base) {
      const changed = this.#changes.size === 0 ? undefined : this.#changes.get(name)
      if (changed === undefined) yield [name, entry]
      else if (changed !== null) yield [name, changed]
    }
    for (const [name, entry] of this.#changes)
      if (entry !== null && !this.#base.has(name)) yield [name, entry]
  }

  [Symbol.iterator](): MapIterator<[string, Entry]> {
    return this.entries()
  }

  *keys(): MapIterator<string> {
    for (const [name] of this.entries()) yield name
  }

  *values(): MapIterator<Entry> {
    for (const [, entry] of this.entries()) yield entry
  }

  forEach(visit: (entry: Entry, name: string, map: ReadonlyMap<string, Entry>) => void): void {
    for (const [name, entry] of this.entries()) visit(entry, name, this)
  }
}

type EntryOf<Kind extends Entry['kind']> = Extract<Entry, { kind: Kind }>

/** The entries of one kind by id: a view of all, which lists its own when they are first gone through. */
export class EntriesOfKind<Kind extends Entry['kind']> implements ReadonlyMap<string, EntryOf<Kind>> {
  readonly #all: ReadonlyMap<string, Entry>
  readonly #kind: Kind
  #own: readonly EntryOf<Kind>[] | undefined

  constructor(all: ReadonlyMap<string, Entry>, kind: Kind) {
    this.#all = all
    this.#kind = kind
  }

  get #entries(): readonly EntryOf<Kind>[] {
    return (this.#own ??= [...this.#all.values()].filter(
      (entry): entry is EntryOf<Kind> => entry.kind === this.#kind,
    ))
  }

  get size(): number {
    return this.#entries.length
  }

  get(id: string): EntryOf<Kind> | undefined {
    return this.#all.get(entryName({ kind: this.#kind, id })) as EntryOf<Kind> | undefined
  }

  has(id: string): boolean {
    return this.#all.has(entryName({ kind: this.#kind, id }))
  }

  values(): MapIterator<EntryOf<Kind>> {
    return this.#entries.values()
  }

  *keys(): MapIterator<string> {
    for (const { id } of this.values()) yield id
  }

  *entries(): MapIterator<[string, EntryOf<Kind>]> {
    for (const entry of this.values()) yield [entry.id, entry]
  }

  [Symbol.iterator](): MapIterator<[string, EntryOf<Kind>]> {
    return this.entries()
  }

  forEach(visit: (entry: EntryOf<Kind>, id: string, map: ReadonlyMap<string, EntryOf<Kind>>) => void): void {
    for (const entry of this.values()) visit(entry, entry.id, this)
  }
}
