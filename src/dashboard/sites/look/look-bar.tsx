import { Redo2, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Site } from '../../../client/types.gen.ts'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { counted } from '../../ui/counted.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { siteRefusal } from '../site-permission-text.ts'
import type { EditedLook } from './use-look.ts'

export interface LookBarProps {
  readonly site: Site
  readonly edit: EditedLook
  /** Error messages by the path of the field. */
  readonly problems: ReadonlyMap<string, string>
}

/** Status and actions of an edited look: autosave, publish, discard, undo and redo. */
export function LookBar({ site, edit, problems }: LookBarProps) {
  const { dirty, draft, undo, redo, overtakenBy } = edit
  const waits = draft.version > 0
  const [discarding, setDiscarding] = useState(false)
  const refused = siteRefusal(site, 'edit')
  const [first] = problems
  const unsound = first === undefined ? undefined : `${first[0]}: ${first[1]}`
  const screen = 'This screen' as const
  useCommands([
    { id: 'keep-look', label: 'Keep what is set', group: screen, keys: 'mod+s', run: edit.keep },
    ...(undo === undefined
      ? []
      : [{ id: 'undo-look', label: 'Take the last step back', group: screen, keys: 'mod+z', run: undo }]),
    ...(redo === undefined
      ? []
      : [{ id: 'redo-look', label: 'Take the step again', group: screen, keys: 'mod+shift+z', run: redo }]),
  ])
  const said =
    problems.size > 0
      ? `${counted(problems.size, 'setting needs', 'settings need')} correcting`
      : edit.saving
        ? 'Keeping it'
        : dirty
          ? 'Not kept yet'
          : waits
            ? `Kept${draft.updatedBy === undefined ? '' : ` by ${draft.updatedBy.displayName}`}; readers do not get it yet`
            : 'Readers have this look'
  return (
    <>
      {overtakenBy !== undefined && (
        <Note tone="warning">
          <span className="grid gap-2">
            {overtakenBy} changed the look that waits while you edited it. Yours is not kept.
            <span className="flex flex-wrap gap-2">
              <Button onClick={edit.leave}>Go on from theirs</Button>
              <Button onClick={edit.takeOver}>Keep mine in its place</Button>
            </span>
          </span>
        </Note>
      )}
      {draft.overtaken && (
        <Note tone="warning">
          The look that readers get was changed since this was begun. Publishing puts this in its place.
        </Note>
      )}
      <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center gap-2 rounded-base bg-raised p-3 shadow-float ring-1 ring-line">
        <Button
          variant="primary"
          busy={edit.publishing}
          disabledReason={
            siteRefusal(site, 'publish') ??
            unsound ??
            (overtakenBy === undefined ? undefined : 'Say first whose look goes on.') ??
            (dirty || waits ? undefined : 'Readers have this look already.')
          }
          onClick={() => edit.publish(draft.overtaken)}
        >
          {draft.overtaken ? 'Publish over it' : 'Publish the look'}
        </Button>
        <IconButton
          icon={Undo2}
          label="Undo"
          disabledReason={undo === undefined ? 'There is nothing to take back.' : undefined}
          onClick={() => undo?.()}
        />
        <IconButton
          icon={Redo2}
          label="Redo"
          disabledReason={redo === undefined ? 'Nothing was taken back.' : undefined}
          onClick={() => redo?.()}
        />
        {waits && (
          <Button variant="bare" icon={Trash2} disabledReason={refused} onClick={() => setDiscarding(true)}>
            Discard
          </Button>
        )}
        <output className="text-caption text-ink-soft">{said}</output>
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard the look that waits"
        confirmLabel="Discard it"
        busy={false}
        error={null}
        onConfirm={() => {
          setDiscarding(false)
          edit.discard()
        }}
      >
        Readers keep the look that they have. What was kept for the site and for its parts is gone.
      </ConfirmDialog>
    </>
  )
}
