import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FolderPlus, Globe, Plus, Settings, UserPlus } from 'lucide-react'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { settingsNames, settingsSections } from '../../organizations/settings-sections.ts'
import { useCommands, type Command } from '../../shell/commands/commands.ts'
import { useResourceActions } from '../../spaces/resources/use-resource-actions.tsx'
import { organizationScreens } from './organization-screens.ts'

/**
 * Commands of the palette that are available everywhere in an organization. Loaded after the screen: none of them has
 * a key.
 */
export function OrganizationCommands({ org }: { readonly org: string }) {
  const navigate = useNavigate()
  const { data: organization } = useSuspenseQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const { runAction, dialogs } = useResourceActions(org)
  const { permissions } = organization
  const params = { org }
  const creation: readonly Command[] = [
    {
      id: 'new space',
      label: 'New space',
      searchTerms: 'create add documentation',
      group: 'Actions',
      icon: Plus,
      run: () => runAction('new-space'),
    },
    {
      id: 'new collection',
      label: 'New collection',
      searchTerms: 'create add folder',
      group: 'Actions',
      icon: FolderPlus,
      run: () => runAction('new-collection'),
    },
    {
      id: 'new site',
      label: 'New site',
      searchTerms: 'create add publish docs',
      group: 'Actions',
      icon: Globe,
      run: () => void navigate({ to: '/o/$org/sites', params, search: { create: true } }),
    },
  ]
  const invites: Command = {
    id: 'invites',
    label: 'Invites',
    searchTerms: 'invite people pending add members',
    group: 'Go to',
    icon: UserPlus,
    run: () => void navigate({ to: '/o/$org/people', params, search: { tab: 'invites' } }),
  }
  useCommands([
    ...(permissions.createContent ? creation : []),
    ...organizationScreens
      .filter((screen) => !('needs' in screen) || permissions[screen.needs])
      .map(({ to, ...command }) => ({ ...command, run: () => void navigate({ to, params }) })),
    ...(permissions.admin ? [invites] : []),
    ...settingsNames.map((section) => ({
      id: `settings ${section}`,
      label: `Settings: ${settingsSections[section].label}`,
      searchTerms: settingsSections[section].keywords,
      group: 'Settings' as const,
      icon: Settings,
      run: () => void navigate({ to: '/o/$org/settings/$section', params: { org, section } }),
    })),
  ])
  return dialogs
}
