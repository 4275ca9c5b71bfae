import { Link } from '@tanstack/react-router'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { SectionLinks, sectionLink } from '../../ui/layout/section-links.tsx'
import { targetsOf } from '../integration-text.ts'

interface TabSubject {
  readonly integration: Integration
  readonly installation: Installation | undefined
  /** Why the person may not manage the installation; undefined if they may. */
  readonly refused: string | undefined
}

const isInstalled = ({ installation }: TabSubject): boolean => installation !== undefined
const isOwned = ({ integration }: TabSubject): boolean => integration.permissions.admin

/** The tabs of an integration in order, by route path, and who sees them. */
const tabs = [
  { label: 'Overview', path: '/o/$org/integrations/$name', shows: () => true },
  { label: 'Configuration', path: '/o/$org/integrations/$name/configuration', shows: isInstalled },
  {
    label: 'Spaces and sites',
    path: '/o/$org/integrations/$name/installations',
    shows: (subject: TabSubject) => {
      const { space, site } = targetsOf(subject.integration.target)
      return isInstalled(subject) && (space || site)
    },
  },
  {
    label: 'Events',
    path: '/o/$org/integrations/$name/events',
    shows: (subject: TabSubject) =>
      (isInstalled(subject) && subject.refused === undefined) || isOwned(subject),
  },
  { label: 'Versions', path: '/o/$org/integrations/$name/versions', shows: isOwned },
  { label: 'Development', path: '/o/$org/integrations/$name/development', shows: isOwned },
] as const

export interface IntegrationTabsProps extends TabSubject {
  readonly org: string
  /** Route path of the current tab. */
  readonly current: string | undefined
}

/** The tabs of an integration. */
export function IntegrationTabs({ org, current, ...subject }: IntegrationTabsProps) {
  const { name } = subject.integration
  return (
    <SectionLinks label="Integration" current={current}>
      {tabs
        .filter(({ shows }) => shows(subject))
        .map(({ label, path }) => (
          <Link
            key={path}
            to={path}
            params={{ org, name }}
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
