import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerConflictMutation, listConflictsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Conflict } from '../../../client/types.gen.ts'
import { WireError } from '../../api/response-error.ts'

interface Listed {
  readonly items: readonly Conflict[]
  readonly open: number
}

/** Saves an answer. The card shows it once the service has it, without waiting for the whole list. */
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
    // The list may have changed meanwhile, or the answer may cause a new conflict: refetch.
    onSettled: () =>
      client.invalidateQueries({
        queryKey: listConflictsQueryKey({ path: { spaceId: space, changeRequestId: id } }),
      }),
  })
}

/**
 * Ids of the conflicts that replaced one that had disappeared when its answer arrived; empty if nothing is left to
 * decide.
 */
export const replacementsIn = (error: unknown): readonly string[] | undefined => {
  if (!(error instanceof WireError) || error.status !== 412) return undefined
  const paths = (error.serviceError?.details ?? []).map(({ path }) => path)
  if (!paths.some((path) => path === 'conflicts' || path.startsWith('conflicts.'))) return undefined
  return paths.flatMap((path) => (path.startsWith('conflicts.') ? [path.slice('conflicts.'.length)] : []))
}
