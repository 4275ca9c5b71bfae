import type { QueryClient } from '@tanstack/react-query'
import { getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'

/** Loads a screen about conversations, unless the person may not see it, which the screen then says. */
export const loadForAdministrators = async (
  client: QueryClient,
  org: string,
  load: () => Promise<unknown>,
): Promise<void> => {
  const organization = await client.ensureQueryData(getOrganizationOptions({ path: { organizationId: org } }))
  if (organization.permissions.admin) await orNotFound(load())
}

/** The breadcrumb parent of screens whose address does not begin with `/conversations`. */
export const aboveConversations = (org: string) => [
  { name: 'Conversations', pathname: `/o/${org}/conversations` },
]
