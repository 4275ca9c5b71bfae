import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { orNotFound } from '../../../api/not-found-error.ts'
import { isMissing } from '../../../api/response-error.ts'
import { apiSpecOptions, versionsOptions } from '../../../api-specs/api-spec-queries.ts'
import { specName } from '../../../api-specs/api-spec-text.ts'
import { SpecHeader } from '../../../api-specs/detail/spec-header.tsx'
import { SpecNotices } from '../../../api-specs/detail/spec-notices.tsx'
import { SpecTabs } from '../../../api-specs/detail/spec-tabs.tsx'
import { useSpec } from '../../../api-specs/detail/use-spec-version.ts'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec')({
  loader: async ({ context: { queryClient }, params: { org, spec: slug } }) => {
    const [spec] = await orNotFound(
      Promise.all([
        queryClient.ensureQueryData(apiSpecOptions(org, slug)),
        queryClient.ensureQueryData(versionsOptions(org, slug)),
      ]),
    )
    return { crumb: specName(spec) }
  },
  component: SpecFrame,
  pendingComponent: () => <Skeleton shape="lines" count={4} label="Loading the specification" />,
  notFoundComponent: MissingScreen,
})

function SpecFrame() {
  const { org, spec: slug } = Route.useParams()
  const { error } = useSuspenseQuery(apiSpecOptions(org, slug))
  const { spec, latest } = useSpec(org, slug)
  const name = specName(spec)
  const { crumb } = Route.useLoaderData()
  const router = useRouter()
  // The first version gives it a title, a later one perhaps another.
  useEffect(() => {
    if (crumb !== name) void router.invalidate()
  }, [crumb, name, router])
  const currentTab = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/\/$/, '') })
  // It was visible before, and was deleted or the user's access revoked.
  if (isMissing(error)) return <MissingScreen />
  return (
    <div key={slug} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SpecHeader org={org} spec={spec} latest={latest}>
        <SpecNotices org={org} spec={spec} latest={latest} />
        <SpecTabs org={org} slug={spec.slug} current={currentTab} />
      </SpecHeader>
      <Outlet />
    </div>
  )
}
