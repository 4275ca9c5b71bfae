export interface ProgressBarProps {
  readonly label: string
  /** 0 to 1; undefined while the amount of work is unknown. */
  readonly done: number | undefined
  /** The progress as text, such as "42 of 120 pages". */
  readonly text: string
}

/** Progress of long work, as text and as a bar. */
export function ProgressBar({ label, done, text }: ProgressBarProps) {
  return (
    <div className="grid gap-1">
      <div className="flex justify-between gap-4">
        <span>{label}</span>
        <span className="figures text-ink-soft">{text}</span>
      </div>
      <progress
        aria-label={label}
        aria-valuetext={text}
        max={1}
        {...(done === undefined ? {} : { value: Math.min(1, Math.max(0, done)) })}
        className="h-1.5 w-full appearance-none overflow-hidden rounded-round bg-chosen indeterminate:animate-wait indeterminate:bg-accent-soft [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-chosen [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
