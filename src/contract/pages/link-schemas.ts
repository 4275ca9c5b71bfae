/** Links of a space: what they point at, and whether it exists. */
import { z } from 'zod'
import { NamedOperation } from '../documents/schemas.ts'
import { Organization } from '../organizations/schemas.ts'
import { ContentFile, Page, ReusableContent, Revision } from './schemas.ts'
import { ChangeRequest } from '../change-requests/schemas.ts'
import { User } from '../people/schemas.ts'
import { Collection, Space } from '../spaces/schemas.ts'
import { Id, listOf, ListQuery, Timestamp } from '../wire/shapes.ts'

const LinkStatus = z.enum(['ok', 'broken', 'in-app']).meta({ id: 'LinkStatus' })
export const LinkListQuery = ListQuery.extend({
  status: LinkStatus.optional().describe('`broken` excludes ignored links.'),
})
export const SpaceLinkListQuery = LinkListQuery.extend({
  ignored: z
    .boolean()
    .optional()
    .describe('True: only ignored broken links. False: only broken links that are not ignored.'),
})

/** A target as referenced in the content, whether or not it exists. */
const LinkTarget = z
  .object({
    id: Id.describe('Identifies the reference.'),
    reference: z.looseObject({ kind: z.string() }).describe('As written in the document.'),
    operation: NamedOperation.optional().describe('The operation of a specification that a block shows.'),
  })
  .meta({ id: 'LinkTarget' })
type LinkTarget = z.output<typeof LinkTarget>

export const LinkSource = z
  .strictObject({ kind: z.enum(['page', 'reusable-content']), id: Id })
  .meta({ id: 'LinkSource' })
export type LinkSource = z.output<typeof LinkSource>

export const RevisionOfMain = z
  .object({ id: Id, number: z.int().describe('Its number on main, from 1.') })
  .meta({ id: 'RevisionOfMain' })

const inSpace = {
  organization: Organization,
  space: Space,
  versionContext: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('revision'), revision: Revision }),
      z.object({ type: z.literal('changeRequest'), changeRequest: ChangeRequest }),
    ])
    .optional(),
}

/** The source or target of a link. The `pages` of a page and the lists of a revision are always empty here. */
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

const Link = z
  .object({
    status: LinkStatus,
    relation: z
      .enum(['reference', 'dependsOn'])
      .describe('`dependsOn`: the page embeds the target. `reference`: it only links to it.'),
    targetReference: ContentLocation.optional().describe('Absent if the target does not exist.'),
    locationReferences: z.array(ContentLocation).describe('The page or reusable content with the link.'),
    target: LinkTarget,
    source: LinkSource.describe('The page or reusable content with the link.'),
    occurrences: z
      .array(
        z.object({
          block: z.string().optional().describe('The key of the nearest block that has one.'),
          text: z.string().optional().describe('The text of the link.'),
        }),
      )
      .describe('Each occurrence of the target, in page order.'),
    ignored: z.boolean().describe('Whether it is broken and ignored.'),
    ignoring: z
      .object({
        by: User.optional().describe('Who ignored it or last edited the note. Absent if they were removed.'),
        at: Timestamp,
        note: z.string().optional().describe('The reason.'),
      })
      .optional()
      .describe('For an ignored broken link.'),
    brokenSince: z
      .object({
        cause: z
          .enum(['link', 'target'])
          .describe('`link`: the link was broken when it was added. `target`: its target was removed.'),
        at: Timestamp,
        by: User.optional(),
        revision: RevisionOfMain,
        changeRequest: z
          .object({ id: Id, number: z.int(), subject: z.string() })
          .optional()
          .describe('The merged change request.'),
      })
      .optional()
      .describe(
        'For a broken link on main: since when it has been broken. Targets outside the space count as always missing.',
      ),
    formerTarget: z
      .object({
        title: z.string().optional(),
        path: z
          .string()
          .optional()
          .describe('The last path it had on main, without leading and trailing slashes.'),
      })
      .optional()
      .describe('The former page or file of the space behind a broken link.'),
  })
  .meta({ id: 'Link' })

export const LinkList = listOf(Link).extend({
  checked: z
    .object({ at: Timestamp, revision: RevisionOfMain.optional() })
    .describe('Links are checked on request, in the latest revision of main unless in a change request.'),
  stats: z.object({
    total: z.int(),
    broken: z.object({
      total: z.int().describe('Without ignored ones.'),
      changeRequest: z.int().optional(),
      ignored: z.int(),
    }),
  }),
})
