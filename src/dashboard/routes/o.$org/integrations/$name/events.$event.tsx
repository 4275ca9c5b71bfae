import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../../../api/not-found-error.ts'
import { EventDetail } from '../../../../integrations/events/event-detail.tsx'
import { eventOptions } from '../../../../integrations/integration-queries.ts'
import { MissingScreen } from '../../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/integrations/$name/events/$event')({
  loader: async ({ context: { queryClient }, params: { name, event } }) => {
    await orNotFound(queryClient.ensureQueryData(eventOptions(name, event)))
  },
  staticData: { crumb: 'Event' },
  component: Event,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading the event" />,
  notFoundComponent: MissingScreen,
})

function Event() {
  const { org, name, event } = Route.useParams()
  return <EventDetail org={org} name={name} id={event} />
}
