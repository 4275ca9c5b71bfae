import { cx } from '../class-names.ts'
import { CopyButton } from '../buttons/copy-button.tsx'
import { controlClass } from './field.tsx'

export interface CopyFieldProps {
  readonly text: string
  /** What is copied, such as "link". */
  readonly what: string
  /** Accessible name of the text, such as "Invite link for ana@example.org". */
  readonly label: string
}

/** Text to copy that can always be seen and selected, also where the browser offers no clipboard. */
export function CopyField({ text, what, label }: CopyFieldProps) {
  return (
    <span className="flex w-full min-w-0 flex-wrap items-center gap-2">
      <input
        readOnly
        aria-label={label}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
        className={cx(controlClass, 'w-auto min-w-0 flex-1 basis-56 font-mono !text-caption')}
      />
      <CopyButton text={text} what={what} isShown />
    </span>
  )
}
