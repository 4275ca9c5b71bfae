import { listAccess, listMembers } from '../../../client/sdk.gen.ts'
import { allOf, wholeList } from '../../api/paging.ts'
import { csvOf, saveText } from './csv.ts'
import { memberQuery } from '../people-queries.ts'
import type { PeopleSearch } from '../people-search.ts'
import { labelOf } from '../role-labels.ts'

/** Downloads all people that match the list's filters as CSV. */
export const exportMembers = async (org: string, search: PeopleSearch): Promise<void> => {
  const members = await allOf(listMembers, { path: { organizationId: org }, query: memberQuery(search) })
  const rows = members.map(({ user, role, joinedAt, lastSeenAt, disabled, sso, spaces, teams }) => [
    user.displayName,
    user.email ?? '',
    labelOf(role),
    joinedAt,
    lastSeenAt ?? '',
    disabled ? 'yes' : 'no',
    sso ? 'yes' : 'no',
    String(spaces),
    String(teams),
  ])
  const head = [
    'Name',
    'Email',
    'Role',
    'Joined',
    'Last seen',
    'Deactivated',
    'Single sign-on',
    'Spaces',
    'Teams',
  ]
  saveText('people.csv', csvOf([head, ...rows]))
}

/** Downloads the access to every space and site: people as rows, spaces and then sites as columns. */
export const exportAccess = async (org: string): Promise<void> => {
  const { spaces, sites, items } = await wholeList(listAccess, {
    path: { organizationId: org },
    query: { limit: 200 },
  })
  const rows = items.map(({ user, role, permissions, sitePermissions }) => [
    user.displayName,
    user.email ?? '',
    labelOf(role),
    ...[...permissions, ...sitePermissions].map((permission) =>
      permission === null ? '' : labelOf(permission),
    ),
  ])
  const head = [
    ...['Name', 'Email', 'Role'],
    ...spaces.map(({ title }) => title),
    ...sites.map(({ title }) => `Site: ${title}`),
  ]
  saveText('access.csv', csvOf([head, ...rows]))
}
