import { Link } from '@tanstack/react-router'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'

/** The tabs of a specification in order, by route path. */
const tabs = [
  { label: 'Reference', path: '/o/$org/specs/$spec' },
  { label: 'Operations', path: '/o/$org/specs/$spec/operations' },
  { label: 'Source', path: '/o/$org/specs/$spec/source' },
  { label: 'Versions', path: '/o/$org/specs/$spec/versions' },
  { label: 'Compare', path: '/o/$org/specs/$spec/compare' },
  { label: 'Pages affected', path: '/o/$org/specs/$spec/pages' },
  { label: 'Settings', path: '/o/$org/specs/$spec/settings' },
] as const

export interface SpecTabsProps {
  readonly org: string
  readonly slug: string
  /** Route path of the current tab. */
  readonly current: string | undefined
}

/** The tabs of a specification. */
export function SpecTabs({ org, slug, current }: SpecTabsProps) {
  return (
    <SectionLinks label="API specification" current={current}>
      {tabs.map(({ label, path }) => (
        <Link
          key={path}
          to={path}
          params={{ org, spec: slug }}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={path === current ? 'page' : undefined}
          className={sectionLink}
        >
          {label}
        </Link>
      ))}
    </SectionLinks>
  )
}
