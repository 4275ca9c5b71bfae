import type { Role } from '../../contract/roles/roles.ts'
import { roles } from '../../contract/roles/roles.ts'

/** A role as an option; `guest` is no role. */
export type RoleChoice = Role | 'guest'

/** In ascending order. */
export const roleChoices: readonly RoleChoice[] = ['guest', ...roles]

/** What each role allows, in the order of `roleChoices`; each includes those before it. */
export const roleLabels: Readonly<Record<RoleChoice, { readonly label: string; readonly hint: string }>> = {
  guest: { label: 'Guest', hint: 'Sees only what is shared with them, and no other members.' },
  read: { label: 'Reader', hint: 'Can read all spaces that aren’t restricted.' },
  comment: { label: 'Commenter', hint: 'Can also comment.' },
  edit: { label: 'Editor', hint: 'Can also create change requests, and edit unlocked spaces directly.' },
  review: { label: 'Reviewer', hint: 'Can also review and merge.' },
  create: { label: 'Creator', hint: 'Can also create, move and delete spaces, collections and sites.' },
  admin: {
    label: 'Administrator',
    hint: 'Can also manage people and settings, and has full access to everything in the organization.',
  },
}

/** The roles that differ on a site, with what each allows there; each includes those before it. */
export const siteRoleLabels: Readonly<Partial<Record<Role, string>>> = {
  read: 'Can see the site’s structure, design and previews.',
  edit: 'Can also edit the site’s structure and design, and read feedback.',
  create: 'Can also publish, change live settings, set the audience and delete the site.',
  admin: 'Can also manage access to the site.',
}

/** The options on a site; another role that was given remains an option. */
export const siteRoles = (given?: Role): readonly Role[] =>
  roles.filter((role) => role in siteRoleLabels || role === given)

export const choiceOf = (role: Role | null): RoleChoice => role ?? 'guest'
export const roleOf = (choice: RoleChoice): Role | null => (choice === 'guest' ? null : choice)
export const labelOf = (role: Role | null): string => roleLabels[choiceOf(role)].label

export interface RoleStep {
  /** Permissions gained and lost, as sentences, in ascending order. */
  readonly gains: readonly string[]
  readonly loses: readonly string[]
}

/** What a role change means for a person, unless a grant or default level decides. */
export const roleStep = (from: Role | null, to: Role | null): RoleStep => {
  const [before, after] = [roleChoices.indexOf(choiceOf(from)), roleChoices.indexOf(choiceOf(to))]
  const between = (low: number, high: number): string[] =>
    roleChoices.slice(low + 1, high + 1).map((choice) => roleLabels[choice].hint.replace(/^Can also/, 'Can'))
  return { gains: between(before, after), loses: between(after, before) }
}
