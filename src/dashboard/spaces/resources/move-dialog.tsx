import { Folder, House } from 'lucide-react'
import type { Collection, Organization } from '../../../client/types.gen.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FindOne } from '../../ui/fields/find-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { holdsWords, useFindOne } from '../../ui/fields/use-find-field.ts'
import { accessText, type Resource } from '../tree/resource.ts'
import { collectionsWithin, type PlannedMove } from '../tree/tree-moves.ts'
import { moveTargets } from './move-targets.ts'

export interface MoveDialogProps {
  /** The resource to move; undefined closes the dialog. */
  readonly resource: Resource | undefined
  readonly collections: readonly Collection[]
  readonly organization: Pick<Organization, 'permissions'> | undefined
  readonly onMove: (move: PlannedMove) => void
  readonly onClose: () => void
}

/** Moves a collection or space with the keyboard: type a few letters of the target, then Enter. */
export function MoveDialog({ resource, onClose, ...rest }: MoveDialogProps) {
  return (
    <Dialog
      open={resource !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Move “${resource?.name ?? ''}” to…`}
    >
      {resource !== undefined && (
        <MoveForm key={resource.id} resource={resource} onClose={onClose} {...rest} />
      )}
    </Dialog>
  )
}

function MoveForm({
  resource,
  collections,
  organization,
  onMove,
  onClose,
}: MoveDialogProps & { readonly resource: Resource }) {
  const movedIds =
    resource.kind === 'collection' ? collectionsWithin(collections, resource.id) : new Set<string>()
  const targets = moveTargets(collections, organization).filter(
    ({ id }) => id !== (resource.parent ?? '') && !movedIds.has(id),
  )
  const target = useFindOne({
    choices: targets,
    keyOf: ({ id }) => id,
    fits: ({ path }, typed) => holdsWords(path, typed),
  })
  const { found, chosen } = target
  return (
    <form
      className="grid gap-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === undefined) return
        onMove({ kind: resource.kind, id: resource.id, parent: chosen.id === '' ? undefined : chosen.id })
        onClose()
      }}
    >
      <FindOne
        {...target}
        label="Find a collection"
        legend="Destination"
        row={({ id, path }) => (
          <>
            <Icon of={id === '' ? House : Folder} className="text-ink-soft" />
            <span className="min-w-0 flex-1 truncate">{path}</span>
          </>
        )}
      />
      <output className={found.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {targets.length === 0
          ? 'You cannot create content in any other collection.'
          : found.length === 0
            ? 'No matching collections.'
            : `Selected: ${chosen?.path ?? ''}`}
      </output>
      {chosen !== undefined && (
        <AccessPreview
          question={{
            on: resource.kind,
            id: resource.id,
            change: { parent: chosen.id === '' ? null : chosen.id },
          }}
          roleLabel={accessText}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          disabledReason={chosen === undefined ? 'Select a destination first.' : undefined}
        >
          Move
        </Button>
      </div>
    </form>
  )
}
