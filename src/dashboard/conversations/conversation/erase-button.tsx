import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteConversationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Conversation } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'

export interface EraseButtonProps {
  readonly org: string
  readonly conversation: Conversation
}

/** Erases a conversation with everything that was found in it. */
export function EraseButton({ org, conversation }: EraseButtonProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const erase = useMutation({
    ...deleteConversationMutation(),
    onSuccess: async () => {
      setAsking(false)
      void showToast({ text: 'Erased the conversation' })
      await navigate({ to: '/o/$org/conversation-list', params: { org } })
      return invalidateAfter(client, ['conversation.deleted'], {})
    },
  })
  return (
    <>
      <Button icon={Trash2} onClick={() => setAsking(true)}>
        Erase
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Erase this conversation?"
        confirmLabel="Erase conversation"
        danger
        busy={erase.isPending}
        error={<FormError error={erase.error} />}
        onConfirm={() => erase.mutate({ path: { organizationId: org, conversationId: conversation.id } })}
      >
        Its messages, its issues and its original text are erased. This cannot be undone. Clusters keep their
        other issues.
      </ConfirmDialog>
    </>
  )
}
