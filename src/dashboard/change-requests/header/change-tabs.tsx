import { Link, useLocation } from '@tanstack/react-router'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'

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
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <SectionLinks label="Change request" current={pathname} plain>
      <Link to="/o/$org/s/$space/changes/$number/discussion" params={params} className={sectionLink}>
        Discussion
        {threads > 0 && <span className="figures text-caption font-normal text-ink-soft">{threads}</span>}
      </Link>
      <Link to="/o/$org/s/$space/changes/$number/diff" params={params} className={sectionLink}>
        Changes
      </Link>
      <Link to="/o/$org/s/$space/changes/$number/conflicts" params={params} className={sectionLink}>
        Conflicts
        {conflicts !== undefined && conflicts > 0 && (
          <span className="figures text-caption font-strong text-plum">{conflicts}</span>
        )}
      </Link>
    </SectionLinks>
  )
}
