import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ignoreLinksMutation, listSpaceLinksQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { IgnoredLinks } from '../../../contract/pages/link-fix-schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'

export interface IgnoreLinksProps {
  readonly space: string
  readonly targets: readonly string[]
  /** What stands there already, when a target is ignored that somebody gave a reason for. */
  readonly note?: string | undefined
  /** They are ignored already, and only the reason is written. */
  readonly again?: boolean
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Says why the space lives with broken links; everybody who reads the report finds it there. */
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
      title={again ? 'Why it is ignored' : `Ignore ${these}`}
      description="Every link of the space that leads there is no longer counted as broken. You can take it back under Ignored."
      onSubmit={({ note: why }) => ignore.mutate({ path, body: { targets: [...targets], note: why ?? '' } })}
      pending={ignore.isPending}
      error={ignore.error}
      submitLabel={again ? 'Save the note' : 'Ignore'}
    >
      <FormTextArea form={form} name="note" label="Why" hint="For those who meet it later." optional />
    </FormDialog>
  )
}
