import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx'

export interface LeaveGuardProps {
  readonly unsaved: boolean
  /** Whether the browser asks before the window closes; by default while there is unsaved input. */
  readonly warnsOnClose?: boolean
  /**
   * Whether the input is no longer rendered with other search parameters, although the path is the same; by default it
   * stays.
   */
  readonly losing?: ((search: object, current: object) => boolean) | undefined
  /** Called before leaving. */
  readonly onDiscard?: () => void
}

/** Asks before the user leaves with unsaved input. */
export function LeaveGuard({
  unsaved,
  warnsOnClose = unsaved,
  losing = () => false,
  onDiscard,
}: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      unsaved && (current.pathname !== next.pathname || losing(next.search, current.search)),
    enableBeforeUnload: () => warnsOnClose,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) blocker.reset?.()
      }}
      title="Discard changes?"
      confirmLabel="Discard changes"
      busy={false}
      error={null}
      onConfirm={() => {
        onDiscard?.()
        blocker.proceed?.()
      }}
    >
      Your changes on this page have not been saved.
    </ConfirmDialog>
  )
}
