/** A draft structure: edits of a site's structure that are published together. */
import { z } from 'zod'
import { SectionDescription, SectionGroupTitle, SectionPath, SectionTitle } from './schemas.ts'
import { Expression, Icon, Id, text, Timestamp } from '../../wire/shapes.ts'

/** Maximum number of edits added by one request, and of pending edits. */
export const draftEditsAtOnce = 200
export const mostDraftEdits = 1000

const position = z
  .union([z.strictObject({ before: Id }), z.strictObject({ after: Id })])
  .optional()
  .describe('Beside which sibling; absent: the last.')
const parent = Id.nullable().optional().describe('A group; null or absent: the root.')
const icon = Icon.nullable()

/** Edits that create nothing: the same as input and when stored. */
const changes = [
  z.strictObject({ edit: z.literal('remove'), id: Id }),
  z.strictObject({
    edit: z.literal('rename'),
    id: Id,
    title: text({ min: 1, max: 128 }).nullable().describe('Null: a site space is called as its space is.'),
  }),
  z.strictObject({ edit: z.literal('path'), id: Id, path: SectionPath }),
  z.strictObject({ edit: z.literal('icon'), id: Id, icon }),
  z.strictObject({ edit: z.literal('description'), id: Id, description: SectionDescription.nullable() }),
  z.strictObject({ edit: z.literal('condition'), id: Id, condition: Expression.nullable() }),
  z.strictObject({ edit: z.literal('default'), id: Id }),
  z.strictObject({
    edit: z.literal('move'),
    id: Id,
    parent: Id.nullable().optional().describe('Absent: where it is. Null: the root.'),
    position,
  }),
  z.strictObject({ edit: z.literal('space'), id: Id, space: Id }),
] as const

/** An edit as input. The service assigns ids to what it adds. */
export const SiteEditInput = z
  .discriminatedUnion('edit', [
    z.strictObject({
      edit: z.literal('add-section'),
      space: Id,
      title: SectionTitle.nullable().optional().describe('Absent or null: the title of the space.'),
      icon: icon.optional(),
      parent,
      position,
    }),
    z.strictObject({
      edit: z.literal('add-group'),
      title: SectionGroupTitle,
      icon: icon.optional(),
      parent,
      position,
      sections: z.array(Id).max(1000).optional(),
    }),
    z.strictObject({
      edit: z.literal('add-site-space'),
      space: Id,
      section: Id.nullable().optional().describe('Absent: the default section, or the root.'),
      position,
    }),
    ...changes,
  ])
  .meta({ id: 'SiteEditInput' })
export type SiteEditInput = z.output<typeof SiteEditInput>

const added = z.object({ id: Id, space: Id, name: z.string() })
const wrapper = z.object({ id: Id, title: z.string() })

/** An edit as stored. */
export const SiteEdit = z
  .discriminatedUnion('edit', [
    z.object({
      edit: z.literal('add-section'),
      id: Id,
      title: z.string(),
      icon: icon.optional(),
      parent,
      position,
      siteSpace: added,
      wrapper,
    }),
    z.object({
      edit: z.literal('add-group'),
      id: Id,
      title: z.string(),
      icon: icon.optional(),
      parent,
      position,
      sections: z.array(Id).optional(),
      wrapper,
    }),
    z.object({
      edit: z.literal('add-site-space'),
      section: Id.nullable(),
      position,
      siteSpace: added,
    }),
    ...changes,
  ])
  .meta({ id: 'SiteEdit' })

/** A part of the resulting structure: the members of `content/site-tree`, and what lists display. */
export const SiteDraftItem = z
  .object({
    id: Id,
    kind: z.enum(['site-section-group', 'site-section', 'site-space']),
    parent: Id.nullable(),
    order: z.string(),
    title: z.string().nullable().describe('Null: as its space.'),
    name: z.string().describe('What it is called, in any case.'),
    icon: z.string().nullable(),
    description: z.string().nullable(),
    path: z.string().nullable(),
    default: z.boolean(),
    condition: z.string().nullable(),
    space: Id.nullable(),
    broken: z.boolean().describe('Its space is in the trash.'),
    url: z.string().nullable().describe('Below the base of the site; null on groups.'),
    state: z.enum(['same', 'changed', 'added']),
  })
  .meta({ id: 'SiteDraftItem' })
export type SiteDraftItem = z.output<typeof SiteDraftItem>

export const SiteDraft = z
  .object({
    object: z.literal('site-structure-draft'),
    version: z
      .int()
      .describe('0 while nothing waits. Sent back with a change, so that nobody overwrites another.'),
    baseVersion: z.int().describe('The version of the structure that the first edit was made over.'),
    liveVersion: z.int().describe('The version of the structure that stands.'),
    edits: z.array(
      z.object({
        id: Id,
        edit: SiteEdit,
        createdBy: z.object({ id: Id, displayName: z.string() }).nullable(),
        createdAt: Timestamp,
        problem: z
          .object({ fault: z.string(), message: z.string() })
          .optional()
          .describe('Why it can be made no longer.'),
      }),
    ),
    type: z.enum(['sections', 'siteSpaces']),
    items: z.array(SiteDraftItem).describe('In the order of reading: what holds comes before what it holds.'),
    urlChanges: z.array(
      z.object({
        siteSpace: Id,
        name: z.string(),
        from: z.string(),
        to: z.string().nullable().describe('Null: it is shown no longer.'),
        redirect: z.boolean().describe('Whether a redirect will be written.'),
      }),
    ),
  })
  .meta({ id: 'SiteDraft' })
export type SiteDraft = z.output<typeof SiteDraft>

const edits = z.array(SiteEditInput).max(draftEditsAtOnce)

export const SiteDraftAddition = z
  .strictObject({
    version: z.int().min(0).optional().describe('Absent: whatever waits already.'),
    edits: edits.min(1),
  })
  .meta({ id: 'SiteDraftAddition' })

export const SiteDraftUpdate = z
  .strictObject({
    version: z.int().min(0),
    keep: z.array(Id).max(mostDraftEdits).describe('Edits that stay, in this order; the others are dropped.'),
    edits,
  })
  .meta({ id: 'SiteDraftUpdate' })

export const SiteDraftPublication = z
  .strictObject({
    version: z.int().min(1),
    skip: z.boolean().default(false).describe('Leave out edits that can be made no longer.'),
  })
  .meta({ id: 'SiteDraftPublication' })
