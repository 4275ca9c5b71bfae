import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getOrganizationOptions,
  getSiteCustomizationOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { feedbackPagesOptions } from '../sites/feedback-queries.ts'
import { FeedbackScreen } from '../sites/feedback-screen.tsx'
import { feedbackSearch } from '../sites/feedback-search.ts'
import { sitesHelp } from '../sites/site-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })
const lookOptions = (org: string, site: string) =>
  getSiteCustomizationOptions({ path: { organizationId: org, siteId: site } })

export const Route = createFileRoute('/o/$org/sites/$site/feedback')({
  validateSearch: feedbackSearch,
  loaderDeps: ({ search: { rating, words, sort } }) => ({ rating, words, sort }),
  loader: async ({ context: { queryClient }, params: { org, site }, deps }) => {
    const [organization] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(organizationOptions(org)),
        queryClient.ensureQueryData(lookOptions(org, site)),
      ]),
    )
    if (organization.permissions.createContent)
      await queryClient.ensureInfiniteQueryData(feedbackPagesOptions(org, site, feedbackSearch(deps)))
  },
  staticData: { crumb: 'Feedback' },
  component: Feedback,
  pendingComponent: () => <Skeleton shape="rows" count={6} label="Loading the feedback" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Feedback() {
  const { org, site } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const { data: look } = useSuspenseQuery(lookOptions(org, site))
  if (!organization.permissions.createContent)
    return (
      <>
        <h1 className="sr-only">Feedback</h1>
        <EmptyState title="Feedback is for those who may change sites">{sitesHelp}</EmptyState>
      </>
    )
  return (
    <FeedbackScreen
      org={org}
      site={site}
      asked={look.feedback.enabled}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
