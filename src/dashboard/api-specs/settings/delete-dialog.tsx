import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { deleteApiSpecMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpec } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { counted } from '../../ui/counted.ts'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { affectedPagesOptions } from '../api-spec-queries.ts'
import { specName } from '../api-spec-text.ts'

export interface DeleteDialogProps {
  readonly org: string
  readonly spec: ApiSpec
  readonly onClose: () => void
}

/** Deletes a specification with its versions, after listing what stops working. */
export function DeleteDialog({ org, spec, onClose }: DeleteDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { slug, versions, visibility } = spec
  // How many pages show it is good to know, but not needed to go on.
  const { data: pages = [] } = useQuery({ ...affectedPagesOptions(org, slug, {}), retry: false })
  const showing = pages.filter(({ by }) => by === 'shows').length
  const remove = useMutation({
    ...deleteApiSpecMutation(),
    onSuccess: async () => {
      onClose()
      void showToast({ text: `Deleted ${specName(spec)}` })
      await navigate({ to: '/o/$org/specs', params: { org } })
      return invalidateAfter(client, ['api-spec.deleted'], {})
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${specName(spec)}?`}
      confirmLabel="Delete specification"
      danger
      typedName={slug}
      busy={remove.isPending}
      error={<FormError error={remove.error} />}
      onConfirm={() => remove.mutate({ path: { organizationId: org, specSlug: slug } })}
    >
      <p>What stops working:</p>
      <ul className="mt-1 list-disc pl-5">
        <li>
          Blocks that show its operations and schemas
          {showing > 0 && `, on at least ${counted(showing, 'page')}`}: readers no longer see them
        </li>
        <li>{counted(versions, 'version')} and their comparisons, which cannot be restored</li>
        {visibility === 'public' && <li>The public address of the document</li>}
      </ul>
    </ConfirmDialog>
  )
}
