/** The possible answers to a conflict as buttons. Pure. */
import type { Conflict, ConflictAnswer } from '../../../client/types.gen.ts'
import { choiceText, isAnswer, type Choice } from './conflict-text.ts'
import { canBeWritten } from './result-blocks.ts'

export interface ChoiceButton {
  readonly key: string
  readonly label: string
  readonly chosen: boolean
  readonly press: () => void
}

export interface ChoiceHandlers {
  readonly titleOf: (page: string) => string | undefined
  readonly onAnswer: (answer: ConflictAnswer) => void
  /** Opens the editor for the result. */
  readonly onEdit: () => void
  /** Opens the dialog to pick a page: one that receives the edit, or a new parent. */
  readonly onPlace: (kind: 'edit' | 'page') => void
}

/** The page named in the answer so far; null is the top of the space. */
const answeredPage = ({ answer }: Conflict): string | null | undefined =>
  typeof answer?.place === 'object' ? answer.place.into : undefined

const titleIn = (titleOf: ChoiceHandlers['titleOf'], id: string | null | undefined): string =>
  (typeof id === 'string' ? titleOf(id) : undefined) ?? 'another page'

const bothButtons = (conflict: Conflict, choice: Choice, { onAnswer }: ChoiceHandlers) => {
  const { answer, subject } = conflict
  const isChosen = isAnswer(answer, choice)
  if (subject.kind === 'file') {
    const press = (): void => onAnswer({ choice: 'both' })
    return [{ key: 'both', label: 'Keep both files', chosen: isChosen, press }]
  }
  return (['main', 'change'] as const).map((first) => ({
    key: `both ${first}`,
    label: first === 'main' ? 'Use both, main first' : 'Use both, this change request first',
    chosen: isChosen && (answer?.first ?? 'main') === first,
    press: () => onAnswer({ choice: 'both', first }),
  }))
}

/** Moves of an edit: to the page that the block is on now, if it was moved, and to any other page. */
const moveButtons = (conflict: Conflict, { titleOf, onAnswer, onPlace }: ChoiceHandlers) => {
  const { answer, wentTo } = conflict
  const into = answeredPage(conflict)
  const isMoved = answer?.choice === 'moved'
  const isAlong = wentTo !== undefined && isMoved && into === wentTo.page
  const elsewhere: ChoiceButton = {
    key: 'moved',
    label: isMoved && !isAlong ? `Moved to “${titleIn(titleOf, into)}”` : 'Move the edit to another page…',
    chosen: isMoved && !isAlong,
    press: () => onPlace('edit'),
  }
  if (wentTo === undefined) return [elsewhere]
  const along: ChoiceButton = {
    key: 'moved along',
    label: `Move the edit to “${wentTo.title}”, where main moved the block`,
    chosen: isAlong,
    press: () => onAnswer({ choice: 'moved', place: { into: wentTo.page } }),
  }
  return [along, elsewhere]
}

const locationButton = (conflict: Conflict, { titleOf, onPlace }: ChoiceHandlers): ChoiceButton => {
  const into = answeredPage(conflict)
  const chosen = conflict.answer?.choice === 'edited'
  const location = into === null ? 'At the top of the space' : `Under “${titleIn(titleOf, into)}”`
  return {
    key: 'place',
    label: chosen ? location : 'Another location…',
    chosen,
    press: () => onPlace('page'),
  }
}

const buttonsOf = (conflict: Conflict, option: Choice, handlers: ChoiceHandlers): readonly ChoiceButton[] => {
  const { choice, place } = option
  if (choice === 'both') return bothButtons(conflict, option, handlers)
  if (choice === 'moved') return moveButtons(conflict, handlers)
  if (choice === 'edited' && place !== undefined) return [locationButton(conflict, handlers)]
  if (choice === 'edited' && !canBeWritten(conflict)) return []
  return [
    {
      key: `${choice} ${JSON.stringify(place ?? null)}`,
      label: choiceText(conflict, option),
      chosen: isAnswer(conflict.answer, option),
      press: () =>
        choice === 'edited'
          ? handlers.onEdit()
          : handlers.onAnswer({ choice, ...(place === undefined ? {} : { place }) }),
    },
  ]
}

/** A button for each possible answer, in the order of the conflict's choices. */
export const choiceButtons = (conflict: Conflict, handlers: ChoiceHandlers): readonly ChoiceButton[] =>
  conflict.choices.flatMap((choice) => buttonsOf(conflict, choice, handlers))
