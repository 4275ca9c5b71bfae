/** What a change would do to access, asked before it is made. Nothing is written. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { DefaultLevel, RoleOrNull } from '../roles/roles.ts'
import { Id, listOf } from '../wire/shapes.ts'

/** Another default level, another place, or both; absent: as it is. */
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

/** Another role for some members, or some members more and less in a team. */
export const MemberAccessQuestion = z
  .union([
    z.strictObject({ members: People.min(1), role: RoleOrNull }),
    z.strictObject({ team: Id, add: People.optional(), remove: People.optional() }),
  ])
  .meta({ id: 'MemberAccessQuestion' })

/** Names of sites in one row; the counts are of all. */
export const namedSites = 20

/** On sites, of which somebody may do more or less by their role or their teams. */
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

/** Somebody for whom something would change. */
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

/** Those who lose first, then by name. The numbers are of all of them, not of the page. */
export const AccessPreview = listOf(AccessChange)
  .extend({
    gain: z.int().describe('People who gain something.'),
    lose: z.int().describe('People who lose something.'),
    hidden: z.int().describe('People from whom something would be hidden.'),
    spaces: z.int().describe('Spaces on which something changes for somebody.'),
    sites: z.int().describe('Sites on which something changes for somebody.'),
  })
  .meta({ id: 'AccessPreview' })
