import { cx } from '../../ui/class-names.ts'

export interface LineFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly wide?: boolean
  /** Called on blur or Enter, if the text changed. */
  readonly onChange: (text: string) => void
  /** Called on Enter. */
  readonly onEnter?: (field: HTMLInputElement) => void
  readonly field?: (element: HTMLInputElement | null) => void
}

/** A single-line setting of a block, in the bar above the text. Use another `key` for another block. */
export function LineField({
  label,
  value,
  placeholder,
  wide = false,
  onChange,
  onEnter,
  field,
}: LineFieldProps) {
  return (
    <label className="flex shrink-0 items-center gap-1 text-caption whitespace-nowrap">
      {label}
      <input
        ref={field}
        className={cx(
          'touch-row rounded-base bg-raised px-2 ring-1 ring-edge ring-inset',
          wide ? 'w-44' : 'w-24',
        )}
        placeholder={placeholder}
        defaultValue={value}
        onBlur={(event) => {
          if (event.target.value !== value) onChange(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          const { currentTarget } = event
          if (currentTarget.value !== value) onChange(currentTarget.value)
          if (onEnter === undefined) currentTarget.blur()
          else onEnter(currentTarget)
        }}
      />
    </label>
  )
}
