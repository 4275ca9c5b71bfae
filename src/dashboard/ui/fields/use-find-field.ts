import { useState } from 'react'

export interface FindOneQuestion<Choice> {
  readonly choices: readonly Choice[]
  readonly keyOf: (choice: Choice) => string
  /** Whether a choice answers what is typed, which has no space around it. */
  readonly fits: (choice: Choice, typed: string) => boolean
  /** Whether it can be taken; what cannot is shown, and not chosen before somebody points at it. */
  readonly may?: (choice: Choice) => boolean
}

export interface FindOneState<Choice> {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** No more than one reads; letters find the rest. */
  readonly found: readonly Choice[]
  /** What was picked while it is among what is found, else the first that can be taken. */
  readonly chosen: Choice | undefined
  readonly keyOf: (choice: Choice) => string
  readonly onPick: (choice: Choice) => void
}

const mostShown = 80

/** One of many by a few letters of its name, for `FindOne`. */
export const useFindOne = <Choice>({
  choices,
  keyOf,
  fits,
  may = () => true,
}: FindOneQuestion<Choice>): FindOneState<Choice> => {
  const [typed, onType] = useState('')
  const [picked, setPicked] = useState<string>()
  const found = choices.filter((choice) => fits(choice, typed.trim())).slice(0, mostShown)
  const chosen = found.find((choice) => keyOf(choice) === picked) ?? found.find(may)
  return { typed, onType, found, chosen, keyOf, onPick: (choice) => setPicked(keyOf(choice)) }
}

/** Whether a text holds what is typed, in whatever case. */
export const holdsWords = (text: string, typed: string): boolean =>
  text.toLocaleLowerCase().includes(typed.toLocaleLowerCase())
