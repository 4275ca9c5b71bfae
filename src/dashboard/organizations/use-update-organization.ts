import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { getOrganizationQueryKey, listOrganizationsQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import { updateOrganization } from '../../client/sdk.gen.ts'
import type { OrganizationUpdate as WireUpdate } from '../../client/types.gen.ts'
import type { OrganizationUpdate } from '../../contract/organizations/schemas.ts'
import { showToast } from '../ui/toast.ts'

/** Parsed bodies can contain undefined, also in nested fields; JSON omits both. */
const wire = (body: z.output<typeof OrganizationUpdate>): WireUpdate => body as WireUpdate

/** Saves some settings of an organization, shows a toast, and invalidates queries that show them. */
export const useUpdateOrganization = (org: string, saved: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: z.output<typeof OrganizationUpdate>) =>
      (await updateOrganization({ path: { organizationId: org }, body: wire(body), throwOnError: true }))
        .data,
    onSuccess: (after) => {
      client.setQueryData(getOrganizationQueryKey({ path: { organizationId: org } }), after)
      void showToast({ text: saved })
      return client.invalidateQueries({ queryKey: listOrganizationsQueryKey() })
    },
  })
}
