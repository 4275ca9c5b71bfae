import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { TypedText } from './mention-text.ts'
import { optionId, PeopleList } from './people-list.tsx'
import { useMentionPicker } from './use-mention-picker.ts'

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
  const caret = useRef<number>(undefined)
  const picker = useMentionPicker({
    space,
    value,
    onPick: (next, at) => {
      onType(next)
      caret.current = at
    },
  })
  const { isOpen, people, active } = picker
  useLayoutEffect(() => {
    const at = caret.current
    if (at === undefined) return
    caret.current = undefined
    field.current?.setSelectionRange(at, at)
  })
  return (
    <div className="relative">
      <TextArea
        ref={field}
        label={label}
        hint={hint}
        value={value.text}
        onValueChange={(text) => {
          onType({ ...value, text })
          picker.update(text, field.current?.selectionStart ?? text.length)
        }}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        onKeyDown={(event) => {
          if (!picker.handleKey(event)) onKeyDown(event)
        }}
        onBlur={picker.close}
        {...(space === undefined
          ? {}
          : {
              // A textarea stays a text box; its suggestions are announced like a combobox.
              'aria-autocomplete': 'list' as const,
              'aria-haspopup': 'listbox' as const,
              ...(isOpen && people.length > 0
                ? { 'aria-controls': list, 'aria-activedescendant': optionId(list, active) }
                : {}),
            })}
      />
      {isOpen && picker.isLoaded && (
        <div className="absolute inset-x-0 top-full z-40 -mt-5">
          <PeopleList id={list} people={people} active={active} onPick={picker.pick} />
        </div>
      )}
    </div>
  )
}
