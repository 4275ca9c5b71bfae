/**
 * A content write as a pure function: a batch of operations on the entries of a revision returns the changed entries,
 * or all problems and no changes.
 */
import type {
  EditProblem,
  EditResult,
  PageEdit,
  PageOptions,
  PagePlace,
  StoredFile,
} from './page-edit-operations.ts'
import { draftOf } from './page-draft.ts'
import { mayHold } from './page-tree.ts'
import type { Entry, PageEntry } from '../revision/revision.ts'
import { slugLimit, slugOf, uniqueFileName, uniqueSlug } from './slug.ts'

export interface EditInput {
  /** The current entries by name. */
  readonly entries: ReadonlyMap<string, Entry>
  readonly changes: readonly PageEdit[]
  readonly mintId: (kind: 'page' | 'file' | 'reusable-content') => string
}

export type EditOutcome =
  | {
      readonly ok: true
      /** Name → entry, null if removed; empty if nothing changes. */
      readonly changes: ReadonlyMap<string, Entry | null>
      readonly results: readonly EditResult[]
      /** Refs of the batch → ids. */
      readonly refs: ReadonlyMap<string, string>
    }
  | { readonly ok: false; readonly problems: readonly EditProblem[] }

const optionNames = [
  'emoji',
  'icon',
  'description',
  'linkTitle',
  'layout',
  'cover',
  'variables',
  'hidden',
  'noIndex',
  'noRobotsIndex',
  'condition',
] as const satisfies readonly (keyof PageOptions)[]

/** Sets and removes options of a page. False flags are the default and not stored. */
const withOptions = (page: PageEntry, options: PageOptions): PageEntry => {
  const next: Record<string, unknown> = { ...page }
  for (const name of optionNames) {
    const value = options[name]
    if (value === undefined) continue
    if (value === null || value === '' || value === false) delete next[name]
    else next[name] = value
  }
  // Only options of a page were set, each to a value of its type.
  return next as unknown as PageEntry
}

/** Aborts the current operation; its problem is recorded and the batch fails. */
class Refusal extends Error {
  readonly field: string
  readonly reason: EditProblem['reason']
  constructor(field: string, reason: EditProblem['reason'], message: string) {
    super(message)
    this.field = field
    this.reason = reason
  }
}

/**
 * Applies a batch atomically, operation by operation. Slugs are compared after all are applied, so that two pages can
 * swap theirs; a slug derived from a title is made unique immediately. Changing a title never changes a slug. Every
 * operation is tried, so that all problems are returned together, including those caused by an earlier failure (a `ref`
 * that was never created).
 */
export const applyPageEdits = ({ entries, changes, mintId }: EditInput): EditOutcome => {
  const draft = draftOf(entries)
  const refs = new Map<string, string>()
  const problems: EditProblem[] = []
  const results: EditResult[] = []
  /** Pages whose slug or parent was set, with the last operation that did so. */
  const addressed = new Map<string, { readonly index: number; readonly field: string }>()

  const resolve = (name: string): string => refs.get(name) ?? name
  const pageAt = (name: string, field: string): PageEntry => {
    const page = draft.page(resolve(name))
    if (page === undefined) throw new Refusal(field, 'not-found', `There is no page ${name}.`)
    return page
  }
  const entryAt = <K extends 'file' | 'reusable-content'>(kind: K, name: string, field: string) => {
    const entry = draft.get(`${kind}:${resolve(name)}`)
    if (entry?.kind !== kind) throw new Refusal(field, 'not-found', `There is no ${kind} ${name}.`)
    return entry as Extract<Entry, { kind: K }>
  }
  const register = (ref: string | undefined, id: string, field: string): void => {
    if (ref === undefined) return
    if (refs.has(ref) || draft.get(`page:${ref}`) !== undefined) {
      throw new Refusal(field, 'already-taken', `The ref ${ref} already names something.`)
    }
    refs.set(ref, id)
  }
  const newId = (kind: 'page' | 'file' | 'reusable-content', id: string | undefined): string => {
    const minted = id ?? mintId(kind)
    if (draft.get(`${kind}:${minted}`) !== undefined)
      throw new Refusal('id', 'already-taken', `${minted} is in use.`)
    return minted
  }

  /** The parent and position of a place; null if it requests no move. */
  const target = (
    place: PagePlace,
    page: Pick<PageEntry, 'id' | 'type'>,
    present: PageEntry | undefined,
  ): { readonly parent: string | null; readonly position: number } | null => {
    const given = (['before', 'after', 'at'] as const).filter((name) => place[name] !== undefined)
    const [how, second] = given
    if (second !== undefined) {
      throw new Refusal(second, 'bad-position', 'Give one of before, after and at, not two.')
    }
    if (how === undefined && place.into === undefined && present !== undefined) return null
    const beside = how === 'before' || how === 'after' ? pageAt(place[how] ?? '', how) : null
    let parent = beside?.parent ?? present?.parent ?? null
    if (beside !== null) parent = beside.parent
    if (place.into !== undefined) {
      const into = place.into === null ? null : pageAt(place.into, 'into').id
      if (beside !== null && beside.parent !== into) {
        throw new Refusal(how ?? 'into', 'bad-position', `“${beside.title}” does not stand there.`)
      }
      parent = into
    }
    if (beside?.id === page.id) {
      throw new Refusal(how ?? 'into', 'bad-position', 'A page cannot be put beside itself.')
    }
    if (draft.isBelow(parent, page.id)) {
      throw new Refusal(
        beside === null ? 'into' : (how ?? 'into'),
        'bad-position',
        'A page cannot be put under itself.',
      )
    }
    const above = parent === null ? null : (draft.page(parent)?.type ?? null)
    if (!mayHold(above, page.type)) {
      throw new Refusal('into', 'bad-position', `A ${page.type} cannot stand under a ${above ?? 'page'}.`)
    }
    const others = draft.siblings(parent).filter(({ id }) => id !== page.id)
    if (beside !== null) {
      return { parent, position: others.findIndex(({ id }) => id === beside.id) + (how === 'after' ? 1 : 0) }
    }
    if (place.at === undefined) {
      return present !== undefined && present.parent === parent ? null : { parent, position: others.length }
    }
    if (!Number.isInteger(place.at) || place.at < 0 || place.at > others.length) {
      throw new Refusal('at', 'bad-position', `The position must be from 0 to ${others.length}.`)
    }
    return { parent, position: place.at }
  }

  const checkSlug = (slug: string): string => {
    if (slug === '' || slug.length > slugLimit || /[/?#\s]/.test(slug)) {
      throw new Refusal('slug', 'bad-content', 'A slug has 1 to 100 characters and no /, ?, # or space.')
    }
    return slug
  }

  const insert = (
    index: number,
    edit: Extract<PageEdit, { operation: 'insert_page' | 'insert_group' | 'insert_link' }>,
    made: Pick<PageEntry, 'type' | 'document' | 'source' | 'target' | 'computed'>,
  ): EditResult => {
    const id = newId('page', edit.id)
    const where = target(edit, { id, type: made.type }, undefined)
    const { parent, position } = where ?? { parent: null, position: 0 }
    const title = edit.title ?? 'Untitled'
    const typed = edit.slug !== undefined && edit.slug !== ''
    const taken = new Set(draft.siblings(parent).map(({ slug }) => slug))
    const slug = typed
      ? checkSlug(edit.slug ?? '')
      : uniqueSlug(slugOf(title), (candidate) => taken.has(candidate))
    register(edit.ref, id, 'ref')
    const page: PageEntry = {
      kind: 'page',
      id,
      title,
      slug,
      parent,
      order: '',
      ...(typed ? { slugTyped: true } : {}),
      ...made,
    }
    draft.place(withOptions(page, edit), parent, position)
    addressed.set(id, { index, field: 'slug' })
    return { object: 'created_page', ids: [id] }
  }

  const move = (index: number, page: PageEntry, place: PagePlace): void => {
    const where = target(place, page, page)
    if (where === null) return
    draft.place(page, where.parent, where.position)
    if (where.parent !== page.parent) addressed.set(page.id, { index, field: 'into' })
  }

  const update = (index: number, edit: Extract<PageEdit, { operation: 'update_page' }>): EditResult => {
    const page = pageAt(edit.page, 'page')
    if (edit.document !== undefined && page.type !== 'document') {
      throw new Refusal('document', 'bad-content', `A ${page.type} page has no document to change.`)
    }
    if (edit.target !== undefined && page.type !== 'link') {
      throw new Refusal('target', 'bad-content', 'Only a link has a target.')
    }
    const { title, slug, document, source, target: to } = edit
    const next: PageEntry = {
      ...withOptions(page, edit),
      ...(title === undefined ? {} : { title }),
      ...(slug === undefined || slug === page.slug ? {} : { slug: checkSlug(slug), slugTyped: true }),
      ...(document === undefined ? {} : { document }),
      ...(source === undefined ? {} : { source }),
      ...(to === undefined ? {} : { target: to }),
    }
    draft.set(next)
    move(index, next, edit)
    if (next.slug !== page.slug) addressed.set(page.id, { index, field: 'slug' })
    return { object: 'updated_page', ids: [page.id] }
  }

  const remove = (name: string): EditResult => {
    const ids = draft.subtree(pageAt(name, 'page').id)
    for (const id of ids) draft.remove(`page:${id}`)
    return { object: 'deleted_page', ids }
  }

  const fileNames = (except?: string): Set<string> => {
    const names = new Set<string>()
    for (const entry of draft.all('file:'))
      if (entry.kind === 'file' && entry.id !== except) names.add(entry.name)
    return names
  }
  const insertFiles = (files: readonly StoredFile[]): EditResult => {
    const names = fileNames()
    const ids = files.map(({ ref, id: given, name: wanted, contentType, size, blob, dimensions }, at) => {
      const id = newId('file', given)
      register(ref, id, `files.${at}.ref`)
      const name = uniqueFileName(wanted, (candidate) => names.has(candidate))
      names.add(name)
      const extra = dimensions === undefined ? {} : { dimensions }
      draft.set({ kind: 'file', id, name, contentType, size, blob, ...extra })
      return id
    })
    return { object: 'created_files', ids }
  }
  const updateFile = (edit: Extract<PageEdit, { operation: 'update_file' }>): EditResult => {
    const { bytes } = edit
    const { dimensions, ...file } = entryAt('file', edit.file, 'file')
    if (edit.name !== undefined && edit.name !== file.name && fileNames(file.id).has(edit.name)) {
      throw new Refusal('name', 'already-taken', `Another file is called ${edit.name}.`)
    }
    const size = bytes === undefined ? dimensions : bytes.dimensions
    draft.set({
      ...file,
      ...(edit.name === undefined ? {} : { name: edit.name }),
      ...(bytes && { blob: bytes.blob, size: bytes.size, contentType: bytes.contentType }),
      ...(size === undefined ? {} : { dimensions: size }),
    })
    return { object: 'updated_file', ids: [file.id] }
  }

  const apply = (index: number, edit: PageEdit): EditResult => {
    switch (edit.operation) {
      case 'insert_page': {
        const { document, source, computed } = edit
        return insert(index, edit, {
          type: computed === undefined ? 'document' : 'computed',
          ...(document === undefined ? {} : { document }),
          ...(source === undefined ? {} : { source }),
          ...(computed === undefined ? {} : { computed }),
        })
      }
      case 'insert_group':
        return insert(index, edit, { type: 'group' })
      case 'insert_link':
        return insert(index, edit, { type: 'link', target: edit.target })
      case 'update_page':
        return update(index, edit)
      case 'move_page': {
        const page = pageAt(edit.page, 'page')
        move(index, page, edit)
        return { object: 'updated_page', ids: [page.id] }
      }
      case 'delete_page':
        return remove(edit.page)
      case 'insert_files':
        return insertFiles(edit.files)
      case 'update_file':
        return updateFile(edit)
      case 'delete_file': {
        const { id } = entryAt('file', edit.file, 'file')
        draft.remove(`file:${id}`)
        return { object: 'deleted_file', ids: [id] }
      }
      case 'set_variables': {
        for (const [id, value] of Object.entries(edit.variables)) {
          if (value === null) draft.remove(`variable:${id}`)
          else draft.set({ kind: 'variable', id, value })
        }
        return { object: 'updated_variables', ids: Object.keys(edit.variables) }
      }
      case 'insert_reusable_content': {
        const id = newId('reusable-content', edit.id)
        register(edit.ref, id, 'ref')
        draft.set({ kind: 'reusable-content', id, title: edit.title, document: edit.document })
        return { object: 'created_reusable_content', ids: [id] }
      }
      case 'update_reusable_content': {
        const old = entryAt('reusable-content', edit.reusableContent, 'reusableContent')
        draft.set({ ...old, title: edit.title ?? old.title, document: edit.document ?? old.document })
        return { object: 'updated_reusable_content', ids: [old.id] }
      }
      case 'delete_reusable_content': {
        const { id } = entryAt('reusable-content', edit.reusableContent, 'reusableContent')
        draft.remove(`reusable-content:${id}`)
        return { object: 'deleted_reusable_content', ids: [id] }
      }
    }
  }

  for (const [index, edit] of changes.entries()) {
    try {
      results.push(apply(index, edit))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push({ path: `changes.${index}.${error.field}`, reason: error.reason, message: error.message })
    }
  }

  // Of two pages with the same slug, the one changed last is rejected.
  for (const [id, { index, field }] of addressed) {
    const page = draft.page(id)
    if (page === undefined) continue
    const other = draft
      .siblings(page.parent)
      .find(
        (sibling) =>
          sibling.id !== id && sibling.slug === page.slug && (addressed.get(sibling.id)?.index ?? -1) < index,
      )
    if (other === undefined) continue
    const message = `“${other.title}” beside it already has the slug ${page.slug}.`
    problems.push({ path: `changes.${index}.${field}`, reason: 'already-taken', message })
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, changes: draft.changes(), results, refs }
}
