import { useEffect, useRef, type RefObject } from 'react'
import type { ChangeRequest, Conflict, ConflictAnswer, Resolution } from '../../../client/types.gen.ts'
import { matterPart } from '../../../content/merge/conflicts.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { changePath } from '../review-queries.ts'
import { AutoResolved } from './auto-resolved.tsx'
import { ConflictCard } from './conflict-card.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { ConflictOutcome } from './conflict-outcome.tsx'
import { ConflictProgress } from './conflict-progress.tsx'
import { resultName } from './conflict-result.local.ts'
import { textOutcomes } from './conflict-result.ts'
import { conflictGroups, conflictTitle } from './conflict-text.ts'
import type { useAnswer } from './use-conflict-answer.ts'
import { goToCard, showCard, useConflictKeys } from './use-conflict-keys.ts'

/** Updating from main, which applies all answers. */
export interface UpdateAction {
  readonly run: () => void
  readonly pending: boolean
  readonly disabledReason: string | undefined
}

export interface ConflictCardsProps {
  readonly conflicts: {
    readonly items: readonly Conflict[]
    readonly open: number
    readonly resolved?: { readonly count: number; readonly items: readonly Resolution[] } | undefined
    readonly base: string
    readonly main: string
    readonly change: string
  }
  readonly change: ChangeRequest
  readonly context: ConflictContext
  /** Why conflicts cannot be answered. */
  readonly disabledReason: string | undefined
  readonly answer: ReturnType<typeof useAnswer>
  /** Conflicts that replaced the one that was answered last; undefined if it still existed. */
  readonly replaced: readonly string[] | undefined
  readonly update: UpdateAction
  readonly updateError: unknown
}

/** The conflicts as cards grouped by subject, the progress, and the result once all are answered. */
export function ConflictCards(props: ConflictCardsProps) {
  const { conflicts, change, context, disabledReason, answer, replaced, update, updateError } = props
  const { items, open } = conflicts
  const frame = useRef<HTMLDivElement>(null)
  useConflictKeys(frame, Math.max(0, ...items.map(({ choices }) => choices.length + 2)))
  useFocusReplacement(frame, items, replaced)
  const answered = answer.variables?.path.conflictId
  const resolve = async (conflictId: string, body: ConflictAnswer, done?: () => void): Promise<void> => {
    try {
      await answer.mutateAsync({ path: { ...changePath(change), conflictId }, body })
      done?.()
    } catch {
      // Shown on the card, which preserves the draft.
    }
  }
  return (
    <div ref={frame} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ConflictProgress
        total={items.length}
        open={open}
        disabledReason={update.disabledReason}
        updating={update.pending}
        onNext={() => goToCard(frame.current, 1, true)}
        onUpdate={update.run}
      />
      {replaced?.length === 0 && <ConflictGone />}
      <FormError error={updateError} />
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
                context={context}
                revisions={conflicts}
                disabledReason={disabledReason}
                pending={answer.isPending && answered === conflict.id}
                replaced={replaced?.includes(conflict.id) === true && conflict.answer === undefined}
                error={
                  answer.error !== null && answered === conflict.id ? (
                    <FormError error={answer.error} />
                  ) : null
                }
                onAnswer={(body, done) => void resolve(conflict.id, body, done)}
              />
            ))}
          </div>
        </section>
      ))}
      {open === 0 && <ConflictResult conflicts={conflicts} change={change} context={context} />}
      <AutoResolved resolved={conflicts.resolved} />
    </div>
  )
}

/** The answered card was removed together with its focus: moves to its replacement. */
const useFocusReplacement = (
  frame: RefObject<HTMLElement | null>,
  conflicts: readonly Conflict[],
  replaced: readonly string[] | undefined,
): void => {
  const [first] = replaced ?? []
  const isListed = conflicts.some(({ id }) => id === first)
  useEffect(() => {
    if (isListed && first !== undefined)
      showCard(
        frame.current?.querySelector<HTMLElement>(`[data-conflict="${CSS.escape(first)}"]`) ?? undefined,
      )
  }, [frame, first, isListed])
}

/** The pages whose text the answers produce. */
function ConflictResult({
  conflicts: { items, base, main },
  change,
  context,
}: Pick<ConflictCardsProps, 'conflicts' | 'change' | 'context'>) {
  return (
    <section aria-label="Result">
      <h2 className="text-title font-strong">Result</h2>
      {textOutcomes(items).map((outcome) => (
        <ConflictOutcome
          key={outcome.page}
          change={change}
          base={base}
          main={main}
          outcome={outcome}
          title={
            outcome.conflicts[0] === undefined
              ? (context.titleOf(outcome.page) ?? 'another page')
              : conflictTitle(outcome.conflicts[0])
          }
          drawBlocks={context.drawBlocks}
        />
      ))}
      <p className="py-2 text-ink-soft">
        Everything else is resolved as chosen above. Updating from main applies all resolutions together.
      </p>
    </section>
  )
}

/** Shown when an answer came after the conflict had disappeared. */
export function ConflictGone() {
  return (
    <Note tone="warning">
      Your choice was not saved because one of the versions changed. There is no conflict left to resolve.
    </Note>
  )
}
