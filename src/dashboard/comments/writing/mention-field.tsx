import { useQuery } from '@tanstack/react-query'
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { User } from '../../../client/types.gen.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { askedName, isCalled, nameFor, type Asked, type TypedText } from './mention-text.ts'
import { optionId, PeopleList } from './people-list.tsx'
import { peopleOptions } from '../../api/space-people.ts'

export interface MentionFieldProps {
  readonly label: string
  readonly hint: ReactNode
  readonly value: TypedText
  readonly onType: (value: TypedText) => void
  /** The space whose people can be mentioned; absent: no suggestions. */
  readonly space: string | undefined
  readonly focused: boolean
  /** Keys that the list of people did not handle. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
}

/** A text area in which `@` suggests people. */
export function MentionField({ label, hint, value, onType, space, focused, onKeyDown }: MentionFieldProps) {
  const list = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [asked, setAsked] = useState<Asked>()
  const [active, setActive] = useState(0)
  const caret = useRef<number>(undefined)
  const open = space !== undefined && asked !== undefined
  const { data, isPlaceholderData } = useQuery({
    ...peopleOptions(space ?? '', asked?.query ?? ''),
    enabled: open,
  })
  // Until the response for the current query arrives, the previous people who match it: Enter must not pick anyone
  // else.
  const query = asked?.query ?? ''
  const people = (data?.items ?? []).filter((person) => !isPlaceholderData || isCalled(person, query))
  useLayoutEffect(() => {
    const at = caret.current
    if (at === undefined) return
    caret.current = undefined
    field.current?.setSelectionRange(at, at)
  })
  const look = (text: string, at: number): void => {
    setAsked(askedName(text, at))
    setActive(0)
  }
  const pick = (person: User): void => {
    if (asked === undefined) return
    const name = nameFor(value.named, { id: person.id, name: person.displayName })
    const before = `${value.text.slice(0, asked.from)}@${name} `
    const after = value.text.slice(asked.from + 1 + asked.query.length).replace(/^ /, '')
    onType({ text: before + after, named: new Map([...value.named, [name, person.id]]) })
    caret.current = before.length
    setAsked(undefined)
  }
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    const person = people[active]
    const plain = !event.metaKey && !event.ctrlKey && !event.nativeEvent.isComposing
    if (open && plain) {
      if ((event.key === 'Enter' || event.key === 'Tab') && person !== undefined) {
        event.preventDefault()
        return pick(person)
      }
      if (event.key === 'Escape') {
        event.preventDefault()
        event.stopPropagation()
        return setAsked(undefined)
      }
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
      if (step !== 0 && people.length > 0) {
        event.preventDefault()
        return setActive((active + step + people.length) % people.length)
      }
    }
    onKeyDown(event)
  }
  return (
    <div className="relative">
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        value={value.text}
        onValueChange={(text) => {
          onType({ ...value, text })
          look(text, field.current?.selectionStart ?? text.length)
        }}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        onKeyDown={keys}
        onBlur={() => setAsked(undefined)}
        {...(space === undefined
          ? {}
          : {
              // A textarea stays a text box; its suggestions are announced like a combobox.
              'aria-autocomplete': 'list' as const,
              'aria-haspopup': 'listbox' as const,
              ...(open && people.length > 0
                ? { 'aria-controls': list, 'aria-activedescendant': optionId(list, active) }
                : {}),
            })}
      />
      {open && data !== undefined && (
        <div className="absolute inset-x-0 top-full z-40 -mt-5">
          <PeopleList id={list} people={people} active={active} onPick={pick} />
        </div>
      )}
    </div>
  )
}
