import { createFileRoute, redirect } from '@tanstack/react-router'
import { getConversationIssueOptions } from '../../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../../api/not-found-error.ts'
import { AdministratorsOnly } from '../../../../conversations/administrators-only.tsx'
import { ConversationsFrame } from '../../../../conversations/conversations-frame.tsx'
import { clustersOptions, overviewOptions } from '../../../../conversations/conversation-queries.ts'
import { idIn } from '../../../../api/search-parameters.ts'
import { clustersSearch, type ClustersSearch } from '../../../../conversations/conversation-search.ts'
import { ClustersScreen } from '../../../../conversations/list/clusters-screen.tsx'
import { MissingScreen } from '../../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { loadForAdministrators } from '../../../-conversations/load-for-administrators.ts'

/** `issue` leads to the conversation that the issue was found in. */
interface Search extends ClustersSearch {
  readonly issue?: string
}

export const Route = createFileRoute('/o/$org/(conversations)/conversations/')({
  validateSearch: (given: Record<string, unknown>): Search => {
    const issue = idIn(given['issue'])
    return { ...clustersSearch(given), ...(issue !== undefined && { issue }) }
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps: { issue, ...search } }) => {
    if (issue !== undefined) {
      const found = await orNotFound(
        queryClient.ensureQueryData(
          getConversationIssueOptions({ path: { organizationId: org, issueId: issue } }),
        ),
      )
      // The router expects redirects to be thrown.
      throw redirect({
        to: '/o/$org/conversations/$conversation',
        params: { org, conversation: found.conversation.id },
        search: { issue },
        replace: true,
      })
    }
    await loadForAdministrators(queryClient, org, () =>
      Promise.all([
        queryClient.ensureQueryData(overviewOptions(org)),
        queryClient.ensureInfiniteQueryData(clustersOptions(org, search)),
      ]),
    )
  },
  component: Clusters,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading clusters" />,
  notFoundComponent: MissingScreen,
})

function Clusters() {
  const { org } = Route.useParams()
  const { issue: _issue, ...search } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdministratorsOnly org={org}>
      {() => (
        <ConversationsFrame org={org} current="/o/$org/conversations">
          <ClustersScreen
            org={org}
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true })}
          />
        </ConversationsFrame>
      )}
    </AdministratorsOnly>
  )
}
