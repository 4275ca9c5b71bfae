import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { z } from 'zod'
import { createApiSpecChangeRequestMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpec, ApiSpecPage } from '../../../client/types.gen.ts'
import { NewApiSpecChangeRequest } from '../../../contract/api-specs/comparison-schemas.ts'
import { shortSubject } from '../../../contract/change-requests/limits.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { counted } from '../../ui/counted.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import type { VersionPair } from '../api-spec-queries.ts'
import { specName } from '../api-spec-text.ts'

export interface ChangeRequestDialogProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly space: ApiSpecPage['space']
  readonly between: VersionPair
  /** Pages of the space, perhaps several times. */
  readonly pages: readonly ApiSpecPage[]
  readonly onClose: () => void
}

const SubjectForm = z.object({ subject: NewApiSpecChangeRequest.shape.subject })

/** The most that the operation takes. */
const mostPages = 500

/** Creates a change request in a space: the findings in its description, comments on the blocks concerned. */
export function ChangeRequestDialog(props: ChangeRequestDialogProps) {
  const { org, spec, space, between, pages, onClose } = props
  const client = useQueryClient()
  const navigate = useNavigate()
  const form = useContractForm(SubjectForm, {
    subject: shortSubject(`Update for ${specName(spec)}`),
  })
  const titles = new Map(pages.map(({ page }) => [page.id, page.title === '' ? page.path : page.title]))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set([...titles.keys()].slice(0, mostPages)),
  )
  const create = useMutation({
    ...createApiSpecChangeRequestMutation(),
    onSuccess: async ({ number }) => {
      await invalidateAfter(client, ['change-request.created'], { space: space.id })
      await navigate({
        to: '/o/$org/s/$space/changes/$number',
        params: { org, space: space.id, number: String(number) },
      })
    },
  })
  const toggle = (id: string, isChosen: boolean): void => {
    const next = new Set(chosen)
    if (isChosen) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={`Create a change request in ${space.title}`}
      description="Its description lists the findings, and each place that they concern gets a comment. No text is changed yet."
      submitLabel="Create change request"
      pending={create.isPending}
      error={create.error}
      disabledReason={
        chosen.size === 0
          ? 'Select a page first.'
          : chosen.size > mostPages
            ? `Select at most ${mostPages} pages.`
            : undefined
      }
      onSubmit={({ subject }) =>
        create.mutate({
          path: { organizationId: org, specSlug: spec.slug },
          body: {
            space: space.id,
            ...between,
            ...(subject !== undefined && { subject }),
            pages: [...chosen],
          },
        })
      }
    >
      <FormTextField form={form} name="subject" label="Subject" />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-strong">Pages, {counted(chosen.size, 'selected page')}</legend>
        <div className="grid max-h-60 gap-2 overflow-y-auto">
          {[...titles].map(([id, title]) => (
            <Checkbox
              key={id}
              label={title}
              checked={chosen.has(id)}
              onCheckedChange={(isChosen) => toggle(id, isChosen)}
            />
          ))}
        </div>
      </fieldset>
    </FormDialog>
  )
}
