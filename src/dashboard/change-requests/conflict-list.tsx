import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { updateFromMainMutation } from '../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Space } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { showToast } from '../ui/toast.ts'
import type { DrawBlocks } from './block-notes.ts'
import { whyNot } from '../../contract/change-request-actions.ts'
import { conflictsOptions } from './change-queries.ts'
import { ConflictCard } from './conflict-card.tsx'
import { conflictGroups } from './conflict-words.ts'
import { useAnswer } from './use-answer.ts'
import { useChangeRefresh } from './use-change-refresh.ts'

export interface ConflictListProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  readonly drawBlocks: DrawBlocks
}

/** Everything that main and the change disagree on. Each answer is kept at once; updating from main applies them. */
export function ConflictList({ org, space, change, drawBlocks }: ConflictListProps) {
  const navigate = useNavigate()
  const refresh = useChangeRefresh(change)
  const over = change.status === 'merged' || change.status === 'archived'
  const options = conflictsOptions(change, space.revision)
  const conflicts = useQuery({ ...options, enabled: !over })
  const answer = useAnswer(change, options.queryKey)
  const update = useMutation({
    ...updateFromMainMutation(),
    onSuccess: async ({ result }) => {
      await refresh()
      if (result === 'conflicts') return
      void showToast({ text: 'Updated from main with your decisions' })
      await navigate({
        to: '/o/$org/s/$space/changes/$number/diff',
        params: { org, space: space.id, number: String(change.number) },
      })
    },
  })
  if (over)
    return (
      <EmptyState title={change.status === 'merged' ? 'It is merged' : 'It is archived'}>
        Conflicts are looked for while a change request can still be merged.
      </EmptyState>
    )
  if (conflicts.error !== null && conflicts.data === undefined) {
    const { title, what, requestId } = processError(conflicts.error)
    return (
      <ErrorNote title={title} what={what} requestId={requestId} onRetry={() => void conflicts.refetch()} />
    )
  }
  if (conflicts.data === undefined)
    return <Skeleton shape="rows" count={4} label="Comparing main and the change" />
  const { items, open } = conflicts.data
  if (items.length === 0)
    return (
      <EmptyState
        title="No conflicts"
        action={
          change.outdated ? (
            <Button
              icon={RefreshCw}
              busy={update.isPending}
              disabledReason={whyNot('update', change, space.permissions)}
              onClick={() => update.mutate({ path: { spaceId: space.id, changeRequestId: change.id } })}
            >
              Update from main
            </Button>
          ) : undefined
        }
      >
        {change.outdated
          ? 'Main has moved, and both fit together. They can be merged as they are.'
          : 'Main has not moved since the last update, so there is nothing to disagree on.'}
      </EmptyState>
    )
  const reason = whyNot('edit-pages', change, space.permissions)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="sticky top-12 z-10 flex flex-wrap items-center gap-3 border-b border-line bg-desk py-2">
        <p className="figures" aria-live="polite">
          {open === 0
            ? `All ${items.length} decided. Updating from main applies the decisions.`
            : `${open} of ${items.length} still to decide.`}
        </p>
        <Button
          variant={open === 0 ? 'primary' : 'quiet'}
          icon={RefreshCw}
          busy={update.isPending}
          disabledReason={
            whyNot('update', change, space.permissions) ??
            (open === 0 ? undefined : 'Decide all conflicts first. What is decided is kept.')
          }
          onClick={() => update.mutate({ path: { spaceId: space.id, changeRequestId: change.id } })}
          className="sm:ml-auto"
        >
          Update from main
        </Button>
      </div>
      {update.error !== null && <FormError error={processError(update.error)} />}
      {conflictGroups(items).map((group) => (
        <section key={group.key} aria-label={group.title} className="grid grid-cols-[minmax(0,1fr)]">
          <h2 className="text-title font-strong">{group.title}</h2>
          <div className="divide-y divide-line">
            {group.conflicts.map((conflict) => (
              <ConflictCard
                key={conflict.id}
                space={space.id}
                conflict={conflict}
                drawBlocks={drawBlocks}
                disabledReason={reason}
                pending={answer.isPending && answer.variables.path.conflictId === conflict.id}
                error={
                  answer.error !== null && answer.variables?.path.conflictId === conflict.id ? (
                    <FormError error={processError(answer.error)} />
                  ) : null
                }
                onAnswer={(body) =>
                  answer.mutate({
                    path: { spaceId: space.id, changeRequestId: change.id, conflictId: conflict.id },
                    body,
                  })
                }
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}
