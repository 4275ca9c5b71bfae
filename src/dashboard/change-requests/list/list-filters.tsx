import { Link } from '@tanstack/react-router'
import { ArrowDownUp, History, PencilLine, Split, UserCheck, Users } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { KeptFilters } from './saved-filters.tsx'
import { PersonFilter } from './person-filter.tsx'
import { SpaceFilter } from './space-filter.tsx'
import { listTabs, withSearch, type ListSearch, type ListTab } from '../list-search.ts'

const words: Readonly<Record<ListTab, string>> = {
  open: 'Open',
  review: 'Needs my review',
  mine: 'Mine',
  waiting: 'Waiting',
  ready: 'Ready to merge',
  draft: 'Drafts',
  merged: 'Merged',
  archived: 'Archived',
}

export interface ListFiltersProps {
  readonly org: string
  /** If the list is of one space. */
  readonly space?: string | undefined
  /** If the list is of several spaces: their names by id. */
  readonly spaceNames?: ReadonlyMap<string, string> | undefined
  readonly search: ListSearch
  readonly onSearch: (search: ListSearch) => void
  /** The action at the right end. */
  readonly children?: ReactNode
}

/** Filters and order of the list. */
export function ListFilters({ org, space, spaceNames, search, onSearch, children }: ListFiltersProps) {
  const tab = search.tab ?? 'open'
  const order = search.order ?? 'updatedAt'
  const field = useRef<HTMLInputElement>(null)
  useCommands([
    {
      id: 'filter-changes',
      label: 'Filter the change requests',
      group: 'This screen',
      keys: '/',
      run: () => field.current?.focus(),
    },
  ])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <nav
          aria-label="Which change requests"
          className="flex min-w-0 flex-1 gap-1 scroll-row max-sm:w-full max-sm:flex-none"
        >
          {listTabs.map((one) => (
            <Link
              key={one}
              to="."
              search={withSearch(search, { tab: one }) as never}
              data-chosen={one === tab ? '' : undefined}
              aria-current={one === tab ? 'page' : undefined}
              // The default has no search parameters and would otherwise seem active with every other one.
              activeOptions={{ exact: true, includeSearch: true }}
              className="inline-flex touch-row shrink-0 items-center rounded-base px-2.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
            >
              {words[one]}
            </Link>
          ))}
        </nav>
        <span className="flex">
          <Menu
            align="end"
            trigger={
              <Button variant="bare" icon={ArrowDownUp}>
                {order === 'updatedAt' ? 'Latest change' : 'Newest'}
              </Button>
            }
          >
            <MenuChoice
              value={order}
              onValueChange={(next) => onSearch(withSearch(search, { order: next }))}
              options={[
                { value: 'updatedAt', label: 'Latest change first' },
                { value: 'createdAt', label: 'Newest first' },
              ]}
            />
          </Menu>
          <KeptFilters org={org} search={search} space={space} />
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
          <Button
            variant="bare"
            icon={History}
            aria-pressed={search.outdated === true}
            className="aria-pressed:bg-chosen aria-pressed:font-strong"
            onClick={() => onSearch(withSearch(search, { outdated: search.outdated !== true }))}
          >
            Outdated
          </Button>
          <Button
            variant="bare"
            icon={Split}
            aria-pressed={search.conflicts === true}
            className="aria-pressed:bg-chosen aria-pressed:font-strong"
            onClick={() => onSearch(withSearch(search, { conflicts: search.conflicts !== true }))}
          >
            In conflict
          </Button>
          {tab !== 'mine' && (
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
            label="Took part"
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
          {spaceNames !== undefined && (
            <SpaceFilter
              names={spaceNames}
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
