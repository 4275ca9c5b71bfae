/** The tree beside the reader: of a large space only what is expanded, until somebody needs all of it. */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { createContext, useContext, useMemo, useState } from 'react'
import { mostIdsInQuery } from '../../../contract/wire/batch-limits.ts'
import {
  knownTree,
  pagePlacesOptions,
  pageTreeOptions,
  partialTreeOptions,
  type SpaceRevision,
  type TreePage,
} from '../../api/pages/page-tree.ts'
import { pagePlace, type PagePlace } from './page-nodes.ts'
import { storedOpenPages } from './use-open-pages.ts'

/** The pages that are expanded when the reader opens a page. */
const openAtFirst = (space: string, page: string | undefined): readonly string[] =>
  [...new Set([...(page === undefined ? [] : [page]), ...storedOpenPages(space)])].slice(0, mostIdsInQuery)

/** Loads the tree for a page, and where the page stands in it, unless a tree of this revision is known. */
export const ensureReaderTree = async (
  client: QueryClient,
  revision: SpaceRevision,
  page: string | undefined,
): Promise<void> => {
  if (knownTree(client, revision) === 'none')
    await client.ensureQueryData(partialTreeOptions(revision, openAtFirst(revision.space, page)))
  if (page !== undefined && knownTree(client, revision) === 'part')
    await client.ensureQueryData(pagePlacesOptions(revision, [page]))
}

export interface ReaderPages {
  /** Undefined while loading. */
  readonly pages: readonly TreePage[] | undefined
  /** Whether these are all pages of the space. */
  readonly isWhole: boolean
}

export interface ReaderTree extends ReaderPages {
  readonly error: Error | null
  readonly retry: () => void
  readonly loadBelow: (pages: readonly string[]) => void
  readonly loadAll: () => void
}

/** Key the component by the revision. `page` is the page that is open in the reader. */
export const useReaderTree = (revision: SpaceRevision, page: string | undefined): ReaderTree => {
  const client = useQueryClient()
  const [wantsAll, setWantsAll] = useState(() => knownTree(client, revision) === 'whole')
  const [open, setOpen] = useState(() => openAtFirst(revision.space, page))
  const part = useQuery({ ...partialTreeOptions(revision, open), enabled: !wantsAll })
  // Shown while more is loading, and when that fails.
  const [shown, setShown] = useState(part.data)
  if (part.data !== undefined && part.data !== shown) setShown(part.data)
  const whole = useQuery({ ...pageTreeOptions(revision), enabled: wantsAll })
  if (!wantsAll && part.data?.isWhole === true) setWantsAll(true)
  const used = wantsAll ? whole : part
  return {
    pages: whole.data ?? shown?.pages,
    isWhole: whole.data !== undefined,
    error: used.error,
    retry: () => void used.refetch(),
    loadBelow: (pages) => {
      const next = [...new Set([...open, ...pages])]
      if (next.length > mostIdsInQuery) setWantsAll(true)
      else if (next.length > open.length) setOpen(next)
    },
    loadAll: () => setWantsAll(true),
  }
}

const ReaderPagesContext = createContext<ReaderPages>({ pages: undefined, isWhole: false })
export const ReaderPagesProvider = ReaderPagesContext.Provider

/** The pages in the tree beside the reader. */
export const useReaderPages = (): ReaderPages => useContext(ReaderPagesContext)

/** Where the page stands; undefined while loading. */
export const usePagePlace = (revision: SpaceRevision, page: string): PagePlace | undefined => {
  const { pages, isWhole } = useReaderPages()
  const known = useMemo(
    () => (isWhole && pages !== undefined ? pagePlace(pages, page) : undefined),
    [pages, isWhole, page],
  )
  const { data } = useQuery({
    ...pagePlacesOptions(revision, [page]),
    enabled: !isWhole && pages !== undefined,
  })
  return isWhole ? known : data?.[0]
}
