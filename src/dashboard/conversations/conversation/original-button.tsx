import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { useState } from 'react'
import { showOriginalConversationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Conversation, OriginalConversation } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'

export interface OriginalButtonProps {
  readonly org: string
  readonly conversation: Conversation
  readonly onOriginal: (original: OriginalConversation) => void
}

/** Shows the text without masks, after saying that this is recorded. */
export function OriginalButton({ org, conversation, onOriginal }: OriginalButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const show = useMutation({
    ...showOriginalConversationMutation(),
    // The original is only held while it is shown.
    gcTime: 0,
    onSuccess: (original) => {
      setAsking(false)
      onOriginal(original)
    },
  })
  return (
    <>
      <Button
        icon={Eye}
        disabledReason={conversation.hasOriginal ? undefined : 'The original text is no longer kept.'}
        onClick={() => setAsking(true)}
      >
        Show original
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Show the original text?"
        confirmLabel="Show original"
        busy={show.isPending}
        error={<FormError error={show.error} />}
        onConfirm={() => show.mutate({ path: { organizationId: org, conversationId: conversation.id } })}
      >
        It contains the personal data that is masked here. The audit log records that you opened it.
      </ConfirmDialog>
    </>
  )
}
