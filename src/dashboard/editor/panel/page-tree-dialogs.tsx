import type { ReactNode } from 'react'
import type { ComputedSource } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { ReferencePicker } from '../references/reference-picker.tsx'
import type { ReferenceContext } from '../references/targets.ts'
import { MoveDialog } from './move-dialog.tsx'
import { countBelow } from './page-operations.ts'
import { RenameDialog } from './rename-dialog.tsx'
import type { PageTree } from './use-page-tree.ts'

export interface PageTreeDialogsProps {
  readonly tree: PageTree
  /** Link targets for links in the tree. */
  readonly references: ReferenceContext
  readonly drawSource: DrawSourceDialog
}

interface SourceDialogOptions {
  /** The computed page whose source is edited; undefined: a new one. */
  readonly page: TreePage | undefined
  readonly onSave: (title: string, source: ComputedSource) => void
  readonly onClose: () => void
  readonly pending: boolean
  readonly error: unknown
}

/** The dialog in which a content source is chosen and configured; integrations are not known here. */
export type DrawSourceDialog = (options: SourceDialogOptions) => ReactNode

/** The dialogs of the actions on the page tree. */
export function PageTreeDialogs({ tree, references, drawSource }: PageTreeDialogsProps) {
  const { dialog, closeDialog, placed, isPending, error } = tree
  const moved = dialog?.is === 'move' ? dialog.page : undefined
  const renamed = dialog?.is === 'rename' ? dialog.page : undefined
  const deleted = dialog?.is === 'delete' ? dialog.page : undefined
  const below = deleted === undefined ? 0 : countBelow(deleted)
  return (
    <>
      <MoveDialog page={moved} pages={placed} onMove={tree.move} onClose={closeDialog} />
      {renamed !== undefined && (
        <RenameDialog
          key={renamed.id}
          page={renamed}
          pending={isPending}
          error={error}
          onClose={closeDialog}
          onRename={(title) => tree.rename(renamed, title)}
        />
      )}
      {dialog?.is === 'link' && (
        <ReferencePicker
          title="Link"
          references={references}
          onPick={(target, text) => tree.insertPickedLink(dialog.place, target, text)}
          onClose={closeDialog}
        />
      )}
      {dialog?.is === 'source' &&
        drawSource({
          ...{ page: dialog.page, pending: isPending, error },
          ...{ onSave: tree.saveSource, onClose: closeDialog },
        })}
      <ConfirmDialog
        open={deleted !== undefined}
        onOpenChange={closeDialog}
        title={`Delete “${deleted?.title ?? ''}”`}
        confirmLabel={`Delete ${below + 1} pages`}
        danger
        busy={isPending}
        error={<FormError error={error} />}
        onConfirm={() => deleted !== undefined && tree.remove(deleted)}
      >
        {below === 1 ? 'Its subpage is deleted too.' : `Its ${below} subpages are deleted too.`} Main keeps
        all of them until the change request is merged.
      </ConfirmDialog>
    </>
  )
}
