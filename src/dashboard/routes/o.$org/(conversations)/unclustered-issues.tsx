import { createFileRoute } from '@tanstack/react-router'
import { AdministratorsOnly } from '../../../conversations/administrators-only.tsx'
import { ConversationsFrame } from '../../../conversations/conversations-frame.tsx'
import { overviewOptions, unclusteredIssuesOptions } from '../../../conversations/conversation-queries.ts'
import { UnclusteredScreen } from '../../../conversations/list/unclustered-screen.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { aboveConversations, loadForAdministrators } from '../../-conversations/load-for-administrators.ts'

/** Beside `/conversations`, because any word can be the id of a conversation. */
export const Route = createFileRoute('/o/$org/(conversations)/unclustered-issues')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await loadForAdministrators(queryClient, org, () =>
      Promise.all([
        queryClient.ensureQueryData(overviewOptions(org)),
        queryClient.ensureInfiniteQueryData(unclusteredIssuesOptions(org)),
      ]),
    )
    return { crumb: 'Unclustered issues', above: aboveConversations(org) }
  },
  component: UnclusteredIssues,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading issues" />,
  notFoundComponent: MissingScreen,
})

function UnclusteredIssues() {
  const { org } = Route.useParams()
  return (
    <AdministratorsOnly org={org}>
      {() => (
        <ConversationsFrame org={org} current="/o/$org/unclustered-issues">
          <UnclusteredScreen org={org} />
        </ConversationsFrame>
      )}
    </AdministratorsOnly>
  )
}
