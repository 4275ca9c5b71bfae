import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Conflict, ConflictAnswer } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { ConflictContext } from './conflict-context.ts'
import { choiceText, isAnswer, type Choice } from './conflict-text.ts'
import { PlaceDialog, type PlaceKind } from './place-dialog.tsx'
import { canBeWritten } from './result-blocks.ts'

export interface ConflictChoicesProps {
  readonly conflict: Conflict
  readonly ground: ConflictContext
  /** Why it cannot be answered. */
  readonly disabledReason: string | undefined
  readonly pending: boolean
  readonly onAnswer: (answer: ConflictAnswer) => void
  /** Opens the editor for the result. */
  readonly onEdit: () => void
}

interface ChoiceButton {
  readonly key: string
  readonly label: string
  readonly chosen: boolean
  readonly press: () => void
}

/** All possible answers as buttons; the selected one stays visible. */
export function ConflictChoices(props: ConflictChoicesProps) {
  const { conflict, ground, disabledReason, pending, onAnswer, onEdit } = props
  const [placing, setPlacing] = useState<PlaceKind>()
  const { answer, wentTo } = conflict
  const into = typeof answer?.place === 'object' ? answer.place.into : undefined
  const titleOf = (id: string | null | undefined): string =>
    (typeof id === 'string' ? ground.titleOf(id) : undefined) ?? 'another page'
  const place = (kind: PlaceKind): void => {
    ground.mainPages.want()
    setPlacing(kind)
  }
  const both = (choice: Choice): readonly ChoiceButton[] => {
    if (conflict.subject.kind === 'file') {
      const press = (): void => onAnswer({ choice: 'both' })
      return [{ key: 'both', label: 'Both, as two files', chosen: isAnswer(answer, choice), press }]
    }
    return (['main', 'change'] as const).map((first) => ({
      key: `both ${first}`,
      label: first === 'main' ? "Both, main's first" : "Both, this change's first",
      chosen: isAnswer(answer, choice) && (answer?.first ?? 'main') === first,
      press: () => onAnswer({ choice: 'both', first }),
    }))
  }
  const moves = (): readonly ChoiceButton[] => {
    const moved = answer?.choice === 'moved'
    const known = wentTo !== undefined && moved && into === wentTo.page
    return [
      ...(wentTo === undefined
        ? []
        : [
            {
              key: 'moved along',
              label: `Move the edit into “${wentTo.title}”, where main has it now`,
              chosen: known,
              press: () => onAnswer({ choice: 'moved', place: { into: wentTo.page } }),
            },
          ]),
      {
        key: 'moved',
        label: moved && !known ? `Moved into “${titleOf(into)}”` : 'Move the edit into another page …',
        chosen: moved && !known,
        press: () => place('edit'),
      },
    ]
  }
  const buttonsOf = (choice: Choice): readonly ChoiceButton[] => {
    if (choice.choice === 'both') return both(choice)
    if (choice.choice === 'moved') return moves()
    if (choice.choice === 'edited' && choice.place !== undefined) {
      const chosen = answer?.choice === 'edited'
      const where = into === null ? 'At the top of the space' : `Under “${titleOf(into)}”`
      return [
        { key: 'place', label: chosen ? where : 'Somewhere else …', chosen, press: () => place('page') },
      ]
    }
    if (choice.choice === 'edited' && !canBeWritten(conflict)) return []
    return [
      {
        key: `${choice.choice} ${JSON.stringify(choice.place ?? null)}`,
        label: choiceText(conflict, choice),
        chosen: isAnswer(answer, choice),
        press: () =>
          choice.choice === 'edited'
            ? onEdit()
            : onAnswer({
                choice: choice.choice,
                ...(choice.place === undefined ? {} : { place: choice.place }),
              }),
      },
    ]
  }
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What should stand</legend>
        {conflict.choices.flatMap(buttonsOf).map((button) => (
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
          pages={ground.mainPages.all}
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
