import { useState } from 'react'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { DropPlace } from '../../ui/trees/tree-rows.ts'
import { placeRelativeTo, type WantedPlace } from './page-operations.ts'
import type { PlacedPage } from './page-rows.ts'

export interface MoveDialogProps {
  /** The page to move; undefined closes the dialog. */
  readonly page: TreePage | undefined
  readonly pages: readonly PlacedPage[]
  readonly onMove: (page: TreePage, place: WantedPlace) => void
  readonly onClose: () => void
}

/** More than anyone reads; typing finds the rest. */
const maxResults = 60

const places: readonly { readonly value: DropPlace; readonly label: string }[] = [
  { value: 'inside', label: 'Inside, at the end' },
  { value: 'before', label: 'Before' },
  { value: 'after', label: 'After' },
]

/** Moves a page without a pointer: next to or below another one, or to the top level. */
export function MoveDialog({ page, pages, onMove, onClose }: MoveDialogProps) {
  return (
    <Dialog
      open={page !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Move “${page?.title ?? ''}”`}
    >
      {page !== undefined && <MoveForm key={page.id} page={page} pages={pages} onMove={onMove} />}
    </Dialog>
  )
}

function MoveForm({ page, pages, onMove }: Omit<MoveDialogProps, 'onClose'> & { readonly page: TreePage }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const [place, setPlace] = useState<DropPlace>('inside')
  const query = typed.trim().toLocaleLowerCase()
  const found = pages
    .filter(
      ({ page: other, above }) =>
        other.id !== page.id &&
        above.every(({ id }) => id !== page.id) &&
        other.title.toLocaleLowerCase().includes(query),
    )
    .slice(0, maxResults)
  const target = pages.find(({ page: other }) => other.id === chosen)
  const wanted = target === undefined ? { to: { into: null } } : placeRelativeTo(page, target, place)
  const refused = 'refused' in wanted ? wanted.refused : undefined
  return (
    <form
      className="grid gap-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        if ('to' in wanted) onMove(page, wanted.to)
      }}
    >
      <TextField label="Find a page" value={typed} onValueChange={setTyped} autoComplete="off" />
      <fieldset>
        <legend className="sr-only">Destination</legend>
        <div className="max-h-60 overflow-y-auto rounded-base ring-1 ring-line ring-inset">
          <Choice
            title="Top level, at the end"
            above=""
            checked={chosen === null}
            onChoose={() => setChosen(null)}
          />
          {found.map(({ page: other, above }) => (
            <Choice
              key={other.id}
              title={other.title}
              above={above.map(({ title }) => title).join(' / ')}
              checked={chosen === other.id}
              onChoose={() => setChosen(other.id)}
            />
          ))}
        </div>
      </fieldset>
      {target !== undefined && (
        <Select label="Position" value={place} onValueChange={setPlace} options={places} />
      )}
      <Button type="submit" variant="primary" className="justify-self-end" disabledReason={refused}>
        Move
      </Button>
    </form>
  )
}

interface ChoiceProps {
  readonly title: string
  readonly above: string
  readonly checked: boolean
  readonly onChoose: () => void
}

function Choice({ title, above, checked, onChoose }: ChoiceProps) {
  return (
    <label className="flex touch-row cursor-pointer items-center gap-2 px-2 hover:bg-hover has-checked:bg-chosen has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="move-to"
        className="size-4 accent-accent"
        checked={checked}
        onChange={onChoose}
      />
      <span className="min-w-0 truncate">
        {title} {above !== '' && <span className="text-caption text-ink-soft">in {above}</span>}
      </span>
    </label>
  )
}
