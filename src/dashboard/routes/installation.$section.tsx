import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, rootRouteId } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { getUserOptions } from '../../client/@tanstack/react-query.gen.ts'
import { requirePerson } from '../api/require-person.ts'
import { useSignOut } from '../api/use-sign-out.ts'
import { BackupsSection } from '../system/installation/backups-section.tsx'
import { InstallationFrame } from '../system/installation/installation-frame.tsx'
import {
  backupScheduleOptions,
  backupsOptions,
  jobsOptions,
  organizationSizesOptions,
  overviewOptions,
  slowOperationsOptions,
} from '../system/installation/installation-queries.ts'
import { installationSearch, type InstallationSearch } from '../system/installation/installation-search.ts'
import {
  isInstallationSection,
  type InstallationSection,
} from '../system/installation/installation-sections.ts'
import { JobsSection } from '../system/installation/jobs-section.tsx'
import { NetworkSection } from '../system/installation/network-section.tsx'
import { OperationsSection } from '../system/installation/operations-section.tsx'
import { OverviewSection } from '../system/installation/overview-section.tsx'
import { StorageSection } from '../system/installation/storage-section.tsx'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/installation/$section')({
  beforeLoad: requirePerson,
  validateSearch: installationSearch,
  loaderDeps: ({ search }) => installationSearch({ ...search }),
  loader: async ({ context: { queryClient, person }, params: { section }, deps }) => {
    // For everybody else this address leads to nothing.
    if (person.operator !== true || !isInstallationSection(section)) throw notFound({ routeId: rootRouteId })
    const needed: Readonly<Record<InstallationSection, () => readonly Promise<unknown>[]>> = {
      overview: () => [queryClient.ensureQueryData(overviewOptions())],
      jobs: () => [
        queryClient.ensureQueryData(overviewOptions()),
        queryClient.ensureInfiniteQueryData(jobsOptions(deps)),
      ],
      backups: () => [
        queryClient.ensureQueryData(backupScheduleOptions()),
        queryClient.ensureInfiniteQueryData(backupsOptions()),
      ],
      storage: () => [queryClient.ensureInfiniteQueryData(organizationSizesOptions())],
      operations: () => [queryClient.ensureQueryData(slowOperationsOptions())],
      network: () => [queryClient.ensureQueryData(overviewOptions())],
    }
    await Promise.all(needed[section]())
  },
  staticData: { crumb: 'Installation' },
  component: Installation,
  // Without the frame, which is not part of the initial bundle.
  pendingComponent: () => (
    <main className="mx-auto w-full max-w-list px-4 pt-16 sm:px-6">
      <Skeleton shape="lines" count={8} label="Loading the installation" />
    </main>
  ),
})

function Installation() {
  const { section } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: person } = useSuspenseQuery(getUserOptions())
  const onSignOut = useSignOut()
  const current: InstallationSection = isInstallationSection(section) ? section : 'overview'
  const content: Readonly<Record<InstallationSection, () => ReactNode>> = {
    overview: () => <OverviewSection />,
    jobs: () => (
      <JobsSection
        search={search}
        onSearch={(next: InstallationSearch) => void navigate({ search: next, replace: true })}
      />
    ),
    backups: () => <BackupsSection />,
    storage: () => <StorageSection />,
    operations: () => <OperationsSection />,
    network: () => <NetworkSection />,
  }
  return (
    <PlainShell width="list" account={{ person, onSignOut }}>
      <InstallationFrame current={current}>{content[current]()}</InstallationFrame>
    </PlainShell>
  )
}
