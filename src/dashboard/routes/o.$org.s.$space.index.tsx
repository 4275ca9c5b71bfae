import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSpaceOptions } from '../../client/@tanstack/react-query.gen.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { SpaceOverview } from '../spaces/space-overview.tsx'

export const Route = createFileRoute('/o/$org/s/$space/')({
  component: Overview,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Overview() {
  const { data } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: Route.useParams().space } }))
  return <SpaceOverview space={data} />
}
