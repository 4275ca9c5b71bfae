import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export interface OneLineDialogProps {
  readonly title: string
  readonly label: string
  readonly hint: string
  readonly value: string
  /** The validation error; undefined if the text is valid. */
  readonly errorOf: (text: string) => string | undefined
  /** A preview of the result, updated on every key. */
  readonly preview?: ((text: string) => ReactNode) | undefined
  readonly onTake: (text: string) => void
  readonly onClose: () => void
}

/** Asks for one line of input before a block is inserted. */
export function OneLineDialog({
  title,
  label,
  hint,
  value,
  errorOf: wrong,
  preview,
  onTake,
  onClose,
}: OneLineDialogProps) {
  const [text, setText] = useState(value)
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={title}
    >
      <form
        className="grid gap-3 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (wrong(text.trim()) === undefined) onTake(text.trim())
        }}
      >
        <TextField label={label} hint={hint} value={text} onValueChange={setText} autoComplete="off" />
        {preview !== undefined && text.trim() !== '' && (
          <div aria-live="polite" className="overflow-x-auto rounded-base bg-paper px-3 py-2">
            {preview(text.trim())}
          </div>
        )}
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          disabledReason={wrong(text.trim())}
        >
          Insert
        </Button>
      </form>
    </Dialog>
  )
}
