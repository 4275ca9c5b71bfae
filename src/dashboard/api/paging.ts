/** Lists come in pages by key: each names the next one. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

export interface ListPage<Item> {
  readonly next?: { readonly page: string }
  readonly items: readonly Item[]
}

/** The part of a query that asks for one page; nothing for the first. */
export const atPage = (page: string | undefined): { readonly page?: string } =>
  page === undefined ? {} : { page }

/** What an infinite query has to know of pages. */
const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { readonly next?: { readonly page: string } }) => last.next?.page,
}

/**
 * A list of the API that is read page after page, as far as somebody scrolls. `key` is the operation's own, so that
 * events make the list stale; `read` gets what to add to its query. With `keep`, what is shown stays until another
 * question (a filter, a search) has its answer; without it, another thing's list never stands in for this one's.
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
 * Reads a list to its last page. Gives the last page with the items of all: what else a page says (counts, heads)
 * is newest there. Ask for the largest pages; each is a request.
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

/** The items of a list, to its last page. */
export const allItems = async <Item>(
  read: (page: string | undefined) => Promise<ListPage<Item>>,
): Promise<readonly Item[]> => (await wholeList<Item, ListPage<Item>>(read)).items
