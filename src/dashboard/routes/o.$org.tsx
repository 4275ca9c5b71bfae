import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
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
import { unreadOptions } from '../people/inbox/notification-queries.ts'
import { useActivityPing } from '../people/account/use-activity-ping.ts'
import { AppShell } from '../shell/frame/app-shell.tsx'
import { MissingScreen } from '../shell/failures/lazy-missing-screen.ts'
import { SpaceRail } from '../spaces/rail/space-rail.tsx'
import { Later } from '../ui/loading/later.tsx'
import { useLoadedOnInteraction } from '../ui/loading/use-loaded-on-interaction.ts'
import { lazyComponent } from '../ui/loading/lazy-component.tsx'

// Lazy, like the palette that shows it.
const loadFound = () => import('../search/search-results.tsx')
const Found = lazyComponent(async () => (await loadFound()).SearchResults)

/** What fetches the data of the screens to which somebody may go from a page. */
const loadOtherLoaders = () => import('../other-loaders.ts')

const loadCommands = () => import('./-commands/organization-commands.tsx')
const Commands = lazyComponent(async () => (await loadCommands()).OrganizationCommands)

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org')({
  // Not `beforeLoad`, which would make everything below wait for the answer.
  loader: async ({ context, params: { org }, location }) => {
    const { queryClient } = context
    const shown = Promise.all([
      orNotFound(queryClient.ensureQueryData(organizationOptions(org)), 'screen'),
      queryClient.ensureQueryData(listOrganizationsOptions()),
    ])
    // To somebody who is signed out, all of it is refused: the redirect must be what is thrown.
    shown.catch(() => {})
    await requirePerson({ context, location })
    const [organization] = await shown
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
  useLoadedOnInteraction(loadFound)
  useLoadedOnInteraction(loadOtherLoaders)
  const [hasCommands, setHasCommands] = useState(false)
  const showCommands = useCallback(async () => {
    await loadCommands()
    setHasCommands(true)
  }, [])
  useLoadedOnInteraction(showCommands)
  const router = useRouter()
  useLiveEvents(org)
  useActivityPing(org)
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
      {hasCommands && (
        <Later>
          <Commands key={org} org={org} />
        </Later>
      )}
    </AppShell>
  )
}
