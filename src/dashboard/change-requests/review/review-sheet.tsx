import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import {
  createChangeRequestCommentMutation,
  submitChangeRequestReviewMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { appleKeys } from '../../shell/commands/apple-keys.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { DraftCard } from './draft-card.tsx'
import { mostComments, type DraftVerbs, type Verdict } from './review-draft.local.ts'
import { changePath } from '../review-queries.ts'
import { useReviewRefresh } from '../use-review-refresh.ts'

export interface ReviewSheetProps {
  readonly change: ChangeRequest
  readonly verbs: DraftVerbs
  /** The initial verdict; the draft's own unless a shortcut chose another. */
  readonly start: Verdict
  readonly onClose: () => void
  /** Why each verdict is unavailable. */
  readonly no: Readonly<Record<Verdict, string | undefined>>
}

const labels: Readonly<Record<Verdict, string>> = {
  approved: 'Approve',
  'changes-requested': 'Ask for changes',
  comment: 'Only comment',
}

const hints: Readonly<Record<Verdict, string>> = {
  approved: 'It can be merged as it is. Counts for this state of the change.',
  'changes-requested': 'Something must be another way before it is merged.',
  comment: 'Remarks without a verdict.',
}

const sends: Readonly<Record<Verdict, string>> = {
  approved: 'Approve',
  'changes-requested': 'Ask for changes',
  comment: 'Send the comments',
}

/** The review before it is submitted: verdict, summary and collected comments. */
export function ReviewSheet({ change, verbs, start, onClose, no }: ReviewSheetProps) {
  const { draft, set, edit, remove, clear } = verbs
  const [verdict, setVerdict] = useState<Verdict>(start)
  const refresh = useReviewRefresh(change)
  const path = changePath(change)
  const submit = useMutation(submitChangeRequestReviewMutation())
  const comment = useMutation(createChangeRequestCommentMutation())
  const send = useMutation({
    mutationFn: async () => {
      const words = draft.words.trim()
      if (verdict !== 'comment') {
        await submit.mutateAsync({
          path,
          body: {
            status: verdict,
            revision: change.revision,
            ...(words === '' ? {} : { comment: { markdown: draft.words } }),
            ...(draft.comments.length === 0 ? {} : { comments: draft.comments.map(({ body }) => body) }),
          },
        })
        clear()
        return
      }
      // Without a verdict they are separate comments. Each is removed from the draft once sent, so that none is sent
      // twice.
      for (const { id, body } of draft.comments) {
        await comment.mutateAsync({ path, body })
        remove(id)
      }
      if (words !== '') await comment.mutateAsync({ path, body: { body: { markdown: draft.words } } })
      clear()
    },
    onSuccess: async () => {
      void showToast({
        text:
          verdict === 'approved'
            ? 'You approved this change'
            : verdict === 'changes-requested'
              ? 'You asked for changes'
              : 'Your comments were sent',
      })
      onClose()
      await refresh()
    },
    // The head may have moved: refetch what is shown; the draft stays.
    onError: refresh,
  })
  const count = draft.comments.length
  const nothing = draft.words.trim() === '' && count === 0
  const reason =
    count > mostComments
      ? `A review takes ${mostComments} comments; send some of them first.`
      : no[verdict] !== undefined
        ? no[verdict]
        : verdict === 'comment' && nothing
          ? 'Write something first.'
          : verdict === 'changes-requested' && nothing
            ? 'Say what should change: here, or as a comment on a block.'
            : undefined
  const failure = send.error === null ? undefined : processError(send.error)
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => {
        if (!open && !send.isPending) onClose()
      }}
      title={`Review #${change.number}`}
      description={change.subject === '' ? undefined : change.subject}
      footer={
        <>
          <Button onClick={onClose}>Later</Button>
          <Button
            variant="primary"
            busy={send.isPending}
            disabledReason={reason}
            onClick={() => send.mutate()}
          >
            {sends[verdict]}
            {count > 0 && ` with ${counted(count, 'comment')}`}
          </Button>
        </>
      }
    >
      <form
        className="grid grid-cols-[minmax(0,1fr)] gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (reason === undefined && !send.isPending) send.mutate()
        }}
      >
        <RadioCards<Verdict>
          legend="What do you think of it?"
          value={verdict}
          onValueChange={(next) => {
            setVerdict(next)
            set({ verdict: next })
          }}
          options={(['approved', 'changes-requested', 'comment'] as const).map((value) => ({
            value,
            label: labels[value],
            hint: no[value] ?? hints[value],
          }))}
        />
        <TextArea
          label="About the whole"
          optional={verdict !== 'changes-requested' || count > 0}
          hint={`Markdown. ${appleKeys ? '⌘' : 'Ctrl'} Enter sends. It is kept in this browser until then.`}
          value={draft.words}
          onValueChange={(words) => set({ words })}
          rows={3}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
            event.preventDefault()
            if (reason === undefined && !send.isPending) send.mutate()
          }}
        />
        {count > 0 && (
          <section aria-label="Comments of this review" className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <h3 className="font-strong">{counted(count, 'comment')} to send with it</h3>
            {draft.comments.map((one) => (
              <DraftCard
                key={one.id}
                comment={one}
                titled
                onEdit={(markdown) => edit(one.id, markdown)}
                onRemove={() => remove(one.id)}
              />
            ))}
          </section>
        )}
        {failure !== undefined && (
          <ErrorNote
            title={failure.title}
            what={failure.what}
            safe="Your review is still here, in this browser."
            requestId={failure.requestId}
          />
        )}
      </form>
    </Dialog>
  )
}
