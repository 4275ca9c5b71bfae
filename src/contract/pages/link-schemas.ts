/** Links of a space: what they point at, and whether it exists. */
import { z } from 'zod'
import { Organization } from '../organizations/schemas.ts'
import { ContentFile, Page, ReusableContent, RevisionSummary } from './schemas.ts'
import { ChangeRequest } from '../change-requests/schemas.ts'
import { User } from '../people/schemas.ts'
import { Collection, Space } from '../spaces/schemas.ts'
import { Id, listOf, ListQuery, Timestamp } from '../wire/shapes.ts'

export const LinkStatus = z.enum(['ok', 'broken', 'in-app']).meta({ id: 'LinkStatus' })
export const LinkListQuery = ListQuery.extend({
  status: LinkStatus.optional().describe('`broken` leaves out those that are ignored.'),
})
export const SpaceLinkListQuery = LinkListQuery.extend({
  ignored: z
    .boolean()
    .optional()
    .describe('Only broken ones whose target is ignored, or only broken ones that are not.'),
})

/** A target as referenced in the content, whether or not it exists. */
export const LinkTarget = z
  .object({
    id: Id.describe('Stands for the reference.'),
    reference: z.looseObject({ kind: z.string() }).describe('As it is written in the document.'),
  })
  .meta({ id: 'LinkTarget' })
export type LinkTarget = z.output<typeof LinkTarget>

export const LinkSource = z
  .strictObject({ kind: z.enum(['page', 'reusable-content']), id: Id })
  .meta({ id: 'LinkSource' })
export type LinkSource = z.output<typeof LinkSource>

export const RevisionOfMain = z
  .object({ id: Id, number: z.int().describe('Its place on main, from 1.') })
  .meta({ id: 'RevisionOfMain' })

const inSpace = {
  organization: Organization,
  space: Space,
  versionContext: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('revision'), revision: RevisionSummary }),
      z.object({ type: z.literal('changeRequest'), changeRequest: ChangeRequest }),
    ])
    .optional(),
}

/** The source or target of a link. The `pages` of a page are always empty here. */
export const ContentLocation = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('file'), ...inSpace, file: ContentFile }),
    z.object({ kind: z.literal('url'), url: z.string() }),
    z.object({
      kind: z.literal('page'),
      ...inSpace,
      page: Page,
      internalLocation: z
        .discriminatedUnion('type', [
          z.object({ type: z.literal('anchor'), anchor: z.string() }),
          z.object({ type: z.literal('node'), node: Id }),
        ])
        .optional(),
    }),
    z.object({ kind: z.literal('user'), user: User }),
    z.object({ kind: z.literal('collection'), organization: Organization, collection: Collection }),
    z.object({ kind: z.literal('space'), organization: Organization, space: Space }),
    z.object({ kind: z.literal('reusable-content'), ...inSpace, reusableContent: ReusableContent }),
    z.object({
      kind: z.literal('openapi'),
      organization: Organization,
      openAPISpec: z.object({ object: z.literal('openapi-spec'), id: Id, slug: z.string() }),
    }),
  ])
  .meta({ id: 'ContentLocation' })
export type ContentLocation = z.infer<typeof ContentLocation>

export const Link = z
  .object({
    status: LinkStatus,
    relation: z
      .enum(['reference', 'dependsOn'])
      .describe('`dependsOn`: the page shows what it links to; `reference`: it only leads there.'),
    targetReference: ContentLocation.optional().describe('Absent where the target is not there.'),
    locationReferences: z.array(ContentLocation).describe('Where the link stands.'),
    target: LinkTarget,
    source: LinkSource.describe('What the link stands in.'),
    occurrences: z
      .array(
        z.object({
          block: z.string().optional().describe('Key of the nearest block that has one.'),
          text: z.string().optional().describe('The words that are linked.'),
        }),
      )
      .describe('Each time that the target is named there, in the order of the page.'),
    ignored: z.boolean().describe('Whether it is broken and the space lives with it.'),
    ignoring: z
      .object({
        by: User.optional().describe('Who ignored it, or wrote the note last; absent when they are gone.'),
        at: Timestamp,
        note: z.string().optional().describe('Why.'),
      })
      .optional()
      .describe('Of a broken one that is ignored.'),
    brokenSince: z
      .object({
        cause: z
          .enum(['link', 'target'])
          .describe('`link`: it was written as it is; `target`: what it leads to was taken away.'),
        at: Timestamp,
        by: User.optional(),
        revision: RevisionOfMain,
        changeRequest: z
          .object({ id: Id, number: z.int(), subject: z.string() })
          .optional()
          .describe('The one that was merged then.'),
      })
      .optional()
      .describe(
        'Of a broken one on main: since when. What is outside of the space counts as missing all along.',
      ),
    formerTarget: z
      .object({
        title: z.string().optional(),
        path: z.string().optional().describe('The last one that it had on main, without slashes around it.'),
      })
      .optional()
      .describe('What is known of a page or file of the space that a broken link leads to.'),
  })
  .meta({ id: 'Link' })

export const LinkList = listOf(Link).extend({
  checked: z
    .object({ at: Timestamp, revision: RevisionOfMain.optional() })
    .describe(
      'Links are checked when they are asked for: at the latest revision of main, if not in a change request.',
    ),
  stats: z.object({
    total: z.int(),
    broken: z.object({
      total: z.int().describe('Those that are ignored are left out.'),
      changeRequest: z.int().optional(),
      ignored: z.int(),
    }),
  }),
})
