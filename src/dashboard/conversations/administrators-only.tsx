import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOrganizationOptions } from '../../client/@tanstack/react-query.gen.ts'
import { ForbiddenNote } from '../shell/failures/forbidden-note.tsx'

export interface AdministratorsOnlyProps {
  readonly org: string
  /** Rendered only for those who may see it, so that nothing is requested otherwise. */
  readonly children: () => ReactNode
}

/** Conversations contain what customers wrote, so only administrators of the organization see them. */
export function AdministratorsOnly({ org, children }: AdministratorsOnlyProps) {
  const { data: organization } = useSuspenseQuery(getOrganizationOptions({ path: { organizationId: org } }))
  return organization.permissions.admin ? (
    <>{children()}</>
  ) : (
    <ForbiddenNote action="see conversations with customers" needs="Administrator" helpers={[]} />
  )
}
