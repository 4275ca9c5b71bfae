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

const newSiteSchema = NewSite.pick({ title: true, visibility: true, spaces: true, layout: true }).required()

const layouts = [
  {
    value: 'sections',
    label: 'Sections',
    hint: 'Each space is a tab of the site, such as a guide and an API reference.',
  },
  {
    value: 'variants',
    label: 'Variants',
    hint: 'The spaces are versions or languages of the same content. Readers switch between them.',
  },
] as const

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
  const form = useContractForm(newSiteSchema, {
    title: '',
    visibility: 'public',
    spaces: [],
    layout: 'sections',
  })
  const create = useMutation({
    ...createSiteMutation(),
    onSuccess: async ({ id }) => {
      form.reset()
      onClose()
      await client.invalidateQueries({ queryKey: listSitesQueryKey({ path }) })
      await navigate({ to: '/o/$org/sites/$site', params: { org, site: id } })
    },
  })
  const selectedSpaces = form.watch('spaces')
  return (
    <FormDialog
      form={form}
      open={open}
      onClose={() => {
        create.reset()
        onClose()
      }}
      title="New site"
      description="Nobody can read the site until you publish it."
      onSubmit={(values) => create.mutate({ path, body: values })}
      pending={create.isPending}
      error={create.error}
      submitLabel="Create site"
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
      <p className="text-ink-soft">
        Already have Markdown files?{' '}
        <Link to="/o/$org/import" params={{ org }} search={{ site: true }} className="text-accent underline">
          Create a site from a folder
        </Link>
      </p>
      <SpacePicker
        spaces={spaces}
        chosen={selectedSpaces}
        onChosen={(next) => form.setValue('spaces', [...next], { shouldDirty: true })}
      />
      {selectedSpaces.length > 1 && (
        <RadioCards
          legend="How the spaces are arranged"
          value={form.watch('layout')}
          onValueChange={(value) => form.setValue('layout', value, { shouldDirty: true })}
          options={layouts}
        />
      )}
      <RadioCards
        legend="Who can read the site once published"
        value={form.watch('visibility')}
        onValueChange={(value) => form.setValue('visibility', value, { shouldDirty: true })}
        options={visibilities.map((value) => ({ value, ...visibilityLabels[value] }))}
      />
    </FormDialog>
  )
}
