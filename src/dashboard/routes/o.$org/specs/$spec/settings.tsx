import { createFileRoute } from '@tanstack/react-router'
import { useSpec } from '../../../../api-specs/detail/use-spec-version.ts'
import { SettingsScreen } from '../../../../api-specs/settings/settings-screen.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/specs/$spec/settings')({
  staticData: { crumb: 'Settings' },
  component: Settings,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading settings" />,
})

function Settings() {
  const { org, spec: slug } = Route.useParams()
  const { spec, latest } = useSpec(org, slug)
  return <SettingsScreen org={org} spec={spec} latest={latest} />
}
