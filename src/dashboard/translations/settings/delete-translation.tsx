import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { deleteTranslationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Translation } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { translationName } from '../translation-text.ts'

export interface DeleteTranslationProps {
  readonly org: string
  readonly translation: Translation
  readonly disabledReason: string | undefined
}

/** Deletes a translation after saying what stays. */
export function DeleteTranslation({ org, translation, disabledReason }: DeleteTranslationProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const name = translationName(translation)
  const remove = useMutation({
    ...deleteTranslationMutation(),
    onSuccess: async () => {
      setAsking(false)
      void showToast({ text: `Deleted the translation ${name}` })
      await navigate({ to: '/o/$org/translations', params: { org } })
      return invalidateAfter(client, ['translation.deleted'], {})
    },
  })
  return (
    <>
      <span>
        <Button variant="danger" disabledReason={disabledReason} onClick={() => setAsking(true)}>
          Delete translation
        </Button>
      </span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Delete the translation ${name}?`}
        confirmLabel="Delete translation"
        danger
        busy={remove.isPending}
        error={<FormError error={remove.error} />}
        onConfirm={() => remove.mutate({ path: { organizationId: org, translationId: translation.id } })}
      >
        <p>
          The translated space stays as an ordinary space, and the memory keeps its texts. The states of its
          units and the list of its runs are deleted, and changes of the source no longer reach it.
        </p>
      </ConfirmDialog>
    </>
  )
}
