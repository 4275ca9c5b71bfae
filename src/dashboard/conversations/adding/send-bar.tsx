import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ingestConversations } from '../../../client/sdk.gen.ts'
import type { NewConversation } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Note } from '../../ui/feedback/note.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { sendConversations } from './send-conversations.ts'

export interface SendBarProps {
  readonly org: string
  readonly conversations: readonly NewConversation[]
  readonly disabledReason: string | undefined
  readonly onDone: () => void
}

/** Adds the conversations, with progress; after a failure only the rest is sent again. */
export function SendBar({ org, conversations, disabledReason, onDone }: SendBarProps) {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const total = conversations.length
  const send = useMutation({
    mutationFn: () =>
      sendConversations(conversations.slice(sent), {
        send: (batch) =>
          ingestConversations({ path: { organizationId: org }, body: [...batch], throwOnError: true }),
        onProgress: (more) => setSent(sent + more),
      }),
    onSuccess: onDone,
    onSettled: () => invalidateAfter(client, ['conversations.ingested'], {}),
  })
  if (sent === total)
    return (
      <Note>
        Added {counted(total, 'conversation')}. They are read soon.{' '}
        <Link to="/o/$org/conversations" params={{ org }} className="text-accent underline">
          Go to clusters
        </Link>
      </Note>
    )
  return (
    <div className="grid max-w-form gap-3">
      {(send.isPending || sent > 0) && (
        <ProgressBar
          label="Adding conversations"
          done={sent / total}
          text={`${sent.toLocaleString('en')} of ${total.toLocaleString('en')}`}
        />
      )}
      <FormError error={send.error} />
      {send.error !== null && sent > 0 && (
        <p>{counted(sent, 'conversation')} were added. The rest is still here.</p>
      )}
      <span>
        <Button
          variant="primary"
          busy={send.isPending}
          disabledReason={disabledReason}
          onClick={() => send.mutate()}
        >
          {sent === 0
            ? `Add ${counted(total, 'conversation')}`
            : `Add the other ${counted(total - sent, 'conversation')}`}
        </Button>
      </span>
    </div>
  )
}
