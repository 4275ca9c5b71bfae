import { Link } from '@tanstack/react-router'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'

/** The tabs of a translation in order, by route path. */
const tabs = [
  { label: 'Units', path: '/o/$org/translations/$translation' },
  { label: 'Runs', path: '/o/$org/translations/$translation/runs' },
  { label: 'Files', path: '/o/$org/translations/$translation/files' },
  { label: 'Settings', path: '/o/$org/translations/$translation/settings' },
] as const

export interface TranslationTabsProps {
  readonly org: string
  readonly translation: string
  /** Route path of the current tab. */
  readonly current: string | undefined
}

/** The tabs of a translation. */
export function TranslationTabs({ org, translation, current }: TranslationTabsProps) {
  return (
    <SectionLinks label="Translation" current={current}>
      {tabs.map(({ label, path }) => (
        <Link
          key={path}
          to={path}
          params={{ org, translation }}
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
