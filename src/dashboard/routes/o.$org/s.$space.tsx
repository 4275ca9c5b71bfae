import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { getSpaceOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'
import { requireOwnOrganization } from '../../api/require-own-organization.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { SpaceHeader } from '../../spaces/overview/space-header.tsx'
import { EditSpace } from '../-editor/edit-space.tsx'
import { useSpaceCommands } from '../../spaces/overview/use-space-commands.ts'
import { SpaceTabs } from '../../spaces/overview/space-tabs.tsx'

const spaceOptions = (space: string) => getSpaceOptions({ path: { spaceId: space } })

/** Tabs with an edit button. The reader is not among them; it has its own, which opens the current page. */
const editable: ReadonlySet<string> = new Set(
  ['', '/pages', '/changes', '/files', '/links', '/history'].map((tab) => `/o/$org/s/$space${tab}`),
)

export const Route = createFileRoute('/o/$org/s/$space')({
  loader: async ({ context: { queryClient }, params, location }) => {
    const space = await orNotFound(queryClient.ensureQueryData(spaceOptions(params.space)))
    await requireOwnOrganization(
      space,
      () => queryClient.fetchQuery({ ...spaceOptions(params.space), staleTime: 0 }),
      { org: params.org, href: location.href },
    )
    return { crumb: space.title }
  },
  component: SpaceFrame,
  notFoundComponent: MissingScreen,
})

function SpaceFrame() {
  const { org, space } = Route.useParams()
  const { data } = useSuspenseQuery(spaceOptions(space))
  useSpaceCommands(org, space, data.title)
  // The path of the current route, without the trailing slash of index routes.
  const currentPath = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SpaceHeader
        space={data}
        heading={currentPath === '/o/$org/s/$space'}
        action={
          currentPath !== undefined &&
          editable.has(currentPath) && (
            <EditSpace
              org={org}
              space={space}
              allowed={data.permissions.edit}
              button={currentPath !== '/o/$org/s/$space/changes'}
            />
          )
        }
      >
        <SpaceTabs
          org={org}
          space={space}
          current={currentPath}
          openChangeRequests={data.changeRequestsOpen}
        />
      </SpaceHeader>
      <Outlet />
    </div>
  )
}
