import { Link } from '@tanstack/react-router'
import { Ellipsis, ExternalLink, Link2, PencilLine, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Site } from '../../../client/types.gen.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuSeparator } from '../../ui/menus/menu-separator.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { DeleteSite } from './delete-site.tsx'
import { RenameSite } from './rename-site.tsx'
import { ChangeSiteUrl } from './site-address.tsx'
import { SiteIcon } from '../site-icon.tsx'
import { siteRefusal } from '../site-permission-text.ts'
import { displayUrl, siteName, siteState, trashProblem } from '../site-text.ts'

export interface SiteHeaderProps {
  readonly org: string
  readonly site: Site
  /** The tabs. */
  readonly children: ReactNode
}

const dialogs = { rename: RenameSite, address: ChangeSiteUrl, delete: DeleteSite } as const

/** The header of a site, with one sentence about whether it is online and who can read it. */
export function SiteHeader({ org, site, children }: SiteHeaderProps) {
  const [openDialog, setOpenDialog] = useState<keyof typeof dialogs>()
  const OpenDialog = openDialog === undefined ? undefined : dialogs[openDialog]
  const { before, url, after } = { url: undefined, after: undefined, ...siteState(site) }
  const refused = siteRefusal(site, 'publish')
  // A problem of the domain is shown beside its field.
  const problem = site.health === undefined ? undefined : trashProblem(site.published, site.health)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-center gap-2">
        <p className="flex min-w-0 flex-1 items-center gap-2 text-display font-strong">
          <SiteIcon icon={site.icon ?? null} />
          <span className="min-w-0 truncate">{siteName(site)}</span>
        </p>
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} label={`Actions for ${siteName(site)}`} side="right" />}
        >
          <MenuItem icon={PencilLine} onSelect={() => setOpenDialog('rename')} disabledReason={refused}>
            Rename
          </MenuItem>
          <MenuItem icon={Link2} onSelect={() => setOpenDialog('address')} disabledReason={refused}>
            Change URL
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setOpenDialog('delete')} disabledReason={refused}>
            Delete
          </MenuItem>
        </Menu>
      </div>
      <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
        {before}
        {url !== undefined && (
          <span className="inline-flex min-w-0 items-center">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-w-0 items-center gap-1 text-accent underline"
            >
              <span className="truncate">{displayUrl(url)}</span>
              <Icon of={ExternalLink} />
              <span className="sr-only">, opens in a new tab</span>
            </a>
          </span>
        )}
        {after}
      </p>
      {problem !== undefined && (
        <Note tone="warning">
          {problem.detail}{' '}
          <Link
            to="/o/$org/sites/$site/structure"
            params={{ org, site: site.id }}
            className="text-accent underline"
          >
            Open the structure
          </Link>
        </Note>
      )}
      {children}
      {OpenDialog !== undefined && (
        <OpenDialog org={org} site={site} onClose={() => setOpenDialog(undefined)} />
      )}
    </div>
  )
}
