import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { ConflictList } from '../../../change-requests/conflicts/conflict-list.tsx'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
import { useConflictContext } from '../../-review/use-conflict-context.ts'
import { FollowLinks } from '../../-reader/use-draw-blocks.tsx'

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
  const ground = useConflictContext(org, change, named.revision)
  return (
    <FollowLinks>
      <ConflictList org={org} space={named} change={change} ground={ground} />
    </FollowLinks>
  )
}
