import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  getSpaceQueryKey,
  listOrganizationSpacesQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { updateSpace } from '../../../client/sdk.gen.ts'
import type { z } from 'zod'
import type { SpaceUpdate as WireUpdate } from '../../../client/types.gen.ts'
import type { SpaceUpdate } from '../../../contract/spaces/schemas.ts'
import { showToast } from '../../ui/toast.ts'

interface Update {
  readonly space: string
  readonly body: z.output<typeof SpaceUpdate>
}

/** Parsed bodies can contain undefined, also in nested fields; JSON omits both. */
const wire = (body: Update['body']): WireUpdate => body as WireUpdate

/** Saves some settings of a space, shows a toast, and invalidates queries that show it. */
export const useUpdateSpace = (org: string, saved: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ space, body }: Update) =>
      (await updateSpace({ path: { spaceId: space }, body: wire(body), throwOnError: true })).data,
    onSuccess: (after) => {
      client.setQueryData(getSpaceQueryKey({ path: { spaceId: after.id } }), after)
      void showToast({ text: saved })
      return client.invalidateQueries({
        queryKey: listOrganizationSpacesQueryKey({ path: { organizationId: org } }),
      })
    },
  })
}
