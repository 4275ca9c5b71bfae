import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, BookmarkPlus, X } from 'lucide-react'
import { useState } from 'react'
import {
  deleteSavedFilterMutation,
  listSavedFiltersOptions,
  listSavedFiltersQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { SavedFilter } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { filterOf, isNarrowed, searchOf } from '../list-query.ts'
import type { ListSearch } from '../list-search.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// The form imports the contract's schemas.
const SaveFilterDialog = lazyComponent(
  async () => (await import('./save-filter-dialog.tsx')).SaveFilterDialog,
)

export interface SavedFiltersProps {
  readonly org: string
  readonly search: ListSearch
  /** If the list is of one space, which saved filters then include. */
  readonly space?: string | undefined
}

/** The user's saved filters, and saving the current one. */
export function SavedFilters({ org, search, space }: SavedFiltersProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const [open, setOpen] = useState(false)
  const [saving, setSaving] = useState(false)
  const { data } = useQuery({ ...listSavedFiltersOptions({ path, query: { limit: 1000 } }), enabled: open })
  const remove = useMutation({
    ...deleteSavedFilterMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: listSavedFiltersQueryKey({ path }) }),
  })
  const canSave = isNarrowed(search) || search.tab !== undefined || space !== undefined
  return (
    <>
      <Popover
        label="Saved filters"
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="bare" icon={Bookmark}>
            Saved filters
          </Button>
        }
      >
        <div className="grid gap-2">
          {data?.items.length === 0 && (
            <p className="text-ink-soft">Save a filter to come back to it later. Only you can see it.</p>
          )}
          <ul aria-label="Saved filters" className="max-h-72 overflow-y-auto empty:hidden">
            {data?.items.map((one) => (
              <SavedFilterRow
                key={one.id}
                org={org}
                saved={one}
                onFollow={() => setOpen(false)}
                onRemove={() => remove.mutate({ path: { ...path, savedFilterId: one.id } })}
              />
            ))}
          </ul>
          <Button
            icon={BookmarkPlus}
            disabledReason={canSave ? undefined : 'Apply a filter first.'}
            onClick={() => {
              setOpen(false)
              setSaving(true)
            }}
          >
            Save this filter
          </Button>
        </div>
      </Popover>
      {saving && (
        <Later>
          <SaveFilterDialog org={org} filter={filterOf(search, space)} onClose={() => setSaving(false)} />
        </Later>
      )}
    </>
  )
}

interface SavedFilterRowProps {
  readonly org: string
  readonly saved: SavedFilter
  readonly onFollow: () => void
  readonly onRemove: () => void
}

/** A saved filter: its name links to the list of all spaces. */
function SavedFilterRow({ org, saved, onFollow, onRemove }: SavedFilterRowProps) {
  return (
    <li className="flex items-center gap-1 rounded-small hover:bg-hover">
      <Link
        to="/o/$org/changes"
        params={{ org }}
        search={searchOf(saved.filter)}
        onClick={onFollow}
        className="flex touch-row min-w-0 flex-1 items-center truncate px-2"
      >
        {saved.name}
      </Link>
      <IconButton icon={X} label={`Remove “${saved.name}”`} onClick={onRemove} />
    </li>
  )
}
