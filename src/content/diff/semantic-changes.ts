/** A difference as the list of changes that the API returns (`page_created`, `page_edited`, …). */
import type { Json } from '../document/document.ts'
import type { EntryChange } from './trie-diff.ts'
import type { FileEntry, PageEntry, ReusableContentEntry, VariableValue } from '../revision/revision.ts'
import type { AttributeChange, RevisionDiff } from './revision-diff.ts'
import { attributeChanges } from './revision-diff.ts'

interface ChangedPage {
  readonly id: string
  readonly type: PageEntry['type']
  readonly title: string
  readonly path?: string
}

interface Attributes {
  readonly [name: string]: { readonly before?: Json; readonly after?: Json }
}

/** `file` is the entry after the change (before it, for a deletion); the service adds URLs. */
export type SemanticChange =
  | { readonly type: 'page_created' | 'page_deleted'; readonly page: ChangedPage }
  | { readonly type: 'page_edited'; readonly page: ChangedPage; readonly attributes: Attributes }
  | {
      readonly type: 'page_moved'
      readonly page: ChangedPage
      /** A side is absent when the page was at the root. */
      readonly parent: { readonly before?: ChangedPage; readonly after?: ChangedPage }
    }
  | { readonly type: 'file_created' | 'file_deleted'; readonly file: FileEntry }
  | { readonly type: 'file_edited'; readonly file: FileEntry; readonly attributes: Attributes }
  | {
      readonly type: 'variables_edited'
      readonly variables: {
        readonly [name: string]: { readonly before?: VariableValue; readonly after?: VariableValue }
      }
    }
  | {
      readonly type: 'reusable_content_created' | 'reusable_content_deleted'
      readonly reusableContent: ReusableContentEntry
    }
  | {
      readonly type: 'reusable_content_edited'
      readonly reusableContent: ReusableContentEntry
      readonly attributes: Attributes
    }

/** Pages of one side, as far as the caller has them; the source of parent titles and paths. */
export interface PageLookup {
  readonly page: (id: string) => PageEntry | undefined
  readonly path: (id: string) => string | undefined
}

const blank: PageLookup = { page: () => undefined, path: () => undefined }

const changedPage = (page: PageEntry, lookup: PageLookup): ChangedPage => {
  const path = lookup.path(page.id)
  return { id: page.id, type: page.type, title: page.title, ...(path === undefined ? {} : { path }) }
}

const attributesOf = (
  list: readonly AttributeChange[],
  document?: { readonly before?: string; readonly after?: string },
): Attributes => ({
  ...Object.fromEntries(list.map(({ name, ...sides }) => [name, sides])),
  ...(document === undefined ? {} : { document }),
})

const sides = <Value>(before: Value | undefined, after: Value | undefined) => ({
  ...(before === undefined ? {} : { before }),
  ...(after === undefined ? {} : { after }),
})

const fileChange = ({ before, after }: EntryChange<FileEntry>): SemanticChange[] => {
  if (before === undefined) return after === undefined ? [] : [{ type: 'file_created', file: after }]
  if (after === undefined) return [{ type: 'file_deleted', file: before }]
  return [{ type: 'file_edited', file: after, attributes: attributesOf(attributeChanges(before, after)) }]
}

const contentChange = ({ before, after }: EntryChange<ReusableContentEntry>): SemanticChange[] => {
  if (before === undefined) {
    return after === undefined ? [] : [{ type: 'reusable_content_created', reusableContent: after }]
  }
  if (after === undefined) return [{ type: 'reusable_content_deleted', reusableContent: before }]
  const document =
    before.document === after.document ? undefined : { before: before.document, after: after.document }
  const attributes = attributesOf(attributeChanges(before, after), document)
  return [{ type: 'reusable_content_edited', reusableContent: after, attributes }]
}

/**
 * The list, pages first: created, moved, edited, deleted, each in the order of the difference. A page that was moved
 * and edited is listed twice. Lookups supply parent titles and paths.
 */
export const semanticChanges = (
  diff: RevisionDiff,
  before: PageLookup = blank,
  after: PageLookup = blank,
): SemanticChange[] => {
  const created: SemanticChange[] = []
  const moved: SemanticChange[] = []
  const edited: SemanticChange[] = []
  const deleted: SemanticChange[] = []
  const parentOf = (id: string | null, lookup: PageLookup): ChangedPage | undefined => {
    const page = id === null ? undefined : lookup.page(id)
    return page === undefined ? undefined : changedPage(page, lookup)
  }
  for (const page of diff.pages) {
    if (page.after === undefined) {
      if (page.before !== undefined)
        deleted.push({ type: 'page_deleted', page: changedPage(page.before, before) })
      continue
    }
    const entry = changedPage(page.after, after)
    if (page.before === undefined) {
      created.push({ type: 'page_created', page: entry })
      continue
    }
    if (page.moved !== undefined) {
      const parent = sides(parentOf(page.moved.from, before), parentOf(page.moved.to, after))
      moved.push({ type: 'page_moved', page: entry, parent })
    }
    if (page.attributes.length > 0 || page.document !== undefined) {
      const attributes = attributesOf(page.attributes, page.document)
      edited.push({ type: 'page_edited', page: entry, attributes })
    }
  }
  const variables = Object.fromEntries(
    diff.variables.map(({ name, before: old, after: now }) => [
      name.slice('variable:'.length),
      sides(old?.value, now?.value),
    ]),
  )
  return [
    ...created,
    ...moved,
    ...edited,
    ...deleted,
    ...diff.files.flatMap(fileChange),
    ...(diff.variables.length === 0 ? [] : [{ type: 'variables_edited' as const, variables }]),
    ...diff.reusableContents.flatMap(contentChange),
  ]
}
