import { SmilePlus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useController, type FieldPath, type FieldValues } from 'react-hook-form'
import type { ContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { spaceEmoji } from '../../ui/space-emoji.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// The table of emoji is loaded when it is opened.
const EmojiPicker = lazyComponent(async () => (await import('../../forms/emoji-picker.tsx')).EmojiPicker)

export interface EmojiFieldProps<In extends FieldValues, Out> {
  readonly form: ContractForm<In, Out>
  readonly name: FieldPath<In>
}

/** The emoji of a space. All emoji are listed below the button when it is pressed, with a search. */
export function EmojiField<In extends FieldValues, Out>({ form, name }: EmojiFieldProps<In, Out>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const value: unknown = field.value
  const current = typeof value === 'string' && value !== '' ? spaceEmoji(value) : undefined
  const choose = (emoji: string): void => {
    // The caller guarantees that `name` is a text field of the form.
    form.setValue(name, emoji as never, { shouldDirty: true, shouldValidate: true })
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="grid justify-items-start gap-1">
      <span id={id} className="font-strong">
        Emoji <span className="font-normal text-ink-soft">(optional)</span>
      </span>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={button}
          aria-label={current === undefined ? 'Choose emoji' : `Change emoji ${current}`}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {current === undefined ? (
            <Icon of={SmilePlus} />
          ) : (
            <span aria-hidden="true" className="text-title">
              {current}
            </span>
          )}
          {current === undefined ? 'Choose' : 'Change'}
        </Button>
        {current !== undefined && (
          <Button variant="bare" aria-label="Remove emoji" onClick={() => choose('')}>
            Remove
          </Button>
        )}
      </div>
      {fieldState.error?.message !== undefined && (
        <p role="alert" className="text-caption text-rust">
          {fieldState.error.message}
        </p>
      )}
      {isOpen && (
        <Later>
          <EmojiPicker
            current={current}
            onChoose={choose}
            onClose={() => {
              setOpen(false)
              button.current?.focus()
            }}
          />
        </Later>
      )}
    </div>
  )
}
