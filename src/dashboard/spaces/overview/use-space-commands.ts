import { useNavigate } from '@tanstack/react-router'
import { ClipboardList, FileText, GitPullRequest, History, Image, Link2, Settings } from 'lucide-react'
import { useCommands } from '../../shell/commands/commands.ts'

const places = [
  { label: 'Pages', path: '/o/$org/s/$space/pages', icon: FileText, group: 'Go to' },
  { label: 'Change requests', path: '/o/$org/s/$space/changes', icon: GitPullRequest, group: 'Go to' },
  { label: 'Files', path: '/o/$org/s/$space/files', icon: Image, group: 'Go to', keys: 'f' },
  { label: 'Links', path: '/o/$org/s/$space/links', icon: Link2, group: 'Go to', keys: 'l' },
  { label: 'Doc debt', path: '/o/$org/s/$space/doc-debt', icon: ClipboardList, group: 'Go to' },
  { label: 'History', path: '/o/$org/s/$space/history', icon: History, group: 'Go to' },
  { label: 'Settings', path: '/o/$org/s/$space/settings', icon: Settings, group: 'Settings' },
] as const

/** Commands of the palette for the tabs of the current space. */
export const useSpaceCommands = (org: string, space: string, title: string): void => {
  const navigate = useNavigate()
  useCommands(
    places.map(({ label, path, icon, group, ...rest }) => ({
      id: `space ${path}`,
      label: `${label} in ${title}`,
      group,
      icon,
      ...rest,
      run: () => void navigate({ to: path, params: { org, space } }),
    })),
  )
}
