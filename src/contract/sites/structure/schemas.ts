/** The structure of a site: site spaces, in sections, which can be grouped. */
import { z } from 'zod'
import { Space } from '../../spaces/schemas.ts'
import { Expression, Icon, Id, text } from '../../wire/shapes.ts'

export const SectionTitle = text({ min: 2, max: 128 })
export const SectionDescription = text({ max: 256 })
export const SectionPath = text({ min: 1, max: 100 })
export const SectionGroupTitle = text({ min: 1, max: 100 })
const SiteSpacePath = text({ min: 1, max: 100 })

const draft = z
  .literal(false)
  .describe('Always false: what is not published is not in this structure, but in the draft of the site.')
const urls = z.object({ published: z.string().optional() })
const condition = z
  .string()
  .optional()
  .describe('An expression that decides which visitors can see it. Absent: everyone.')

/** A space as shown on a site. Several in one section are variants of each other. */
export const SiteSpace = z
  .object({
    object: z.literal('site-space'),
    id: Id,
    path: z.string(),
    section: Id.optional(),
    space: Space,
    title: z.string(),
    default: z.boolean(),
    draft,
    condition,
    hasAdvancedCustomizationFeature: z.boolean().optional(),
    urls,
  })
  .meta({ id: 'SiteSpace' })
export type SiteSpace = z.infer<typeof SiteSpace>

export const SiteSection = z
  .object({
    object: z.literal('site-section'),
    id: Id,
    title: z.string(),
    description: z.string().optional(),
    default: z.boolean(),
    draft,
    path: z.string(),
    condition,
    sectionGroup: Id.optional().describe('The group it is in. Absent at the root.'),
    icon: z.string().optional(),
    siteSpaces: z.array(SiteSpace),
    urls,
  })
  .meta({ id: 'SiteSection' })
export type SiteSection = z.infer<typeof SiteSection>

export interface SiteSectionGroup {
  object: 'site-section-group'
  id: string
  title: string
  draft: false
  sectionGroup?: string | undefined
  icon?: string | undefined
  sections: SiteSection[]
  children: (SiteSection | SiteSectionGroup)[]
}

/** Groups contain sections and groups. */
export const SiteSectionGroup: z.ZodType<SiteSectionGroup, SiteSectionGroup> = z
  .object({
    object: z.literal('site-section-group'),
    id: Id,
    title: z.string(),
    draft,
    sectionGroup: Id.optional().describe('The group it is in. Absent at the root.'),
    icon: z.string().optional(),
    sections: z.array(SiteSection).describe('The children that are sections.'),
    get children(): z.ZodArray<z.ZodType<SiteSection | SiteSectionGroup, SiteSection | SiteSectionGroup>> {
      return z.array(z.union([SiteSection, SiteSectionGroup]))
    },
  })
  .meta({ id: 'SiteSectionGroup' })

export const SiteStructure = z
  .discriminatedUnion('type', [
    z.object({
      type: z.literal('sections'),
      structure: z.array(z.union([SiteSection, SiteSectionGroup])),
      urls: urls.optional(),
      icon: z.string().optional(),
    }),
    z.object({
      type: z.literal('siteSpaces'),
      structure: z.array(SiteSpace),
      urls: urls.optional(),
      icon: z.string().optional(),
    }),
  ])
  .meta({ id: 'SiteStructure' })
export type SiteStructure = z.output<typeof SiteStructure>

/** Null removes it, absent leaves it unchanged. */
const icon = Icon.nullable().optional()

export const NewSection = z
  .strictObject({
    spaceId: Id.describe('The space of the first site space in the section.'),
    title: SectionTitle.nullable().optional().describe('Absent or null: the title of the space.'),
    icon,
  })
  .meta({ id: 'NewSection' })

export const SectionUpdate = z
  .strictObject({
    title: SectionTitle.optional(),
    path: SectionPath.optional(),
    defaultSiteSpace: Id.optional(),
    condition: Expression.nullable().optional(),
    icon,
    description: SectionDescription.nullable().optional(),
  })
  .meta({ id: 'SectionUpdate' })

export const NewSectionGroup = z
  .strictObject({
    title: SectionGroupTitle,
    icon,
    sections: z.array(Id).max(1000).optional(),
    parent: Id.optional().describe('The parent group. Default: the root.'),
  })
  .meta({ id: 'NewSectionGroup' })

export const SectionGroupUpdate = z
  .strictObject({ title: SectionGroupTitle.optional(), icon })
  .meta({ id: 'SectionGroupUpdate' })

export const SectionOfGroup = z.strictObject({ sectionId: Id }).meta({ id: 'SectionOfGroup' })

export const NewSiteSpace = z
  .strictObject({
    spaceId: Id,
    sectionId: Id.optional().describe(
      'Default: the default section, or the root of a site without sections.',
    ),
  })
  .meta({ id: 'NewSiteSpace' })

export const SiteSpaceUpdate = z
  .strictObject({
    path: SiteSpacePath.optional(),
    condition: Expression.nullable().optional(),
    spaceId: Id.optional().describe('The space to show instead.'),
  })
  .meta({ id: 'SiteSpaceUpdate' })

/** The sibling to move next to; any other item is rejected as a bad position. Without a position: last. */
const moveBeside = <Pointer extends z.ZodType>(pointer: Pointer) =>
  z.strictObject({
    position: z.strictObject({ before: pointer.optional(), after: pointer.optional() }).optional(),
  })

export const SectionMove = moveBeside(
  z.strictObject({ type: z.literal('site-section'), siteSection: Id }),
).meta({ id: 'SectionMove' })

export const SectionGroupMove = moveBeside(
  z.strictObject({ type: z.literal('site-section-group'), siteSectionGroup: Id }),
).meta({ id: 'SectionGroupMove' })

export const SiteSpaceMove = moveBeside(
  z.strictObject({ type: z.literal('site-space'), siteSpace: Id }),
).meta({ id: 'SiteSpaceMove' })

const StructureItem = z.strictObject({
  type: z.enum(['site-space', 'site-section', 'site-section-group']),
  id: Id,
})

/** The sibling to move next to; exactly one of the two, which the verb checks. */
export const StructureSort = z
  .strictObject({
    item: StructureItem,
    position: z.strictObject({ before: StructureItem.optional(), after: StructureItem.optional() }),
  })
  .meta({ id: 'StructureSort' })

export const StructurePart = z.union([SiteSpace, SiteSection, SiteSectionGroup]).meta({ id: 'StructurePart' })
