import type { RoleChoice } from './role-labels.ts'

/** The list itself is part of the schemas, which are not loaded here; the type ensures that no role is missing. */
const choices: Readonly<Record<RoleChoice, true>> = {
  guest: true,
  read: true,
  comment: true,
  edit: true,
  review: true,
  create: true,
  admin: true,
}

/** Search parameters of the list of people. Absent means the default. */
export interface PeopleSearch {
  readonly tab?: 'invites' | 'links'
  readonly q?: string
  readonly role?: RoleChoice
  readonly sort?: 'seen'
  readonly order?: 'asc'
}

/** Parsed by hand, because the schema library is not in the initial bundle. Unknown values are dropped. */
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
