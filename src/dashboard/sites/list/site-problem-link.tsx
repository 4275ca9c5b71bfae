import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import type { SiteProblem } from '../site-text.ts'

export interface SiteProblemLinkProps {
  readonly org: string
  readonly site: string
  readonly problem: SiteProblem
}

/** What readers of a site cannot reach, with a link to where it can be fixed. */
export function SiteProblemLink({ org, site, problem }: SiteProblemLinkProps) {
  return (
    <Link
      to={problem.label === 'Domain problem' ? '/o/$org/sites/$site' : '/o/$org/sites/$site/structure'}
      params={{ org, site }}
      title={problem.detail}
      className="inline-flex min-h-6 shrink-0 items-center gap-1 text-caption text-rust underline"
    >
      <Icon of={TriangleAlert} /> {problem.label}
    </Link>
  )
}
