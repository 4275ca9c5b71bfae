/** The changes of a change request as entries to review. Pure. */
import type { ContentChange } from '../../../client/types.gen.ts'

export type EntryStatus = 'added' | 'deleted' | 'moved' | 'renamed' | 'edited' | 'options'

export interface PageChange {
  readonly kind: 'page'
  readonly id: string
  readonly title: string
  readonly type: 'document' | 'group' | 'link' | 'computed'
  readonly path: string | undefined
  /** All its changes, the most important first. */
  readonly statuses: readonly EntryStatus[]
  /** Changed options by name, without the document. */
  readonly attributes: Readonly<Record<string, { readonly before?: unknown; readonly after?: unknown }>>
  /** Titles of the parent pages before and after; absent at the top of the space. */
  readonly moved?: { readonly from: string | undefined; readonly to: string | undefined }
}

type Other = Exclude<ContentChange, { readonly page: unknown }>
export type OtherChange =
  | {
      readonly kind: 'file'
      readonly id: string
      readonly change: Extract<Other, { readonly file: unknown }>
    }
  | {
      readonly kind: 'variables'
      readonly id: 'variables'
      readonly change: Extract<Other, { readonly variables: unknown }>
    }
  | {
      readonly kind: 'reusable-content'
      readonly id: string
      readonly change: Extract<Other, { readonly reusableContent: unknown }>
    }
  | { readonly kind: 'order'; readonly id: 'order'; readonly moves: readonly PageChange[] }
export type ChangeEntry = PageChange | OtherChange

const statusOrder: readonly EntryStatus[] = ['added', 'deleted', 'moved', 'renamed', 'edited', 'options']

/**
 * One entry per page, however many changes it has; pages in path order, then the rest. Moves are also listed together
 * in an entry of their own, because a single page does not show how the tree changed.
 */
export const changeEntries = (changes: readonly ContentChange[]): readonly ChangeEntry[] => {
  const pages = new Map<string, PageChange>()
  const others: OtherChange[] = []
  for (const change of changes) {
    if ('file' in change) others.push({ kind: 'file', id: change.file.id, change })
    else if ('variables' in change) others.push({ kind: 'variables', id: 'variables', change })
    else if ('reusableContent' in change)
      others.push({ kind: 'reusable-content', id: change.reusableContent.id, change })
    else {
      const { id, title, type, path } = change.page
      const known = pages.get(id) ?? { kind: 'page', id, title, type, path, statuses: [], attributes: {} }
      pages.set(id, { ...known, ...mergedChange(change, known) })
    }
  }
  const sorted = [...pages.values()].sort((one, other) =>
    (one.path ?? '').localeCompare(other.path ?? '', 'en', { numeric: true }),
  )
  const moves = sorted.filter(({ moved }) => moved !== undefined)
  const orderEntries: readonly OtherChange[] =
    moves.length === 0 ? [] : [{ kind: 'order', id: 'order', moves }]
  return [...sorted, ...orderEntries, ...others]
}

const mergedChange = (
  change: Extract<ContentChange, { readonly page: unknown }>,
  known: PageChange,
): Partial<PageChange> => {
  const statuses = new Set(known.statuses)
  const all = (): Partial<PageChange> => ({ statuses: statusOrder.filter((status) => statuses.has(status)) })
  switch (change.type) {
    case 'page_created':
      statuses.add('added')
      return all()
    case 'page_deleted':
      statuses.add('deleted')
      return all()
    case 'page_moved':
      statuses.add('moved')
      return { ...all(), moved: { from: change.parent.before?.title, to: change.parent.after?.title } }
    case 'page_edited': {
      const { document, ...attributes } = change.attributes
      if (document !== undefined) statuses.add('edited')
      if ('title' in attributes) statuses.add('renamed')
      if (Object.keys(attributes).some((name) => name !== 'title')) statuses.add('options')
      return { ...all(), attributes }
    }
  }
}

/** The name of an entry in the tree. */
export const entryName = (entry: ChangeEntry): string => {
  switch (entry.kind) {
    case 'page':
      return entry.title === '' ? 'Untitled' : entry.title
    case 'file':
      return entry.change.file.name
    case 'variables':
      return 'Variables'
    case 'order':
      return 'Order of pages'
    case 'reusable-content':
      return entry.change.reusableContent.title
  }
}

/** "Merges 3 pages, 1 file": a summary of a change; undefined if nothing changes. */
export const countText = (counts: {
  readonly added: number
  readonly removed: number
  readonly moved: number
  readonly renamed: number
  readonly changed: number
  readonly groups: number
  readonly files: number
  readonly variables: number
  readonly reusableContents: number
}): string | undefined => {
  const countLabel = (count: number, one: string, many = `${one}s`, after = ''): string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}${after}`]
  const labels = [
    ...countLabel(counts.added, 'new page'),
    ...countLabel(counts.changed, 'changed page'),
    ...countLabel(counts.moved, 'moved page'),
    ...countLabel(counts.renamed, 'renamed page'),
    ...countLabel(counts.removed, 'deleted page'),
    ...countLabel(counts.groups, 'group'),
    ...countLabel(counts.files, 'file'),
    ...countLabel(counts.variables, 'variable'),
    ...countLabel(counts.reusableContents, 'piece of reusable content', 'pieces of reusable content'),
  ]
  if (labels.length < 2) return labels[0]
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`
}

/** The entries whose name or path contains every word of the filter. */
export const filterEntries = (entries: readonly ChangeEntry[], filter: string): readonly ChangeEntry[] => {
  const terms = filter
    .toLocaleLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
  if (terms.length === 0) return entries
  return entries.filter((entry) => {
    const text = `${entryName(entry)} ${entry.kind === 'page' ? (entry.path ?? '') : ''}`.toLocaleLowerCase()
    return terms.every((word) => text.includes(word))
  })
}
