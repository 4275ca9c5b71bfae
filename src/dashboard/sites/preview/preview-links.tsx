import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import type { PreviewSearch } from './preview-search.ts'
import { siteName } from '../site-text.ts'

export interface PreviewLinksProps {
  readonly org: string
  readonly sites: readonly { readonly id: string; readonly title: string }[]
  readonly search: PreviewSearch
  /** What is previewed, for the label in a row of a list. */
  readonly of?: string | undefined
}

const small =
  'inline-flex size-8 items-center justify-center rounded-base text-ink-soft hover:bg-hover pointer-coarse:size-11'

/** An icon that links to the previews on the given sites: a direct link for one, a menu for several. */
export function PreviewLinks({ org, sites, search, of }: PreviewLinksProps) {
  const [first] = sites
  if (first === undefined) return null
  const label = of === undefined ? 'Preview on site' : `Preview ${of} on ${siteName(first)}`
  if (sites.length === 1)
    return (
      <Link
        to="/o/$org/sites/$site/preview"
        params={{ org, site: first.id }}
        search={search}
        className={small}
        aria-label={label}
        title={label}
      >
        <Icon of={Eye} />
      </Link>
    )
  return (
    <Menu
      align="end"
      trigger={
        <IconButton
          icon={Eye}
          label={of === undefined ? label : `Preview ${of} on a site`}
          side="left"
          className="text-ink-soft"
        />
      }
    >
      {sites.map((site) => (
        <MenuItem key={site.id} asChild>
          <Link to="/o/$org/sites/$site/preview" params={{ org, site: site.id }} search={search}>
            {siteName(site)}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
