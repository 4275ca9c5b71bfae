import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Filter, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Organization } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { NewSiteDialog } from './new-site.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { sitesOptions } from '../site-queries.ts'
import { siteColumns, SiteRow } from './site-row.tsx'
import type { SiteSearch } from '../site-search.ts'
import type { PickableSpace } from '../structure/space-picker.tsx'

/** Who can give the role that is needed to change sites. */
const sitesHelp = 'It takes the role Creator in the organization. An administrator can give it to you.'

export interface SiteListProps {
  readonly org: string
  readonly organization: Pick<Organization, 'permissions'>
  readonly search: SiteSearch
  readonly onSearch: (search: SiteSearch) => void
  /** Undefined while loading. */
  readonly spaces: readonly PickableSpace[] | undefined
}

const states = [
  { value: 'any', label: 'Live or not' },
  { value: 'live', label: 'Live' },
  { value: 'hidden', label: 'Not published' },
] as const

/** The docs sites of an organization. */
export function SiteList({ org, organization, search, onSearch, spaces }: SiteListProps) {
  const list = useSuspenseInfiniteQuery(sitesOptions(org, search))
  const [making, setMaking] = useState(false)
  const refused = organization.permissions.createContent ? undefined : sitesHelp
  const make = (): void => setMaking(true)
  useCommands(
    refused === undefined
      ? [{ id: 'new-site', label: 'New site', group: 'This screen', icon: Plus, keys: 'n', run: make }]
      : [],
  )
  const sites = list.data.pages.flatMap(({ items }) => items)
  const count = list.data.pages[0]?.count ?? sites.length
  const { q, state } = search
  const searched = q !== undefined || state !== undefined
  const button = (
    <Button variant="primary" icon={Plus} onClick={make} disabledReason={refused}>
      New site
    </Button>
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">Sites</h1>
        {(searched || sites.length > 0) && button}
      </div>
      {(searched || sites.length > 0) && (
        <div className="flex flex-wrap items-center gap-2">
          <SearchField
            label="Search titles"
            value={q}
            onSearch={(next) => onSearch({ ...(state && { state }), ...(next !== undefined && { q: next }) })}
          />
          <Menu
            trigger={
              <Button variant="bare" icon={Filter}>
                {states.find(({ value }) => value === (state ?? 'any'))?.label}
              </Button>
            }
          >
            <MenuChoice
              value={state ?? 'any'}
              onValueChange={(next) =>
                onSearch({ ...(q !== undefined && { q }), ...(next !== 'any' && { state: next }) })
              }
              options={states}
            />
          </Menu>
        </div>
      )}
      {sites.length === 0 ? (
        <EmptyState
          title={searched ? 'No site fits' : 'No site yet'}
          action={!searched && button}
          example={
            !searched && (
              <>
                One site, three spaces: <em>Guide</em> at docs.example.org, <em>Reference</em> at
                docs.example.org/reference, <em>Release notes</em> at docs.example.org/release-notes.
              </>
            )
          }
        >
          {searched
            ? 'Look for other words, or at all sites again.'
            : 'A site shows the merged pages of spaces under one address: each space as a section, or several as variants, such as versions and languages.'}
        </EmptyState>
      ) : (
        <div>
          <div
            className={`hidden ${siteColumns} h-8 items-center border-b border-line px-1 text-caption text-ink-soft md:grid`}
          >
            <span className="figures">{counted(count, 'site')}</span>
            <span>Address</span>
            <span>Who reads it</span>
            <span className="text-right">Shows</span>
            <span className="text-right">Open</span>
            <span className="text-right">State</span>
          </div>
          <ul aria-label="Sites">
            {sites.map((site) => (
              <SiteRow key={site.id} org={org} site={site} />
            ))}
          </ul>
          {list.hasNextPage && (
            <div className="pt-3">
              <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Show more of {count}
              </Button>
            </div>
          )}
        </div>
      )}
      <NewSiteDialog org={org} open={making} onClose={() => setMaking(false)} spaces={spaces} />
    </div>
  )
}
