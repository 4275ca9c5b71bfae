/**
 * A content write as a pure function: a batch of operations on the entries of a revision returns the changed entries,
 * or all problems and no changes.
 */
import { EditBatch, Refusal, type EditOf, type MintEntryId } from './edit-batch.ts'
import type {
  EditProblem,
  EditResult,
  PageEdit,
  PageOptions,
  PagePlace,
  StoredFile,
} from './page-edit-operations.ts'
import type { Entry, PageEntry } from '../revision/revision.ts'
import { isSlug, safeFileName, slugLimit, slugOf, uniqueFileName, uniqueSlug } from './slug.ts'

export interface EditInput {
  /** The current entries by name. */
  readonly entries: ReadonlyMap<string, Entry>
  readonly changes: readonly PageEdit[]
  readonly mintId: MintEntryId
  /** Whether readers may know the address of a page, so that its slug must stay. By default of all pages. */
  readonly isMerged?: ((page: string) => boolean) | undefined
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

const checkSlug = (slug: string): string => {
  if (isSlug(slug)) return slug
  throw new Refusal(
    'slug',
    'bad-content',
    `A slug has 1 to ${slugLimit} characters, no /, \\, ?, #, % or spaces, and more than dots.`,
  )
}

const insertPage = (
  batch: EditBatch,
  index: number,
  edit: EditOf<'insert_page' | 'insert_group' | 'insert_link'>,
  content: Pick<PageEntry, 'type' | 'document' | 'source' | 'target' | 'computed' | 'computedSeed'>,
): EditResult => {
  const { draft } = batch
  const id = batch.newId('page', edit.id)
  const where = batch.positionOf(edit, { id, type: content.type }, undefined)
  const { parent, position } = where ?? { parent: null, position: 0 }
  const title = edit.title ?? 'Untitled'
  const isTyped = edit.slug !== undefined && edit.slug !== ''
  const taken = new Set(draft.siblings(parent).map(({ slug }) => slug))
  const slug = isTyped
    ? checkSlug(edit.slug ?? '')
    : uniqueSlug(slugOf(title), (candidate) => taken.has(candidate))
  batch.register(edit.ref, id, 'ref')
  const page: PageEntry = {
    kind: 'page',
    id,
    title,
    slug,
    parent,
    order: '',
    ...(isTyped ? { slugTyped: true } : {}),
    ...content,
    ...(content.type === 'computed' ? { computedSeed: content.computedSeed ?? id } : {}),
  }
  draft.place(withOptions(page, edit), parent, position)
  batch.addressed.set(id, { index, field: 'slug' })
  return { object: 'created_page', ids: [id] }
}

const movePage = (batch: EditBatch, index: number, page: PageEntry, place: PagePlace): void => {
  const where = batch.positionOf(place, page, page)
  if (where === null) return
  batch.draft.place(page, where.parent, where.position)
  if (where.parent !== page.parent) batch.addressed.set(page.id, { index, field: 'into' })
}

/** Whether the slug was derived from the title: then it follows the title until the page is merged. */
const isDerived = ({ slug, slugTyped, title }: PageEntry): boolean => {
  const derived = slugOf(title)
  return (
    slugTyped !== true &&
    (slug === derived || (/^-\d+$/.test(slug.slice(derived.length)) && slug.startsWith(derived)))
  )
}

/** The slug after a change of the title; undefined if it stays. */
const followingSlug = (batch: EditBatch, page: PageEntry, title: string | undefined): string | undefined => {
  if (title === undefined || title === page.title || batch.isMerged(page.id) || !isDerived(page))
    return undefined
  const taken = new Set(
    batch.draft.siblings(page.parent).flatMap(({ id, slug }) => (id === page.id ? [] : [slug])),
  )
  return uniqueSlug(slugOf(title), (candidate) => taken.has(candidate))
}

const updatePage = (batch: EditBatch, index: number, edit: EditOf<'update_page'>): EditResult => {
  const page = batch.pageAt(edit.page, 'page')
  if (edit.document !== undefined && page.type !== 'document') {
    throw new Refusal('document', 'bad-content', `A ${page.type} page has no document.`)
  }
  if (edit.target !== undefined && page.type !== 'link') {
    throw new Refusal('target', 'bad-content', 'Only links have a target.')
  }
  if (edit.computed !== undefined && page.type !== 'computed') {
    throw new Refusal('computed', 'bad-content', 'Only a computed page has a source.')
  }
  const { title, slug, document, source, target, computed } = edit
  const following = slug === undefined ? followingSlug(batch, page, title) : undefined
  const next: PageEntry = {
    ...withOptions(page, edit),
    ...(title === undefined ? {} : { title }),
    ...(following === undefined ? {} : { slug: following }),
    ...(slug === undefined || slug === page.slug ? {} : { slug: checkSlug(slug), slugTyped: true }),
    ...(document === undefined ? {} : { document }),
    ...(source === undefined ? {} : { source }),
    ...(target === undefined ? {} : { target }),
    ...(computed === undefined ? {} : { computed }),
  }
  batch.draft.set(next)
  movePage(batch, index, next, edit)
  if (next.slug !== page.slug) batch.addressed.set(page.id, { index, field: 'slug' })
  return { object: 'updated_page', ids: [page.id] }
}

const deletePage = (batch: EditBatch, name: string): EditResult => {
  const { draft } = batch
  const ids = draft.subtree(batch.pageAt(name, 'page').id)
  for (const id of ids) draft.remove(`page:${id}`)
  return { object: 'deleted_page', ids }
}

const fileNames = ({ draft }: EditBatch, except?: string): Set<string> => {
  const names = new Set<string>()
  for (const entry of draft.all('file:'))
    if (entry.kind === 'file' && entry.id !== except) names.add(entry.name)
  return names
}

const insertFiles = (batch: EditBatch, files: readonly StoredFile[]): EditResult => {
  const names = fileNames(batch)
  const ids = files.map(({ ref, id: given, name: wanted, contentType, size, blob, dimensions }, at) => {
    const id = batch.newId('file', given)
    batch.register(ref, id, `files.${at}.ref`)
    const name = uniqueFileName(safeFileName(wanted), (candidate) => names.has(candidate))
    names.add(name)
    const extra = dimensions === undefined ? {} : { dimensions }
    batch.draft.set({ kind: 'file', id, name, contentType, size, blob, ...extra })
    return id
  })
  return { object: 'created_files', ids }
}

const updateFile = (batch: EditBatch, edit: EditOf<'update_file'>): EditResult => {
  const { bytes } = edit
  const { dimensions, ...file } = batch.entryAt('file', edit.file, 'file')
  if (edit.name !== undefined && edit.name !== file.name && fileNames(batch, file.id).has(edit.name)) {
    throw new Refusal('name', 'already-taken', `Another file is already named ${edit.name}.`)
  }
  const size = bytes === undefined ? dimensions : bytes.dimensions
  batch.draft.set({
    ...file,
    ...(edit.name === undefined ? {} : { name: edit.name }),
    ...(bytes && { blob: bytes.blob, size: bytes.size, contentType: bytes.contentType }),
    ...(size === undefined ? {} : { dimensions: size }),
  })
  return { object: 'updated_file', ids: [file.id] }
}

/** Edits of variables and reusable content. */
const applyOther = (
  batch: EditBatch,
  edit: EditOf<
    'set_variables' | 'insert_reusable_content' | 'update_reusable_content' | 'delete_reusable_content'
  >,
): EditResult => {
  const { draft } = batch
  switch (edit.operation) {
    case 'set_variables': {
      for (const [id, value] of Object.entries(edit.variables)) {
        if (value === null) draft.remove(`variable:${id}`)
        else draft.set({ kind: 'variable', id, value })
      }
      return { object: 'updated_variables', ids: Object.keys(edit.variables) }
    }
    case 'insert_reusable_content': {
      const id = batch.newId('reusable-content', edit.id)
      batch.register(edit.ref, id, 'ref')
      draft.set({ kind: 'reusable-content', id, title: edit.title, document: edit.document })
      return { object: 'created_reusable_content', ids: [id] }
    }
    case 'update_reusable_content': {
      const old = batch.entryAt('reusable-content', edit.reusableContent, 'reusableContent')
      draft.set({ ...old, title: edit.title ?? old.title, document: edit.document ?? old.document })
      return { object: 'updated_reusable_content', ids: [old.id] }
    }
    case 'delete_reusable_content': {
      const { id } = batch.entryAt('reusable-content', edit.reusableContent, 'reusableContent')
      draft.remove(`reusable-content:${id}`)
      return { object: 'deleted_reusable_content', ids: [id] }
    }
  }
}

const applyEdit = (batch: EditBatch, index: number, edit: PageEdit): EditResult => {
  switch (edit.operation) {
    case 'insert_page': {
      const { document, source, computed, computedSeed } = edit
      return insertPage(batch, index, edit, {
        type: computed === undefined ? 'document' : 'computed',
        ...(document === undefined ? {} : { document }),
        ...(source === undefined ? {} : { source }),
        ...(computed === undefined ? {} : { computed }),
        ...(computedSeed === undefined ? {} : { computedSeed }),
      })
    }
    case 'insert_group':
      return insertPage(batch, index, edit, { type: 'group' })
    case 'insert_link':
      return insertPage(batch, index, edit, { type: 'link', target: edit.target })
    case 'update_page':
      return updatePage(batch, index, edit)
    case 'move_page': {
      const page = batch.pageAt(edit.page, 'page')
      movePage(batch, index, page, edit)
      return { object: 'updated_page', ids: [page.id] }
    }
    case 'delete_page':
      return deletePage(batch, edit.page)
    case 'insert_files':
      return insertFiles(batch, edit.files)
    case 'update_file':
      return updateFile(batch, edit)
    case 'delete_file': {
      const { id } = batch.entryAt('file', edit.file, 'file')
      batch.draft.remove(`file:${id}`)
      return { object: 'deleted_file', ids: [id] }
    }
    default:
      return applyOther(batch, edit)
  }
}

/** Of two pages with the same slug, the one changed last is rejected. */
const slugProblems = ({ draft, addressed }: EditBatch): EditProblem[] =>
  [...addressed].flatMap(([id, { index, field }]) => {
    const page = draft.page(id)
    if (page === undefined) return []
    const other = draft
      .siblings(page.parent)
      .find(
        (sibling) =>
          sibling.id !== id && sibling.slug === page.slug && (addressed.get(sibling.id)?.index ?? -1) < index,
      )
    if (other === undefined) return []
    const message = `“${other.title}” next to it already has the slug ${page.slug}.`
    return [{ path: `changes.${index}.${field}`, reason: 'already-taken', message }]
  })

/**
 * Applies a batch atomically, operation by operation. Slugs are compared after all are applied, so that two pages can
 * swap theirs; a slug derived from a title is made unique immediately. It follows the title until the page is merged. Every
 * operation is tried, so that all problems are returned together, including those caused by an earlier failure (a `ref`
 * that was never created).
 */
export const applyPageEdits = ({ entries, changes, mintId, isMerged }: EditInput): EditOutcome => {
  const batch = new EditBatch(entries, mintId, isMerged)
  const problems: EditProblem[] = []
  const results: EditResult[] = []
  for (const [index, edit] of changes.entries()) {
    try {
      results.push(applyEdit(batch, index, edit))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      problems.push({ path: `changes.${index}.${error.field}`, reason: error.reason, message: error.message })
    }
  }
  problems.push(...slugProblems(batch))
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, changes: batch.draft.changes(), results, refs: batch.refs }
}
