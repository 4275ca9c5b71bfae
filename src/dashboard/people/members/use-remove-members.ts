import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { getMemberHoldingsOptions, listMembersOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { disableMember, handOverMember, removeMember } from '../../../client/sdk.gen.ts'
import type { Member, MemberHoldings } from '../../../client/types.gen.ts'
import { isPeopleQuery } from '../people-queries.ts'
import { sumHoldings } from './holdings-text.ts'

export interface MemberRemoval {
  readonly members: readonly Member[]
  readonly how: 'remove' | 'disable'
}

/** Above this number the preview is skipped, because it takes one request per person. */
const maxPreviewed = 50

/** What these people hold together; undefined until it is known. */
export const useHoldings = (org: string, members: readonly Member[]): MemberHoldings | undefined => {
  const previewed = members.length <= maxPreviewed ? members : []
  return useQueries({
    queries: previewed.map(({ id }) =>
      getMemberHoldingsOptions({ path: { organizationId: org, userId: id } }),
    ),
    combine: (answers) =>
      answers.every(({ data }) => data !== undefined)
        ? sumHoldings(answers.flatMap(({ data }) => (data === undefined ? [] : [data])))
        : undefined,
  })
}

/** Members who can take over open work, by name: all but those who leave, are deactivated or are guests. */
export const useSuccessors = (
  org: string,
  leaving: readonly Member[],
  isNeeded: boolean,
): readonly Member[] => {
  const { data } = useQuery({
    ...listMembersOptions({ path: { organizationId: org }, query: { limit: 1000 } }),
    enabled: isNeeded,
  })
  const leavingIds = new Set(leaving.map(({ id }) => id))
  return (data?.items ?? [])
    .filter(({ id, disabled, role }) => !leavingIds.has(id) && !disabled && role !== null)
    .toSorted((a, b) => a.user.displayName.localeCompare(b.user.displayName))
}

export interface RemovalRequest extends MemberRemoval {
  /** Id of the person who takes over the open work; empty for no one. */
  readonly successor: string
}

/** Hands over open work, then removes or deactivates the people one by one. */
export const useRemoveMembers = (org: string, onDone: (removal: RemovalRequest) => void) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ members, how, successor }: RemovalRequest) => {
      for (const { id } of members) {
        const request = { path: { organizationId: org, userId: id }, throwOnError: true } as const
        if (successor !== '') await handOverMember({ ...request, body: { to: successor } })
        await (how === 'remove' ? removeMember(request) : disableMember(request))
      }
    },
    onSuccess: (_nothing, removal) => onDone(removal),
    // Changes made before a refusal remain.
    onSettled: () => client.invalidateQueries({ predicate: isPeopleQuery }),
  })
}
