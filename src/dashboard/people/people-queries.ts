/** What the screens of people ask for. The keys begin as those of the operations, so that events make them stale. */
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import {
  listInvitesQueryKey,
  listMembersQueryKey,
  listTeamMembersQueryKey,
  listTeamsQueryKey,
} from '../../client/@tanstack/react-query.gen.ts'
import { listInvites, listMembers, listTeamMembers, listTeams } from '../../client/sdk.gen.ts'
import { atPage, paging } from '../api/paging.ts'
import type { PeopleSearch } from './people-search.ts'

const pageSize = 100

/** What of the search the service is asked. */
export const memberQuery = ({ q, role, sort, order }: PeopleSearch) => ({
  ...(q !== undefined && { search: q }),
  ...(role !== undefined && { role }),
  sort: sort === 'seen' ? ('lastSeenAt' as const) : ('joinedAt' as const),
  order: order ?? ('desc' as const),
})

export const membersOptions = (org: string, search: PeopleSearch) => {
  const path = { organizationId: org }
  const query = memberQuery(search)
  return infiniteQueryOptions({
    queryKey: [...listMembersQueryKey({ path, query }), 'in pages'] as readonly unknown[],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listMembers({
        path,
        query: { ...query, limit: pageSize, ...atPage(pageParam) },
        signal,
        throwOnError: true,
      })
      return data
    },
    ...paging,
    placeholderData: keepPreviousData,
  })
}

export const invitesOptions = (org: string, { q }: PeopleSearch) => {
  const path = { organizationId: org }
  const query = q === undefined ? {} : { search: q }
  return infiniteQueryOptions({
    queryKey: [...listInvitesQueryKey({ path, query }), 'in pages'] as readonly unknown[],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listInvites({
        path,
        query: { ...query, limit: pageSize, ...atPage(pageParam) },
        signal,
        throwOnError: true,
      })
      return data
    },
    ...paging,
    placeholderData: keepPreviousData,
  })
}

export const teamsOptions = (org: string, title: string | undefined) => {
  const path = { organizationId: org }
  const query = title === undefined ? {} : { title }
  return infiniteQueryOptions({
    queryKey: [...listTeamsQueryKey({ path, query }), 'in pages'] as readonly unknown[],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listTeams({
        path,
        query: { ...query, limit: pageSize, ...atPage(pageParam) },
        signal,
        throwOnError: true,
      })
      return data
    },
    ...paging,
    placeholderData: keepPreviousData,
  })
}

export const teamMembersOptions = (org: string, team: string, search: string | undefined) => {
  const path = { organizationId: org, teamId: team }
  const query = search === undefined ? {} : { search }
  return infiniteQueryOptions({
    queryKey: [...listTeamMembersQueryKey({ path, query }), 'in pages'] as readonly unknown[],
    queryFn: async ({ pageParam, signal }) => {
      const { data } = await listTeamMembers({
        path,
        query: { ...query, limit: pageSize, ...atPage(pageParam) },
        signal,
        throwOnError: true,
      })
      return data
    },
    ...paging,
    placeholderData: keepPreviousData,
  })
}

/** Answers that change when people, teams or invites do. */
export const isPeopleQuery = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => {
  const [first] = queryKey
  return (
    typeof first === 'object' &&
    first !== null &&
    '_id' in first &&
    /Member|Team|Invite|Access|Permission/.test(String(first._id))
  )
}
