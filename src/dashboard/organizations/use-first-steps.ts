import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  dismissFirstStepsMutation,
  getFirstStepsOptions,
  recallFirstStepsMutation,
} from '../../client/@tanstack/react-query.gen.ts'
import type { FirstSteps } from '../../client/types.gen.ts'
import { showToast } from '../ui/toast.ts'

/**
 * The completed steps, and a function that dismisses the list. `facts` is undefined until loaded, and after
 * it was dismissed.
 */
export const useFirstSteps = (
  org: string,
): {
  readonly facts: FirstSteps | undefined
  /** Whether this is a demo organization. */
  readonly demo: boolean
  readonly dismiss: () => void
} => {
  const client = useQueryClient()
  const options = getFirstStepsOptions({ path: { organizationId: org } })
  const { data } = useQuery(options)
  const setDismissed = (dismissed: boolean): void =>
    void client.setQueryData(options.queryKey, (steps) => steps && { ...steps, dismissed })
  const refetch = () => client.invalidateQueries({ queryKey: options.queryKey })
  const recall = useMutation({
    ...recallFirstStepsMutation(),
    onMutate: () => setDismissed(false),
    onSettled: refetch,
  })
  const path = { organizationId: org }
  const dismiss = useMutation({
    ...dismissFirstStepsMutation(),
    onMutate: () => setDismissed(true),
    onSuccess: () =>
      void showToast({
        text: 'Getting started dismissed',
        action: { label: 'Undo', run: () => recall.mutate({ path }) },
      }),
    onSettled: refetch,
  })
  return {
    facts: data?.dismissed === true ? undefined : data,
    demo: data?.demo === true,
    dismiss: () => dismiss.mutate({ path }),
  }
}
