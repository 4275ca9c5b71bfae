import { useState } from 'react'
import type { SiteItem, SiteTree } from '../../content/site-tree/site-tree.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'
import { moveTargets, placeWords, presentTarget, type MoveEdit } from './move-targets.ts'

export interface MoveItemProps {
  readonly tree: SiteTree
  readonly item: SiteItem
  readonly name: (item: SiteItem) => string
  readonly onMove: (edit: MoveEdit) => void
  readonly onClose: () => void
}

const mostShown = 80

/** Every place that an item can go to, in words: some letters of where, and Enter. */
export function MoveItem({ tree, item, name, onMove, onClose }: MoveItemProps) {
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<string>()
  const targets = moveTargets(tree, item.id)
  const present = presentTarget(tree, targets)
  const places = targets
    .map((edit, index) => ({ edit, words: placeWords(tree, edit, name), index }))
    .filter(({ index }) => index !== present)
  const wanted = typed.trim().toLocaleLowerCase()
  const found = places.filter(({ words }) => words.toLocaleLowerCase().includes(wanted)).slice(0, mostShown)
  const chosen = found.find(({ words }) => words === picked) ?? found[0]
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={`Move “${name(item)}” to…`}
    >
      <form
        className="grid gap-3 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen === undefined) return
          onMove(chosen.edit)
          onClose()
        }}
      >
        <TextField
          label="Find a place"
          value={typed}
          onValueChange={setTyped}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            const at = found.findIndex((one) => one === chosen) + (event.key === 'ArrowDown' ? 1 : -1)
            setPicked(found[Math.min(found.length - 1, Math.max(0, at))]?.words)
          }}
        />
        <fieldset className="grid max-h-72 gap-px overflow-y-auto">
          <legend className="sr-only">Where to</legend>
          {found.map(({ words }) => (
            <label
              key={words}
              className="flex touch-row cursor-pointer items-center rounded-base px-2 hover:bg-hover has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="place"
                checked={words === chosen?.words}
                onChange={() => setPicked(words)}
                className="sr-only"
              />
              <span className="min-w-0 truncate first-letter:uppercase">{words}</span>
            </label>
          ))}
        </fieldset>
        <output className="text-caption text-ink-soft">
          {places.length === 0 && 'There is no other place for it.'}
          {places.length > 0 && found.length === 0 && 'No place is called that.'}
        </output>
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
    </Dialog>
  )
}
