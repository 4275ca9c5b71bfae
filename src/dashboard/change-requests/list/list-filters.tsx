import { Link } from '@tanstack/react-router'
import { ArrowDownUp, Clock, History, PencilLine, Split, UserCheck, Users } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { inactiveDays } from '../../../contract/change-requests/limits.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { ClusterFilter } from './cluster-filter.tsx'
import { SavedFilters } from './saved-filters.tsx'
import { PersonFilter } from './person-filter.tsx'
import { SpaceFilter } from './space-filter.tsx'
import type { TabCounts } from './use-tab-counts.ts'
import { listTabs, withSearch, type ListSearch, type ListTab } from '../list-search.ts'

const tabLabels: Readonly<Record<ListTab, string>> = {
  open: 'Open',
  review: 'Needs my review',
  mine: 'Mine',
  waiting: 'Awaiting review',
  ready: 'Ready to merge',
  draft: 'Drafts',
  merged: 'Merged',
  archived: 'Archived',
}

const orderLabels = { updatedAt: 'Recently updated', createdAt: 'Newest' } as const

export interface ListFiltersProps {
  readonly org: string
  /** If the list is of one space. */
  readonly space?: string | undefined
  /** If the list is of several spaces: their names by id. */
  readonly spaceNames?: ReadonlyMap<string, string> | undefined
  readonly search: ListSearch
  readonly onSearch: (search: ListSearch) => void
  readonly counts: TabCounts
  /** The action at the right end. */
  readonly children?: ReactNode
}

/** Filters and order of the list. */
export function ListFilters(props: ListFiltersProps) {
  const { org, space, search, onSearch, children } = props
  const order = search.order ?? 'updatedAt'
  const field = useRef<HTMLInputElement>(null)
  useCommands([
    {
      id: 'filter-changes',
      label: 'Filter change requests',
      group: 'This screen',
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ListTabs search={search} counts={props.counts} />
        <span className="flex">
          <Menu
            align="end"
            trigger={
              <Button variant="bare" icon={ArrowDownUp}>
                {orderLabels[order]}
              </Button>
            }
          >
            <MenuChoice
              value={order}
              onValueChange={(next) => onSearch(withSearch(search, { order: next }))}
              options={[
                { value: 'updatedAt', label: orderLabels.updatedAt },
                { value: 'createdAt', label: orderLabels.createdAt },
              ]}
            />
          </Menu>
          <SavedFilters org={org} search={search} space={space} />
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <SearchField
          field={field}
          label="Filter by subject or number"
          value={search.q}
          onSearch={(q) => onSearch(withSearch(search, { q: q ?? '' }))}
        />
        <div className="max-sm:flex max-sm:w-full max-sm:gap-x-1 max-sm:scroll-row sm:contents">
          <StateFilters search={search} onSearch={onSearch} />
          <PeopleFilters org={org} search={search} onSearch={onSearch} />
          {search.cluster !== undefined && (
            <ClusterFilter
              org={org}
              cluster={search.cluster}
              onClear={() => onSearch(withSearch(search, { cluster: undefined }))}
            />
          )}
          {props.spaceNames !== undefined && (
            <SpaceFilter
              names={props.spaceNames}
              space={search.space}
              onChoose={(one) => onSearch(withSearch(search, { space: one }))}
            />
          )}
        </div>
        <div className="ml-auto">{children}</div>
      </div>
    </div>
  )
}

function ListTabs({ search, counts }: Pick<ListFiltersProps, 'search' | 'counts'>) {
  const current = search.tab ?? 'open'
  return (
    <nav
      aria-label="Change requests by status"
      className="flex min-w-0 flex-1 gap-1 scroll-row max-sm:w-full max-sm:flex-none"
    >
      {listTabs.map((tab) => (
        <Link
          key={tab}
          to="."
          search={withSearch(search, { tab }) as never}
          data-chosen={tab === current ? '' : undefined}
          aria-current={tab === current ? 'page' : undefined}
          // The default has no search parameters and would otherwise seem active with every other one.
          activeOptions={{ exact: true, includeSearch: true }}
          className="inline-flex touch-row shrink-0 items-center gap-1.5 rounded-base px-2.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
        >
          {tabLabels[tab]}
          {counts[tab] !== undefined && (
            <span className="figures text-caption font-normal text-ink-soft">{counts[tab]}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}

/**
 * Toggles for change requests that are behind main or in conflict with it. The row has no room for a third one, so the
 * filter by activity, which a link from elsewhere sets, appears only while it is set.
 */
function StateFilters({ search, onSearch }: Pick<ListFiltersProps, 'search' | 'onSearch'>) {
  const { outdated = false, conflicts = false, inactive = false } = search
  return (
    <>
      <Button
        variant="bare"
        icon={History}
        aria-pressed={outdated}
        className="aria-pressed:bg-chosen aria-pressed:font-strong"
        onClick={() => onSearch(withSearch(search, { outdated: !outdated }))}
      >
        Outdated
      </Button>
      <Button
        variant="bare"
        icon={Split}
        aria-pressed={conflicts}
        className="aria-pressed:bg-chosen aria-pressed:font-strong"
        onClick={() => onSearch(withSearch(search, { conflicts: !conflicts }))}
      >
        Has conflicts
      </Button>
      {inactive && (
        <Button
          variant="bare"
          icon={Clock}
          aria-pressed
          title={`No activity in the last ${inactiveDays} days`}
          className="bg-chosen font-strong"
          onClick={() => onSearch(withSearch(search, { inactive: false }))}
        >
          Inactive
        </Button>
      )}
    </>
  )
}

function PeopleFilters({ org, search, onSearch }: Pick<ListFiltersProps, 'org' | 'search' | 'onSearch'>) {
  return (
    <>
      {search.tab !== 'mine' && (
        <PersonFilter
          org={org}
          icon={PencilLine}
          label="Author"
          person={search.author}
          onChoose={(author) => onSearch(withSearch(search, { author }))}
        />
      )}
      <PersonFilter
        org={org}
        icon={Users}
        label="Participating"
        person={search.contributor}
        onChoose={(contributor) => onSearch(withSearch(search, { contributor }))}
      />
      <PersonFilter
        org={org}
        icon={UserCheck}
        label="Reviewer"
        person={search.reviewer}
        onChoose={(reviewer) => onSearch(withSearch(search, { reviewer }))}
      />
    </>
  )
}
