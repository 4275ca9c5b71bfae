import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import {
  listOrganizationSpacesQueryKey,
  restoreSpaceMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { Collection, Space } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { showToast } from '../../ui/toast.ts'
import { nameOf, pathText } from '../tree/arrange-permissions.ts'
import { daysLeft, trashDays } from './deletion-text.ts'

const leftText = (days: number): string =>
  days === 0 ? 'less than a day' : days === 1 ? '1 day' : `${days} days`

export interface TrashListProps {
  readonly org: string
  readonly spaces: readonly Space[]
  readonly collections: readonly Collection[]
}

/** Deleted spaces: when, how long they can be restored, and to where. */
export function TrashList({ org, spaces, collections }: TrashListProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Computed once: whole days hardly change while the screen is open.
  const [now] = useState(() => Date.now())
  const restore = useMutation({
    ...restoreSpaceMutation(),
    onSuccess: (space) => {
      void showToast({
        text: `Restored “${nameOf(space)}” to ${space.parent === undefined ? 'the top level' : pathText(space.parent, collections)}`,
        action: {
          label: 'Open',
          run: () => void navigate({ to: '/o/$org/s/$space/p', params: { org, space: space.id } }),
        },
      })
      return client.invalidateQueries({
        queryKey: listOrganizationSpacesQueryKey({ path: { organizationId: org } }),
      })
    },
  })
  const busy = restore.isPending ? restore.variables.path.spaceId : undefined
  const place = ({ parent }: Space): string =>
    parent !== undefined && collections.some(({ id }) => id === parent)
      ? pathText(parent, collections)
      : 'the top level'
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <FormError error={restore.error} />
      {spaces.length === 0 ? (
        <EmptyState title="Trash is empty">
          Deleted spaces stay here for {trashDays} days with their pages, change requests, and comments.
          Restore them any time before that.
        </EmptyState>
      ) : (
        <ul aria-label="Deleted spaces" className="divide-y divide-line border-y border-line">
          {spaces.map((space) => {
            const { id, deletedAt = '', deletedBy } = space
            const left = daysLeft(deletedAt, now)
            return (
              <li key={id} className="flex touch-row items-center gap-2.5 py-1.5">
                <span aria-hidden="true" className="w-5 text-center">
                  {spaceEmoji(space.emoji)}
                </span>
                <div className="min-w-0 flex-1">
                  <p className="truncate font-strong">{nameOf(space)}</p>
                  <p className="text-caption text-ink-soft">
                    Deleted <RelativeTime at={deletedAt} />
                    {deletedBy === undefined ? '' : ` by ${deletedBy.displayName}`} ·{' '}
                    <span className={left < 2 ? 'font-strong text-rust' : ''}>{leftText(left)} left</span> ·
                    restores to {place(space)}
                  </p>
                </div>
                <Button
                  icon={Undo2}
                  aria-label={`Restore ${nameOf(space)}`}
                  busy={busy === id}
                  onClick={() => restore.mutate({ path: { spaceId: id } })}
                >
                  Restore
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
