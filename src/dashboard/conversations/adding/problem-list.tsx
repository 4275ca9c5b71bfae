import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Section } from '../../ui/layout/section.tsx'
import type { RowProblem } from './read-conversations.ts'

const mostShown = 10

/** Rows and items that are left out, each with the reason. */
export function ProblemList({ problems }: { readonly problems: readonly RowProblem[] }) {
  const [isWhole, setWhole] = useState(false)
  if (problems.length === 0) return null
  const shown = isWhole ? problems.slice(0, 500) : problems.slice(0, mostShown)
  return (
    <Section title={counted(problems.length, 'problem')} lead="These are left out. The others can be added.">
      <ul aria-label="Problems" className="grid gap-1">
        {shown.map(({ place, problem }) => (
          <li key={`${place} ${problem}`} className="flex gap-3">
            <span className="figures w-20 shrink-0 text-ink-soft">{place}</span>
            <span className="min-w-0 text-rust [overflow-wrap:anywhere]">{problem}</span>
          </li>
        ))}
      </ul>
      {!isWhole && problems.length > mostShown && (
        <span>
          <Button onClick={() => setWhole(true)}>Show more</Button>
        </span>
      )}
    </Section>
  )
}
