import { ArrowDownUp, Filter } from 'lucide-react'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import type { PeopleSearch } from '../people-search.ts'
import type { RoleChoice } from '../role-labels.ts'
import { roleChoices, roleLabels } from '../role-labels.ts'

type Order = 'joined-desc' | 'joined-asc' | 'seen-desc' | 'seen-asc'
const orderOptions: readonly { readonly value: Order; readonly label: string }[] = [
  { value: 'joined-desc', label: 'Newest members' },
  { value: 'joined-asc', label: 'Oldest members' },
  { value: 'seen-desc', label: 'Recently active' },
  { value: 'seen-asc', label: 'Least recently active' },
]

export interface PeopleFiltersProps {
  readonly search: PeopleSearch
  readonly onSearch: (search: PeopleSearch) => void
}

/** Filters and sort order of the list of people. */
export function PeopleFilters({ search, onSearch }: PeopleFiltersProps) {
  const { role, q, ...rest } = search
  const order: Order = `${search.sort === 'seen' ? 'seen' : 'joined'}-${search.order ?? 'desc'}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        label="Search by name or email"
        value={q}
        onSearch={(next) =>
          onSearch({ ...rest, ...(role && { role }), ...(next !== undefined && { q: next }) })
        }
      />
      <Menu
        trigger={
          <Button variant="bare" icon={Filter}>
            {role === undefined ? 'All roles' : roleLabels[role].label}
          </Button>
        }
      >
        <MenuChoice
          value={role ?? 'every'}
          onValueChange={(next: RoleChoice | 'every') =>
            onSearch({ ...rest, ...(q !== undefined && { q }), ...(next !== 'every' && { role: next }) })
          }
          options={[
            { value: 'every', label: 'All roles' },
            ...roleChoices.map((value) => ({ value, label: roleLabels[value].label })),
          ]}
        />
      </Menu>
      <Menu
        trigger={
          <Button variant="bare" icon={ArrowDownUp}>
            {orderOptions.find(({ value }) => value === order)?.label}
          </Button>
        }
      >
        <MenuChoice
          value={order}
          onValueChange={(next) =>
            onSearch({
              ...(q !== undefined && { q }),
              ...(role && { role }),
              ...(next.startsWith('seen') && { sort: 'seen' }),
              ...(next.endsWith('asc') && { order: 'asc' }),
            })
          }
          options={orderOptions}
        />
      </Menu>
    </div>
  )
}
