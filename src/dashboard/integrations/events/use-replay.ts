import { useMutation, useQueryClient } from '@tanstack/react-query'
import { replayIntegrationEventMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { processError } from '../../api/process-error.ts'
import { queriesOf } from '../../api/query-operation.ts'
import { showToast } from '../../ui/toast.ts'

/** Sends an event again. The replay is a new event of the list. */
export const useReplay = (name: string) => {
  const client = useQueryClient()
  const replay = useMutation({
    ...replayIntegrationEventMutation(),
    onSuccess: () => {
      void showToast({ text: 'Event sent again' })
      return client.invalidateQueries(
        queriesOf(
          (operation) => operation === 'listIntegrationEvents' || operation === 'listInstallationEvents',
        ),
      )
    },
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ tone: 'failure', text: title, detail: what })
    },
  })
  return {
    isPending: replay.isPending,
    replay: (event: string) => replay.mutate({ path: { integrationName: name, eventId: event } }),
  }
}
