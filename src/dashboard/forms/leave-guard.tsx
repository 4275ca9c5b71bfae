import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

export interface LeaveGuardProps {
  readonly unsaved: boolean
  /** Search parameters with which the input is no longer rendered although the path is the same; by default none. */
  readonly losing?: ((search: object) => boolean) | undefined
}

/** Asks before the user leaves with unsaved input. */
export function LeaveGuard({ unsaved, losing = () => false }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && (current.pathname !== next.pathname || losing(next.search)),
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title="Leave without saving"
      confirmLabel="Discard what I typed"
      busy={false}
      error={null}
      onConfirm={() => blocker.proceed?.()}
    >
      What you typed on this page has not been saved.
    </ConfirmDialog>
  )
}
