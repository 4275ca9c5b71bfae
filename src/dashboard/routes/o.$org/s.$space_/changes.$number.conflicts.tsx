import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { changeRequestOptions } from '../../../change-requests/change-queries.ts'
import { ConflictList } from '../../../change-requests/conflicts/conflict-list.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { useConflictContext } from '../../-review/use-conflict-context.ts'
import { FollowLinks } from '../../-reader/use-draw-blocks.tsx'

export const Route = createFileRoute('/o/$org/s/$space_/changes/$number/conflicts')({
  staticData: { crumb: 'Conflicts' },
  component: Conflicts,
  notFoundComponent: MissingScreen,
})

function Conflicts() {
  const { org, space, number } = Route.useParams()
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const { data: currentSpace } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const context = useConflictContext(org, change, currentSpace.revision)
  return (
    <FollowLinks>
      <ConflictList org={org} space={currentSpace} change={change} context={context} />
    </FollowLinks>
  )
}
