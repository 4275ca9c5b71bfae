/** Lists come in pages by key: each names the next one. */

export interface ListPage<Item> {
  readonly next?: { readonly page: string }
  readonly items: readonly Item[]
}

/** The part of a query that asks for one page; nothing for the first. */
export const atPage = (page: string | undefined): { readonly page?: string } =>
  page === undefined ? {} : { page }

/** What an infinite query has to know of pages. */
export const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { readonly next?: { readonly page: string } }) => last.next?.page,
}

/**
 * Reads a list to its last page. Gives the last page with the items of all: what else a page says (counts, heads)
 * is newest there. Ask for the largest pages; each is a request.
 */
export const wholeList = async <Item, Page extends ListPage<Item>>(
  read: (page: string | undefined) => Promise<Page & ListPage<Item>>,
): Promise<Page & { readonly items: readonly Item[] }> => {
  const items: Item[] = []
  for (let page: string | undefined; ;) {
    // oxlint-disable-next-line no-await-in-loop
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
