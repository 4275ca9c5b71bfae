import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { FindOne } from '../../../ui/fields/find-field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useFindOne } from '../../../ui/fields/use-find-field.ts'
import { matchesSpace, type PickableSpace } from '../space-picker.tsx'

export interface ChooseSpaceProps {
  readonly title: string
  readonly description?: ReactNode
  readonly spaces: readonly PickableSpace[] | undefined
  /** Button label, such as "Add section". */
  readonly label: string
  /** Why a space cannot be selected here; undefined if it can. */
  readonly problem: (space: PickableSpace) => string | undefined
  readonly onChoose: (space: PickableSpace) => void
  readonly onClose: () => void
}

/** Selects one space: type a few letters of its name, then Enter. */
export function ChooseSpace({
  title,
  description,
  spaces,
  label,
  problem,
  onChoose,
  onClose,
}: ChooseSpaceProps) {
  const finder = useFindOne({
    choices: spaces ?? [],
    keyOf: ({ id }) => id,
    fits: matchesSpace,
    may: (space) => problem(space) === undefined,
  })
  const { found, chosen } = finder
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
        <FindOne
          {...finder}
          label="Find a space"
          legend="Spaces"
          loading={
            spaces === undefined ? <Skeleton shape="rows" count={5} label="Loading spaces" /> : undefined
          }
          row={(space) => (
            <>
              <span aria-hidden="true">{space.emoji}</span>
              <span className={`min-w-0 truncate ${space.refused === undefined ? '' : 'text-ink-soft'}`}>
                {space.name}
              </span>
              <span className="min-w-0 flex-1 truncate text-caption text-ink-soft">{space.location}</span>
              {space.refused !== undefined && (
                <span className="inline-flex shrink-0 items-center gap-1 text-caption text-ink-soft">
                  <Icon of={Lock} className="size-3.5" />
                  No permission to publish
                </span>
              )}
            </>
          )}
        />
        <output className="text-caption text-ink-soft">
          {spaces !== undefined && found.length === 0 && 'No matching spaces.'}
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
