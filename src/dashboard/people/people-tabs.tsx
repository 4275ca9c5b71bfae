import { Link } from '@tanstack/react-router'

const choice =
  'touch-row inline-flex items-center rounded-base px-2.5 whitespace-nowrap text-ink-soft hover:bg-hover data-chosen:bg-chosen data-chosen:font-strong data-chosen:text-ink'

export interface PeopleTabsProps {
  readonly org: string
  readonly shown: 'members' | 'teams' | 'invites' | 'links'
  /** Whether to show invites, which takes the right to create them. */
  readonly manages: boolean
}

/** Tabs of the people screens of an organization. */
export function PeopleTabs({ org, shown, manages }: PeopleTabsProps) {
  const mark = (tab: PeopleTabsProps['shown']) => ({
    'data-chosen': tab === shown ? '' : undefined,
    'aria-current': tab === shown ? ('page' as const) : undefined,
    activeOptions: { exact: true, includeSearch: true },
    className: choice,
  })
  return (
    <nav aria-label="People" className="flex gap-1 scroll-row">
      <Link to="/o/$org/people" params={{ org }} search={{}} {...mark('members')}>
        Members
      </Link>
      <Link to="/o/$org/teams" params={{ org }} search={{}} {...mark('teams')}>
        Teams
      </Link>
      {manages && (
        <>
          <Link to="/o/$org/people" params={{ org }} search={{ tab: 'invites' }} {...mark('invites')}>
            Invites
          </Link>
          <Link to="/o/$org/people" params={{ org }} search={{ tab: 'links' }} {...mark('links')}>
            Invite links
          </Link>
        </>
      )}
    </nav>
  )
}
