import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  BookOpen,
  FileJson2,
  FolderInput,
  FolderPlus,
  Globe,
  Languages,
  MessagesSquare,
  Plus,
  Replace,
  Settings,
  Trash2,
  UserPlus,
  Users,
} from 'lucide-react'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { settingsNames, settingsSections } from '../../organizations/settings-sections.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { useResourceActions } from '../../spaces/resources/use-resource-actions.tsx'

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
  useCommands([
    ...(permissions.createContent
      ? ([
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
          {
            id: 'import',
            label: 'Import documentation',
            searchTerms: 'upload zip folder markdown',
            group: 'Actions',
            icon: FolderInput,
            run: () => void navigate({ to: '/o/$org/import', params }),
          },
        ] as const)
      : []),
    ...(permissions.createOpenAPISpec
      ? [
          {
            id: 'new spec',
            label: 'New API specification',
            searchTerms: 'create add openapi swagger',
            group: 'Actions' as const,
            icon: FileJson2,
            run: () => void navigate({ to: '/o/$org/new-spec', params }),
          },
        ]
      : []),
    {
      id: 'replace',
      label: 'Find and replace in all spaces',
      group: 'Actions',
      icon: Replace,
      run: () => void navigate({ to: '/o/$org/replace', params }),
    },
    {
      id: 'spaces',
      label: 'All spaces',
      searchTerms: 'list table visibility broken links language role',
      group: 'Go to',
      icon: BookOpen,
      run: () => void navigate({ to: '/o/$org/spaces', params }),
    },
    {
      id: 'trash',
      label: 'Trash',
      searchTerms: 'deleted spaces restore undelete bin',
      group: 'Go to',
      icon: Trash2,
      run: () => void navigate({ to: '/o/$org/trash', params }),
    },
    ...(permissions.listMembers
      ? ([
          {
            id: 'members',
            label: 'Members',
            searchTerms: 'people users colleagues roles guests',
            group: 'Go to',
            icon: Users,
            run: () => void navigate({ to: '/o/$org/people', params }),
          },
          {
            id: 'teams',
            label: 'Teams',
            searchTerms: 'people groups',
            group: 'Go to',
            icon: Users,
            run: () => void navigate({ to: '/o/$org/teams', params }),
          },
        ] as const)
      : []),
    {
      id: 'translation coverage',
      label: 'Translation coverage',
      searchTerms: 'languages matrix pages freshness stale missing',
      group: 'Go to',
      icon: Languages,
      run: () => void navigate({ to: '/o/$org/translations/coverage', params }),
    },
    {
      id: 'glossary',
      label: 'Glossary',
      searchTerms: 'terms translations languages',
      group: 'Go to',
      icon: Languages,
      run: () => void navigate({ to: '/o/$org/translations/glossary', params }),
    },
    ...(permissions.admin
      ? [
          {
            id: 'new translation',
            label: 'New translation',
            searchTerms: 'create add language translate localize',
            group: 'Actions' as const,
            icon: Languages,
            run: () => void navigate({ to: '/o/$org/translations/new', params }),
          },
          {
            id: 'invites',
            label: 'Invites',
            searchTerms: 'invite people pending add members',
            group: 'Go to' as const,
            icon: UserPlus,
            run: () => void navigate({ to: '/o/$org/people', params, search: { tab: 'invites' } }),
          },
          {
            id: 'add conversations',
            label: 'Add conversations',
            searchTerms: 'ingest support tickets import csv json',
            group: 'Actions' as const,
            icon: MessagesSquare,
            run: () => void navigate({ to: '/o/$org/add-conversations', params }),
          },
          {
            id: 'conversation settings',
            label: 'Settings: Conversations',
            searchTerms: 'originals retention masked personal data sample clusters',
            group: 'Settings' as const,
            icon: MessagesSquare,
            run: () => void navigate({ to: '/o/$org/conversation-settings', params }),
          },
        ]
      : []),
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
