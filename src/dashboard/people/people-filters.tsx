import { ArrowDownUp, Filter, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { controlClass } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { MenuChoice } from '../ui/menu-choice.tsx'
import { Menu } from '../ui/menu.tsx'
import type { PeopleSearch } from './people-search.ts'
import type { RoleChoice } from './role-words.ts'
import { roleChoices, roleWords } from './role-words.ts'

export interface SearchBoxProps {
  readonly label: string
  readonly value: string | undefined
  /** Called when typing rests. */
  readonly onSearch: (value: string | undefined) => void
}

/** A search that waits until typing rests, and follows the address when that changes otherwise. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    if ((value ?? '') !== typed.trim()) setTyped(value ?? '')
  }
  useEffect(() => {
    const wanted = typed.trim() === '' ? undefined : typed.trim()
    if (wanted === value) return undefined
    const timer = setTimeout(() => onSearch(wanted), 250)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <span className="relative flex w-64 max-w-full items-center">
      <Icon of={Search} className="pointer-events-none absolute left-2.5 text-ink-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={512}
        onChange={(event) => setTyped(event.target.value)}
        className={`${controlClass} pl-8`}
      />
    </span>
  )
}

type Order = 'joined-desc' | 'joined-asc' | 'seen-desc' | 'seen-asc'
const orders: readonly { readonly value: Order; readonly label: string }[] = [
  { value: 'joined-desc', label: 'Joined last' },
  { value: 'joined-asc', label: 'Joined first' },
  { value: 'seen-desc', label: 'Seen last' },
  { value: 'seen-asc', label: 'Not seen for longest' },
]

export interface PeopleFiltersProps {
  readonly search: PeopleSearch
  readonly onSearch: (search: PeopleSearch) => void
}

/** Which people the list shows, and in which order. */
export function PeopleFilters({ search, onSearch }: PeopleFiltersProps) {
  const { role, q, ...rest } = search
  const order: Order = `${search.sort === 'seen' ? 'seen' : 'joined'}-${search.order ?? 'desc'}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox
        label="Search names and addresses"
        value={q}
        onSearch={(next) =>
          onSearch({ ...rest, ...(role && { role }), ...(next !== undefined && { q: next }) })
        }
      />
      <Menu
        trigger={
          <Button variant="bare" icon={Filter}>
            {role === undefined ? 'Every role' : roleWords[role].label}
          </Button>
        }
      >
        <MenuChoice
          value={role ?? 'every'}
          onValueChange={(next: RoleChoice | 'every') =>
            onSearch({ ...rest, ...(q !== undefined && { q }), ...(next !== 'every' && { role: next }) })
          }
          options={[
            { value: 'every', label: 'Every role' },
            ...roleChoices.map((value) => ({ value, label: roleWords[value].label })),
          ]}
        />
      </Menu>
      <Menu
        trigger={
          <Button variant="bare" icon={ArrowDownUp}>
            {orders.find(({ value }) => value === order)?.label}
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
          options={orders}
        />
      </Menu>
    </div>
  )
}
