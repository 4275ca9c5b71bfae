/** A draft structure: edits of a site's structure that are published together. */
import { z } from 'zod'
import { SectionDescription, SectionGroupTitle, SectionPath, SectionTitle } from './schemas.ts'
import { Expression, Icon, Id, text, Timestamp } from '../../wire/shapes.ts'

/** Maximum number of edits added by one request, and of pending edits. */
const draftEditsAtOnce = 200
export const mostDraftEdits = 1000

const position = z
  .union([z.strictObject({ before: Id }), z.strictObject({ after: Id })])
  .optional()
  .describe('The sibling to place it next to. Default: last.')
const parent = Id.nullable().optional().describe('The parent group. Null or absent: the root.')
const icon = Icon.nullable()

/** Edits that create nothing: the same as input and when stored. */
const changes = [
  z.strictObject({ edit: z.literal('remove'), id: Id }),
  z.strictObject({
    edit: z.literal('rename'),
    id: Id,
    title: text({ min: 1, max: 128 }).nullable().describe('Null: the title of the space.'),
  }),
  z.strictObject({ edit: z.literal('path'), id: Id, path: SectionPath }),
  z.strictObject({ edit: z.literal('icon'), id: Id, icon }),
  z.strictObject({ edit: z.literal('description'), id: Id, description: SectionDescription.nullable() }),
  z.strictObject({ edit: z.literal('condition'), id: Id, condition: Expression.nullable() }),
  z.strictObject({ edit: z.literal('default'), id: Id }),
  z.strictObject({
    edit: z.literal('move'),
    id: Id,
    parent: Id.nullable().optional().describe('Absent: unchanged. Null: the root.'),
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
      section: Id.nullable().optional().describe('Default: the default section, or the root.'),
      position,
    }),
    ...changes,
  ])
  .meta({ id: 'SiteEditInput' })
export type SiteEditInput = z.output<typeof SiteEditInput>

const added = z.object({ id: Id, space: Id, name: z.string() })
const wrapper = z.object({ id: Id, title: z.string() })

/** An edit as stored. */
const SiteEdit = z
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
    title: z.string().nullable().describe('Null: the title of the space.'),
    name: z.string().describe('The displayed name: the title, or the title of the space.'),
    icon: z.string().nullable(),
    description: z.string().nullable(),
    path: z.string().nullable(),
    default: z.boolean(),
    condition: z.string().nullable(),
    space: Id.nullable(),
    broken: z.boolean().describe('Whether its space is in the trash.'),
    url: z.string().nullable().describe('The path below the base of the site. Null for groups.'),
    state: z.enum(['same', 'changed', 'added']),
  })
  .meta({ id: 'SiteDraftItem' })
export type SiteDraftItem = z.output<typeof SiteDraftItem>

export const SiteDraft = z
  .object({
    object: z.literal('site-structure-draft'),
    version: z.int().describe('0 without a draft. Send it back with a change to detect concurrent edits.'),
    baseVersion: z.int().describe('The version of the structure that the draft is based on.'),
    liveVersion: z.int().describe('The published version of the structure.'),
    edits: z.array(
      z.object({
        id: Id,
        edit: SiteEdit,
        createdBy: z.object({ id: Id, displayName: z.string() }).nullable(),
        createdAt: Timestamp,
        problem: z
          .object({ fault: z.string(), message: z.string() })
          .optional()
          .describe('Why the edit no longer applies.'),
      }),
    ),
    type: z.enum(['sections', 'siteSpaces']),
    items: z.array(SiteDraftItem).describe('In reading order: parents come before their children.'),
    urlChanges: z.array(
      z.object({
        siteSpace: Id,
        name: z.string(),
        from: z.string(),
        to: z.string().nullable().describe('The new path. Null: removed.'),
        redirect: z.boolean().describe('Whether a redirect will be created.'),
      }),
    ),
  })
  .meta({ id: 'SiteDraft' })
export type SiteDraft = z.output<typeof SiteDraft>

const edits = z.array(SiteEditInput).max(draftEditsAtOnce)

export const SiteDraftAddition = z
  .strictObject({
    version: z.int().min(0).optional().describe('The version to edit. Default: the existing draft.'),
    edits: edits.min(1),
  })
  .meta({ id: 'SiteDraftAddition' })

export const SiteDraftUpdate = z
  .strictObject({
    version: z.int().min(0),
    keep: z.array(Id).max(mostDraftEdits).describe('The edits to keep, in this order. Others are discarded.'),
    edits,
  })
  .meta({ id: 'SiteDraftUpdate' })

export const SiteDraftPublication = z
  .strictObject({
    version: z.int().min(1),
    skip: z.boolean().default(false).describe('Whether to skip edits that no longer apply.'),
  })
  .meta({ id: 'SiteDraftPublication' })
