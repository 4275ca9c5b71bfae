import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteSiteMutation, listSitesQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { SiteDialogProps } from './rename-site.tsx'
import { countedSpaces, displayUrl, siteName } from '../site-text.ts'

/** Permanently deletes a site; its spaces are not affected. */
export function DeleteSite({ org, site, onClose }: SiteDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const remove = useMutation({
    ...deleteSiteMutation(),
    onSuccess: async () => {
      await navigate({ to: '/o/$org/sites', params: { org } })
      void showToast({ text: `“${siteName(site)}” deleted`, detail: 'Its spaces are not affected.' })
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
      confirmLabel="Delete site"
      danger
      typedName={siteName(site)}
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() => remove.mutate({ path: { organizationId: org, siteId: site.id } })}
    >
      {site.published && url !== undefined ? `${displayUrl(url)} stops working. ` : ''}
      The structure, look and audience settings of the site are permanently deleted.{' '}
      {site.siteSpaces > 0 && `The ${countedSpaces(site.siteSpaces)} and all pages are kept.`}
    </ConfirmDialog>
  )
}
