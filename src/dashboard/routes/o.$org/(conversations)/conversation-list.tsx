import { createFileRoute } from '@tanstack/react-router'
import { AdministratorsOnly } from '../../../conversations/administrators-only.tsx'
import { ConversationsFrame } from '../../../conversations/conversations-frame.tsx'
import { conversationsOptions, overviewOptions } from '../../../conversations/conversation-queries.ts'
import { conversationsSearch, type ConversationsSearch } from '../../../conversations/conversation-search.ts'
import { ConversationsScreen } from '../../../conversations/list/conversations-screen.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { aboveConversations, loadForAdministrators } from '../../-conversations/load-for-administrators.ts'

/** Beside `/conversations`, because any word can be the id of a conversation. */
export const Route = createFileRoute('/o/$org/(conversations)/conversation-list')({
  // Loader and screen parse it: what is done here is code of the first chunk.
  validateSearch: (given: Record<string, unknown>): ConversationsSearch => given,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params: { org }, deps }) => {
    await loadForAdministrators(queryClient, org, () =>
      Promise.all([
        queryClient.ensureQueryData(overviewOptions(org)),
        queryClient.ensureInfiniteQueryData(conversationsOptions(org, conversationsSearch({ ...deps }))),
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
  const search = conversationsSearch({ ...Route.useSearch() })
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
