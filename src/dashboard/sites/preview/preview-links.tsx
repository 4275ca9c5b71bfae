import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
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
  /** Renders only an icon, for a row of a list, labeled with this. */
  readonly of?: string | undefined
}

const small =
  'inline-flex size-8 items-center justify-center rounded-base text-ink-soft hover:bg-hover pointer-coarse:size-11'

/** Links to previews on the given sites: a direct link for one, a menu for several. */
export function PreviewLinks({ org, sites, search, of }: PreviewLinksProps) {
  const [first] = sites
  if (first === undefined) return null
  const words = of === undefined ? 'Preview on site' : `Preview ${of} on ${siteName(first)}`
  if (sites.length === 1)
    return (
      <Link
        to="/o/$org/sites/$site/preview"
        params={{ org, site: first.id }}
        search={search}
        className={of === undefined ? buttonClass('bare') : small}
        {...(of !== undefined && { 'aria-label': words, title: words })}
      >
        <Icon of={Eye} />
        {of === undefined && words}
      </Link>
    )
  return (
    <Menu
      align="end"
      trigger={
        of === undefined ? (
          <Button variant="bare" icon={Eye}>
            {words}
          </Button>
        ) : (
          <IconButton icon={Eye} label={`Preview ${of} on a site`} side="left" className="text-ink-soft" />
        )
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
