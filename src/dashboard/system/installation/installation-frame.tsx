import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'
import { Section } from '../../ui/layout/section.tsx'
import {
  installationSectionNames,
  installationSections,
  type InstallationSection,
} from './installation-sections.ts'

export interface InstallationFrameProps {
  readonly current: InstallationSection
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The title, the navigation and the section given in the URL. */
export function InstallationFrame({ current, actions, children }: InstallationFrameProps) {
  const { label, lead } = installationSections[current]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-display font-strong">Installation</h1>
      <SectionLinks label="Sections of the installation" current={current}>
        {installationSectionNames.map((section) => (
          <Link
            key={section}
            to="/installation/$section"
            params={{ section }}
            activeOptions={{ exact: true, includeSearch: false }}
            className={sectionLink}
            aria-current={section === current ? 'page' : undefined}
          >
            {installationSections[section].label}
          </Link>
        ))}
      </SectionLinks>
      <Section title={label} lead={lead} actions={actions}>
        {children}
      </Section>
    </div>
  )
}
