import type { SiteItem, SiteTree } from '../../../content/site-tree/site-tree.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { FindOne } from '../../ui/fields/find-field.tsx'
import { holdsWords, useFindOne } from '../../ui/fields/use-find-field.ts'
import { moveTargets, placeText, presentTarget, type MoveEdit } from './edits/move-targets.ts'

export interface MoveItemProps {
  readonly tree: SiteTree
  readonly item: SiteItem
  readonly name: (item: SiteItem) => string
  readonly onMove: (edit: MoveEdit) => void
  readonly onClose: () => void
}

/** Lists every possible position of an item: type a few letters, then Enter. */
export function MoveItem({ tree, item, name, onMove, onClose }: MoveItemProps) {
  const targets = moveTargets(tree, item.id)
  const present = presentTarget(tree, targets)
  const places = targets
    .map((edit, index) => ({ edit, words: placeText(tree, edit, name), index }))
    .filter(({ index }) => index !== present)
  const place = useFindOne({
    choices: places,
    keyOf: ({ words }) => words,
    fits: ({ words }, typed) => holdsWords(words, typed),
  })
  const { found, chosen } = place
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
        <FindOne
          {...place}
          label="Find a place"
          legend="Where to"
          row={({ words }) => <span className="min-w-0 truncate first-letter:uppercase">{words}</span>}
        />
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
