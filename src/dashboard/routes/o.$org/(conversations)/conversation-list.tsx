import { createFileRoute } from '@tanstack/react-router'
import { AdministratorsOnly } from '../../../conversations/administrators-only.tsx'
import { ConversationsFrame } from '../../../conversations/conversations-frame.tsx'
import { conversationsOptions, overviewOptions } from '../../../conversations/conversation-queries.ts'
import { conversationsSearch } from '../../../conversations/conversation-search.ts'
import { ConversationsScreen } from '../../../conversations/list/conversations-screen.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { aboveConversations, loadForAdministrators } from '../../-conversations/load-for-administrators.ts'

/** Beside `/conversations`, because any word can be the id of a conversation. */
export const Route = createFileRoute('/o/$org/(conversations)/conversation-list')({
  validateSearch: conversationsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps }) => {
    await loadForAdministrators(queryClient, org, () =>
      Promise.all([
        queryClient.ensureQueryData(overviewOptions(org)),
        queryClient.ensureInfiniteQueryData(conversationsOptions(org, deps)),
      ]),
    )
    return { crumb: 'All conversations', above: aboveConversations(org) }
  },
  component: ConversationList,
  pendingComponent: () => <Skeleton shape="rows" count={10} label="Loading conversations" />,
  notFoundComponent: MissingScreen,
})

function ConversationList() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdministratorsOnly org={org}>
      {() => (
        <ConversationsFrame org={org} current="/o/$org/conversation-list">
          <ConversationsScreen
            org={org}
            search={search}
            onSearch={(next) => void navigate({ search: next, replace: true })}
          />
        </ConversationsFrame>
      )}
    </AdministratorsOnly>
  )
}
