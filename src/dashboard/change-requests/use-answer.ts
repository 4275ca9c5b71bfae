import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerConflictMutation, listConflictsQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Conflict } from '../../client/types.gen.ts'

interface Listed {
  readonly items: readonly Conflict[]
  readonly open: number
}

/** Keeps an answer. The card shows it as soon as the service has it, without waiting for the whole list. */
export const useAnswer = ({ space, id }: ChangeRequest, listKey: readonly unknown[]) => {
  const client = useQueryClient()
  return useMutation({
    ...answerConflictMutation(),
    onSuccess: (answered) => {
      client.setQueryData<Listed>(listKey, (listed) => {
        if (listed === undefined) return undefined
        const items = listed.items.map((one) => (one.id === answered.id ? answered : one))
        return { ...listed, items, open: items.filter(({ answer }) => answer === undefined).length }
      })
    },
    // The list had another conflict by then, or the service has one more: it knows.
    onSettled: () =>
      client.invalidateQueries({
        queryKey: listConflictsQueryKey({ path: { spaceId: space, changeRequestId: id } }),
      }),
  })
}
