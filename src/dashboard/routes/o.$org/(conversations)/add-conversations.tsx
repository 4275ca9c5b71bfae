import { createFileRoute } from '@tanstack/react-router'
import { AddConversationsScreen } from '../../../conversations/adding/add-conversations-screen.tsx'
import { AdministratorsOnly } from '../../../conversations/administrators-only.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { aboveConversations, loadForAdministrators } from '../../-conversations/load-for-administrators.ts'

/** Beside `/conversations`, because any word can be the id of a conversation. */
export const Route = createFileRoute('/o/$org/(conversations)/add-conversations')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await loadForAdministrators(queryClient, org, () => Promise.resolve())
    return { crumb: 'Add conversations', above: aboveConversations(org) }
  },
  component: AddConversations,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading the form" />,
  notFoundComponent: MissingScreen,
})

function AddConversations() {
  const { org } = Route.useParams()
  return <AdministratorsOnly org={org}>{() => <AddConversationsScreen org={org} />}</AdministratorsOnly>
}
