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
import { lookGroups } from './look-fields.ts'
import type { EditedLook } from './use-look.ts'

export interface LookBarProps {
  readonly site: Site
  readonly edit: EditedLook
  /** Error messages by the path of the field. */
  readonly problems: ReadonlyMap<string, string>
}

/** Status and actions of an edited look: autosave, publish, discard, undo and redo. */
export function LookBar({ site, edit, problems }: LookBarProps) {
  const { dirty, draft, undo, redo, conflictingEditor } = edit
  const hasDraft = draft.version > 0
  const [discarding, setDiscarding] = useState(false)
  const refused = siteRefusal(site, 'edit')
  const [first] = problems
  const invalidReason = first === undefined ? undefined : problemText(first)
  const screen = 'This screen' as const
  useCommands([
    { id: 'keep-look', label: 'Save look', group: screen, keys: 'mod+s', run: edit.save },
    ...(undo === undefined
      ? []
      : [{ id: 'undo-look', label: 'Undo', group: screen, keys: 'mod+z', run: undo }]),
    ...(redo === undefined
      ? []
      : [{ id: 'redo-look', label: 'Redo', group: screen, keys: 'mod+shift+z', run: redo }]),
  ])
  return (
    <>
      <ConflictNotes edit={edit} />
      <div className="sticky bottom-0 -mx-2 flex flex-wrap items-center gap-2 rounded-base bg-raised p-3 shadow-float ring-1 ring-line">
        <Button
          variant="primary"
          busy={edit.publishing}
          disabledReason={
            siteRefusal(site, 'publish') ??
            invalidReason ??
            (conflictingEditor === undefined ? undefined : 'Choose whose changes to keep first.') ??
            (dirty || hasDraft ? undefined : 'No unpublished changes.')
          }
          onClick={() => edit.publish(draft.overtaken)}
        >
          {draft.overtaken ? 'Overwrite and publish' : 'Publish look'}
        </Button>
        <IconButton
          icon={Undo2}
          label="Undo"
          disabledReason={undo === undefined ? 'Nothing to undo.' : undefined}
          onClick={() => undo?.()}
        />
        <IconButton
          icon={Redo2}
          label="Redo"
          disabledReason={redo === undefined ? 'Nothing to redo.' : undefined}
          onClick={() => redo?.()}
        />
        {hasDraft && (
          <Button variant="bare" icon={Trash2} disabledReason={refused} onClick={() => setDiscarding(true)}>
            Discard
          </Button>
        )}
        <output className="text-caption text-ink-soft">{statusText(edit, problems.size)}</output>
      </div>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title="Discard unpublished look"
        confirmLabel="Discard"
        busy={false}
        error={null}
        onConfirm={() => {
          setDiscarding(false)
          edit.discard()
        }}
      >
        The unpublished look of the site and its sections is lost. Readers keep the published look.
      </ConfirmDialog>
    </>
  )
}

/** Reports edits of other users in the meantime. */
function ConflictNotes({ edit }: { readonly edit: EditedLook }) {
  const { conflictingEditor, draft } = edit
  return (
    <>
      {conflictingEditor !== undefined && (
        <Note tone="warning">
          <span className="grid gap-2">
            {conflictingEditor} changed the unpublished look while you were editing. Your changes are not
            saved.
            <span className="flex flex-wrap gap-2">
              <Button onClick={edit.discardUnsaved}>Discard my changes</Button>
              <Button onClick={edit.overwrite}>Overwrite with mine</Button>
            </span>
          </span>
        </Note>
      )}
      {draft.overtaken && (
        <Note tone="warning">
          The published look has changed since you started editing. Publishing overwrites it.
        </Note>
      )}
    </>
  )
}

/** The state of the edited look. */
const statusText = ({ saving, dirty, draft }: EditedLook, problemCount: number): string => {
  if (problemCount > 0) return counted(problemCount, 'invalid setting')
  if (saving) return 'Saving'
  if (dirty) return 'Not saved'
  if (draft.version === 0) return 'Published'
  const author = draft.updatedBy === undefined ? '' : ` by ${draft.updatedBy.displayName}`
  return `Saved${author}, not published`
}

/** A validation error with the label of its setting. */
const problemText = ([path, message]: readonly [string, string]): string => {
  const field = lookGroups
    .flatMap(({ fields }) => fields)
    .find((known) => path === known.path || path.startsWith(`${known.path}.`))
  return `${field?.label ?? path}: ${message}`
}
