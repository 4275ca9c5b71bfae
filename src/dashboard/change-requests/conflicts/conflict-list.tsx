import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { updateFromMainMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, ConflictAnswer, Space } from '../../../client/types.gen.ts'
import { matterPart } from '../../../content/merge/conflicts.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { whyNot } from '../../../contract/change-requests/actions.ts'
import { conflictsOptions } from '../change-queries.ts'
import { ConflictCard } from './conflict-card.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { goToCard, showCard, useConflictKeys } from './use-conflict-keys.ts'
import { ConflictOutcome } from './conflict-outcome.tsx'
import { isPlaceConflict } from './conflict-positions.ts'
import { ConflictProgress } from './conflict-progress.tsx'
import { textOutcomes } from './conflict-result.ts'
import { conflictGroups, conflictTitle } from './conflict-text.ts'
import { resultName } from './conflict-result.local.ts'
import { SettledAlone } from './auto-resolved.tsx'
import { replacementsIn, useAnswer } from './use-conflict-answer.ts'
import { useChangeRefresh } from '../use-change-refresh.ts'

export interface ConflictListProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  readonly ground: ConflictContext
}

/** All conflicts between main and the change. Each answer is saved immediately; updating from main applies them. */
export function ConflictList({ org, space, change, ground }: ConflictListProps) {
  const navigate = useNavigate()
  const refresh = useChangeRefresh(change)
  const over = change.status === 'merged' || change.status === 'archived'
  const options = conflictsOptions(change, space.revision)
  const conflicts = useQuery({ ...options, enabled: !over })
  const answer = useAnswer(change, options.queryKey)
  const frame = useRef<HTMLDivElement>(null)
  const most = Math.max(0, ...(conflicts.data?.items ?? []).map(({ choices }) => choices.length + 2))
  useConflictKeys(frame, most)
  const decide = async (conflictId: string, body: ConflictAnswer, done?: () => void): Promise<void> => {
    try {
      await answer.mutateAsync({ path: { spaceId: space.id, changeRequestId: change.id, conflictId }, body })
      done?.()
    } catch {
      // Shown on the card, which preserves the draft.
    }
  }
  const replaced = replacementsIn(answer.error)
  const [lead] = replaced ?? []
  const leads = conflicts.data?.items.some(({ id }) => id === lead) === true
  useEffect(() => {
    // The answered card was removed together with its focus: move to its replacement.
    if (leads && lead !== undefined)
      showCard(
        frame.current?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(lead)}"]`) ?? undefined,
      )
  }, [lead, leads])
  // Positions and addresses are described by page titles, some of which exist only on main.
  const ofPages = conflicts.data?.items.some((one) => isPlaceConflict(one) || one.kind === 'slug') === true
  const { want } = ground.mainPages
  useEffect(() => {
    if (ofPages) want()
  }, [ofPages, want])
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
  const { items, open, resolved, base, main } = conflicts.data
  if (items.length === 0)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {replaced !== undefined && <Gone />}
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
        <SettledAlone resolved={resolved} />
      </div>
    )
  const reason = whyNot('edit-pages', change, space.permissions)
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ConflictProgress
        total={items.length}
        open={open}
        disabledReason={whyNot('update', change, space.permissions)}
        updating={update.isPending}
        onNext={() => goToCard(frame.current, 1, true)}
        onUpdate={() => update.mutate({ path: { spaceId: space.id, changeRequestId: change.id } })}
      />
      {replaced?.length === 0 && <Gone />}
      {update.error !== null && <FormError error={processError(update.error)} />}
      {conflictGroups(items).map((group) => (
        <section key={group.key} aria-label={group.title} className="grid grid-cols-[minmax(0,1fr)]">
          <h2 className="text-title font-strong">{group.title}</h2>
          <div className="divide-y divide-line">
            {group.conflicts.map((conflict) => (
              <ConflictCard
                // A replacement conflict has the same key and so keeps the draft.
                key={matterPart(conflict.id)}
                conflict={conflict}
                name={resultName(change.id, conflict.id)}
                ground={ground}
                revisions={conflicts.data}
                disabledReason={reason}
                pending={answer.isPending && answer.variables.path.conflictId === conflict.id}
                replaced={replaced?.includes(conflict.id) === true && conflict.answer === undefined}
                error={
                  answer.error !== null && answer.variables?.path.conflictId === conflict.id ? (
                    <FormError error={processError(answer.error)} />
                  ) : null
                }
                onAnswer={(body, done) => void decide(conflict.id, body, done)}
              />
            ))}
          </div>
        </section>
      ))}
      {open === 0 && (
        <section aria-label="The result">
          <h2 className="text-title font-strong">The result</h2>
          {textOutcomes(items).map((outcome) => (
            <ConflictOutcome
              key={outcome.page}
              change={change}
              base={base}
              main={main}
              outcome={outcome}
              title={
                outcome.conflicts[0] === undefined
                  ? (ground.titleOf(outcome.page) ?? 'another page')
                  : conflictTitle(outcome.conflicts[0])
              }
              drawBlocks={ground.drawBlocks}
            />
          ))}
          <p className="py-2 text-ink-soft">
            Everything else stands as it was chosen above. The update does all of it at once.
          </p>
        </section>
      )}
      <SettledAlone resolved={resolved} />
    </div>
  )
}

/** Shown when an answer came after the conflict had disappeared. */
function Gone() {
  return (
    <Note tone="warning">
      What you answered was gone by then: one of the texts has changed, and nothing is left to decide there.
    </Note>
  )
}
