import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSpaceOptions } from '../../client/@tanstack/react-query.gen.ts'
import { changeRequestOptions } from '../change-requests/change-queries.ts'
import { ConflictList } from '../change-requests/conflict-list.tsx'
import { FailureScreen } from '../shell/failure-screen.tsx'
import { MissingScreen } from '../shell/missing-screen.tsx'
import { useConflictGround } from './-conflict-ground.ts'
import { FollowLinks } from './-draw-blocks.tsx'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/conflicts')({
  staticData: { crumb: 'Conflicts' },
  component: Conflicts,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Conflicts() {
  const { org, space, number } = Route.useParams()
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: named } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const ground = useConflictGround(org, change, named.revision)
  return (
    <FollowLinks>
      <ConflictList org={org} space={named} change={change} ground={ground} />
    </FollowLinks>
  )
}
