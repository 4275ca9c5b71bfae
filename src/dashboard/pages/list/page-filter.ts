/** Filters of the page list, as its URL names them. */
export const pageFilters = ['drafted', 'unlinked', 'hidden'] as const
export type PageFilter = (typeof pageFilters)[number]
export const isPageFilter = (value: unknown): value is PageFilter =>
  (pageFilters as readonly unknown[]).includes(value)
