import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Conflict, ConflictAnswer } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { choiceButtons } from './choice-buttons.ts'
import { PlaceDialog, type PlaceKind } from './place-dialog.tsx'

export interface ConflictChoicesProps {
  readonly conflict: Conflict
  readonly context: ConflictContext
  /** Why it cannot be answered. */
  readonly disabledReason: string | undefined
  readonly pending: boolean
  readonly onAnswer: (answer: ConflictAnswer) => void
  /** Opens the editor for the result. */
  readonly onEdit: () => void
}

/** All possible answers as buttons; the selected one stays visible. */
export function ConflictChoices(props: ConflictChoicesProps) {
  const { conflict, context, disabledReason, pending, onAnswer, onEdit } = props
  const [placing, setPlacing] = useState<PlaceKind>()
  const buttons = choiceButtons(conflict, {
    titleOf: context.titleOf,
    onAnswer,
    onEdit,
    onPlace: (kind) => {
      context.mainPages.want()
      setPlacing(kind)
    },
  })
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Resolution</legend>
        {buttons.map((button) => (
          <Button
            key={button.key}
            data-choice
            aria-pressed={button.chosen}
            icon={button.chosen ? Check : undefined}
            busy={pending && button.chosen}
            disabledReason={disabledReason}
            className="text-left whitespace-normal! aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-accent"
            onClick={button.press}
          >
            {button.label}
          </Button>
        ))}
      </fieldset>
      {placing !== undefined && (
        <PlaceDialog
          kind={placing}
          subject={conflict.subject.kind === 'page' ? conflict.subject.id : undefined}
          pages={context.mainPages.all}
          onClose={() => setPlacing(undefined)}
          onPick={(page) => {
            setPlacing(undefined)
            onAnswer({ choice: placing === 'edit' ? 'moved' : 'edited', place: { into: page } })
          }}
        />
      )}
    </>
  )
}
