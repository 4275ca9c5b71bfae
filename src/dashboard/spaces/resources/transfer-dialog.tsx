import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import {
  listCollectionsQueryKey,
  listOrganizationsOptions,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { transferCollection, transferSpace } from '../../../client/sdk.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { showToast } from '../../ui/toast.ts'
import { takenWithText, type Taken } from './deletion-text.ts'
import type { Resource } from '../tree/resource.ts'

export interface TransferDialogProps {
  readonly org: string
  /** The resource to transfer; undefined closes the dialog. */
  readonly thing: Resource | undefined
  /** The contents of a collection. */
  readonly taken: Taken
  readonly onClose: () => void
}

/** Transfers a collection or space to another organization of the user. */
export function TransferDialog({ org, thing, taken, onClose }: TransferDialogProps) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const organizations = useQuery({ ...listOrganizationsOptions(), enabled: thing !== undefined })
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
      void showToast({ text: `“${name}” belongs to ${target?.title ?? 'the other organization'} now` })
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
  const along = takenWithText(taken)
  const nowhere =
    organizations.data !== undefined && target === undefined
      ? 'You belong to no other organization in which you may make spaces.'
      : undefined
  return (
    <Dialog
      open={thing !== undefined}
      onOpenChange={(open) => {
        if (open) return
        transfer.reset()
        onClose()
      }}
      title={`Transfer “${thing?.name ?? ''}”`}
      description={
        thing?.kind === 'collection' && along !== undefined
          ? `${along} ${taken.spaces.length + taken.collections === 1 ? 'goes' : 'go'} with it. Access that was given to people and teams of this organization ends.`
          : 'Content, history and change requests go with it. Access that was given to people and teams of this organization ends.'
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={transfer.isPending}
            disabledReason={nowhere}
            onClick={() => thing !== undefined && target !== undefined && transfer.mutate(thing)}
          >
            Transfer{target === undefined ? '' : ` to ${target.title}`}
          </Button>
        </>
      }
    >
      {nowhere !== undefined ? (
        <p className="text-ink-soft">{nowhere} An administrator there can change that.</p>
      ) : (
        <Select
          label="To the organization"
          value={target?.id ?? ''}
          onValueChange={setPicked}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <FormError error={transfer.error === null ? undefined : processError(transfer.error)} />
    </Dialog>
  )
}
