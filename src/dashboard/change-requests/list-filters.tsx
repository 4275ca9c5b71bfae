import { Link } from '@tanstack/react-router'
import { ArrowDownUp, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { MenuChoice } from '../ui/menu-choice.tsx'
import { Menu } from '../ui/menu.tsx'
import { listStatuses, withSearch, type ListSearch, type ListStatus } from './list-search.ts'

const words: Readonly<Record<ListStatus, string>> = {
  open: 'Open',
  draft: 'Drafts',
  merged: 'Merged',
  archived: 'Archived',
  all: 'All',
}

export interface ListFiltersProps {
  readonly search: ListSearch
  readonly onSearch: (search: ListSearch) => void
  /** The action at the right end. */
  readonly children?: ReactNode
}

/** Which change requests the list shows, and in which order. */
export function ListFilters({ search, onSearch, children }: ListFiltersProps) {
  const status = search.status ?? 'open'
  const order = search.order ?? 'updatedAt'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <nav aria-label="Status" className="flex gap-1 overflow-x-auto">
        {listStatuses.map((one) => (
          <Link
            key={one}
            to="."
            search={withSearch(search, { status: one }) as never}
            data-chosen={one === status ? '' : undefined}
            // The usual has no search of its own and would seem chosen with every other one.
            activeOptions={{ exact: true, includeSearch: true }}
            className="inline-flex touch-row items-center rounded-base px-2.5 text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
          >
            {words[one]}
          </Link>
        ))}
      </nav>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <Button
          variant="bare"
          icon={User}
          aria-pressed={search.mine === true}
          className="aria-pressed:bg-chosen aria-pressed:font-strong"
          onClick={() => onSearch(withSearch(search, { mine: search.mine !== true }))}
        >
          Mine
        </Button>
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
        {children}
      </div>
    </div>
  )
}
