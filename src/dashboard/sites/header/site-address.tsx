import { SiteUpdate } from '../../../contract/sites/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Note } from '../../ui/feedback/note.tsx'
import type { SiteDialogProps } from './rename-site.tsx'
import { siteName } from '../site-text.ts'
import { useUpdateSite } from '../use-update-site.ts'

/** Changes the URL on the sites origin: the first segment of its path. */
export function SiteAddress({ org, site, onClose }: SiteDialogProps) {
  const form = useContractForm(SiteUpdate.pick({ basename: true }).required(), {
    basename: site.basename ?? '',
  })
  const update = useUpdateSite(org, site.id, 'The site has another address')
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={`Address of “${siteName(site)}”`}
      description="The first part of its path; no other site of this installation may have it."
      onSubmit={({ basename }) => update.mutate({ basename }, { onSuccess: onClose })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Change the address"
    >
      <FormTextField form={form} name="basename" label="Path" autoComplete="off" spellCheck={false} />
      {site.published && (
        <Note tone="warning">The site is live: links to the address that it has now lead nowhere then.</Note>
      )}
    </FormDialog>
  )
}
