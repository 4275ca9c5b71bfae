import { useState } from 'react'

export interface FindOneQuestion<Choice> {
  readonly choices: readonly Choice[]
  readonly keyOf: (choice: Choice) => string
  /** Whether a choice matches the typed text, which is trimmed. */
  readonly fits: (choice: Choice, typed: string) => boolean
  /** Whether it can be selected. Other choices are listed, but not preselected. */
  readonly may?: (choice: Choice) => boolean
}

export interface FindOneState<Choice> {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Limited to as many as people read; typing narrows the rest. */
  readonly found: readonly Choice[]
  /** The selected choice while it is among the results, otherwise the first that can be selected. */
  readonly chosen: Choice | undefined
  readonly keyOf: (choice: Choice) => string
  readonly onPick: (choice: Choice) => void
}

const maxChoices = 80

/** State of `FindOne`: finds one of many by a part of its name. */
export const useFindOne = <Choice>({
  choices,
  keyOf,
  fits,
  may = () => true,
}: FindOneQuestion<Choice>): FindOneState<Choice> => {
  const [typed, onType] = useState('')
  const [picked, setPicked] = useState<string>()
  const found = choices.filter((choice) => fits(choice, typed.trim())).slice(0, maxChoices)
  const chosen = found.find((choice) => keyOf(choice) === picked) ?? found.find(may)
  return { typed, onType, found, chosen, keyOf, onPick: (choice) => setPicked(keyOf(choice)) }
}

/** Whether a text contains what is typed, ignoring case. */
export const holdsWords = (text: string, typed: string): boolean =>
  text.toLocaleLowerCase().includes(typed.toLocaleLowerCase())
