import type { RoleChoice } from './role-labels.ts'

/** The list itself comes with the schemas; that none is missing here is a matter of types. */
const choices: Readonly<Record<RoleChoice, true>> = {
  guest: true,
  read: true,
  comment: true,
  edit: true,
  review: true,
  create: true,
  admin: true,
}

/** What of the list of people stands in its address. Absent is the usual. */
export interface PeopleSearch {
  readonly tab?: 'invites' | 'links'
  readonly q?: string
  readonly role?: RoleChoice
  readonly sort?: 'seen'
  readonly order?: 'asc'
}

/** By hand, because the schema library is not in the first bytes. What is not known is left out. */
export const peopleSearch = ({ tab, q, role, sort, order }: Record<string, unknown>): PeopleSearch => {
  const known = (Object.keys(choices) as RoleChoice[]).find((choice) => choice === role)
  return {
    ...((tab === 'invites' || tab === 'links') && { tab }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 512) }),
    ...(typeof q === 'number' && { q: String(q) }),
    ...(known !== undefined && { role: known }),
    ...(sort === 'seen' && { sort }),
    ...(order === 'asc' && { order }),
  }
}
