import { ArrowDownUp, Filter, Link2Off } from 'lucide-react'
import type { Role } from '../../../contract/roles/roles.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { MenuChoice } from '../../ui/menus/menu-choice.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { languageName } from '../../ui/language-name.ts'
import { editLabels, orderLabels, visibilityLabels, type SpaceSearch } from './space-search.ts'

export interface SpaceFiltersProps {
  readonly search: SpaceSearch
  readonly onSearch: (search: SpaceSearch) => void
  /** Codes of the languages that spaces have. */
  readonly languages: readonly string[]
  readonly roleLabels: Readonly<Record<Role, string>>
}

const any = 'any'

interface FilterMenuProps {
  /** What it filters by: `Visibility`. */
  readonly label: string
  readonly value: string | undefined
  readonly labels: Readonly<Record<string, string>>
  readonly onChange: (value: string | undefined) => void
}

function FilterMenu({ label, value, labels, onChange }: FilterMenuProps) {
  return (
    <Menu
      trigger={
        <Button variant="bare" icon={Filter} className={value === undefined ? '' : 'bg-chosen font-strong'}>
          {value === undefined ? label : `${label}: ${labels[value] ?? value}`}
        </Button>
      }
    >
      <MenuChoice
        value={value ?? any}
        onValueChange={(next) => onChange(next === any ? undefined : next)}
        options={[
          { value: any, label: 'Any' },
          ...Object.entries(labels).map(([key, text]) => ({ value: key, label: text })),
        ]}
      />
    </Menu>
  )
}

/** Filters and order of the list of spaces. */
export function SpaceFilters({ search, onSearch, languages, roleLabels }: SpaceFiltersProps) {
  /** Sets or removes one parameter. The address is parsed again, so that a wrong value is dropped. */
  const set = (name: keyof SpaceSearch) => (value: string | true | undefined) => {
    const { [name]: _former, ...rest } = search
    onSearch({ ...rest, ...(value !== undefined && { [name]: value }) })
  }
  const languageLabels = Object.fromEntries(languages.map((code) => [code, languageName(code)]))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField label="Search spaces" value={search.q} onSearch={set('q')} />
      <FilterMenu
        label="Visibility"
        value={search.visibility}
        labels={visibilityLabels}
        onChange={set('visibility')}
      />
      <FilterMenu label="Edits" value={search.edits} labels={editLabels} onChange={set('edits')} />
      <FilterMenu
        label="Language"
        value={search.language}
        labels={{ ...languageLabels, none: 'Not set' }}
        onChange={set('language')}
      />
      <FilterMenu label="Your role" value={search.role} labels={roleLabels} onChange={set('role')} />
      <Button
        variant="bare"
        icon={Link2Off}
        aria-pressed={search.broken === true}
        className="aria-pressed:bg-chosen aria-pressed:font-strong"
        onClick={() => set('broken')(search.broken === true ? undefined : true)}
      >
        Broken links
      </Button>
      <Menu
        trigger={
          <Button variant="bare" icon={ArrowDownUp}>
            {orderLabels[search.order ?? 'name']}
          </Button>
        }
      >
        <MenuChoice
          value={search.order ?? 'name'}
          onValueChange={(next) => set('order')(next === 'name' ? undefined : next)}
          options={Object.entries(orderLabels).map(([value, label]) => ({ value, label }))}
        />
      </Menu>
    </div>
  )
}
