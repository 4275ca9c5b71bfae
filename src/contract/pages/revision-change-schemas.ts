/** The differences between two revisions, in API terms. */
import { z } from 'zod'
import { ChangeRequest } from '../change-requests/schemas.ts'
import { JsonValue } from '../documents/schemas.ts'
import { VariableValue } from './schemas.ts'
import { Id, ListQuery } from '../wire/shapes.ts'

const ChangedPage = z
  .object({
    id: Id,
    type: z.enum(['document', 'group', 'link', 'computed']),
    title: z.string(),
    path: z.string().optional(),
  })
  .meta({ id: 'ChangedPage' })

const ChangedFile = z
  .object({ id: Id, name: z.string(), contentType: z.string(), downloadURL: z.string() })
  .meta({ id: 'ChangedFile' })

const ChangedReusableContent = z
  .object({ id: Id, title: z.string(), document: Id.optional() })
  .meta({ id: 'ChangedReusableContent' })

/** Option → its two values; a side is absent where the option was not set. `document` holds two document ids. */
const Attributes = z
  .record(z.string(), z.object({ before: JsonValue.optional(), after: JsonValue.optional() }))
  .meta({ id: 'ChangedAttributes' })

export const ContentChange = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('page_created'), page: ChangedPage }),
    z.object({ type: z.literal('page_edited'), page: ChangedPage, attributes: Attributes }),
    z.object({ type: z.literal('page_deleted'), page: ChangedPage }),
    z.object({
      type: z.literal('page_moved'),
      page: ChangedPage,
      parent: z
        .object({ before: ChangedPage.optional(), after: ChangedPage.optional() })
        .describe('A side is absent if the page was at the root.'),
    }),
    z.object({ type: z.literal('file_created'), file: ChangedFile }),
    z.object({ type: z.literal('file_edited'), file: ChangedFile, attributes: Attributes }),
    z.object({ type: z.literal('file_deleted'), file: ChangedFile }),
    z.object({
      type: z.literal('variables_edited'),
      variables: z.record(
        z.string(),
        z.object({ before: VariableValue.optional(), after: VariableValue.optional() }),
      ),
    }),
    z.object({ type: z.literal('reusable_content_created'), reusableContent: ChangedReusableContent }),
    z.object({
      type: z.literal('reusable_content_edited'),
      reusableContent: ChangedReusableContent,
      attributes: Attributes,
    }),
    z.object({ type: z.literal('reusable_content_deleted'), reusableContent: ChangedReusableContent }),
  ])
  .meta({ id: 'ContentChange' })
export type ContentChange = z.infer<typeof ContentChange>

/** Ten by default, which scripts that only check for changes expect. */
export const ChangesQuery = ListQuery.extend({
  limit: z.int().min(0).max(1000).default(10).describe('The maximum number of changes per page of results.'),
})

export const ContentChanges = z
  .object({
    changes: z.array(ContentChange),
    more: z.int().describe('The number of further changes.'),
    next: z.object({ page: z.string() }).optional(),
    from: Id.optional().describe('The previous revision. Absent for the first revision of a space.'),
    to: Id,
    counts: z.object({
      added: z.int(),
      removed: z.int(),
      moved: z.int(),
      renamed: z.int(),
      changed: z.int().describe('Existing pages whose document or options changed.'),
      groups: z.int().describe('Groups with any change. They are not counted as pages.'),
      files: z.int(),
      variables: z.int(),
      reusableContents: z.int(),
    }),
    mergedFrom: ChangeRequest.optional(),
  })
  .meta({ id: 'ContentChanges' })
