import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  listCollectionsQueryKey,
  listOrganizationsOptions,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { transferCollection, transferSpace } from '../../../client/sdk.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { showToast } from '../../ui/toast.ts'
import { nestedText, type NestedContents } from './deletion-text.ts'
import type { Resource } from '../tree/resource.ts'

export interface TransferDialogProps {
  readonly org: string
  /** The resource to transfer; undefined closes the dialog. */
  readonly resource: Resource | undefined
  /** The contents of a collection. */
  readonly contents: NestedContents
  readonly onClose: () => void
}

/** Transfers a collection or space to another organization of the user. */
export function TransferDialog({ org, resource, contents, onClose }: TransferDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const organizations = useQuery({ ...listOrganizationsOptions(), enabled: resource !== undefined })
  const [picked, setPicked] = useState('')
  const others = (organizations.data?.items ?? []).filter(
    ({ id, permissions }) => id !== org && permissions.createContent,
  )
  const target = others.find(({ id }) => id === picked) ?? others[0]
  const transfer = useMutation({
    mutationFn: async ({ id, kind }: Resource) => {
      const body = { organization: target?.id ?? '' }
      if (kind === 'space') await transferSpace({ path: { spaceId: id }, body, throwOnError: true })
      else await transferCollection({ path: { collectionId: id }, body, throwOnError: true })
      return body.organization
    },
    onSuccess: async (to, { name }) => {
      onClose()
      await navigate({ to: '/o/$org', params: { org: to } })
      void showToast({ text: `Transferred “${name}” to ${target?.title ?? 'the other organization'}` })
      await Promise.all(
        [org, to].flatMap((organizationId) => [
          client.invalidateQueries({
            queryKey: listOrganizationSpacesQueryKey({ path: { organizationId } }),
          }),
          client.invalidateQueries({ queryKey: listCollectionsQueryKey({ path: { organizationId } }) }),
        ]),
      )
    },
  })
  const contentsText = nestedText(contents)
  const noTarget =
    organizations.data !== undefined && target === undefined
      ? 'You cannot create spaces in another organization.'
      : undefined
  return (
    <Dialog
      open={resource !== undefined}
      onOpenChange={(open) => {
        if (open) return
        transfer.reset()
        onClose()
      }}
      title={`Transfer “${resource?.name ?? ''}”`}
      description={
        resource?.kind === 'collection' && contentsText !== undefined
          ? `This also transfers ${contentsText}. People and teams of this organization lose access.`
          : 'Content, history, and change requests are transferred too. People and teams of this organization lose access.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={transfer.isPending}
            disabledReason={noTarget}
            onClick={() => resource !== undefined && target !== undefined && transfer.mutate(resource)}
          >
            Transfer{target === undefined ? '' : ` to ${target.title}`}
          </Button>
        </>
      }
    >
      {noTarget !== undefined ? (
        <p className="text-ink-soft">{noTarget} Ask an administrator of that organization.</p>
      ) : (
        <Select
          label="Organization"
          value={target?.id ?? ''}
          onValueChange={setPicked}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <FormError error={transfer.error} />
    </Dialog>
  )
}
