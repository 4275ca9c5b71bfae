import { Ellipsis, Link2Off, PencilLine, RotateCcw, Trash2 } from 'lucide-react'
import type { ShareLink } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

export interface ShareLinkRowProps {
  readonly link: ShareLink
  readonly refused: string | undefined
  /** Why a revoked link cannot be restored; undefined if it can. */
  readonly restoreRefusal: string | undefined
  readonly onActiveChange: (active: boolean) => void
  readonly onRename: () => void
  readonly onDelete: () => void
}

/** A share link with its dates and actions. */
export function ShareLinkRow({
  link,
  refused,
  restoreRefusal,
  onActiveChange,
  onRename,
  onDelete,
}: ShareLinkRowProps) {
  const { name, active, createdAt, expiresAt, lastUsedAt, urls } = link
  const title = name === '' ? 'Untitled link' : name
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2">
      <span className="min-w-0 flex-1 basis-48">
        <span className="flex items-center gap-2">
          <span className="truncate font-strong">{title}</span>
          {!active && <Badge tone="rust">Revoked</Badge>}
        </span>
        <span className="block text-caption text-ink-soft">
          Created <RelativeTime at={createdAt} />
          {expiresAt !== undefined && (
            <>
              {' · expires '}
              <RelativeTime at={expiresAt} />
            </>
          )}
          {' · '}
          {lastUsedAt === undefined ? (
            'never used'
          ) : (
            <>
              last used <RelativeTime at={lastUsedAt} />
            </>
          )}
        </span>
      </span>
      <Menu align="end" trigger={<IconButton icon={Ellipsis} label={`Actions for ${title}`} />}>
        <MenuItem icon={PencilLine} onSelect={onRename} disabledReason={refused}>
          Rename
        </MenuItem>
        {active ? (
          <MenuItem icon={Link2Off} onSelect={() => onActiveChange(false)} disabledReason={refused}>
            Revoke
          </MenuItem>
        ) : (
          <MenuItem
            icon={RotateCcw}
            onSelect={() => onActiveChange(true)}
            disabledReason={refused ?? restoreRefusal}
          >
            Restore
          </MenuItem>
        )}
        <MenuItem icon={Trash2} danger onSelect={onDelete} disabledReason={refused}>
          Delete
        </MenuItem>
      </Menu>
      {active && urls.published !== undefined && (
        <CopyField text={urls.published} what="link" label={`Share link: ${title}`} />
      )}
    </li>
  )
}
