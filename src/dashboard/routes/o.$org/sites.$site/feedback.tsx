import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSiteCustomizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { feedbackPagesOptions } from '../../../sites/feedback/feedback-queries.ts'
import { FeedbackScreen } from '../../../sites/feedback/feedback-screen.tsx'
import { feedbackSearch } from '../../../sites/feedback/feedback-search.ts'
import { siteRefusal } from '../../../sites/site-permission-text.ts'
import { siteOptions } from '../../../sites/site-queries.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

const lookOptions = (org: string, site: string) =>
  getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } })

export const Route = createFileRoute('/o/$org/sites/$site/feedback')({
  validateSearch: feedbackSearch,
  loaderDeps: ({ search: { rating, words, sort } }) => ({ rating, words, sort }),
  loader: async ({ context: { queryClient }, params: { org, site }, deps }) => {
    const [found] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(siteOptions(org, site)),
        queryClient.ensureQueryData(lookOptions(org, site)),
      ]),
    )
    if (found.permissions.edit)
      await queryClient.ensureInfiniteQueryData(feedbackPagesOptions(org, site, feedbackSearch(deps)))
  },
  staticData: { crumb: 'Feedback' },
  component: Feedback,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading feedback" />,
  notFoundComponent: MissingScreen,
})

function Feedback() {
  const { org, site } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data } = useSuspenseQuery(siteOptions(org, site))
  const { data: look } = useSuspenseQuery(lookOptions(org, site))
  const refused = siteRefusal(data, 'edit')
  if (refused !== undefined)
    return (
      <>
        <h1 className="sr-only">Feedback</h1>
        <EmptyState title="You cannot see feedback">{refused}</EmptyState>
      </>
    )
  return (
    <FeedbackScreen
      org={org}
      site={site}
      refused={siteRefusal(data, 'publish')}
      isEnabled={look.feedback.enabled}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
