/** Queries of the feedback screen. Keys start as those of the operations, so that events invalidate them. */
import {
  listSiteFeedbackPagesQueryKey,
  listSiteFeedbackQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { listSiteFeedback, listSiteFeedbackPages } from '../../../client/sdk.gen.ts'
import { pagedQuery } from '../../api/paging.ts'
import type { FeedbackSearch } from './feedback-search.ts'

const filters = ({ rating, words }: FeedbackSearch) => ({
  ...(rating !== undefined && { rating }),
  ...(words === true && { commented: true }),
})

/** Pages with feedback, with their counts. */
export const feedbackPagesOptions = (org: string, site: string, search: FeedbackSearch) => {
  const path = { organizationId: org, siteId: site }
  const query = { limit: 50, ...filters(search), ...(search.sort !== undefined && { sort: search.sort }) }
  return pagedQuery(listSiteFeedbackPagesQueryKey({ path, query }), (page, signal) =>
    listSiteFeedbackPages({ path, query: { ...query, ...page }, signal, throwOnError: true }),
  )
}

/** The feedback on one page. */
export const pageFeedbackOptions = (
  org: string,
  site: string,
  search: FeedbackSearch,
  of: { readonly space: string; readonly page: string },
) => {
  const path = { organizationId: org, siteId: site }
  const query = { limit: 20, ...filters(search), spaceId: of.space, pageId: of.page }
  return pagedQuery(listSiteFeedbackQueryKey({ path, query }), (page, signal) =>
    listSiteFeedback({ path, query: { ...query, ...page }, signal, throwOnError: true }),
  )
}
