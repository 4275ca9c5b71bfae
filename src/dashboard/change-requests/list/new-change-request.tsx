import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  createChangeRequestMutation,
  getSpaceQueryKey,
  listChangeRequestsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, ChangeRequestCause, RichTextDocumentInput } from '../../../client/types.gen.ts'
import { schemaVersion } from '../../../content/document/document.ts'
import { NewChangeRequest as Schema } from '../../../contract/change-requests/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'

const textDocument = (text: string): RichTextDocumentInput => ({
  object: 'document',
  data: { schemaVersion },
  nodes: [
    {
      object: 'block',
      type: 'paragraph',
      data: {},
      nodes: [{ object: 'text', leaves: [{ object: 'leaf', text }] }],
    },
  ],
})

export interface NewChangeRequestProps {
  readonly space: string
  /** Suggested. */
  readonly subject?: string
  /** What it starts with. */
  readonly description?: string
  /** What it answers. */
  readonly cause?: ChangeRequestCause
  readonly open: boolean
  readonly onClose: () => void
  readonly onCreated: (change: ChangeRequest) => void
}

/** Creates a change request as a draft with only a subject. */
export function NewChangeRequest({
  space,
  subject: suggested = '',
  description,
  cause,
  open,
  onClose,
  onCreated,
}: NewChangeRequestProps) {
  const client = useQueryClient()
  const path = { spaceId: space }
  const form = useContractForm(Schema, { subject: suggested })
  const create = useMutation({
    ...createChangeRequestMutation(),
    onSuccess: (change) => {
      form.reset()
      onClose()
      void client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path }) })
      void client.invalidateQueries({ queryKey: getSpaceQueryKey({ path }) })
      onCreated(change)
    },
  })
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={() => {
        create.reset()
        onClose()
      }}
      title="New change request"
      description="Starts as a draft with the current content of the space."
      onSubmit={({ subject }) =>
        create.mutate({
          path,
          body: {
            ...(subject !== undefined && subject !== '' && { subject }),
            ...(description !== undefined && { description: textDocument(description) }),
            ...(cause !== undefined && { cause }),
          },
        })
      }
      pending={create.isPending}
      error={create.error}
      submitLabel="Create change request"
    >
      <FormTextField
        form={form}
        name="subject"
        label="Subject"
        hint="A short summary of the change."
        autoComplete="off"
      />
    </FormDialog>
  )
}
