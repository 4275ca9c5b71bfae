import { Folder, House } from 'lucide-react'
import type { Collection, Organization } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { FindOne } from '../../ui/fields/find-field.tsx'
import { holdsWords, useFindOne } from '../../ui/fields/use-find-field.ts'
import { Icon } from '../../ui/icon.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { moveTargets } from '../resources/move-targets.ts'

export interface MoveSpacesProps {
  /** How many spaces are selected. */
  readonly count: number
  readonly collections: readonly Collection[]
  readonly organization: Pick<Organization, 'permissions'> | undefined
  /** Null is the top level. */
  readonly onMove: (parent: string | null) => void
  readonly onClose: () => void
}

/** Moves the selected spaces to one collection, or to the top level. */
export function MoveSpaces({ count, collections, organization, onMove, onClose }: MoveSpacesProps) {
  const target = useFindOne({
    choices: moveTargets(collections, organization),
    keyOf: ({ id }) => id,
    fits: ({ path }, typed) => holdsWords(path, typed),
  })
  const { found, chosen } = target
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Move ${counted(count, 'space')} to…`}
      description="Spaces without their own default access take over that of the collection."
    >
      <form
        className="grid gap-3 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen !== undefined) onMove(chosen.id === '' ? null : chosen.id)
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
          {found.length === 0 ? 'No matching collections.' : `Selected: ${chosen?.path ?? ''}`}
        </output>
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
    </Dialog>
  )
}
