import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getNotificationFeedOptions,
  getNotificationFeedQueryKey,
  renewNotificationFeedMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
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
        description="One entry a day with everything that concerns you, for any feed reader. Whoever has the address can read it."
        footer={
          <>
            <Button onClick={() => setAsking(true)} disabledReason={feed.data ? undefined : 'Wait a moment.'}>
              New address
            </Button>
            {feed.data && <CopyButton text={feed.data.url} what="address" />}
          </>
        }
      >
        {feed.error !== null && <FormError error={processError(feed.error)} />}
        {feed.data ? (
          <code className="block rounded-base bg-paper p-3 text-caption break-all ring-1 ring-line ring-inset">
            {feed.data.url}
          </code>
        ) : (
          <Skeleton shape="lines" count={2} label="Loading the address" />
        )}
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Give the digest a new address?"
        confirmLabel="New address"
        busy={renew.isPending}
        error={renew.error !== null && <FormError error={processError(renew.error)} />}
        onConfirm={() => renew.mutate({})}
      >
        The former address stops working at once, in every feed reader that has it.
      </ConfirmDialog>
    </>
  )
}
