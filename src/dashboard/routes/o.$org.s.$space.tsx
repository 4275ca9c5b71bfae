import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSpaceOptions } from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/or-not-found.ts'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { SpaceOverview } from '../spaces/space-overview.tsx'

const spaceOptions = (space: string) => getSpaceOptions({ path: { spaceId: space } })

export const Route = createFileRoute('/o/$org/s/$space')({
  loader: async ({ context: { queryClient }, params }) => {
    const space = await orNotFound(queryClient.ensureQueryData(spaceOptions(params.space)))
    return { crumb: space.title }
  },
  component: SpacePage,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function SpacePage() {
  const { data } = useSuspenseQuery(spaceOptions(Route.useParams().space))
  return <SpaceOverview space={data} />
}
