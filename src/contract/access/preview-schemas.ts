/** How a change would affect access, before it is made. Nothing is written. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { DefaultLevel, RoleOrNull } from '../roles/roles.ts'
import { Id, listOf } from '../wire/shapes.ts'

/** A new default level, a new parent, or both; absent: unchanged. */
export const ThingAccessQuestion = z
  .strictObject({
    defaultLevel: DefaultLevel.optional(),
    parent: Id.nullable().optional().describe('A collection; null: the top level.'),
  })
  .refine(({ defaultLevel, parent }) => defaultLevel !== undefined || parent !== undefined, {
    error: 'Name a default level, a parent, or both.',
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
export const SiteAccessChanges = z
  .object({
    gains: z.int().describe('Sites on which they could do more.'),
    loses: z.int().describe('Sites on which they could do less.'),
    hidden: z.int().describe('Of these, sites that they would see no more.'),
    first: z
      .array(z.object({ id: Id, title: z.string(), before: RoleOrNull, after: RoleOrNull }))
      .max(namedSites)
      .describe('Those that they lose something on first, then by title.'),
  })
  .meta({ id: 'SiteAccessChanges' })

/** A person whose access would change. */
export const AccessChange = z
  .object({
    user: User,
    before: RoleOrNull.describe('On the space or collection itself; of members, in the organization.'),
    after: RoleOrNull,
    gains: z.int().describe('Spaces on which they could do more.'),
    loses: z.int().describe('Spaces on which they could do less.'),
    hidden: z.int().describe('Of these, spaces that they would see no more.'),
    sites: SiteAccessChanges,
  })
  .meta({ id: 'AccessChange' })

/** People who lose access first, then by name. The counts cover all people, not the page. */
export const AccessPreview = listOf(AccessChange)
  .extend({
    gain: z.int().describe('People who gain something.'),
    lose: z.int().describe('People who lose something.'),
    hidden: z.int().describe('People from whom something would be hidden.'),
    spaces: z.int().describe('Spaces on which something changes for somebody.'),
    sites: z.int().describe('Sites on which something changes for somebody.'),
  })
  .meta({ id: 'AccessPreview' })
