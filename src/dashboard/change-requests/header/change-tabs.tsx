import { Link, useLocation } from '@tanstack/react-router'
import { PartLinks, partLink } from '../../ui/layout/section-links.tsx'

export interface ChangeTabsProps {
  readonly org: string
  readonly space: string
  readonly number: string
  readonly threads: number
  /** Number of unanswered conflicts; undefined while unknown, or if there can be none. */
  readonly conflicts: number | undefined
}

/** Tabs of a change request. */
export function ChangeTabs({ org, space, number, threads, conflicts }: ChangeTabsProps) {
  const params = { org, space, number }
  const shown = useLocation({ select: ({ pathname }) => pathname })
  return (
    <PartLinks label="Parts of the change request" shown={shown}>
      <Link to="/o/$org/s/$space/changes/$number/discussion" params={params} className={partLink}>
        Discussion
        {threads > 0 && <span className="figures text-caption font-normal text-ink-soft">{threads}</span>}
      </Link>
      <Link to="/o/$org/s/$space/changes/$number/diff" params={params} className={partLink}>
        Changes
      </Link>
      <Link to="/o/$org/s/$space/changes/$number/conflicts" params={params} className={partLink}>
        Conflicts
        {conflicts !== undefined && conflicts > 0 && (
          <span className="figures text-caption font-strong text-plum">{conflicts}</span>
        )}
      </Link>
    </PartLinks>
  )
}
