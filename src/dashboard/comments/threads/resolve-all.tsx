import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Comment } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import type { CommentPlace } from '../comment-queries.ts'
import { useResolveAll } from './use-resolve-all.ts'

const shownErrorOf = (error: unknown) =>
  error === null || error === undefined ? undefined : processError(error)

export interface ResolveAllProps {
  readonly place: CommentPlace
  /** The visible threads. */
  readonly threads: readonly Comment[]
}

/** Resolves all visible open threads, after the change request was closed. */
export function ResolveAll({ place, threads }: ResolveAllProps) {
  const resolving = useResolveAll(place)
  const [asking, setAsking] = useState(false)
  const open = threads.filter(({ status, permissions }) => status === 'open' && permissions.resolve === true)
  if (open.length < 2 && !resolving.isPending) return null
  return (
    <>
      <Button icon={Check} onClick={() => setAsking(true)}>
        Resolve {open.length} threads
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Resolve ${open.length} threads`}
        confirmLabel={resolving.isPending ? `${resolving.done} resolved` : `Resolve ${open.length} threads`}
        busy={resolving.isPending}
        error={<FormError error={shownErrorOf(resolving.error)} />}
        onConfirm={() => resolving.mutate(open, { onSuccess: () => setAsking(false) })}
      >
        Resolves all open threads in this list. You can reopen them later.
      </ConfirmDialog>
    </>
  )
}
