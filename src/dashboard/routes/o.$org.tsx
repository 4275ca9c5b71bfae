import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { Replace, Settings } from 'lucide-react'
import { lazy, useEffect } from 'react'
import {
  getOrganizationOptions,
  getUserOptions,
  listOrganizationsOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { rememberOrganization } from '../api/last-organization.ts'
import { useLiveEvents } from '../api/live-events.ts'
import { orNotFound } from '../api/not-found-error.ts'
import { requirePerson } from '../api/require-person.ts'
import { useSignOut } from '../api/use-sign-out.ts'
import { settingsNames, settingsSections } from '../organizations/settings-sections.ts'
import { unreadOptions } from '../people/inbox/notification-queries.ts'
import { usePing } from '../people/account/use-activity-ping.ts'
import { AppShell } from '../shell/frame/app-shell.tsx'
import { useCommands } from '../shell/commands/commands.ts'
import { MissingScreen } from '../shell/failures/missing-screen.tsx'
import { SpaceRail } from '../spaces/rail/space-rail.tsx'
import { Later } from '../ui/later.tsx'
import { useLoadedLater } from '../ui/use-loaded-later.ts'

// Lazy, like the palette that shows it.
const loadFound = () => import('../search/search-results.tsx')
const Found = lazy(async () => ({ default: (await loadFound()).Found }))

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org')({
  beforeLoad: requirePerson,
  loader: async ({ context: { queryClient }, params: { org } }) => {
    const [organization] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(organizationOptions(org)), 'screen'),
      queryClient.ensureQueryData(listOrganizationsOptions()),
    ])
    return { crumb: organization.title }
  },
  component: Organization,
  // For unknown URLs below the organization; keeps the shell around it.
  notFoundComponent: MissingScreen,
})

function Organization() {
  const { org } = Route.useParams()
  const { data: person } = useSuspenseQuery(getUserOptions())
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const { data: organizations } = useSuspenseQuery(listOrganizationsOptions())
  const { data: unread = 0 } = useQuery(unreadOptions(org))
  const onSignOut = useSignOut()
  useLoadedLater(loadFound, 1000)
  const router = useRouter()
  useLiveEvents(org)
  usePing(org)
  useCommands([
    {
      id: 'replace',
      label: 'Find and replace in all spaces',
      group: 'Actions',
      icon: Replace,
      run: () => void router.navigate({ to: '/o/$org/replace', params: { org } }),
    },
    ...settingsNames.map((section) => ({
      id: `settings ${section}`,
      label: `Settings: ${settingsSections[section].label}`,
      words: settingsSections[section].words,
      group: 'Settings' as const,
      icon: Settings,
      run: () => void router.navigate({ to: '/o/$org/settings/$section', params: { org, section } }),
    })),
  ])
  useEffect(() => rememberOrganization(org), [org])
  return (
    <AppShell
      organization={organization}
      organizations={organizations.items}
      person={person}
      counts={{ '/o/$org/inbox': unread }}
      spaces={<SpaceRail key={org} org={org} />}
      onSignOut={onSignOut}
      results={({ query, close, suggest }) => (
        <Later>
          <Found
            organization={org}
            query={query}
            onFirst={suggest}
            onGo={(path) => {
              close()
              router.history.push(path)
            }}
          />
        </Later>
      )}
    >
      <Outlet />
    </AppShell>
  )
}
