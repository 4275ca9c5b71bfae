import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../../forms/form-error.tsx'
import { historyOptions } from '../../../pages/page-queries.ts'
import { RevisionList } from '../../../pages/history/revision-list.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { SpaceOverview } from '../../../spaces/overview/space-overview.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { NoPagesInSpace } from '../../-editor/no-pages-in-space.tsx'

export const Route = createFileRoute('/o/$org/s/$space/')({
  // The history is not awaited: the rest of the overview renders immediately.
  loader: ({ context: { queryClient }, params: { space } }) => {
    void queryClient.prefetchInfiniteQuery(historyOptions(space, undefined))
  },
  component: Overview,
  notFoundComponent: MissingScreen,
})

/** Number of revisions on the overview. */
const latest = 5

function Overview() {
  const { org, space } = Route.useParams()
  const { data } = useSuspenseQuery(getSpaceOptions({ path: { spaceId: space } }))
  const history = useInfiniteQuery(historyOptions(space, undefined))
  const revisions = history.data?.pages[0]
  return (
    <SpaceOverview
      org={org}
      space={data}
      noPages={<NoPagesInSpace org={org} space={space} allowed={data.permissions.edit} />}
    >
      <Section
        title="Latest revisions"
        actions={
          revisions !== undefined &&
          revisions.count > latest && (
            <Link
              to="/o/$org/s/$space/history"
              params={{ org, space }}
              search={{}}
              className="text-accent underline"
            >
              View all {revisions.count}
            </Link>
          )
        }
      >
        {revisions !== undefined ? (
          <RevisionList
            org={org}
            space={space}
            revisions={revisions.items.slice(0, latest)}
            currentRevision={data.revision}
            selectedRevision={undefined}
            page={undefined}
          />
        ) : history.error === null ? (
          <Skeleton shape="rows" count={latest} label="Loading the latest revisions" />
        ) : (
          <FormError error={history.error} />
        )}
      </Section>
    </SpaceOverview>
  )
}
