import type { ChangeRequest, Space } from '../../../client/types.gen.ts'
import { MergeDialog } from '../merge/merge-dialog.tsx'
import { MergeWarnings } from '../merge/merge-warnings.tsx'
import { RevertDialog } from '../merge/revert-preview.tsx'
import { UpdateDialog } from '../merge/update-preview.tsx'
import type { ChangeActions } from './use-change-actions.ts'

export interface ChangeDialogsProps {
  readonly org: string
  readonly space: Space
  readonly change: ChangeRequest
  /** Number of unresolved conflicts with main; undefined while unknown, or if there can be none. */
  readonly conflicts: number | undefined
  readonly actions: ChangeActions
}

/** The dialogs that preview and confirm a merge, an update or a revert. */
export function ChangeDialogs({ org, space, change, conflicts, actions }: ChangeDialogsProps) {
  const { merge, update, revert, previewed, closePreview } = actions
  return (
    <>
      <MergeDialog
        open={previewed === 'merge'}
        onClose={closePreview}
        org={org}
        space={space}
        change={change}
        onMerge={actions.mergeNow}
        pending={merge.isPending}
        error={merge.error}
      >
        <MergeWarnings org={org} change={change} space={space} conflicts={conflicts} />
      </MergeDialog>
      <UpdateDialog
        open={previewed === 'update'}
        onClose={closePreview}
        org={org}
        space={space}
        change={change}
        onUpdate={actions.updateNow}
        pending={update.isPending}
        error={update.error}
      />
      <RevertDialog
        open={previewed === 'revert'}
        onClose={closePreview}
        space={space}
        change={change}
        onRevert={actions.revertNow}
        pending={revert.isPending}
        error={revert.error}
      />
    </>
  )
}
