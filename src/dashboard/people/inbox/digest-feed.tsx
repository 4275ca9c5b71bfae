import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getNotificationFeedOptions,
  getNotificationFeedQueryKey,
  renewNotificationFeedMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The feed URL of the daily digest, to copy into a feed reader, and how to replace it. */
export function DigestFeed({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const client = useQueryClient()
  const feed = useQuery({ ...getNotificationFeedOptions(), enabled: open })
  const [asking, setAsking] = useState(false)
  const renew = useMutation({
    ...renewNotificationFeedMutation(),
    onSuccess: (next) => {
      setAsking(false)
      client.setQueryData(getNotificationFeedQueryKey(), next)
    },
  })
  return (
    <>
      <Dialog
        open={open && !asking}
        onOpenChange={(next) => !next && onClose()}
        title="Daily digest"
        description="An RSS feed with one entry a day for everything that involves you. Anyone with the link can read it."
        footer={
          <>
            <Button onClick={() => setAsking(true)} disabledReason={feed.data ? undefined : 'Loading…'}>
              Reset link
            </Button>
          </>
        }
      >
        <FormError error={feed.error} />
        {feed.data ? (
          <CopyField text={feed.data.url} what="link" label="Digest link" />
        ) : (
          <Skeleton shape="lines" count={2} label="Loading the link" />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Reset the digest link?"
        confirmLabel="Reset link"
        busy={renew.isPending}
        error=<FormError error={renew.error} />
        onConfirm={() => renew.mutate({})}
      >
        The current link stops working immediately in every feed reader that uses it.
      </ConfirmDialog>
    </>
  )
}
