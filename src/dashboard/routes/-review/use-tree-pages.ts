/** The pages of a change request as its tree shows them: where the areas of pages and change requests meet. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import type { TreePage } from '../../change-requests/entries/change-nodes.ts'
import { pageTreeOptions } from '../../pages/page-queries.ts'

/** A page as far as a tree shows it. */
export const treePage = (page: Page): TreePage => ({
  id: page.id,
  title: page.title,
  type: page.type,
  emoji: page.emoji,
  path: 'path' in page ? page.path : undefined,
  pages: page.type === 'document' || page.type === 'group' ? page.pages.map(treePage) : [],
})

const none: readonly TreePage[] = []

/** Undefined until the pages of the revision have been read; none where they cannot be. */
export const useTreePages = ({
  space,
  revision,
}: Pick<ChangeRequest, 'space' | 'revision'>): readonly TreePage[] | undefined => {
  const { data, isError } = useQuery(pageTreeOptions({ space, revision }))
  return useMemo(() => data?.map(treePage) ?? (isError ? none : undefined), [data, isError])
}

/** The title of a page anywhere in the tree. */
export const titleIn = (pages: readonly TreePage[], id: string): string | undefined => {
  for (const page of pages) {
    const title = page.id === id ? page.title : titleIn(page.pages, id)
    if (title !== undefined) return title
  }
  return undefined
}

/** Ids of the pages in the order of reading. */
export const namesInOrder = (pages: readonly TreePage[]): string[] =>
  pages.flatMap(({ id, pages: below }) => [id, ...namesInOrder(below)])
