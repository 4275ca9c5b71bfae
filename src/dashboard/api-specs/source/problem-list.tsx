import { CircleX, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { ApiSpecProblem } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { CodeText } from '../code-text.tsx'
import { placelessMessage } from './problem-text.ts'

export interface ProblemListProps {
  readonly label: string
  readonly problems: readonly ApiSpecProblem[]
  readonly tone: 'error' | 'warning'
  /** Shows the line of a problem; without it, lines are only named. */
  readonly onLine?: ((problem: ApiSpecProblem) => void) | undefined
}

/** Shown before "Show all". */
const firstProblems = 8

/** What is wrong in a document, each with its line. */
export function ProblemList({ label, problems, tone, onLine }: ProblemListProps) {
  const [isWhole, setWhole] = useState(false)
  const visible = isWhole ? problems : problems.slice(0, firstProblems)
  return (
    <div className="grid gap-2">
      <ul aria-label={label} className="grid gap-1.5">
        {visible.map((problem, index) => (
          // Problems have no identity, and a list does not change.
          <li key={index} className="flex min-w-0 items-start gap-2">
            <Icon
              of={tone === 'error' ? CircleX : TriangleAlert}
              label={tone === 'error' ? 'Error' : 'Problem'}
              className={cx('mt-0.5', tone === 'error' ? 'text-rust' : 'text-ochre')}
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {problem.line !== undefined && (
                <>
                  <Place problem={problem} onLine={onLine} />{' '}
                </>
              )}
              <CodeText text={placelessMessage(problem)} />
            </span>
          </li>
        ))}
      </ul>
      {problems.length > visible.length && (
        <span>
          <Button variant="bare" onClick={() => setWhole(true)}>
            Show all {problems.length}
          </Button>
        </span>
      )}
    </div>
  )
}

function Place({
  problem,
  onLine,
}: {
  readonly problem: ApiSpecProblem
  readonly onLine: ProblemListProps['onLine']
}) {
  const { line, column } = problem
  const text = column === undefined ? `Line ${line}` : `Line ${line}, column ${column}`
  if (onLine === undefined) return <span className="figures font-strong">{text}:</span>
  return (
    <button
      type="button"
      onClick={() => onLine(problem)}
      className="figures rounded-small text-accent underline underline-offset-2"
    >
      {text}
    </button>
  )
}
