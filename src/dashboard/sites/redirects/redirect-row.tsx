import { ArrowRight, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import type { SiteRedirect } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'

export interface RedirectRowProps {
  readonly redirect: SiteRedirect
  readonly target: string
  readonly refused: string | undefined
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** One redirect: source, target and options. */
export function RedirectRow({ redirect, target, refused, onEdit, onDelete }: RedirectRowProps) {
  const { source, captureWildcard, permanent, automatic, broken } = redirect
  const path = `/${source}${captureWildcard ? '/*' : ''}`
  return (
    <div className="flex min-h-11 items-center gap-3 border-b border-line px-1 py-1.5">
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
        <code className="truncate" title={path}>
          {path}
        </code>
        <Icon of={ArrowRight} className="hidden text-ink-soft sm:block" />
        <span className="truncate text-ink-soft" title={target}>
          <span className="sr-only">redirects to </span>
          {target}
        </span>
      </div>
      <span className="flex flex-wrap justify-end gap-1 sm:w-40">
        {broken && <Badge tone="rust">Broken</Badge>}
        {!permanent && <Badge>Temporary</Badge>}
        {automatic && <Badge>Automatic</Badge>}
      </span>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${path}`} />}>
        <MenuItem icon={PencilLine} onSelect={onEdit} disabledReason={refused}>
          Edit
        </MenuItem>
        <MenuItem icon={Trash2} danger onSelect={onDelete} disabledReason={refused}>
          Delete
        </MenuItem>
      </Menu>
    </div>
  )
}
