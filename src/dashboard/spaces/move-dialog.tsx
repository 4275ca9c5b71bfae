import { Folder, House } from 'lucide-react'
import { useState } from 'react'
import type { Collection, Organization } from '../../client/types.gen.ts'
import { AccessPreview } from '../forms/access-preview.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextField } from '../ui/text-field.tsx'
import { pathWords } from './arrange.ts'
import { accessWords, type Thing } from './thing.ts'
import { collectionsWithin, type PlannedMove } from './tree-moves.ts'

export interface MoveDialogProps {
  /** What is moved; undefined closes the dialog. */
  readonly thing: Thing | undefined
  readonly collections: readonly Collection[]
  readonly organization: Pick<Organization, 'permissions'> | undefined
  readonly onMove: (move: PlannedMove) => void
  readonly onClose: () => void
}

/** Moves a collection or space without a pointer: a few letters of where to, and Enter. */
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

/** More than one reads; letters find the rest. */
const mostShown = 60

function MoveForm({
  thing,
  collections,
  organization,
  onMove,
  onClose,
}: MoveDialogProps & { readonly thing: Thing }) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string>()
  const words = typed.trim().toLocaleLowerCase()
  const own = thing.kind === 'collection' ? collectionsWithin(collections, thing.id) : new Set<string>()
  const places = [
    ...(organization?.permissions.createContent === true ? [{ id: '', path: 'Top level' }] : []),
    ...collections
      .filter(({ id, permissions }) => permissions.create && !own.has(id))
      .map(({ id }) => ({ id, path: pathWords(id, collections) }))
      .toSorted((one, other) => one.path.localeCompare(other.path, undefined, { numeric: true })),
  ].filter(({ id }) => id !== (thing.parent ?? ''))
  const found = places.filter(({ path }) => path.toLocaleLowerCase().includes(words)).slice(0, mostShown)
  const chosen = found.find(({ id }) => id === picked) ?? found[0]
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
      <TextField
        label="Find a collection"
        value={typed}
        onValueChange={setTyped}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          const at = found.findIndex(({ id }) => id === chosen?.id) + (event.key === 'ArrowDown' ? 1 : -1)
          setPicked(found[Math.min(found.length - 1, Math.max(0, at))]?.id)
        }}
      />
      <fieldset className="grid max-h-60 gap-px overflow-y-auto">
        <legend className="sr-only">Where to</legend>
        {found.map(({ id, path }) => (
          <label
            key={id}
            className="flex touch-row cursor-pointer items-center gap-2 rounded-base px-2 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="place"
              checked={id === chosen?.id}
              onChange={() => setPicked(id)}
              className="sr-only"
            />
            <Icon of={id === '' ? House : Folder} className="text-ink-soft" />
            <span className="min-w-0 flex-1 truncate">{path}</span>
          </label>
        ))}
      </fieldset>
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
          words={accessWords}
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
