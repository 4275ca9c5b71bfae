import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { updateGlossaryEntriesMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { previewGlossaryUpdate } from '../../../client/sdk.gen.ts'
import type { GlossaryOperation, GlossaryPreview } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { showToast } from '../../ui/toast.ts'

/** What a change of the glossary would touch; undefined while nothing is to be changed, or it is computed. */
export const useGlossaryPreview = (org: string, operations: readonly GlossaryOperation[] | undefined) =>
  useQuery({
    queryKey: ['glossary preview', org, operations],
    queryFn: async ({ signal }): Promise<GlossaryPreview> =>
      (
        await previewGlossaryUpdate({
          path: { organizationId: org },
          body: { operations: [...(operations ?? [])] },
          signal,
          throwOnError: true,
        })
      ).data,
    enabled: operations !== undefined,
    gcTime: 0,
    retry: false,
  })

/** Changes the glossary, all or nothing. */
export const useGlossaryUpdate = (org: string, text: string, onSaved: () => void) => {
  const client = useQueryClient()
  const { mutate, isPending, error, reset } = useMutation({
    ...updateGlossaryEntriesMutation(),
    onSuccess: async () => {
      onSaved()
      void showToast({ text })
      return invalidateAfter(client, ['translations-glossary.updated'], {})
    },
  })
  return {
    save: (operations: readonly GlossaryOperation[]): void =>
      mutate({ path: { organizationId: org }, body: { operations: [...operations] } }),
    isPending,
    error,
    reset,
  }
}
