import { createFileRoute } from '@tanstack/react-router'
import { AdministratorsOnly } from '../../../conversations/administrators-only.tsx'
import { ConversationsFrame } from '../../../conversations/conversations-frame.tsx'
import { overviewOptions, settingsOptions } from '../../../conversations/conversation-queries.ts'
import { SettingsScreen } from '../../../conversations/settings/settings-screen.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { aboveConversations, loadForAdministrators } from '../../-conversations/load-for-administrators.ts'

/** Beside `/conversations`, because any word can be the id of a conversation. */
export const Route = createFileRoute('/o/$org/(conversations)/conversation-settings')({
  loader: async ({ context: { queryClient }, params: { org } }) => {
    await loadForAdministrators(queryClient, org, () =>
      Promise.all([
        queryClient.ensureQueryData(overviewOptions(org)),
        queryClient.ensureQueryData(settingsOptions(org)),
      ]),
    )
    return { crumb: 'Settings', above: aboveConversations(org) }
  },
  component: ConversationSettings,
  pendingComponent: () => <Skeleton shape="lines" count={6} label="Loading settings" />,
  notFoundComponent: MissingScreen,
})

function ConversationSettings() {
  const { org } = Route.useParams()
  return (
    <AdministratorsOnly org={org}>
      {() => (
        <ConversationsFrame org={org} current="/o/$org/conversation-settings" always>
          <SettingsScreen org={org} />
        </ConversationsFrame>
      )}
    </AdministratorsOnly>
  )
}
