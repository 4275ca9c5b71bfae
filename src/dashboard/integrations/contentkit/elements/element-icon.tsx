import {
  CircleCheck,
  Check,
  ExternalLink,
  Eye,
  EyeOff,
  GitBranch,
  GitPullRequest,
  Link,
  Lock,
  Mail,
  Maximize2,
  Search,
  Settings,
  SquarePen,
  Star,
  Trash2,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react'
import type { ElementIcon as IconValue, IconName } from '../../../../content/contentkit/elements.ts'
import { Icon } from '../../../ui/icon.tsx'

/** The icons that an integration can name. Brands have no icon of their own here. */
export const namedIcons: { readonly [name in IconName]: LucideIcon } = {
  close: X,
  edit: SquarePen,
  github: GitPullRequest,
  gitlab: GitBranch,
  maximize: Maximize2,
  email: Mail,
  settings: Settings,
  search: Search,
  delete: Trash2,
  star: Star,
  warning: TriangleAlert,
  link: Link,
  'link-external': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  lock: Lock,
  check: Check,
  'check-circle': CircleCheck,
}

/** An icon by name, or a picture in its place. */
export function ElementIcon({ icon }: { readonly icon: IconValue }) {
  if (typeof icon === 'string') return <Icon of={namedIcons[icon]} />
  return (
    <img
      src={icon.source.url}
      alt=""
      loading="lazy"
      referrerPolicy="no-referrer"
      className="size-4 shrink-0 rounded-small object-contain"
    />
  )
}
