/** Cursor pagination: each page names the next one. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

export interface ListPage<Item> {
  readonly next?: { readonly page: string }
  readonly items: readonly Item[]
}

/** The query parameters for one page; none for the first. */
export const atPage = (page: string | undefined): { readonly page?: string } =>
  page === undefined ? {} : { page }

/** Page options of an infinite query. */
const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { readonly next?: { readonly page: string } }) => last.next?.page,
}

/**
 * An infinite query over a list of the API. `key` is the operation's own key, so that events invalidate it; `read`
 * receives the page parameters to add to its query. With `keep`, the previous rows stay visible until the rows for a
 * new filter or search arrive; without it, rows of another resource are never shown as a placeholder.
 */
export const inPages = <Page extends { readonly next?: { readonly page: string } }>(
  key: readonly unknown[],
  read: (page: { readonly page?: string }, signal: AbortSignal) => Promise<{ readonly data: Page }>,
  { keep = false }: { readonly keep?: boolean } = {},
) =>
  infiniteQueryOptions({
    queryKey: [...key, 'in pages'] as readonly unknown[],
    queryFn: async ({ pageParam, signal }) => (await read(atPage(pageParam), signal)).data,
    ...paging,
    ...(keep && { placeholderData: keepPreviousData }),
  })

/**
 * Reads all pages of a list. Returns the last page with the items of all pages, since its other fields (counts, heads)
 * are the newest. Use the largest page size; each page is one request.
 */
export const wholeList = async <Item, Page extends ListPage<Item>>(
  read: (page: string | undefined) => Promise<Page & ListPage<Item>>,
): Promise<Page & { readonly items: readonly Item[] }> => {
  const items: Item[] = []
  for (let page: string | undefined; ;) {
    const answer = await read(page)
    items.push(...answer.items)
    page = answer.next?.page
    if (page === undefined) return { ...answer, items }
  }
}

/** All items of a list, from all pages. */
export const allItems = async <Item>(
  read: (page: string | undefined) => Promise<ListPage<Item>>,
): Promise<readonly Item[]> => (await wholeList<Item, ListPage<Item>>(read)).items
