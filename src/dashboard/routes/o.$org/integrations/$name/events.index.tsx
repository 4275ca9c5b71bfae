import { createFileRoute } from '@tanstack/react-router'
import { EventsScreen } from '../../../../integrations/events/events-screen.tsx'
import { eventSearch } from '../../../../integrations/integration-search.ts'
import { ForbiddenNote } from '../../../../shell/failures/forbidden-note.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { NotInstalled } from '../../../-integrations/not-installed.tsx'
import { useIntegration } from '../../../-integrations/use-integration.ts'

export const Route = createFileRoute('/o/$org/integrations/$name/events/')({
  validateSearch: eventSearch,
  staticData: { crumb: 'Events' },
  component: Events,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading events" />,
})

function Events() {
  const { org, integration, installation, refused } = useIntegration(Route.useParams())
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const isOwner = integration.permissions.admin
  if (installation === undefined && !isOwner)
    return <NotInstalled org={org} name={integration.name} refused={refused} />
  if (!isOwner && refused !== undefined)
    return <ForbiddenNote action="see its events" needs="Administrator" helpers={[]} />
  return (
    <EventsScreen
      org={org}
      name={integration.name}
      installation={isOwner ? undefined : installation?.id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  )
}
