import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refreshApiSpecMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpec } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'

/** Fetches the URL of a specification now, or processes its text again. */
export const useRefresh = (org: string, { slug }: Pick<ApiSpec, 'slug'>) => {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    ...refreshApiSpecMutation(),
    onSuccess: () => invalidateAfter(client, ['api-spec.updated'], {}),
    onError: (error) => {
      const { title, what } = processError(error)
      void showToast({ text: title, detail: what, tone: 'failure' })
    },
  })
  return { refresh: (): void => mutate({ path: { organizationId: org, specSlug: slug } }), isPending }
}
