/** How a change would affect access, before it is made. Nothing is written. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { DefaultLevel, RoleOrNull } from '../roles/role-schemas.ts'
import { Id, listOf } from '../wire/shapes.ts'

/** A new default level, a new parent, or both; absent: unchanged. */
export const ThingAccessQuestion = z
  .strictObject({
    defaultLevel: DefaultLevel.optional(),
    parent: Id.nullable().optional().describe('A collection, or null for the top level.'),
  })
  .refine(({ defaultLevel, parent }) => defaultLevel !== undefined || parent !== undefined, {
    error: 'Provide a default role, a parent, or both.',
  })
  .meta({ id: 'ThingAccessQuestion' })

const People = z.array(Id).max(1000)

/** A new role for some members, or members added to and removed from a team. */
export const MemberAccessQuestion = z
  .union([
    z.strictObject({ members: People.min(1), role: RoleOrNull }),
    z.strictObject({ team: Id, add: People.optional(), remove: People.optional() }),
  ])
  .meta({ id: 'MemberAccessQuestion' })

/** Maximum number of sites listed per row; the counts include all. */
export const namedSites = 20

/** Sites on which a person's access would change through their role or teams. */
const SiteAccessChanges = z
  .object({
    gains: z.int().describe('The number of sites where their access increases.'),
    loses: z.int().describe('The number of sites where their access decreases.'),
    hidden: z.int().describe('The number of those sites that they could no longer see.'),
    first: z
      .array(z.object({ id: Id, title: z.string(), before: RoleOrNull, after: RoleOrNull }))
      .max(namedSites)
      .describe('Losses first, then by title.'),
  })
  .meta({ id: 'SiteAccessChanges' })

/** A person whose access would change. */
const AccessChange = z
  .object({
    user: User,
    before: RoleOrNull.describe(
      'The direct role on the space or collection, or for members, in the organization.',
    ),
    after: RoleOrNull,
    gains: z.int().describe('The number of spaces where their access increases.'),
    loses: z.int().describe('The number of spaces where their access decreases.'),
    hidden: z.int().describe('The number of those spaces that they could no longer see.'),
    sites: SiteAccessChanges,
  })
  .meta({ id: 'AccessChange' })

/** People who lose access first, then by name. The counts cover all people, not the page. */
export const AccessPreview = listOf(AccessChange)
  .extend({
    gain: z.int().describe('The number of people who gain access.'),
    lose: z.int().describe('The number of people who lose access.'),
    hidden: z.int().describe('The number of people who could no longer see a space or site.'),
    spaces: z.int().describe('The number of spaces with changed access.'),
    sites: z.int().describe('The number of sites with changed access.'),
  })
  .meta({ id: 'AccessPreview' })
