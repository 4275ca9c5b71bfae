/** Queries of the people screens. Keys start as those of the operations, so that events invalidate them. */
import {
  listInvitesQueryKey,
  listMembersQueryKey,
  listTeamMembersQueryKey,
  listTeamsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { listInvites, listMembers, listTeamMembers, listTeams } from '../../client/sdk.gen.ts'
import { pagedQuery } from '../api/paging.ts'
import type { PeopleSearch } from './people-search.ts'

const pageSize = 100

/** The search as a query of the API. */
export const memberQuery = ({ q, role, sort, order }: PeopleSearch) => ({
  ...(q !== undefined && { search: q }),
  ...(role !== undefined && { role }),
  sort: sort === 'seen' ? ('lastSeenAt' as const) : ('joinedAt' as const),
  order: order ?? ('desc' as const),
})

export const membersOptions = (org: string, search: PeopleSearch) => {
  const path = { organizationId: org }
  const query = memberQuery(search)
  return pagedQuery(
    listMembersQueryKey({ path, query }),
    (page, signal) =>
      listMembers({ path, query: { ...query, limit: pageSize, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

export const invitesOptions = (org: string, { q }: PeopleSearch) => {
  const path = { organizationId: org }
  const query = q === undefined ? {} : { search: q }
  return pagedQuery(
    listInvitesQueryKey({ path, query }),
    (page, signal) =>
      listInvites({ path, query: { ...query, limit: pageSize, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

export const teamsOptions = (org: string, title: string | undefined) => {
  const path = { organizationId: org }
  const query = title === undefined ? {} : { title }
  return pagedQuery(
    listTeamsQueryKey({ path, query }),
    (page, signal) =>
      listTeams({ path, query: { ...query, limit: pageSize, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

export const teamMembersOptions = (org: string, team: string, search: string | undefined) => {
  const path = { organizationId: org, teamId: team }
  const query = search === undefined ? {} : { search }
  return pagedQuery(
    listTeamMembersQueryKey({ path, query }),
    (page, signal) =>
      listTeamMembers({ path, query: { ...query, limit: pageSize, ...page }, signal, throwOnError: true }),
    { keep: true },
  )
}

/** Matches queries that change when people, teams or invites do. */
export const isPeopleQuery = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => {
  const [first] = queryKey
  return (
    typeof first === 'object' &&
    first !== null &&
    '_id' in first &&
    /Member|Team|Invite|Access|Permission/.test(String(first._id))
  )
}
