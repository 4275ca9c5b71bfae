import type { Role } from '../../contract/roles/roles.ts'
import { roles } from '../../contract/roles/roles.ts'

/** A role as an option; `guest` is no role. */
export type RoleChoice = Role | 'guest'

/** In ascending order. */
export const roleChoices: readonly RoleChoice[] = ['guest', ...roles]

/** What each role allows, in the order of `roleChoices`; each includes those before it. */
export const roleLabels: Readonly<Record<RoleChoice, { readonly label: string; readonly hint: string }>> = {
  guest: { label: 'Guest', hint: 'Sees only what was given to them, and not who else is here.' },
  read: { label: 'Reader', hint: 'Reads every space that is not closed to them.' },
  comment: { label: 'Commenter', hint: 'Also comments.' },
  edit: { label: 'Editor', hint: 'Also proposes edits, and edits live spaces directly.' },
  review: { label: 'Reviewer', hint: 'Also reviews and merges.' },
  create: { label: 'Creator', hint: 'Also makes, moves and deletes spaces, collections and sites.' },
  admin: {
    label: 'Administrator',
    hint: 'Also people, settings and everything in the organization, whatever was set on it.',
  },
}

/** The roles that differ on a site, with what each allows there; each includes those before it. */
export const siteRoleLabels: Readonly<Partial<Record<Role, string>>> = {
  read: 'Sees the site here: its structure, its look and previews.',
  edit: 'Also prepares changes of structure and look, and reads feedback.',
  create: 'Also publishes, changes what readers get at once, sets the audience, and deletes the site.',
  admin: 'Also says who may do what here.',
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
    roleChoices
      .slice(low + 1, high + 1)
      .map((choice) =>
        roleLabels[choice].hint.replace(/^Also (\w)/, (_, first: string) => first.toUpperCase()),
      )
  return { gains: between(before, after), loses: between(after, before) }
}
