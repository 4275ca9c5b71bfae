/** Links of a space: what points where, and whether it is there. */
import { z } from 'zod'
import { Organization } from './organizations.ts'
import { ContentFile, Page, ReusableContent, RevisionSummary } from './pages.ts'
import { ChangeRequest } from './change-requests.ts'
import { User } from './people.ts'
import { Collection, Space } from './spaces.ts'
import { Id, listOf, ListQuery } from './wire.ts'

export const LinkStatus = z.enum(['ok', 'broken', 'in-app']).meta({ id: 'LinkStatus' })
export const LinkListQuery = ListQuery.extend({ status: LinkStatus.optional() })

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

/** A thing that links come from or lead to. `pages` of a page is empty here. */
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
  })
  .meta({ id: 'Link' })

export const LinkList = listOf(Link).extend({
  stats: z.object({
    total: z.int(),
    broken: z.object({ total: z.int(), changeRequest: z.int().optional() }),
  }),
})
