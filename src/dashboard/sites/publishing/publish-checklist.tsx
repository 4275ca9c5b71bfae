import { Link } from '@tanstack/react-router'
import { CircleCheck, CircleDashed, CircleX, TriangleAlert, type LucideIcon } from 'lucide-react'
import { Icon } from '../../ui/icon.tsx'
import type { PublishCheck } from './publish-checks.ts'

const stateIcons: Record<
  PublishCheck['state'],
  { readonly icon: LucideIcon; readonly ink: string; readonly label: string }
> = {
  good: { icon: CircleCheck, ink: 'text-moss', label: 'Passed' },
  warns: { icon: TriangleAlert, ink: 'text-ochre', label: 'Warning' },
  stops: { icon: CircleX, ink: 'text-rust', label: 'Blocking' },
  unknown: { icon: CircleDashed, ink: 'text-ink-soft', label: 'Not checked' },
}

export interface PublishChecklistProps {
  readonly org: string
  readonly site: string
  readonly checks: readonly PublishCheck[]
}

/** The checks before publishing, each with a link to where it can be fixed. */
export function PublishChecklist({ org, site, checks }: PublishChecklistProps) {
  return (
    <ul aria-label="Checklist" className="grid">
      {checks.map(({ key, state, text, at }) => {
        const { icon, ink, label } = stateIcons[state]
        return (
          <li key={key} className="flex items-start gap-2 border-b border-line py-2">
            <Icon of={icon} className={`mt-0.5 ${ink}`} />
            <span className="sr-only">{label}: </span>
            <span className="min-w-0 flex-1">{text}</span>
            {state !== 'good' && <FixLink org={org} site={site} at={at} />}
          </li>
        )
      })}
    </ul>
  )
}

const linkClass = 'text-accent underline whitespace-nowrap'

function FixLink({
  org,
  site,
  at,
}: {
  readonly org: string
  readonly site: string
  readonly at: PublishCheck['at']
}) {
  if (at === undefined) return null
  if (at === 'structure')
    return (
      <Link to="/o/$org/sites/$site/structure" params={{ org, site }} className={linkClass}>
        Structure
      </Link>
    )
  if (at === 'audience')
    return (
      <Link to="/o/$org/sites/$site/audience" params={{ org, site }} className={linkClass}>
        Audience
      </Link>
    )
  return 'links' in at ? (
    <Link
      to="/o/$org/s/$space/links"
      params={{ org, space: at.links }}
      search={{ status: 'broken' }}
      className={linkClass}
    >
      View links
    </Link>
  ) : (
    <Link to="/o/$org/s/$space/pages" params={{ org, space: at.pages }} className={linkClass}>
      View pages
    </Link>
  )
}
