import { Link } from '@tanstack/react-router'

export interface ChangeTabsProps {
  readonly org: string
  readonly space: string
  readonly number: string
  readonly threads: number
  /** Conflicts without an answer; undefined while they are not known, or where there can be none. */
  readonly conflicts: number | undefined
}

const link =
  '-mb-px flex touch-row shrink-0 items-center gap-1.5 border-b-2 border-transparent px-0.5 whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-strong aria-[current=page]:text-ink'

/** The parts of a change request. */
export function ChangeTabs({ org, space, number, threads, conflicts }: ChangeTabsProps) {
  const params = { org, space, number }
  return (
    <nav aria-label="Parts of the change request" className="flex gap-4 overflow-x-auto border-b border-line">
      <Link to="/o/$org/s/$space/changes/$number/discussion" params={params} className={link}>
        Discussion
        {threads > 0 && <span className="figures text-caption font-normal text-ink-soft">{threads}</span>}
      </Link>
      <Link to="/o/$org/s/$space/changes/$number/diff" params={params} className={link}>
        Changes
      </Link>
      <Link to="/o/$org/s/$space/changes/$number/conflicts" params={params} className={link}>
        Conflicts
        {conflicts !== undefined && conflicts > 0 && (
          <span className="figures text-caption font-strong text-plum">{conflicts}</span>
        )}
      </Link>
    </nav>
  )
}
