import type { Site } from '../../../client/types.gen.ts'
import { SiteUpdate } from '../../../contract/sites/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { siteName } from '../site-text.ts'
import { useUpdateSite } from '../use-update-site.ts'

export interface SiteDialogProps {
  readonly org: string
  readonly site: Site
  readonly onClose: () => void
}

/** Changes the title, which readers see in the header and the browser tab. */
export function RenameSite({ org, site, onClose }: SiteDialogProps) {
  const form = useContractForm(SiteUpdate.pick({ title: true }).required(), { title: site.title })
  const update = useUpdateSite(org, site.id, 'Site renamed')
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={`Rename “${siteName(site)}”`}
      description="The URL does not change."
      onSubmit={({ title }) => update.mutate({ title }, { onSuccess: onClose })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Rename"
    >
      <FormTextField form={form} name="title" label="Title" autoComplete="off" />
    </FormDialog>
  )
}
