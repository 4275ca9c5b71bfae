import { useId, type ReactNode } from 'react'

export interface CheckboxProps {
  readonly label: string
  readonly hint?: ReactNode
  readonly checked: boolean
  readonly onCheckedChange: (checked: boolean) => void
  /** Some, but not all, of the items it represents are checked. */
  readonly mixed?: boolean | undefined
  readonly name?: string | undefined
  /** Why it cannot be checked, and who can help; shown instead of the hint. It can still be unchecked. */
  readonly disabledReason?: string | undefined
}

/** A choice that takes effect when the form is submitted. For an immediate effect use Switch. */
export function Checkbox(props: CheckboxProps) {
  const { label, checked, onCheckedChange, mixed = false, name, disabledReason } = props
  const id = useId()
  const disabled = disabledReason !== undefined && !checked
  const hint = disabled ? disabledReason : props.hint
  return (
    <div className="flex gap-2">
      <input
        id={id}
        type="checkbox"
        name={name}
        checked={checked}
        ref={(element) => {
          if (element !== null) element.indeterminate = mixed
        }}
        aria-disabled={disabled || undefined}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          if (!disabled) onCheckedChange(event.target.checked)
        }}
        className="mt-0.5 size-4 shrink-0 accent-accent aria-disabled:opacity-50 pointer-coarse:size-5"
      />
      <div className="pointer-coarse:min-h-11">
        <label htmlFor={id} className={disabled ? 'text-ink-soft' : undefined}>
          {label}
        </label>
        {hint !== undefined && (
          <div id={`${id}-hint`} className="text-caption text-ink-soft">
            {hint}
          </div>
        )}
      </div>
    </div>
  )
}
