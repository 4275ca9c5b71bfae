import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Counter } from './counter.tsx'
import { Icon } from '../icon.tsx'

/** What every form field has around its control. */
export interface FieldFrame {
  readonly label: string
  /** A fact that helps to fill in the field; not a repetition of the label. */
  readonly hint?: ReactNode
  /** The validation error, as a sentence. */
  readonly error?: string | undefined
  readonly optional?: boolean | undefined
  /** The maximum length in UTF-16 units; shows a counter. */
  readonly limit?: number | undefined
}

export interface FieldProps extends FieldFrame {
  /** The current length, for the counter. */
  readonly length?: number | undefined
  readonly children: (control: {
    readonly id: string
    readonly 'aria-describedby': string | undefined
    readonly 'aria-invalid': true | undefined
  }) => ReactNode
}

/** The label above, the control, then the error or the hint, with the counter to the right. */
export function Field({ label, hint, error, optional, limit, length, children }: FieldProps) {
  const id = useId()
  const described = error !== undefined || hint !== undefined
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-strong">
        {label}
        {optional === true && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described ? `${id}-note` : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {(described || limit !== undefined) && (
        <div className="flex items-start justify-between gap-3 text-caption">
          <div id={`${id}-note`} className={error === undefined ? 'text-ink-soft' : 'flex gap-1 text-rust'}>
            {error === undefined ? (
              hint
            ) : (
              <>
                <Icon of={TriangleAlert} />
                <span>{error}</span>
              </>
            )}
          </div>
          {limit !== undefined && <Counter used={length ?? 0} limit={limit} />}
        </div>
      )}
    </div>
  )
}

/** Classes of every text control. */
export const controlClass =
  'w-full touch-row rounded-base bg-raised px-2.5 text-base text-ink ring-1 ring-edge ring-inset outline-offset-0 transition-shadow hover:ring-ink-soft aria-invalid:ring-2 aria-invalid:ring-rust read-only:bg-desk pointer-coarse:text-[1rem]'
