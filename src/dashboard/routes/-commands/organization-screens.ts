/** Screens of an organization that the palette opens, with the permission that they need. */
import {
  BookOpen,
  FileJson2,
  FolderInput,
  Languages,
  MessagesSquare,
  Replace,
  Trash2,
  Users,
} from 'lucide-react'
import type { Organization } from '../../../client/types.gen.ts'
import type { Command } from '../../shell/commands/commands.ts'

interface ScreenCommand extends Pick<Command, 'id' | 'label' | 'searchTerms' | 'group' | 'icon'> {
  /** An address without further parameters. */
  readonly to: `/o/$org/${string}`
  readonly needs?: keyof Organization['permissions']
}

export const organizationScreens = [
  {
    ...{ id: 'import', label: 'Import documentation', group: 'Actions', icon: FolderInput },
    ...{ to: '/o/$org/import', needs: 'createContent', searchTerms: 'upload zip folder markdown' },
  },
  {
    ...{ id: 'new spec', label: 'New API specification', group: 'Actions', icon: FileJson2 },
    ...{ to: '/o/$org/new-spec', needs: 'createOpenAPISpec', searchTerms: 'create add openapi swagger' },
  },
  {
    ...{ id: 'replace', label: 'Find and replace in all spaces', group: 'Actions', icon: Replace },
    ...{ to: '/o/$org/replace' },
  },
  {
    ...{ id: 'spaces', label: 'All spaces', group: 'Go to', icon: BookOpen },
    ...{ to: '/o/$org/spaces', searchTerms: 'list table visibility broken links language role' },
  },
  {
    ...{ id: 'trash', label: 'Trash', group: 'Go to', icon: Trash2 },
    ...{ to: '/o/$org/trash', searchTerms: 'deleted spaces restore undelete bin' },
  },
  {
    ...{ id: 'members', label: 'Members', group: 'Go to', icon: Users },
    ...{ to: '/o/$org/people', needs: 'listMembers', searchTerms: 'people users colleagues roles guests' },
  },
  {
    ...{ id: 'teams', label: 'Teams', group: 'Go to', icon: Users },
    ...{ to: '/o/$org/teams', needs: 'listMembers', searchTerms: 'people groups' },
  },
  {
    ...{ id: 'translation coverage', label: 'Translation coverage', group: 'Go to', icon: Languages },
    to: '/o/$org/translations/coverage',
    searchTerms: 'languages matrix pages freshness stale missing',
  },
  {
    ...{ id: 'glossary', label: 'Glossary', group: 'Go to', icon: Languages },
    ...{ to: '/o/$org/translations/glossary', searchTerms: 'terms translations languages' },
  },
  {
    ...{ id: 'new translation', label: 'New translation', group: 'Actions', icon: Languages },
    ...{ to: '/o/$org/translations/new', needs: 'admin' },
    searchTerms: 'create add language translate localize',
  },
  {
    ...{ id: 'add conversations', label: 'Add conversations', group: 'Actions', icon: MessagesSquare },
    ...{ to: '/o/$org/add-conversations', needs: 'admin' },
    searchTerms: 'ingest support tickets import csv json',
  },
  {
    ...{ id: 'conversation settings', label: 'Settings: Conversations', group: 'Settings' },
    ...{ icon: MessagesSquare, to: '/o/$org/conversation-settings', needs: 'admin' },
    searchTerms: 'originals retention masked personal data sample clusters',
  },
] as const satisfies readonly ScreenCommand[]
