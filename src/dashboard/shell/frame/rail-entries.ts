import {
  Blocks,
  FileJson2,
  GitPullRequest,
  Globe,
  House,
  Inbox,
  Languages,
  MessagesSquare,
  Settings,
  Users,
  type LucideIcon,
} from 'lucide-react'

export interface RailEntry {
  readonly label: string
  readonly icon: LucideIcon
  /** A route of the dashboard below an organization; the entry is shown once the route exists. */
  readonly path: string
  readonly keys: string
  readonly group: 'work' | 'desk'
  /** Shown to administrators of the organization only. */
  readonly administrators?: true
}

/** The main entries of an organization, in display order. */
export const railEntries: readonly RailEntry[] = [
  { label: 'Home', icon: House, path: '/o/$org', keys: 'g h', group: 'work' },
  { label: 'Inbox', icon: Inbox, path: '/o/$org/inbox', keys: 'g n', group: 'work' },
  { label: 'Change requests', icon: GitPullRequest, path: '/o/$org/changes', keys: 'g c', group: 'work' },
  { label: 'Sites', icon: Globe, path: '/o/$org/sites', keys: 'g s', group: 'work' },
  { label: 'API specifications', icon: FileJson2, path: '/o/$org/specs', keys: 'g a', group: 'desk' },
  { label: 'Translations', icon: Languages, path: '/o/$org/translations', keys: 'g t', group: 'desk' },
  {
    label: 'Conversations',
    icon: MessagesSquare,
    path: '/o/$org/conversations',
    keys: 'g v',
    group: 'desk',
    administrators: true,
  },
  { label: 'Integrations', icon: Blocks, path: '/o/$org/integrations', keys: 'g i', group: 'desk' },
  { label: 'People', icon: Users, path: '/o/$org/people', keys: 'g p', group: 'desk' },
  { label: 'Settings', icon: Settings, path: '/o/$org/settings', keys: 'g ,', group: 'desk' },
]
