/** A batch of page edits while it is applied: the draft, the names that it introduced, and where pages are placed. */
import type { EditProblem, PageEdit, PagePlace } from './page-edit-operations.ts'
import { draftOf, type Draft } from './page-draft.ts'
import { deepestPage, mayHold } from './page-tree.ts'
import type { Entry, PageEntry } from '../revision/revision.ts'

export type MintEntryId = (kind: 'page' | 'file' | 'reusable-content') => string

/** The edit of a kind of operation. */
export type EditOf<Operation extends PageEdit['operation']> = Extract<PageEdit, { operation: Operation }>

/** Aborts the current operation; its problem is recorded and the batch fails. */
export class Refusal extends Error {
  readonly field: string
  readonly reason: EditProblem['reason']
  constructor(field: string, reason: EditProblem['reason'], message: string) {
    super(message)
    this.field = field
    this.reason = reason
  }
}

/** A parent and a position among its pages. */
interface Position {
  readonly parent: string | null
  readonly position: number
}

export class EditBatch {
  readonly draft: Draft
  /** Refs of the batch → ids. */
  readonly refs = new Map<string, string>()
  /** Pages whose slug or parent was set, with the last operation that did so. */
  readonly addressed = new Map<string, { readonly index: number; readonly field: string }>()
  /** Whether readers may know the address of a page. */
  readonly isMerged: (page: string) => boolean
  readonly #mintId: MintEntryId

  constructor(
    entries: ReadonlyMap<string, Entry>,
    mintId: MintEntryId,
    isMerged: (page: string) => boolean = () => true,
  ) {
    this.draft = draftOf(entries)
    this.isMerged = isMerged
    this.#mintId = mintId
  }

  /** The id behind a ref, or the id itself. */
  resolve(name: string): string {
    return this.refs.get(name) ?? name
  }

  pageAt(name: string, field: string): PageEntry {
    const page = this.draft.page(this.resolve(name))
    if (page === undefined) throw new Refusal(field, 'not-found', `There is no page ${name}.`)
    return page
  }

  entryAt<K extends 'file' | 'reusable-content'>(
    kind: K,
    name: string,
    field: string,
  ): Extract<Entry, { kind: K }> {
    const entry = this.draft.get(`${kind}:${this.resolve(name)}`)
    if (entry?.kind !== kind) throw new Refusal(field, 'not-found', `There is no ${kind} ${name}.`)
    return entry as Extract<Entry, { kind: K }>
  }

  /** Lets later edits of the batch refer to `id` as `ref`. */
  register(ref: string | undefined, id: string, field: string): void {
    if (ref === undefined) return
    if (this.refs.has(ref) || this.draft.get(`page:${ref}`) !== undefined) {
      throw new Refusal(field, 'already-taken', `The ref ${ref} is already in use.`)
    }
    this.refs.set(ref, id)
  }

  /** `id`, or a new one. */
  newId(kind: 'page' | 'file' | 'reusable-content', id: string | undefined): string {
    const minted = id ?? this.#mintId(kind)
    if (this.draft.get(`${kind}:${minted}`) !== undefined)
      throw new Refusal('id', 'already-taken', `${minted} is already in use.`)
    return minted
  }

  /** The parent and position of a place; null if it requests no move. `current` is absent for a new page. */
  positionOf(
    place: PagePlace,
    page: Pick<PageEntry, 'id' | 'type'>,
    current: PageEntry | undefined,
  ): Position | null {
    const given = (['before', 'after', 'at'] as const).filter((name) => place[name] !== undefined)
    const [how, second] = given
    if (second !== undefined) {
      throw new Refusal(second, 'bad-position', 'Use only one of before, after and at.')
    }
    if (how === undefined && place.into === undefined && current !== undefined) return null
    const beside = how === 'before' || how === 'after' ? this.pageAt(place[how] ?? '', how) : null
    const parent = this.#parentOf(place, beside, how ?? 'into', current)
    this.#checkParent(parent, page, beside, how ?? 'into')
    if (current === undefined || current.parent !== parent)
      this.#checkDepth(parent, current === undefined ? 1 : this.#levelsOf(page.id))
    const others = this.draft.siblings(parent).filter(({ id }) => id !== page.id)
    if (beside !== null) {
      return { parent, position: others.findIndex(({ id }) => id === beside.id) + (how === 'after' ? 1 : 0) }
    }
    if (place.at === undefined) {
      return current !== undefined && current.parent === parent ? null : { parent, position: others.length }
    }
    if (!Number.isInteger(place.at) || place.at < 0 || place.at > others.length) {
      throw new Refusal('at', 'bad-position', `The position must be between 0 and ${others.length}.`)
    }
    return { parent, position: place.at }
  }

  #parentOf(
    { into }: PagePlace,
    beside: PageEntry | null,
    field: string,
    current: PageEntry | undefined,
  ): string | null {
    if (into === undefined) return beside === null ? (current?.parent ?? null) : beside.parent
    const parent = into === null ? null : this.pageAt(into, 'into').id
    if (beside !== null && beside.parent !== parent) {
      throw new Refusal(field, 'bad-position', `“${beside.title}” is not under that page.`)
    }
    return parent
  }

  #checkParent(
    parent: string | null,
    page: Pick<PageEntry, 'id' | 'type'>,
    beside: PageEntry | null,
    field: string,
  ): void {
    if (beside?.id === page.id) {
      throw new Refusal(field, 'bad-position', 'A page cannot be placed next to itself.')
    }
    if (this.draft.isBelow(parent, page.id)) {
      throw new Refusal(
        beside === null ? 'into' : field,
        'bad-position',
        'A page cannot be moved under itself.',
      )
    }
    const parentType = parent === null ? null : (this.draft.page(parent)?.type ?? null)
    if (!mayHold(parentType, page.type)) {
      throw new Refusal('into', 'bad-position', `A ${page.type} cannot be under a ${parentType ?? 'page'}.`)
    }
  }

  #checkDepth(parent: string | null, levels: number): void {
    let depth = levels
    for (let at = parent; at !== null && depth <= deepestPage; at = this.draft.page(at)?.parent ?? null)
      depth += 1
    if (depth > deepestPage)
      throw new Refusal('into', 'bad-position', `Pages can be nested up to ${deepestPage} levels deep.`)
  }

  /** Levels of a page and what is below it: 1 for a page alone. */
  #levelsOf(page: string): number {
    let levels = 0
    for (let ids = [page]; ids.length > 0; levels += 1)
      ids = ids.flatMap((id) => this.draft.siblings(id).map((child) => child.id))
    return levels
  }
}
