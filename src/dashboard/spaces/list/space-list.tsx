import { useState } from 'react'
import type { Collection, Organization, OrganizationHealth, Space } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { useRowSelection } from '../../ui/layout/use-row-selection.ts'
import { useResourceActions } from '../resources/use-resource-actions.tsx'
import { resourceOfSpace } from '../tree/resource.ts'
import { SpaceBulkBar } from './space-bulk-bar.tsx'
import { spaceColumns } from './space-columns.tsx'
import { SpaceFilters } from './space-filters.tsx'
import { listedSpaces, searchSpaces } from './space-rows.ts'
import type { SpaceSearch } from './space-search.ts'

export interface SpaceListProps {
  readonly org: string
  readonly spaces: readonly Space[]
  readonly collections: readonly Collection[]
  /** With every space; undefined while loading. */
  readonly health: OrganizationHealth | undefined
  readonly organization: Organization
  readonly search: SpaceSearch
  readonly onSearch: (search: SpaceSearch) => void
  readonly roleLabels: Readonly<Record<Role, string>>
}

/** Rows drawn at first, and added with each “Show more”. */
const step = 200

/** All spaces of an organization as a table, with filters and actions on several of them. */
export function SpaceList(props: SpaceListProps) {
  const { org, spaces, collections, health, organization, search, onSearch, roleLabels } = props
  const [limit, setLimit] = useState(step)
  const { runAction, dialogs } = useResourceActions(org)
  const all = listedSpaces(spaces, collections, health)
  const found = searchSpaces(all, search)
  const shown = found.slice(0, limit)
  const selection = useRowSelection(shown)
  const isAll = shown.length > 0 && selection.items.length === shown.length
  const languages = [...new Set(spaces.flatMap(({ language }) => language ?? []))].toSorted()
  const columns = spaceColumns({
    org,
    selection,
    roleLabels,
    resourceOf: ({ space }) => resourceOfSpace(space, collections, organization),
    onAction: runAction,
  })
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <h1 className="text-display font-strong">Spaces</h1>
      <SpaceFilters search={search} onSearch={onSearch} languages={languages} roleLabels={roleLabels} />
      {shown.length > 0 && (
        <div className="flex items-center gap-3">
          <span className="figures text-ink-soft">{counted(found.length, 'space')}</span>
          <Button variant="bare" onClick={isAll ? selection.clear : selection.selectAll}>
            {isAll ? 'Clear selection' : `Select all ${shown.length}`}
          </Button>
        </div>
      )}
      <Table
        caption="Spaces"
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        empty={<NoSpaces filtered={all.length > 0} onClear={() => onSearch({})} />}
      />
      {found.length > shown.length && (
        <span>
          <Button onClick={() => setLimit(limit + step)}>Show more</Button>
        </span>
      )}
      <SpaceBulkBar
        org={org}
        rows={selection.items}
        collections={collections}
        organization={organization}
        onClear={selection.clear}
      />
      {dialogs}
    </div>
  )
}

interface NoSpacesProps {
  readonly filtered: boolean
  readonly onClear: () => void
}

function NoSpaces({ filtered, onClear }: NoSpacesProps) {
  return filtered ? (
    <EmptyState title="No matching spaces" action={<Button onClick={onClear}>Clear filters</Button>}>
      Try a different search or filter.
    </EmptyState>
  ) : (
    <EmptyState title="No spaces yet">
      A space holds related pages, such as a handbook or the docs of one product. Create one in the sidebar.
    </EmptyState>
  )
}
