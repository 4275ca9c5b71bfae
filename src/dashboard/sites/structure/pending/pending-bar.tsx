import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { Site } from '../../../../client/types.gen.ts'
import { emptyGroups } from '../../../../content/site-tree/check-site-tree.ts'
import { groupOf } from '../../../../content/site-tree/site-tree.ts'
import { FormError } from '../../../forms/form-error.tsx'
import { buttonClass } from '../../../ui/buttons/button-class.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { counted } from '../../../ui/counted.ts'
import { Note } from '../../../ui/feedback/note.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { siteRefusal } from '../../site-permission-text.ts'
import type { EditNames } from '../edits/edit-text.ts'
import { findConsequences, pendingText } from '../edits/pending-edits.ts'
import { PendingChangesDialog } from './pending-changes-dialog.tsx'
import type { PendingStructure } from './use-pending-structure.ts'

export interface PendingBarProps {
  readonly org: string
  readonly site: Site
  readonly pending: PendingStructure
  readonly names: EditNames
  /** The site URL for display. */
  readonly base: string
  /** Why newly added spaces cannot be published; undefined if they can. */
  readonly publishRefusal: string | undefined
}

/** The unpublished changes of the structure and their effects on readers; at the bottom of the editor. */
export function PendingBar({ org, site, pending, names, base, publishRefusal }: PendingBarProps) {
  const [openDialog, setOpenDialog] = useState<'changes' | 'discard'>()
  const close = (): void => setOpenDialog(undefined)
  const { applied, refused, everLive, otherEditors } = pending
  const found = findConsequences(pending.base, pending.tree, everLive)
  if (applied.length === 0 && refused.length === 0) return null
  const publishButton = (
    <Button
      variant="primary"
      busy={pending.publishing}
      disabledReason={
        siteRefusal(site, 'publish') ??
        publishRefusal ??
        emptyGroupRefusal(pending) ??
        (refused.length > 0 ? 'Remove the changes that no longer apply first.' : undefined)
      }
      onClick={() => {
        pending.publish()
        close()
      }}
    >
      Publish {counted(applied.length, 'change')}
    </Button>
  )
  return (
    <section
      aria-label="Unpublished changes"
      className="sticky bottom-0 z-20 -mx-2 grid gap-2 rounded-base bg-raised p-3 shadow-float ring-1 ring-line"
    >
      {refused.length > 0 && <RefusedEdits pending={pending} />}
      <FormError error={pending.error} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <p aria-live="polite" className="min-w-0 flex-1 basis-60">
          {pendingText(applied.length, found)}
          {otherEditors.length > 0 && (
            <span className="block text-caption text-ink-soft">
              Includes changes by {otherEditors.join(', ')}.
            </span>
          )}
        </p>
        <PendingActions
          {...{ org, site, pending }}
          onDiscard={() => setOpenDialog('discard')}
          onList={() => setOpenDialog('changes')}
          publishButton={publishButton}
        />
      </div>
      <PendingChangesDialog
        {...{ pending, names, base, publishButton }}
        urlChanges={found.addresses}
        open={openDialog === 'changes'}
        onClose={close}
      />
      <ConfirmDialog
        open={openDialog === 'discard'}
        onOpenChange={(open) => setOpenDialog(open ? 'discard' : undefined)}
        title="Discard unpublished changes"
        confirmLabel={`Discard ${counted(applied.length + refused.length, 'change')}`}
        danger
        busy={false}
        error={null}
        onConfirm={() => {
          pending.discard()
          close()
        }}
      >
        The structure goes back to the published version. This cannot be undone.
      </ConfirmDialog>
    </section>
  )
}

/** Why groups without sections prevent publishing; undefined if the edits leave none. */
const emptyGroupRefusal = ({ base, tree }: PendingStructure): string | undefined => {
  const before = new Set(emptyGroups(base))
  const [empty] = emptyGroups(tree).filter((id) => !before.has(id))
  return empty === undefined
    ? undefined
    : `The group “${groupOf(tree, empty)?.title ?? ''}” has no sections. Add one, or remove the group.`
}

/** Reports edits that no longer apply because of another user's changes. */
function RefusedEdits({ pending: { refused, dropRefused } }: Pick<PendingBarProps, 'pending'>) {
  return (
    <Note tone="warning">
      Someone else changed the structure, and {refused.length} of your changes no longer{' '}
      {refused.length === 1 ? 'applies' : 'apply'}. {refused[0]?.message}{' '}
      <button type="button" className="text-accent underline" onClick={dropRefused}>
        Remove {refused.length === 1 ? 'it' : 'them'}
      </button>
    </Note>
  )
}

interface PendingActionsProps extends Pick<PendingBarProps, 'org' | 'site' | 'pending'> {
  readonly onDiscard: () => void
  readonly onList: () => void
  readonly publishButton: ReactNode
}

function PendingActions({ org, site, pending, onDiscard, onList, publishButton }: PendingActionsProps) {
  const { undo } = pending
  return (
    <span className="flex flex-wrap gap-2">
      <Button
        variant="bare"
        icon={Undo2}
        onClick={undo}
        disabledReason={undo === undefined ? 'You have no unpublished changes.' : undefined}
      >
        Undo last
      </Button>
      <Button variant="bare" onClick={onDiscard} disabledReason={siteRefusal(site, 'edit')}>
        Discard
      </Button>
      <Link
        to="/o/$org/sites/$site/preview"
        params={{ org, site: site.id }}
        search={{ show: 'pending', beside: true }}
        className={buttonClass('quiet')}
      >
        Preview
      </Link>
      <Button onClick={onList}>View changes</Button>
      {publishButton}
    </span>
  )
}
