import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteOrganizationMutation } from '../../client/@tanstack/react-query.gen.ts'
import type { Organization } from '../../client/types.gen.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'
import { showToast } from '../ui/toast.ts'

export interface DeleteOrganizationProps {
  readonly organization: Pick<Organization, 'id' | 'title'>
  /** A demo organization is deleted in one step; others require typing the name. */
  readonly demo: boolean
  readonly disabledReason?: string | undefined
}

/** Deletes an organization after its name was typed; a demo organization without that. */
export function DeleteOrganization({ organization, demo, disabledReason }: DeleteOrganizationProps) {
  const { id, title } = organization
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const end = useMutation({
    ...deleteOrganizationMutation(),
    onSuccess: async () => {
      setAsking(false)
      void showToast({ text: `Deleted ${title}` })
      await navigate({ to: '/' })
      client.clear()
      await navigate({ to: '/', replace: true })
    },
  })
  return (
    <>
      {/* New users see the demo organization first: deleting it is offered, but not as the primary action. */}
      <Button
        variant={demo ? 'quiet' : 'danger'}
        icon={Trash2}
        disabledReason={disabledReason}
        onClick={() => setAsking(true)}
      >
        {demo ? 'Remove example' : 'Delete organization…'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open)
          if (!open) end.reset()
        }}
        title={demo ? `Remove ${title}` : `Delete ${title}`}
        confirmLabel={demo ? 'Remove' : 'Delete organization'}
        danger
        busy={end.isPending}
        typedName={demo ? undefined : title}
        error={<FormError error={end.error} />}
        onConfirm={() => end.mutate({ path: { organizationId: id } })}
      >
        This permanently deletes all spaces with their history and change requests, sites, teams, invites, and
        single sign-on for everyone. You cannot undo this. Export or back up anything you want to keep first.
      </ConfirmDialog>
    </>
  )
}
