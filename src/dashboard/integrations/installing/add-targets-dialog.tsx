import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { PickableTarget, TargetKind } from './pickable-target.ts'
import { TargetPicker } from './target-picker.tsx'
import { installInTargets, type FailedTarget } from './use-install.ts'

export interface AddTargetsDialogProps {
  readonly kind: TargetKind
  readonly integration: Pick<Integration, 'name' | 'title'>
  readonly installation: Pick<Installation, 'id'>
  /** Those in which it is not installed; undefined while loading. */
  readonly targets: readonly PickableTarget[] | undefined
  readonly onClose: () => void
}

/** Installs an integration in further spaces or sites. */
export function AddTargetsDialog(props: AddTargetsDialogProps) {
  const { kind, integration, installation, targets, onClose } = props
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [failed, setFailed] = useState<readonly FailedTarget[]>([])
  const add = useMutation({
    mutationFn: () => installInTargets(integration.name, installation.id, kind, chosen),
    onSuccess: async (refused) => {
      await invalidateAfter(client, ['integration.installed', 'integration.configured'], {})
      setFailed(refused)
      setChosen(refused.map(({ id }) => id))
      if (refused.length === 0) onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Add ${kind}s to ${integration.title}`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={add.isPending}
            disabledReason={chosen.length === 0 ? `Select a ${kind} first.` : undefined}
            onClick={() => add.mutate()}
          >
            {chosen.length === 0 ? `Add ${kind}s` : `Add ${counted(chosen.length, kind)}`}
          </Button>
        </>
      }
    >
      <TargetPicker kind={kind} targets={targets} chosen={chosen} onChosen={setChosen} />
      {failed.map(({ id, reason }) => (
        <ErrorNote
          key={id}
          title={`Could not add ${targets?.find((target) => target.id === id)?.name ?? id}`}
          what={reason}
        />
      ))}
    </Dialog>
  )
}
