import type { TranslationUnitCounts, TranslationUnitState } from '../../client/types.gen.ts'
import { cx } from '../ui/class-names.ts'
import { unitStates } from './translation-search.ts'
import { countsText, unitTotal } from './translation-text.ts'

const colors: Readonly<Record<TranslationUnitState, string>> = {
  reviewed: 'bg-moss',
  edited: 'bg-accent',
  machine: 'bg-edge',
  stale: 'bg-ochre',
  missing: 'bg-chosen',
}

/** The states of units as shares of a bar; the counts are its text for screen readers and on hover. */
export function CountsBar({ counts }: { readonly counts: TranslationUnitCounts }) {
  const total = unitTotal(counts)
  const text = countsText(counts)
  return (
    <span title={text} className="block w-full">
      <span className="sr-only">{text}</span>
      <span
        aria-hidden="true"
        className="flex h-1.5 w-full min-w-8 gap-px overflow-hidden rounded-round bg-chosen forced-colors:outline"
      >
        {unitStates
          .filter((state) => counts[state] > 0)
          .map((state) => (
            <span
              key={state}
              className={cx('min-w-0.5', colors[state])}
              style={{ width: `${(counts[state] / total) * 100}%` }}
            />
          ))}
      </span>
    </span>
  )
}
