import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cancelTranslationRunMutation,
  runTranslationMutation,
} from '../../client/@tanstack/react-query.gen.ts'
import type { Translation } from '../../client/types.gen.ts'
import { invalidateAfter } from '../api/live-events.ts'
import { processError } from '../api/process-error.ts'
import { showToast } from '../ui/toast.ts'

const showFailure = (error: unknown): void => {
  const { title, what } = processError(error)
  void showToast({ text: title, detail: what, tone: 'failure' })
}

/** Runs a translation, and stops its run. While one is going on, another one follows it. */
export const useRun = (org: string, { id }: Pick<Translation, 'id'>) => {
  const client = useQueryClient()
  const path = { organizationId: org, translationId: id }
  const start = useMutation({
    ...runTranslationMutation(),
    onSuccess: () => invalidateAfter(client, ['translation.run-queued'], {}),
    onError: showFailure,
  })
  const stop = useMutation({
    ...cancelTranslationRunMutation(),
    onSuccess: () => invalidateAfter(client, ['translation.run-finished'], {}),
    onError: showFailure,
  })
  return {
    run: (): void => start.mutate({ path }),
    stop: (): void => stop.mutate({ path }),
    isStarting: start.isPending,
    isStopping: stop.isPending,
  }
}
