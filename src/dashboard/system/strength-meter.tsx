import { cx } from '../ui/class-names.ts'
import { passwordStrength } from './password-strength.ts'

const colours = ['bg-chosen', 'bg-rust', 'bg-ochre', 'bg-moss', 'bg-moss']

export interface StrengthMeterProps {
  readonly password: string
  /** Facts about the user that others know: name and address. */
  readonly known: readonly string[]
}

/** A four-step meter and a hint below a new password. */
export function StrengthMeter({ password, known }: StrengthMeterProps) {
  const { score, label } = passwordStrength(password, known)
  return (
    <div className="-mt-2 grid gap-1">
      <div aria-hidden="true" className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cx('h-1 rounded-round', step <= score ? colours[score] : 'bg-chosen')}
          />
        ))}
      </div>
      <output className="min-h-4 text-caption text-ink-soft">{password === '' ? '' : label}</output>
    </div>
  )
}
