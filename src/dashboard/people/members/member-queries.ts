import {
  getMemberOptions,
  listMemberSpacesOptions,
  listMemberTeamsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'

/** What the page of one person asks for. */
export const memberOptions = (org: string, person: string) =>
  getMemberOptions({ path: { organizationId: org, userId: person } })

/** The teams of a person; nobody is in more than fit one answer. */
export const memberTeamsOptions = (org: string, person: string) =>
  listMemberTeamsOptions({ path: { organizationId: org, userId: person }, query: { limit: 1000 } })

/** The spaces that a person sees, the oldest first, as many as fit one answer. */
export const memberSpacesOptions = (org: string, person: string) =>
  listMemberSpacesOptions({
    path: { organizationId: org, userId: person },
    query: { limit: 1000, order: 'asc' },
  })
