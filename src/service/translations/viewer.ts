/** Who looks at translations. */
import { rank } from '../../contract/roles/roles.ts'
import type { OrganizationSubject } from '../access/load-resource.ts'
import type { Viewer } from './model/translations.queries.ts'

export const viewerOf = ({ organization, role }: OrganizationSubject, person: string): Viewer => ({
  ...{ organization: organization.id, person, membership: { role: rank(role) } },
})
