import { SiteUpdate } from '../../../contract/sites/schemas.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Note } from '../../ui/feedback/note.tsx'
import type { SiteDialogProps } from './rename-site.tsx'
import { siteName } from '../site-text.ts'
import { useUpdateSite } from '../use-update-site.ts'

/** Changes the URL on the sites origin: the first segment of its path. */
export function ChangeSiteUrl({ org, site, onClose }: SiteDialogProps) {
  const form = useContractForm(SiteUpdate.pick({ basename: true }).required(), {
    basename: site.basename ?? '',
  })
  const update = useUpdateSite(org, site.id, 'Site URL changed')
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={`Change URL of “${siteName(site)}”`}
      description="The first part of the path. No other site of this installation can use it."
      onSubmit={({ basename }) => update.mutate({ basename }, { onSuccess: onClose })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Change URL"
    >
      <FormTextField form={form} name="basename" label="Path" autoComplete="off" spellCheck={false} />
      {site.published && (
        <Note tone="warning">The site is live. Links to its current URL will stop working.</Note>
      )}
    </FormDialog>
  )
}
