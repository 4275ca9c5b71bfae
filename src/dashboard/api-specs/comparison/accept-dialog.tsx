import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { acceptApiSpecFindingsMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpecFinding } from '../../../client/types.gen.ts'
import { acceptanceNoteMax } from '../../../contract/api-specs/comparison-schemas.ts'
import { text } from '../../../contract/wire/shapes.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { counted } from '../../ui/counted.ts'
import { CodeText } from '../code-text.tsx'

export interface AcceptDialogProps {
  readonly org: string
  readonly slug: string
  readonly findings: readonly ApiSpecFinding[]
  readonly onClose: () => void
}

// Without a note the operation withdraws an acceptance, so here it is required.
const AcceptForm = z.object({ note: text({ min: 1, max: acceptanceNoteMax }) })

/** Accepts findings with a note. They are no longer counted, in later comparisons either. */
export function AcceptDialog({ org, slug, findings, onClose }: AcceptDialogProps) {
  const client = useQueryClient()
  const form = useContractForm(AcceptForm, { note: '' })
  const accept = useMutation({
    ...acceptApiSpecFindingsMutation(),
    onSuccess: async () => {
      onClose()
      await invalidateAfter(client, ['api-spec.findings-accepted'], {})
    },
  })
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={
        findings.length === 1 ? 'Accept this finding?' : `Accept ${counted(findings.length, 'finding')}?`
      }
      description="Accepted findings are not counted any more, in later comparisons either."
      submitLabel="Accept"
      pending={accept.isPending}
      error={accept.error}
      onSubmit={({ note }) =>
        accept.mutate({
          path: { organizationId: org, specSlug: slug },
          body: { fingerprints: findings.map(({ fingerprint }) => fingerprint), note },
        })
      }
    >
      {findings.length === 1 && (
        <p className="[overflow-wrap:anywhere]">
          <CodeText text={findings[0]?.message ?? ''} />
        </p>
      )}
      <FormTextArea
        form={form}
        name="note"
        label="Note"
        hint="Why it is all right, for those who read it later."
      />
    </FormDialog>
  )
}
