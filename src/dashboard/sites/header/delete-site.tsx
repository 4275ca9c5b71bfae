import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteSiteMutation, listSitesQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { SiteDialogProps } from './rename-site.tsx'
import { countedSpaces, plainAddress, siteName } from '../site-text.ts'

/** Permanently deletes a site; its spaces are not affected. */
export function DeleteSite({ org, site, onClose }: SiteDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    ...deleteSiteMutation(),
    onSuccess: async () => {
      await navigate({ to: '/o/$org/sites', params: { org } })
      void showToast({ text: `“${siteName(site)}” is deleted`, detail: 'Its spaces stay as they are.' })
      await client.invalidateQueries({ queryKey: listSitesQueryKey({ path: { organizationId: org } }) })
    },
  })
  const url = site.urls.published
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Delete “${siteName(site)}”`}
      confirmLabel="Delete the site"
      danger
      typedName={siteName(site)}
      busy={remove.isPending}
      error={<FormError error={remove.error === null ? undefined : processError(remove.error)} />}
      onConfirm={() => remove.mutate({ path: { organizationId: org, siteId: site.id } })}
    >
      {site.published && url !== undefined
        ? `Readers find nothing at ${plainAddress(url)} from then on. `
        : ''}
      Its structure, look and audience are gone for good.{' '}
      {site.siteSpaces > 0 && `The ${countedSpaces(site.siteSpaces)} that it shows stay with all pages.`}
    </ConfirmDialog>
  )
}
