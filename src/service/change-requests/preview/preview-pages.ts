/** The pages that a merge adds, changes, moves and deletes, and the addresses that change with them. */
import type { PageChange } from '../../../content/diff/revision-diff.ts'
import type { PathChange } from '../../../content/merge/changed-paths.ts'
import type { MergePreview, PreviewPage } from '../../../contract/change-requests/merge-preview.ts'
import { previewListLimit } from '../../../contract/change-requests/merge-preview.ts'
import type { PreviewSide } from '../partial-revision.ts'
import { entriesAt, pagesWithAncestors, pathIn } from '../partial-revision.ts'

const whatOf = ({ before, after, moved, renamed, document, attributes }: PageChange): PreviewPage['what'] => {
  if (before === undefined) return ['added']
  if (after === undefined) return ['removed']
  const options = attributes.filter(({ name }) => name !== 'title')
  return [
    ...(moved === undefined ? [] : (['moved'] as const)),
    ...(renamed === true ? (['renamed'] as const) : []),
    ...(document === undefined ? [] : (['text'] as const)),
    ...(options.length === 0 ? [] : (['options'] as const)),
  ]
}

/** The pages of one part of the list with their paths; reads only these and their ancestors. */
export const previewPages = async (
  before: PreviewSide,
  after: PreviewSide,
  pages: readonly PageChange[],
): Promise<PreviewPage[]> => {
  const remainingPages = await pagesWithAncestors(
    after,
    pages.flatMap((page) => page.after?.id ?? []),
  )
  const deletedPages = await pagesWithAncestors(
    before,
    pages.flatMap((page) => (page.after === undefined ? page.id : [])),
  )
  return pages.flatMap((page) => {
    const entry = page.after ?? page.before
    if (entry === undefined) return []
    const path = pathIn(page.after === undefined ? deletedPages : remainingPages, entry.id)
    return [{ id: entry.id, type: entry.type, title: entry.title, path, what: whatOf(page) }]
  })
}

/** Addresses that pages of main leave. Pages that the tree merge does not touch keep theirs. */
export const previewAddresses = async (
  before: PreviewSide,
  paths: readonly PathChange[],
): Promise<MergePreview['addresses']> => {
  const left = paths.flatMap(({ page, before: old, after }) =>
    old === undefined ? [] : [{ page, before: old, ...(after !== undefined && { after }) }],
  )
  const some = left.slice(0, previewListLimit)
  const entries = await entriesAt(
    before,
    some.map(({ page }) => `page:${page}`),
  )
  return {
    count: left.length,
    items: some.map((one) => {
      const entry = entries.get(`page:${one.page}`)
      return { ...one, title: entry?.kind === 'page' ? entry.title : '' }
    }),
  }
}
