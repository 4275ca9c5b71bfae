import { useMutation, useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Download, HelpCircle, UserPlus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { listOrganizationSpacesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Organization } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useCommands } from '../../shell/commands/commands.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { exportAccess, exportMembers } from './export-people.ts'
import { InviteList } from './invite-list.tsx'
import { InviteLinks } from './invite-links.tsx'
import { MemberList } from './member-list.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { invitesOptions, membersOptions } from '../people-queries.ts'
import type { PeopleSearch } from '../people-search.ts'
import { PeopleTabs } from '../people-tabs.tsx'
import { RolesExplained } from '../access/roles-explained.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

// Lazy, because it checks addresses by the contract's schemas.
const InviteDialog = lazyComponent(async () => (await import('./invite-dialog.tsx')).InviteDialog)

export interface PeopleScreenProps {
  readonly org: string
  readonly organization: Organization
  readonly search: PeopleSearch
  readonly onSearch: (search: PeopleSearch) => void
}

type TabProps = PeopleScreenProps & { readonly canManage: boolean }

function Members({ org, search, onSearch, canManage }: TabProps) {
  const list = useSuspenseInfiniteQuery(membersOptions(org, search))
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = list
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage])
  return (
    <>
      <PeopleFilters search={search} onSearch={onSearch} />
      <MemberList
        org={org}
        members={list.data.pages.flatMap(({ items }) => items)}
        total={list.data.pages[0]?.count ?? 0}
        canManage={canManage}
        filtered={search.q !== undefined || search.role !== undefined || search.sort !== undefined}
        onMore={hasNextPage ? more : undefined}
      />
    </>
  )
}

function Invites({ org, search, onSearch }: TabProps) {
  const list = useSuspenseInfiniteQuery(invitesOptions(org, search))
  return (
    <>
      <SearchField
        label="Search by email"
        value={search.q}
        onSearch={(q) => onSearch({ tab: 'invites', ...(q !== undefined && { q }) })}
      />
      <InviteList
        org={org}
        invites={list.data.pages.flatMap(({ items }) => items)}
        total={list.data.pages[0]?.count ?? 0}
        onMore={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
      />
    </>
  )
}

function Links({ org, organization }: TabProps) {
  const { data: spaces } = useQuery(
    listOrganizationSpacesOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
  )
  const spaceChoices = spaces?.items.map(({ id, title }) => ({ id, title: title ?? 'Untitled' })) ?? []
  return <InviteLinks org={org} isEnabled={organization.inviteLinks} spaces={spaceChoices} />
}

/** Members, invites and invite links of an organization. */
export function PeopleScreen(props: PeopleScreenProps) {
  const { org, organization, search } = props
  const canManage = organization.permissions.admin
  /** Undefined until the dialog is opened for the first time; typed addresses then stay while it is closed. */
  const [inviting, setInviting] = useState<boolean>()
  const [explaining, setExplaining] = useState(false)
  const save = useMutation({
    mutationFn: (what: 'people' | 'access') =>
      what === 'people' ? exportMembers(org, search) : exportAccess(org),
  })
  useCommands([
    {
      id: 'explain-roles',
      label: 'Show what each role can do',
      group: 'This screen',
      icon: HelpCircle,
      run: () => setExplaining(true),
    },
    ...(canManage
      ? [
          {
            id: 'invite',
            label: 'Invite people',
            group: 'This screen' as const,
            icon: UserPlus,
            keys: 'i',
            run: () => setInviting(true),
          },
        ]
      : []),
  ])
  const tabProps = { ...props, canManage }
  const tab = canManage ? search.tab : undefined
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-display font-strong">People</h1>
        <div className="flex flex-wrap gap-2">
          <Button variant="bare" icon={HelpCircle} onClick={() => setExplaining(true)}>
            Roles
          </Button>
          <Menu
            align="end"
            trigger={
              <Button icon={Download} busy={save.isPending}>
                Export
              </Button>
            }
          >
            <MenuItem onSelect={() => save.mutate('people')}>This list (CSV)</MenuItem>
            {canManage && (
              <MenuItem onSelect={() => save.mutate('access')}>Access to spaces and sites (CSV)</MenuItem>
            )}
          </Menu>
          {canManage && (
            <Button variant="primary" icon={UserPlus} onClick={() => setInviting(true)}>
              Invite people
            </Button>
          )}
        </div>
      </div>
      <PeopleTabs org={org} current={tab ?? 'members'} canManage={canManage} />
      <FormError error={save.error} />
      {tab === 'invites' ? (
        <Invites {...tabProps} />
      ) : tab === 'links' ? (
        <Links {...tabProps} />
      ) : (
        <Members {...tabProps} />
      )}
      {inviting !== undefined && (
        <Later>
          <InviteDialog org={org} open={inviting} onClose={() => setInviting(false)} />
        </Later>
      )}
      <RolesExplained open={explaining} onClose={() => setExplaining(false)} />
    </div>
  )
}
