import { Ellipsis, ExternalLink, Link2, PencilLine, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Site } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { MenuLine } from '../../ui/menus/menu-separator.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { DeleteSite } from './delete-site.tsx'
import { RenameSite } from './rename-site.tsx'
import { SiteAddress } from './site-address.tsx'
import { SiteIcon } from '../site-icon.tsx'
import { siteRefusal } from '../site-permission-text.ts'
import { plainAddress, siteName, siteState } from '../site-text.ts'

export interface SiteHeadProps {
  readonly org: string
  readonly site: Site
  /** The tabs. */
  readonly children: ReactNode
}

const dialogs = { rename: RenameSite, address: SiteAddress, delete: DeleteSite } as const

/** The header of a site, with one sentence about whether it is online and who can read it. */
export function SiteHead({ org, site, children }: SiteHeadProps) {
  const [asked, setAsked] = useState<keyof typeof dialogs>()
  const Asked = asked === undefined ? undefined : dialogs[asked]
  const { before, url, after } = { url: undefined, after: undefined, ...siteState(site) }
  const refused = siteRefusal(site, 'publish')
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
          <MenuItem icon={PencilLine} onSelect={() => setAsked('rename')} disabledReason={refused}>
            Rename
          </MenuItem>
          <MenuItem icon={Link2} onSelect={() => setAsked('address')} disabledReason={refused}>
            Change the address
          </MenuItem>
          <MenuLine />
          <MenuItem icon={Trash2} danger onSelect={() => setAsked('delete')} disabledReason={refused}>
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
              <span className="truncate">{plainAddress(url)}</span>
              <Icon of={ExternalLink} />
              <span className="sr-only">, opens in another tab</span>
            </a>
          </span>
        )}
        {after}
      </p>
      {children}
      {Asked !== undefined && <Asked org={org} site={site} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
