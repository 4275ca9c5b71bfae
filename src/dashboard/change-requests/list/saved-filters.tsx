import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark, BookmarkPlus, X } from 'lucide-react'
import { lazy, useState } from 'react'
import {
  deleteSavedFilterMutation,
  listSavedFiltersOptions,
  listSavedFiltersQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { SavedFilter } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Later } from '../../ui/later.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { filterOf, isNarrowed, searchOf, type ListSearch } from '../list-search.ts'

// The form imports the contract's schemas.
const KeepFilter = lazy(async () => ({ default: (await import('./save-filter-dialog.tsx')).KeepFilter }))

export interface KeptFiltersProps {
  readonly org: string
  readonly search: ListSearch
  /** If the list is of one space, which saved filters then include. */
  readonly space?: string | undefined
}

/** The user's saved filters, and saving the current one. */
export function KeptFilters({ org, search, space }: KeptFiltersProps) {
  const client = useQueryClient()
  const path = { organizationId: org }
  const [open, setOpen] = useState(false)
  const [keeping, setKeeping] = useState(false)
  const { data } = useQuery({ ...listSavedFiltersOptions({ path, query: { limit: 1000 } }), enabled: open })
  const remove = useMutation({
    ...deleteSavedFilterMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: listSavedFiltersQueryKey({ path }) }),
  })
  const worth = isNarrowed(search) || search.tab !== undefined || space !== undefined
  return (
    <>
      <Popover
        label="Kept filters"
        align="end"
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button variant="bare" icon={Bookmark}>
            Kept filters
          </Button>
        }
      >
        <div className="grid gap-2">
          {data?.items.length === 0 && (
            <p className="text-ink-soft">
              None yet. Narrow the list, then keep what you see under a name: only you will find it here.
            </p>
          )}
          <ul aria-label="Kept filters" className="max-h-72 overflow-y-auto empty:hidden">
            {data?.items.map((one) => (
              <KeptRow
                key={one.id}
                org={org}
                kept={one}
                onFollow={() => setOpen(false)}
                onRemove={() => remove.mutate({ path: { ...path, savedFilterId: one.id } })}
              />
            ))}
          </ul>
          <Button
            icon={BookmarkPlus}
            disabledReason={worth ? undefined : 'Narrow the list first: this is the usual one.'}
            onClick={() => {
              setOpen(false)
              setKeeping(true)
            }}
          >
            Keep this filter
          </Button>
        </div>
      </Popover>
      {keeping && (
        <Later>
          <KeepFilter org={org} filter={filterOf(search, space)} onClose={() => setKeeping(false)} />
        </Later>
      )}
    </>
  )
}

interface KeptRowProps {
  readonly org: string
  readonly kept: SavedFilter
  readonly onFollow: () => void
  readonly onRemove: () => void
}

/** A saved filter: its name links to the list of all spaces. */
function KeptRow({ org, kept, onFollow, onRemove }: KeptRowProps) {
  return (
    <li className="flex items-center gap-1 rounded-small hover:bg-hover">
      <Link
        to="/o/$org/changes"
        params={{ org }}
        search={searchOf(kept.filter)}
        onClick={onFollow}
        className="flex touch-row min-w-0 flex-1 items-center truncate px-2"
      >
        {kept.name}
      </Link>
      <IconButton icon={X} label={`Keep "${kept.name}" no more`} onClick={onRemove} />
    </li>
  )
}
