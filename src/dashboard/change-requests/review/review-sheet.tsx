import { useState } from 'react'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { appleKeys } from '../../shell/commands/apple-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DraftCard } from './draft-card.tsx'
import { verdicts, type ReviewDraftActions, type Verdict } from './review-draft.local.ts'
import { submitBlocked } from './submit-blocked.ts'
import { useSubmitReview } from './use-submit-review.ts'

export interface ReviewSheetProps {
  readonly change: ChangeRequest
  readonly actions: ReviewDraftActions
  /** The initial verdict; the draft's own unless a shortcut chose another. */
  readonly initialVerdict: Verdict
  readonly onClose: () => void
  /** Why each verdict is unavailable. */
  readonly disabledReasons: Readonly<Record<Verdict, string | undefined>>
}

const labels: Readonly<Record<Verdict, string>> = {
  approved: 'Approve',
  'changes-requested': 'Request changes',
  comment: 'Comment',
}

const hints: Readonly<Record<Verdict, string>> = {
  approved: 'Approve merging the current version.',
  'changes-requested': 'Changes are needed before merging.',
  comment: 'Comment without approving or requesting changes.',
}

const submitLabels: Readonly<Record<Verdict, string>> = {
  approved: 'Approve',
  'changes-requested': 'Request changes',
  comment: 'Submit comments',
}

/** The review before it is submitted: verdict, summary and collected comments. */
export function ReviewSheet({ change, actions, initialVerdict, onClose, disabledReasons }: ReviewSheetProps) {
  const { draft, set } = actions
  const [verdict, setVerdict] = useState<Verdict>(initialVerdict)
  const submit = useSubmitReview(change, actions, verdict, onClose)
  const count = draft.comments.length
  const blocked = submitBlocked(draft, verdict, disabledReasons)
  const send = (): void => {
    if (blocked === undefined && !submit.isPending) submit.mutate()
  }
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open && !submit.isPending) onClose()
      }}
      title={`Review #${change.number}`}
      description={change.subject === '' ? undefined : change.subject}
      footer={
        <>
          <Button onClick={onClose}>Finish later</Button>
          <Button variant="primary" busy={submit.isPending} disabledReason={blocked} onClick={send}>
            {submitLabels[verdict]}
            {count > 0 && ` with ${counted(count, 'comment')}`}
          </Button>
        </>
      }
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <RadioCards<Verdict>
          legend="Verdict"
          value={verdict}
          onValueChange={(next) => {
            setVerdict(next)
            set({ verdict: next })
          }}
          options={verdicts.map((value) => ({
            value,
            label: labels[value],
            hint: disabledReasons[value] ?? hints[value],
          }))}
        />
        <TextArea
          label="Overall comment"
          optional={verdict !== 'changes-requested' || count > 0}
          hint={`Supports Markdown. Press ${appleKeys ? '⌘' : 'Ctrl'} Enter to submit. Your draft is saved in this browser.`}
          value={draft.words}
          onValueChange={(words) => set({ words })}
          rows={3}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
            event.preventDefault()
            send()
          }}
        />
        {count > 0 && <PendingComments actions={actions} />}
        <SubmitError error={submit.error} />
      </form>
    </Dialog>
  )
}

/** The comments that are submitted with the review. */
function PendingComments({ actions: { draft, edit, remove } }: { readonly actions: ReviewDraftActions }) {
  return (
    <section aria-label="Pending comments" className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-strong">{counted(draft.comments.length, 'pending comment')}</h3>
      {draft.comments.map((comment) => (
        <DraftCard
          key={comment.id}
          comment={comment}
          showTitle
          onEdit={(markdown) => edit(comment.id, markdown)}
          onRemove={() => remove(comment.id)}
        />
      ))}
    </section>
  )
}

function SubmitError({ error }: { readonly error: unknown }) {
  if (error === null) return null
  const { title, what, requestId } = processError(error)
  return (
    <ErrorNote title={title} what={what} safe="Your review is saved in this browser." requestId={requestId} />
  )
}
