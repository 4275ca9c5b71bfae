import {
  getMemberOptions,
  listMemberSpacesOptions,
  listMemberTeamsOptions,
} from '../../../client/@tanstack/react-query.gen.ts'

/** Queries of the page of one person. */
export const memberOptions = (org: string, person: string) =>
  getMemberOptions({ path: { organizationId: org, userId: person } })

/** The teams of a person; one page of results is always enough. */
export const memberTeamsOptions = (org: string, person: string) =>
  listMemberTeamsOptions({ path: { organizationId: org, userId: person }, query: { limit: 1000 } })

/** The spaces visible to a person, oldest first, limited to one page of results. */
export const memberSpacesOptions = (org: string, person: string) =>
  listMemberSpacesOptions({
    path: { organizationId: org, userId: person },
    query: { limit: 1000, order: 'asc' },
  })
