import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { updateFromMainMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Conflict, Space } from '../../../client/types.gen.ts'
import { whyNot } from '../../../contract/change-requests/actions.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { conflictsOptions } from '../change-queries.ts'
import { changePath } from '../review-queries.ts'
import { useChangeRefresh } from '../use-change-refresh.ts'
import { AutoResolved } from './auto-resolved.tsx'
import { ConflictCards, ConflictGone, type UpdateAction } from './conflict-cards.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { isPositionConflict } from './conflict-positions.ts'
import { replacementsIn, useAnswer } from './use-conflict-answer.ts'

export interface ConflictListProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  readonly context: ConflictContext
}

/** All conflicts between main and the change. Each answer is saved immediately; updating from main applies them. */
export function ConflictList({ org, space, change, context }: ConflictListProps) {
  const isClosed = change.status === 'merged' || change.status === 'archived'
  const options = conflictsOptions(change, space.revision)
  const conflicts = useQuery({ ...options, enabled: !isClosed })
  const answer = useAnswer(change, options.queryKey)
  const replaced = replacementsIn(answer.error)
  const update = useUpdateFromMain(org, space, change)
  const { data, error } = conflicts
  usePageTitles(data?.items, context)
  if (isClosed)
    return (
      <EmptyState title={`This change request is ${change.status}`}>
        Only draft and open change requests are checked for conflicts.
      </EmptyState>
    )
  if (error !== null && data === undefined) {
    const { title, what, requestId } = processError(error)
    return (
      <ErrorNote title={title} what={what} requestId={requestId} onRetry={() => void conflicts.refetch()} />
    )
  }
  if (data === undefined) return <Skeleton shape="rows" count={4} label="Checking for conflicts" />
  const updateAction = {
    run: () => update.mutate({ path: changePath(change) }),
    pending: update.isPending,
    disabledReason: whyNot('update', change, space.permissions),
  }
  if (data.items.length === 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {replaced !== undefined && <ConflictGone />}
        <NoConflicts outdated={change.outdated} update={updateAction} />
        <AutoResolved resolved={data.resolved} />
      </div>
    )
  return (
    <ConflictCards
      conflicts={data}
      change={change}
      context={context}
      disabledReason={whyNot('edit-pages', change, space.permissions)}
      answer={answer}
      replaced={replaced}
      update={updateAction}
      updateError={update.error}
    />
  )
}

/** Applies all answers by updating from main, and shows the changes. */
const useUpdateFromMain = (org: string, space: Space, change: ChangeRequest) => {
  const navigate = useNavigate()
  const refresh = useChangeRefresh(change)
  return useMutation({
    ...updateFromMainMutation(),
    onSuccess: async ({ result }) => {
      await refresh()
      if (result === 'conflicts') return
      void showToast({ text: 'Updated from main with your resolutions' })
      await navigate({
        to: '/o/$org/s/$space/changes/$number/diff',
        params: { org, space: space.id, number: String(change.number) },
      })
    },
  })
}

/** Positions and slugs are described by page titles, some of which exist only on main: loads its pages for them. */
const usePageTitles = (conflicts: readonly Conflict[] | undefined, { mainPages }: ConflictContext): void => {
  const isNeeded =
    conflicts?.some((conflict) => isPositionConflict(conflict) || conflict.kind === 'slug') === true
  const { want } = mainPages
  useEffect(() => {
    if (isNeeded) want()
  }, [isNeeded, want])
}

interface NoConflictsProps {
  readonly outdated: boolean
  readonly update: UpdateAction
}

function NoConflicts({ outdated, update }: NoConflictsProps) {
  if (!outdated)
    return <EmptyState title="No conflicts">Main has not changed since the last update.</EmptyState>
  return (
    <EmptyState
      title="No conflicts"
      action={
        <Button
          icon={RefreshCw}
          busy={update.pending}
          disabledReason={update.disabledReason}
          onClick={update.run}
        >
          Update from main
        </Button>
      }
    >
      Main has changed, but nothing conflicts with this change request.
    </EmptyState>
  )
}
