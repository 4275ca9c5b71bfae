import { FilterMenu } from '../../ui/menus/filter-menu.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import type { RefObject } from 'react'
import { withParameters } from '../../api/search-parameters.ts'
import { unitStates, type UnitSearch } from '../translation-search.ts'
import { stateLabels } from '../translation-text.ts'

export interface UnitFiltersProps {
  readonly search: UnitSearch
  readonly onSearch: (search: UnitSearch) => void
  readonly field: RefObject<HTMLInputElement | null>
}

/** Filters of the units; all of them are in the address. */
export function UnitFilters({ search, onSearch, field }: UnitFiltersProps) {
  const { state, check, minor, q } = search
  const filter = (changes: Parameters<typeof withParameters<UnitSearch>>[1]): void =>
    onSearch(withParameters(search, { ...changes, unit: undefined }))
  const isFiltered = state !== undefined || check !== undefined || minor !== undefined || q !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <SearchField label="Search units" value={q} onSearch={(next) => filter({ q: next })} field={field} />
      <FilterMenu
        label="State"
        allLabel="All states"
        value={state}
        onValueChange={(next) => filter({ state: next, minor: undefined })}
        options={unitStates.map((value) => ({ value, label: stateLabels[value] }))}
      />
      <FilterMenu
        label="Checks"
        allLabel="All units"
        value={check}
        onValueChange={(next) => filter({ check: next })}
        options={[
          { value: 'error', label: 'Errors' },
          { value: 'warning', label: 'Warnings' },
        ]}
      />
      {state === 'stale' && (
        <Checkbox
          label="Minor changes only"
          checked={minor === true}
          onCheckedChange={(next) => filter({ minor: next ? true : undefined })}
        />
      )}
      {isFiltered && (
        <Button
          variant="bare"
          onClick={() => filter({ state: undefined, check: undefined, minor: undefined, q: undefined })}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}
