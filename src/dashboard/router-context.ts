import type { QueryClient } from '@tanstack/react-query'

/** The context that every loader receives. */
export interface RouterContext {
  readonly queryClient: QueryClient
}
