import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { fits, type PickableSpace } from './space-picker.tsx'

export interface ChooseSpaceProps {
  readonly title: string
  readonly description?: ReactNode
  readonly spaces: readonly PickableSpace[] | undefined
  /** What the button does with it, such as "Add the section". */
  readonly label: string
  /** Why a space cannot be chosen here; undefined when it can. */
  readonly problem: (space: PickableSpace) => string | undefined
  readonly onChoose: (space: PickableSpace) => void
  readonly onClose: () => void
}

const mostShown = 60

/** One space: a few letters of its name, and Enter. */
export function ChooseSpace({
  title,
  description,
  spaces,
  label,
  problem,
  onChoose,
  onClose,
}: ChooseSpaceProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string>()
  const found = (spaces ?? []).filter((space) => fits(space, typed.trim())).slice(0, mostShown)
  const chosen = found.find(({ id }) => id === picked) ?? found.find((space) => problem(space) === undefined)
  const refused = chosen === undefined ? 'Choose a space.' : problem(chosen)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
      description={description}
    >
      <form
        className="grid gap-3 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen === undefined || refused !== undefined) return
          onChoose(chosen)
          onClose()
        }}
      >
        <TextField
          label="Find a space"
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
        {spaces === undefined ? (
          <Skeleton shape="rows" count={5} label="Loading spaces" />
        ) : (
          <fieldset className="grid max-h-72 gap-px overflow-y-auto">
            <legend className="sr-only">Spaces</legend>
            {found.map((space) => (
              <label
                key={space.id}
                className="flex touch-row cursor-pointer items-center gap-2 rounded-base px-2 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="space"
                  checked={space.id === chosen?.id}
                  onChange={() => setPicked(space.id)}
                  className="sr-only"
                />
                <span aria-hidden="true">{space.face}</span>
                <span className="min-w-0 truncate">{space.name}</span>
                <span className="min-w-0 flex-1 truncate text-caption text-ink-soft">{space.place}</span>
              </label>
            ))}
          </fieldset>
        )}
        <output className="text-caption text-ink-soft">
          {spaces !== undefined && found.length === 0 && 'No space is called that.'}
          {chosen !== undefined && refused !== undefined && refused}
        </output>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" disabledReason={refused}>
            {label}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
