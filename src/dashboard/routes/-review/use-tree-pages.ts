/** The pages of a change request for its tree. Combines the areas pages and change requests. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import type { TreePage } from '../../change-requests/entries/change-nodes.ts'
import { pageTreeOptions } from '../../pages/page-queries.ts'

/** The fields of a page that a tree shows. */
export const treePage = (page: Page): TreePage => ({
  id: page.id,
  title: page.title,
  type: page.type,
  emoji: page.emoji,
  path: 'path' in page ? page.path : undefined,
  pages: page.type === 'document' || page.type === 'group' ? page.pages.map(treePage) : [],
})

const none: readonly TreePage[] = []

/** Undefined while loading; empty if the pages cannot be read. */
export const useTreePages = ({
  space,
  revision,
}: Pick<ChangeRequest, 'space' | 'revision'>): readonly TreePage[] | undefined => {
  const { data, isError } = useQuery(pageTreeOptions({ space, revision }))
  return useMemo(() => data?.map(treePage) ?? (isError ? none : undefined), [data, isError])
}

/** The title of a page at any depth. */
export const titleIn = (pages: readonly TreePage[], id: string): string | undefined => {
  for (const page of pages) {
    const title = page.id === id ? page.title : titleIn(page.pages, id)
    if (title !== undefined) return title
  }
  return undefined
}

/** Ids of the pages in reading order. */
export const namesInOrder = (pages: readonly TreePage[]): string[] =>
  pages.flatMap(({ id, pages: below }) => [id, ...namesInOrder(below)])
