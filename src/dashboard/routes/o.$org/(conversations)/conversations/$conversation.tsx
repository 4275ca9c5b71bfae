import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../../api/not-found-error.ts'
import { isMissing } from '../../../../api/response-error.ts'
import { AdministratorsOnly } from '../../../../conversations/administrators-only.tsx'
import { ConversationScreen } from '../../../../conversations/conversation/conversation-screen.tsx'
import { conversationOptions } from '../../../../conversations/conversation-queries.ts'
import { idIn } from '../../../../api/search-parameters.ts'
import { conversationTitle } from '../../../../conversations/conversation-text.ts'
import { MissingScreen } from '../../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { loadForAdministrators } from '../../../-conversations/load-for-administrators.ts'

export const Route = createFileRoute('/o/$org/(conversations)/conversations/$conversation')({
  validateSearch: ({ issue }: Record<string, unknown>): { readonly issue?: string } => {
    const id = idIn(issue)
    return id === undefined ? {} : { issue: id }
  },
  loader: async ({ context: { queryClient }, params: { org, conversation: id } }) => {
    let crumb = 'Conversation'
    await loadForAdministrators(queryClient, org, async () => {
      const { conversation } = await orNotFound(queryClient.ensureQueryData(conversationOptions(org, id)))
      crumb = conversationTitle(conversation)
    })
    return { crumb }
  },
  component: Conversation,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading the conversation" />,
  notFoundComponent: MissingScreen,
})

function Conversation() {
  const { org, conversation } = Route.useParams()
  const { issue } = Route.useSearch()
  return (
    <AdministratorsOnly org={org}>
      {() => <KnownConversation key={conversation} org={org} id={conversation} issue={issue} />}
    </AdministratorsOnly>
  )
}

interface KnownConversationProps {
  readonly org: string
  readonly id: string
  readonly issue: string | undefined
}

function KnownConversation(props: KnownConversationProps) {
  const { error } = useSuspenseQuery(conversationOptions(props.org, props.id))
  // Erased while it was open.
  return isMissing(error) ? <MissingScreen /> : <ConversationScreen {...props} />
}
