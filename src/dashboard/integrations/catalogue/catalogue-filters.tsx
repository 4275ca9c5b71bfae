import { X } from 'lucide-react'
import type { RefObject } from 'react'
import { integrationScopes } from '../../../contract/integrations/scopes.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import type { CatalogueSearch } from '../integration-search.ts'
import { categoryLabels, scopeLabel, targetLabels } from '../integration-text.ts'
import { FilterMenu } from '../../ui/menus/filter-menu.tsx'

export interface CatalogueFiltersProps {
  readonly search: CatalogueSearch
  readonly onSearch: (search: CatalogueSearch) => void
  /** The search field, for the shortcut that focuses it. */
  readonly field: RefObject<HTMLInputElement | null>
}

const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))

const categories = optionsOf(categoryLabels)
const targets = optionsOf(targetLabels)
const scopes = integrationScopes.map((value) => ({ value, label: scopeLabel(value) }))
const installed = [
  { value: 'true', label: 'Installed' },
  { value: 'false', label: 'Not installed' },
] as const

/** The search with one parameter replaced or removed. */
const withParameter = <Name extends keyof CatalogueSearch>(
  search: CatalogueSearch,
  name: Name,
  value: CatalogueSearch[Name] | undefined,
): CatalogueSearch => {
  const { [name]: _, ...rest } = search
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** The filters of the catalogue; all of them are in the URL. */
export function CatalogueFilters({ search, onSearch, field }: CatalogueFiltersProps) {
  const set = <Name extends keyof CatalogueSearch>(name: Name, value: CatalogueSearch[Name] | undefined) =>
    onSearch(withParameter(search, name, value))
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField label="Search integrations" value={search.q} onSearch={(q) => set('q', q)} field={field} />
      <FilterMenu
        label="Category"
        allLabel="All categories"
        value={search.category}
        onValueChange={(value) => set('category', value)}
        options={categories}
      />
      <FilterMenu
        label="Installs in"
        allLabel="Anywhere"
        value={search.target}
        onValueChange={(value) => set('target', value)}
        options={targets}
      />
      <FilterMenu
        label="Permission"
        allLabel="Any permission"
        value={search.scope}
        onValueChange={(value) => set('scope', value)}
        options={scopes}
      />
      <FilterMenu
        label="Status"
        allLabel="All"
        value={search.installed === undefined ? undefined : search.installed ? 'true' : 'false'}
        onValueChange={(value) => set('installed', value === undefined ? undefined : value === 'true')}
        options={installed}
      />
      {(['blocks', 'sources'] as const).map((name) => (
        <Button
          key={name}
          variant={search[name] === true ? 'quiet' : 'bare'}
          aria-pressed={search[name] === true}
          onClick={() => set(name, search[name] === true ? undefined : true)}
        >
          {name === 'blocks' ? 'Blocks' : 'Content sources'}
        </Button>
      ))}
      {Object.keys(search).length > 0 && (
        <Button variant="bare" icon={X} onClick={() => onSearch({})}>
          Clear filters
        </Button>
      )}
    </div>
  )
}
