import type { SiteItem, SiteTree } from '../../../../content/site-tree/site-tree.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FindOne } from '../../../ui/fields/find-field.tsx'
import { holdsWords, useFindOne } from '../../../ui/fields/use-find-field.ts'
import { moveTargets, positionText, currentTargetIndex, type MoveEdit } from '../edits/move-targets.ts'

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
  const current = currentTargetIndex(tree, targets)
  const positions = targets
    .map((edit, index) => ({ edit, text: positionText(tree, edit, name), index }))
    .filter(({ index }) => index !== current)
  const finder = useFindOne({
    choices: positions,
    keyOf: ({ text }) => text,
    fits: ({ text }, typed) => holdsWords(text, typed),
  })
  const { found, chosen } = finder
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
          {...finder}
          label="Find a position"
          legend="Positions"
          row={({ text }) => <span className="min-w-0 truncate first-letter:uppercase">{text}</span>}
        />
        <output className="text-caption text-ink-soft">
          {positions.length === 0 && 'There are no other positions for it.'}
          {positions.length > 0 && found.length === 0 && 'No matching positions.'}
        </output>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabledReason={chosen === undefined ? 'Choose a position.' : undefined}
          >
            Move
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
