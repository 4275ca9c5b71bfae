import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye } from 'lucide-react'
import { listSitesOptions } from '../../client/@tanstack/react-query.gen.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { Menu } from '../ui/menu.tsx'
import { siteName } from './site-words.ts'

export interface PreviewOnSiteProps {
  readonly org: string
  readonly space: string
  readonly change: number
  /** The page under review, which is opened; undefined: the home of the space. */
  readonly page: string | undefined
}

/** The way from a change request to the sites that show its space, with it in the place of main. Nothing without such sites. */
export function PreviewOnSite({ org, space, change, page }: PreviewOnSiteProps) {
  const { data } = useQuery(listSitesOptions({ path: { organizationId: org }, query: { space, limit: 20 } }))
  const sites = data?.items ?? []
  const [first] = sites
  if (first === undefined) return null
  const search = { change, space, beside: true, ...(page !== undefined && { page }) } as const
  if (sites.length === 1)
    return (
      <Link
        to="/o/$org/sites/$site/preview"
        params={{ org, site: first.id }}
        search={search}
        className={buttonClass('bare')}
      >
        <Icon of={Eye} />
        Preview on site
      </Link>
    )
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="bare" icon={Eye}>
          Preview on site
        </Button>
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
