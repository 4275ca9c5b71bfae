import { useQuery } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import type { User } from '../../../client/types.gen.ts'
import { peopleOptions } from '../../api/space-people.ts'
import { matchesPerson, mentionBefore, nameFor, type MentionQuery, type TypedText } from './mention-text.ts'

export interface MentionPickerOptions {
  /** The space whose people can be mentioned; absent: no suggestions. */
  readonly space: string | undefined
  readonly value: TypedText
  /** Replaces the text; the caret goes to `caret`. */
  readonly onPick: (value: TypedText, caret: number) => void
}

/** The people suggested for the name that is being typed after an `@`, and the keys that pick one. */
export const useMentionPicker = ({ space, value, onPick }: MentionPickerOptions) => {
  const [mention, setMention] = useState<MentionQuery>()
  const [active, setActive] = useState(0)
  const isOpen = space !== undefined && mention !== undefined
  const query = mention?.query ?? ''
  const { data, isPlaceholderData } = useQuery({ ...peopleOptions(space ?? '', query), enabled: isOpen })
  // Until the response for the current query arrives, the previous people who match it: Enter must not pick anyone
  // else.
  const people = (data?.items ?? []).filter((person) => !isPlaceholderData || matchesPerson(person, query))
  const close = (): void => setMention(undefined)
  const pick = (person: User): void => {
    if (mention === undefined) return
    const name = nameFor(value.named, { id: person.id, name: person.displayName })
    const before = `${value.text.slice(0, mention.from)}@${name} `
    const after = value.text.slice(mention.from + 1 + mention.query.length).replace(/^ /, '')
    onPick({ text: before + after, named: new Map([...value.named, [name, person.id]]) }, before.length)
    close()
  }
  /** Handles a key while people are suggested; returns whether it did. */
  const handleKey = (event: KeyboardEvent): boolean => {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.nativeEvent.isComposing
    if (!isOpen || !isPlain) return false
    const person = people[active]
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if ((event.key === 'Enter' || event.key === 'Tab') && person !== undefined) pick(person)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else if (step !== 0 && people.length > 0) setActive((active + step + people.length) % people.length)
    else return false
    event.preventDefault()
    return true
  }
  return {
    isOpen,
    isLoaded: data !== undefined,
    people,
    active,
    pick,
    close,
    handleKey,
    /** Reads the name before the caret. */
    update: (text: string, caret: number): void => {
      setMention(mentionBefore(text, caret))
      setActive(0)
    },
  }
}
