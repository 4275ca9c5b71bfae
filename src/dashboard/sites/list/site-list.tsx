import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Filter, Plus } from 'lucide-react'
import { useState } from 'react'
import type { Organization } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { sitesOptions } from '../site-queries.ts'
import { siteColumns, SiteRow } from './site-row.tsx'
import type { SiteSearch } from '../site-search.ts'
import type { PickableSpace } from '../structure/space-picker.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// Lazy, because its form imports the contract's schemas, which a list does not need.
const NewSiteDialog = lazyComponent(async () => (await import('./new-site.tsx')).NewSiteDialog)

/** Who can give the role that is needed to change sites. */
const creatorNeeded = 'You need the Creator role in the organization. Ask an administrator.'

export interface SiteListProps {
  readonly org: string
  readonly organization: Pick<Organization, 'permissions'>
  readonly search: SiteSearch
  readonly onSearch: (search: SiteSearch) => void
  /** Undefined while loading. */
  readonly spaces: readonly PickableSpace[] | undefined
}

const stateOptions = [
  { value: 'any', label: 'All sites' },
  { value: 'live', label: 'Live' },
  { value: 'hidden', label: 'Not published' },
] as const

/** The docs sites of an organization. */
export function SiteList({ org, organization, search, onSearch, spaces }: SiteListProps) {
  const list = useSuspenseInfiniteQuery(sitesOptions(org, search))
  const refused = organization.permissions.createContent ? undefined : creatorNeeded
  const isCreating = search.create === true && refused === undefined
  /** Stays mounted after first use, so that the dialog can finish its closing animation. */
  const [hasOpened, setHasOpened] = useState(isCreating)
  if (isCreating && !hasOpened) setHasOpened(true)
  const setCreating = (creating: boolean): void => {
    const { create: _create, ...filters } = search
    onSearch({ ...filters, ...(creating && { create: true }) })
  }
  const create = (): void => setCreating(true)
  useCommands(
    refused === undefined
      ? [{ id: 'new-site', label: 'New site', group: 'This screen', icon: Plus, keys: 'n', run: create }]
      : [],
  )
  const sites = list.data.pages.flatMap(({ items }) => items)
  const count = list.data.pages[0]?.count ?? sites.length
  const isFiltered = search.q !== undefined || search.state !== undefined
  const newButton = (
    <Button variant="primary" icon={Plus} onClick={create} disabledReason={refused}>
      New site
    </Button>
  )
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">Sites</h1>
        {(isFiltered || sites.length > 0) && newButton}
      </div>
      {(isFiltered || sites.length > 0) && <SiteFilters search={search} onSearch={onSearch} />}
      {sites.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'No matching sites' : 'No sites yet'}
          action={!isFiltered && newButton}
        >
          {isFiltered
            ? 'Try a different search or filter.'
            : 'A site publishes the pages of one or more spaces at one URL.'}
        </EmptyState>
      ) : (
        <div>
          <div
            className={`hidden ${siteColumns} h-8 items-center border-b border-line px-1 text-caption text-ink-soft md:grid`}
          >
            <span className="figures">{counted(count, 'site')}</span>
            <span>URL</span>
            <span>Audience</span>
            <span className="text-right">Spaces</span>
            <span className="text-right">Change requests</span>
            <span>Health</span>
            <span className="text-right">Status</span>
          </div>
          <ul aria-label="Sites">
            {sites.map((site) => (
              <SiteRow key={site.id} org={org} site={site} />
            ))}
          </ul>
          {list.hasNextPage && (
            <div className="pt-3">
              <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Show more
              </Button>
            </div>
          )}
        </div>
      )}
      {hasOpened && (
        <Later>
          <NewSiteDialog org={org} open={isCreating} onClose={() => setCreating(false)} spaces={spaces} />
        </Later>
      )}
    </div>
  )
}

function SiteFilters({ search: { q, state }, onSearch }: Pick<SiteListProps, 'search' | 'onSearch'>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label="Search titles"
        value={q}
        onSearch={(next) => onSearch({ ...(state && { state }), ...(next !== undefined && { q: next }) })}
      />
      <Menu
        trigger={
          <Button variant="bare" icon={Filter}>
            {stateOptions.find(({ value }) => value === (state ?? 'any'))?.label}
          </Button>
        }
      >
        <MenuChoice
          value={state ?? 'any'}
          onValueChange={(next) =>
            onSearch({ ...(q !== undefined && { q }), ...(next !== 'any' && { state: next }) })
          }
          options={stateOptions}
        />
      </Menu>
    </div>
  )
}
