/** The pages of a change request for its tree. Combines the areas pages and change requests. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { pageTreeOptions, type TreePage } from '../../api/pages/page-tree.ts'

const none: readonly TreePage[] = []

/** Undefined while loading; empty if the pages cannot be read. */
export const useTreePages = ({
  space,
  revision,
}: Pick<ChangeRequest, 'space' | 'revision'>): readonly TreePage[] | undefined => {
  const { data, isError } = useQuery(pageTreeOptions({ space, revision }))
  return data ?? (isError ? none : undefined)
}

/** The title of a page at any depth. */
const titleIn = (pages: readonly TreePage[], id: string): string | undefined => {
  for (const page of pages) {
    const title = page.id === id ? page.title : titleIn(page.pages, id)
    if (title !== undefined) return title
  }
  return undefined
}

/** Ids of the pages in reading order. */
const pageIdsInOrder = (pages: readonly TreePage[]): string[] =>
  pages.flatMap(({ id, pages: below }) => [id, ...pageIdsInOrder(below)])

/** The index of a page in reading order, and its title; undefined while the pages are unknown. */
export const usePageLookup = (pages: readonly TreePage[] | undefined) => {
  const placeOf = useMemo(() => {
    const places = new Map(
      pages === undefined ? [] : pageIdsInOrder(pages).map((id, at) => [id, at] as const),
    )
    return (id: string) => places.get(id)
  }, [pages])
  const titleOf = useCallback((id: string) => pages && titleIn(pages, id), [pages])
  return { placeOf, titleOf }
}
