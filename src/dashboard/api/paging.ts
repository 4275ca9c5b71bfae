/** Cursor pagination: each page names the next one. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'

interface ListPage<Item> {
  readonly next?: { readonly page: string }
  readonly items: readonly Item[]
}

/** The query parameters for one page; none for the first. */
const pageQuery = (page: string | undefined): { readonly page?: string } =>
  page === undefined ? {} : { page }

/** Page options of an infinite query. */
const pageOptions = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (last: { readonly next?: { readonly page: string } }) => last.next?.page,
}

/**
 * An infinite query over a list of the API. `key` is the operation's own key, so that events invalidate it; `read`
 * receives the page parameters to add to its query. With `keep`, the previous rows stay visible until the rows for a
 * new filter or search arrive; without it, rows of another resource are never shown as a placeholder.
 */
export const pagedQuery = <Page extends { readonly next?: { readonly page: string } }>(
  key: readonly unknown[],
  read: (page: { readonly page?: string }, signal: AbortSignal) => Promise<{ readonly data: Page }>,
  { keep = false }: { readonly keep?: boolean } = {},
) =>
  infiniteQueryOptions({
    queryKey: [...key, 'in pages'] as readonly unknown[],
    queryFn: async ({ pageParam, signal }) => (await read(pageQuery(pageParam), signal)).data,
    ...pageOptions,
    ...(keep && { placeholderData: keepPreviousData }),
  })

/** Items in one page, the most that the service answers with. */
const pageSize = 1000

/** Pages read of one list. With more the list fails: nobody reads a million rows on a screen. */
export const mostPages = 1000

/** A list operation of the generated client. Its types are read from it, because it is generic itself. */
type ListOperation = (request: never) => Promise<{ readonly data?: ListPage<unknown> | undefined }>
type PageOf<Operation extends ListOperation> = NonNullable<Awaited<ReturnType<Operation>>['data']>
type RequestOf<Operation extends ListOperation> = Omit<Parameters<Operation>[0], 'throwOnError'>
type ItemOf<Operation extends ListOperation> = PageOf<Operation>['items'][number]

/**
 * Reads all pages of a list. Returns the last page with the items of all pages, since its other fields (counts, heads)
 * are the newest. Bound, failures and abortion are those of `allOf`.
 */
export const wholeList = async <Operation extends ListOperation>(
  operation: Operation,
  request: RequestOf<Operation>,
): Promise<PageOf<Operation> & { readonly items: readonly ItemOf<Operation>[] }> => {
  const { signal, query } = request as { readonly signal?: AbortSignal; readonly query?: object }
  const items: ItemOf<Operation>[] = []
  let next: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    signal?.throwIfAborted()
    const paged = { ...request, query: { limit: pageSize, ...query, ...pageQuery(next) }, throwOnError: true }
    // Every list takes the cursor and the page size, and answers with a page or rejects.
    const { data } = (await operation(paged as never)) as { readonly data: PageOf<Operation> }
    items.push(...data.items)
    next = data.next?.page
    if (next === undefined) return { ...data, items }
  }
  throw new Error(`The list has more than ${mostPages} pages.`)
}

/**
 * All items of a list operation, from all pages: at most `mostPages` pages of 1,000 items, one request each. Rejects if
 * a page cannot be read, if there are more pages, and with the reason of `signal` when it is aborted.
 */
export const allOf = async <Operation extends ListOperation>(
  operation: Operation,
  request: RequestOf<Operation>,
): Promise<readonly ItemOf<Operation>[]> => (await wholeList(operation, request)).items
