import { Folder, House } from 'lucide-react'
import type { Collection, Organization } from '../../../client/types.gen.ts'
import { AccessPreview } from '../../forms/access-preview.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FindOne } from '../../ui/fields/find-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { holdsWords, useFindOne } from '../../ui/fields/use-find-field.ts'
import { pathText } from '../tree/arrange-permissions.ts'
import { accessText, type Resource } from '../tree/resource.ts'
import { collectionsWithin, type PlannedMove } from '../tree/tree-moves.ts'

export interface MoveDialogProps {
  /** The resource to move; undefined closes the dialog. */
  readonly thing: Resource | undefined
  readonly collections: readonly Collection[]
  readonly organization: Pick<Organization, 'permissions'> | undefined
  readonly onMove: (move: PlannedMove) => void
  readonly onClose: () => void
}

/** Moves a collection or space with the keyboard: type a few letters of the target, then Enter. */
export function MoveDialog({ thing, onClose, ...rest }: MoveDialogProps) {
  return (
    <Dialog
      open={thing !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Move “${thing?.name ?? ''}” to…`}
    >
      {thing !== undefined && <MoveForm key={thing.id} thing={thing} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function MoveForm({
  thing,
  collections,
  organization,
  onMove,
  onClose,
}: MoveDialogProps & { readonly thing: Resource }) {
  const own = thing.kind === 'collection' ? collectionsWithin(collections, thing.id) : new Set<string>()
  const places = [
    ...(organization?.permissions.createContent === true ? [{ id: '', path: 'Top level' }] : []),
    ...collections
      .filter(({ id, permissions }) => permissions.create && !own.has(id))
      .map(({ id }) => ({ id, path: pathText(id, collections) }))
      .toSorted((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true })),
  ].filter(({ id }) => id !== (thing.parent ?? ''))
  const place = useFindOne({
    choices: places,
    keyOf: ({ id }) => id,
    fits: ({ path }, typed) => holdsWords(path, typed),
  })
  const { found, chosen } = place
  return (
    <form
      className="grid gap-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen === undefined) return
        onMove({ kind: thing.kind, id: thing.id, parent: chosen.id === '' ? undefined : chosen.id })
        onClose()
      }}
    >
      <FindOne
        {...place}
        label="Find a collection"
        legend="Where to"
        row={({ id, path }) => (
          <>
            <Icon of={id === '' ? House : Folder} className="text-ink-soft" />
            <span className="min-w-0 flex-1 truncate">{path}</span>
          </>
        )}
      />
      <output className={found.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {places.length === 0
          ? 'There is no other collection in which you may make things.'
          : found.length === 0
            ? 'No collection is called that.'
            : `Chosen: ${chosen?.path ?? ''}`}
      </output>
      {chosen !== undefined && (
        <AccessPreview
          question={{
            on: thing.kind,
            id: thing.id,
            change: { parent: chosen.id === '' ? null : chosen.id },
          }}
          words={accessText}
        />
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          type="submit"
          variant="primary"
          disabledReason={chosen === undefined ? 'Choose where it goes.' : undefined}
        >
          Move here
        </Button>
      </div>
    </form>
  )
}
