import type { ReactNode } from 'react'

export interface FactsProps {
  /** What they are about. */
  readonly label: string
  readonly rows: readonly { readonly name: string; readonly value: ReactNode }[]
}

/** Names with their values. */
export function Facts({ label, rows }: FactsProps) {
  return (
    <dl aria-label={label} className="divide-y divide-line border-y border-line">
      {rows.map(({ name, value }) => (
        <div key={name} className="grid gap-x-4 py-1.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="figures min-w-0 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Addresses and paths, one in a line. */
export function CodeLines({ lines, empty }: { readonly lines: readonly string[]; readonly empty: string }) {
  if (lines.length === 0) return <span className="text-ink-soft">{empty}</span>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line} className="font-mono break-all">
          {line}
        </li>
      ))}
    </ul>
  )
}
