import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ignoreLinksMutation, listSpaceLinksQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { IgnoredLinks } from '../../../contract/pages/link-fix-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'

export interface IgnoreLinksProps {
  readonly space: string
  readonly targets: readonly string[]
  /** The existing note, when a target that has one is ignored. */
  readonly note?: string | undefined
  /** The targets are already ignored; only the note changes. */
  readonly again?: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks for the reason why broken links are ignored; it is shown to all readers of the report. */
export function IgnoreLinks({ space, targets, note, again = false, onClose, onDone }: IgnoreLinksProps) {
  const client = useQueryClient()
  const path = { spaceId: space }
  const form = useContractForm(IgnoredLinks.pick({ note: true }), { note: note ?? '' })
  const ignore = useMutation({
    ...ignoreLinksMutation(),
    onSuccess: () => {
      onDone()
      return client.invalidateQueries({ queryKey: listSpaceLinksQueryKey({ path }) })
    },
  })
  const these = targets.length === 1 ? 'this target' : `${targets.length} targets`
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={again ? 'Edit note' : `Ignore ${these}`}
      description="Links in this space to this target no longer count as broken. You can undo this under Ignored."
      onSubmit={({ note: why }) => ignore.mutate({ path, body: { targets: [...targets], note: why ?? '' } })}
      pending={ignore.isPending}
      error={ignore.error}
      submitLabel={again ? 'Save' : 'Ignore'}
    >
      <FormTextArea form={form} name="note" label="Note" hint="Why these links can stay broken." optional />
    </FormDialog>
  )
}
