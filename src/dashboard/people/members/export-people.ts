import { listAccess, listMembers } from '../../../client/sdk.gen.ts'
import { allItems, atPage, wholeList } from '../../api/paging.ts'
import { csvOf, saveText } from './csv.ts'
import { memberQuery } from '../people-queries.ts'
import type { PeopleSearch } from '../people-search.ts'
import { labelOf } from '../role-labels.ts'

/** Downloads all people that match the list's filters as CSV. */
export const exportMembers = async (org: string, search: PeopleSearch): Promise<void> => {
  const members = await allItems(async (page) => {
    const { data } = await listMembers({
      path: { organizationId: org },
      query: { ...memberQuery(search), limit: 1000, ...atPage(page) },
      throwOnError: true,
    })
    return data
  })
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
    'E-mail',
    'Role',
    'Joined',
    'Last seen',
    'Shut out',
    'Single sign-on',
    'Spaces',
    'Teams',
  ]
  saveText('people.csv', csvOf([head, ...rows]))
}

/** Downloads the access to every space and site: people as rows, spaces and then sites as columns. */
export const exportAccess = async (org: string): Promise<void> => {
  const { spaces, sites, items } = await wholeList(async (page) => {
    const { data } = await listAccess({
      path: { organizationId: org },
      query: { limit: 200, ...atPage(page) },
      throwOnError: true,
    })
    return data
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
    ...['Name', 'E-mail', 'Role'],
    ...spaces.map(({ title }) => title),
    ...sites.map(({ title }) => `Site: ${title}`),
  ]
  saveText('access.csv', csvOf([head, ...rows]))
}
