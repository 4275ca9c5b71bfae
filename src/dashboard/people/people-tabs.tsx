import { Link } from '@tanstack/react-router'

const choice =
  'touch-row inline-flex items-center rounded-base px-2.5 whitespace-nowrap text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink'

export interface PeopleTabsProps {
  readonly org: string
  readonly current: 'members' | 'teams' | 'invites' | 'links'
  /** Whether to show invites, which takes the right to create them. */
  readonly canManage: boolean
}

/** Tabs of the people screens of an organization. */
export function PeopleTabs({ org, current, canManage }: PeopleTabsProps) {
  const linkProps = (tab: PeopleTabsProps['current']) => ({
    'data-chosen': tab === current ? '' : undefined,
    'aria-current': tab === current ? ('page' as const) : undefined,
    activeOptions: { exact: true, includeSearch: true },
    className: choice,
  })
  return (
    <nav aria-label="People" className="flex gap-1 scroll-row">
      <Link to="/o/$org/people" params={{ org }} search={{}} {...linkProps('members')}>
        Members
      </Link>
      <Link to="/o/$org/teams" params={{ org }} search={{}} {...linkProps('teams')}>
        Teams
      </Link>
      {canManage && (
        <>
          <Link to="/o/$org/people" params={{ org }} search={{ tab: 'invites' }} {...linkProps('invites')}>
            Invites
          </Link>
          <Link to="/o/$org/people" params={{ org }} search={{ tab: 'links' }} {...linkProps('links')}>
            Invite links
          </Link>
        </>
      )}
    </nav>
  )
}
