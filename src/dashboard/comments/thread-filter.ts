/** Which threads a discussion shows. Apart from the screen: reading an address is part of the first bytes. */
export const threadFilters = ['open', 'resolved', 'all'] as const
export type ThreadFilter = (typeof threadFilters)[number]
