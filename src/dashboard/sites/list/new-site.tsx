import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { createSiteMutation, listSitesQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { NewSite } from '../../../contract/sites/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { SpacePicker, type PickableSpace } from '../structure/space-picker.tsx'
import { visibilities, visibilityLabels } from '../site-text.ts'

const form = NewSite.pick({ title: true, visibility: true, spaces: true }).required()

export interface NewSiteDialogProps {
  readonly org: string
  readonly open: boolean
  readonly onClose: () => void
  readonly spaces: readonly PickableSpace[] | undefined
}

/** Creates an unpublished site and opens its structure. */
export function NewSiteDialog({ org, open, onClose, spaces }: NewSiteDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const path = { organizationId: org }
  const contract = useContractForm(form, { title: '', visibility: 'public', spaces: [] })
  const create = useMutation({
    ...createSiteMutation(),
    onSuccess: async ({ id }) => {
      contract.reset()
      onClose()
      await client.invalidateQueries({ queryKey: listSitesQueryKey({ path }) })
      await navigate({ to: '/o/$org/sites/$site', params: { org, site: id } })
    },
  })
  const chosen = contract.watch('spaces')
  return (
    <FormDialog
      form={contract}
      open={open}
      onClose={() => {
        create.reset()
        onClose()
      }}
      title="New site"
      description="Nobody can read it before you publish it."
      onSubmit={(values) => create.mutate({ path, body: values })}
      pending={create.isPending}
      error={create.error}
      submitLabel="Make the site"
    >
      <FormTextField form={contract} name="title" label="Title" autoComplete="off" />
      <p className="text-ink-soft">
        Is the documentation in files?{' '}
        <Link to="/o/$org/import" params={{ org }} search={{ site: true }} className="text-accent underline">
          Make a site from a folder of Markdown
        </Link>
      </p>
      <SpacePicker
        spaces={spaces}
        chosen={chosen}
        onChosen={(next) => contract.setValue('spaces', [...next], { shouldDirty: true })}
      />
      <RadioCards
        legend="Who reads it once it is published"
        value={contract.watch('visibility')}
        onValueChange={(value) => contract.setValue('visibility', value, { shouldDirty: true })}
        options={visibilities.map((value) => ({ value, ...visibilityLabels[value] }))}
      />
    </FormDialog>
  )
}
