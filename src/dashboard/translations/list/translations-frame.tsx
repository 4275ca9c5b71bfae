import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'

const tabs = [
  { label: 'Translations', path: '/o/$org/translations' },
  { label: 'Coverage', path: '/o/$org/translations/coverage' },
  { label: 'Glossary', path: '/o/$org/translations/glossary' },
] as const

export interface TranslationsFrameProps {
  readonly org: string
  readonly current: (typeof tabs)[number]['path']
  /** To the right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The title and the tabs above the lists of an organization's translations. */
export function TranslationsFrame({ org, current, actions, children }: TranslationsFrameProps) {
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">Translations</h1>
        {actions}
      </div>
      <SectionLinks label="Translations" current={current}>
        {tabs.map(({ label, path }) => (
          <Link
            key={path}
            to={path}
            params={{ org }}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={path === current ? 'page' : undefined}
            className={sectionLink}
          >
            {label}
          </Link>
        ))}
      </SectionLinks>
      {children}
    </div>
  )
}
