import { Link } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { controlClass } from '../ui/fields/field.tsx'
import { Section } from '../ui/layout/section.tsx'
import { sectionsFor, settingsSections, type SettingsSection } from './settings-sections.ts'

export interface OrganizationSettingsProps {
  readonly org: string
  readonly current: SettingsSection
  readonly lead: ReactNode
  /** For lists, which use the full width; forms keep theirs. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The settings of an organization: the navigation and the section given in the URL. */
export function OrganizationSettings({
  org,
  current,
  lead,
  wide = false,
  children,
}: OrganizationSettingsProps) {
  const [text, setText] = useState('')
  const found = sectionsFor(text)
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[12rem_minmax(0,1fr)]">
      <h1 className="text-display font-strong md:col-span-2">Settings</h1>
      <div className="grid content-start gap-2">
        <input
          type="search"
          aria-label="Search settings"
          placeholder="Search settings"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={controlClass}
        />
        <nav aria-label="Settings sections" className="flex gap-1 scroll-row md:flex-col">
          {found.map((section) => (
            <Link
              key={section}
              to="/o/$org/settings/$section"
              params={{ org, section }}
              data-chosen={section === current ? '' : undefined}
              className="inline-flex touch-row items-center rounded-base px-2.5 whitespace-nowrap text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink"
            >
              {settingsSections[section].label}
            </Link>
          ))}
          {found.length === 0 && <p className="px-2.5 text-ink-soft">No matching settings.</p>}
        </nav>
      </div>
      <div className={wide ? 'min-w-0' : 'min-w-0 max-w-form'}>
        <Section title={settingsSections[current].label} lead={lead}>
          {children}
        </Section>
      </div>
    </div>
  )
}
