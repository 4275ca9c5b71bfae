/** Queries of the link report. Keys start as those of the operations, so that events invalidate them. */
import {
  listSpaceFileBacklinksQueryKey,
  listSpaceLinksQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listSpaceFileBacklinks, listSpaceLinks } from '../../../client/sdk.gen.ts'
import { pagedQuery } from '../../api/paging.ts'
import type { LinkView } from './link-views.ts'

/** The links of a space, one page at a time; undefined lists every status. */
export const linksOptions = (space: string, view: LinkView | undefined) => {
  const path = { spaceId: space }
  const query = view === undefined ? {} : view === 'ignored' ? { ignored: true } : { status: view }
  return pagedQuery(listSpaceLinksQueryKey({ path, query }), (page, signal) =>
    listSpaceLinks({ path, query: { ...query, limit: 100, ...page }, signal, throwOnError: true }),
  )
}

/** Where a file is used. */
export const fileUsesOptions = (space: string, file: string) => {
  const path = { spaceId: space, fileId: file }
  return pagedQuery(listSpaceFileBacklinksQueryKey({ path }), (page, signal) =>
    listSpaceFileBacklinks({ path, query: { limit: 50, ...page }, signal, throwOnError: true }),
  )
}
