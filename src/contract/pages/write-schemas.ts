/** A content write: 1 to 50 operations that are applied atomically and create one revision. */
import { z } from 'zod'
import { ChangeRequest } from '../change-requests/schemas.ts'
import { ContentReference, Writing } from '../documents/schemas.ts'
import {
  ComputedSource,
  ContentFile,
  FileName,
  PageCoverUpdate,
  PageDescription,
  PageLayoutUpdate,
  PageSlug,
  PageTitle,
  VariableName,
  VariableValue,
  longestPageTitle,
} from './schemas.ts'
import { Emoji, Expression, Icon, Id, recordOf, text, Url } from '../wire/shapes.ts'

/** Per operation. */
const mostVariables = 1000

/** Absent leaves an option unchanged; null or an empty string removes it. */
const options = {
  emoji: Emoji.nullable().optional(),
  icon: Icon.nullable().optional(),
  description: PageDescription.nullable().optional(),
  linkTitle: text({ max: longestPageTitle }).nullable().optional(),
  layout: PageLayoutUpdate.nullable().optional(),
  cover: PageCoverUpdate.nullable().optional(),
  variables: recordOf(VariableName, VariableValue, mostVariables).nullable().optional(),
  hidden: z.boolean().nullable().optional(),
  noIndex: z.boolean().nullable().optional(),
  noRobotsIndex: z.boolean().nullable().optional(),
  condition: Expression.nullable().optional(),
}

/** A page is referenced by its id, or by the `ref` of an earlier operation in the batch. */
const PageName = z.string().min(1).max(256)
const Ref = text({ min: 1, max: 256 })

const place = {
  into: PageName.nullable().optional().describe('The parent page or group. Null: the root.'),
  before: PageName.optional().describe('The sibling to insert it before.'),
  after: PageName.optional().describe('The sibling to insert it after.'),
  at: z
    .int()
    .min(0)
    .optional()
    .describe('The index among its siblings. Use only one of `before`, `after`, and `at`.'),
}
const titleAndSlug = { title: PageTitle.optional(), slug: PageSlug.optional() }

const InsertPage = z
  .strictObject({
    operation: z.literal('insert_page'),
    ref: Ref.optional(),
    ...titleAndSlug,
    ...options,
    ...place,
    document: Writing.optional(),
    computed: ComputedSource.optional().describe(
      'Creates a page whose content a source generates. It has no document of its own.',
    ),
  })
  .meta({ id: 'InsertPage' })

const UpdatePage = z
  .strictObject({
    operation: z.literal('update_page'),
    page: PageName,
    ...titleAndSlug,
    ...options,
    ...place,
    document: Writing.optional().describe('Replaces the whole document.'),
    target: ContentReference.optional().describe('The target of a link.'),
    computed: ComputedSource.optional().describe('The source of a computed page.'),
  })
  .meta({ id: 'UpdatePage' })

const InsertGroup = z
  .strictObject({
    operation: z.literal('insert_group'),
    ref: Ref.optional(),
    ...titleAndSlug,
    ...options,
    ...place,
  })
  .meta({ id: 'InsertGroup' })

const InsertLink = z
  .strictObject({
    operation: z.literal('insert_link'),
    ref: Ref.optional(),
    ...titleAndSlug,
    ...options,
    ...place,
    target: ContentReference,
  })
  .meta({ id: 'InsertLink' })

const MovePage = z
  .strictObject({ operation: z.literal('move_page'), page: PageName, ...place })
  .meta({ id: 'MovePage' })

const DeletePage = z
  .strictObject({ operation: z.literal('delete_page'), page: PageName })
  .meta({ id: 'DeletePage' })

const RevertPage = z
  .strictObject({
    operation: z.literal('revert_page'),
    page: PageName,
    revision: Id.optional().describe(
      'The revision to restore from. Default: the revision that the change request started from.',
    ),
    block: z.array(Id).max(1000).optional().describe('Restores only these blocks.'),
  })
  .meta({ id: 'RevertPage' })

/** 7 MB of bytes. */
const Base64 = z.base64({ error: 'Must be base64.' }).max(Math.ceil((7 * 1024 * 1024) / 3) * 4)
const fileFrom = { name: FileName, ref: Ref.optional(), contentType: text({ min: 1, max: 200 }).optional() }
const InsertFiles = z
  .strictObject({
    operation: z.literal('insert_files'),
    files: z
      .array(
        z.union([z.strictObject({ ...fileFrom, url: Url }), z.strictObject({ ...fileFrom, base64: Base64 })]),
      )
      .min(1)
      .max(20),
  })
  .meta({ id: 'InsertFiles' })

const UpdateFile = z
  .strictObject({
    operation: z.literal('update_file'),
    file: Id,
    name: FileName.optional(),
    base64: Base64.optional().describe('The new content of the file. The file keeps its id.'),
    contentType: text({ min: 1, max: 200 }).optional(),
  })
  .meta({ id: 'UpdateFile' })

const DeleteFile = z
  .strictObject({ operation: z.literal('delete_file'), file: Id })
  .meta({ id: 'DeleteFile' })

const SetVariables = z
  .strictObject({
    operation: z.literal('set_variables'),
    variables: recordOf(VariableName, VariableValue.nullable(), mostVariables).describe(
      'Variables to set. Null removes a variable. Others are unchanged.',
    ),
  })
  .meta({ id: 'SetVariables' })

const InsertReusableContent = z
  .strictObject({
    operation: z.literal('insert_reusable_content'),
    ref: Ref.optional(),
    title: PageTitle,
    document: Writing,
  })
  .meta({ id: 'InsertReusableContent' })

const UpdateReusableContent = z
  .strictObject({
    operation: z.literal('update_reusable_content'),
    reusableContent: PageName,
    title: PageTitle.optional(),
    document: Writing.optional(),
  })
  .meta({ id: 'UpdateReusableContent' })

const DeleteReusableContent = z
  .strictObject({ operation: z.literal('delete_reusable_content'), reusableContent: PageName })
  .meta({ id: 'DeleteReusableContent' })

export const ContentOperation = z
  .discriminatedUnion('operation', [
    InsertPage,
    UpdatePage,
    DeletePage,
    RevertPage,
    InsertFiles,
    InsertGroup,
    InsertLink,
    MovePage,
    UpdateFile,
    DeleteFile,
    SetVariables,
    InsertReusableContent,
    UpdateReusableContent,
    DeleteReusableContent,
  ])
  .meta({ id: 'ContentOperation' })
export type ContentOperation = z.output<typeof ContentOperation>

export const ContentWrite = z
  .strictObject({
    baseRevision: Id.optional().describe(
      'The revision that the edit is based on. Later edits by others are merged.',
    ),
    ifRevision: Id.optional().describe('Rejects the write if the head has changed.'),
    changes: z.array(ContentOperation).min(1).max(50),
  })
  .meta({ id: 'ContentWrite' })
export type ContentWrite = z.output<typeof ContentWrite>

const pageMade = z.object({
  object: z.literal('page'),
  id: Id,
  title: z.string(),
  path: z.string().optional(),
  urls: z.object({ location: z.string() }),
})

/** The result of one operation. `ref` is present if the operation had one. */
const Written = z
  .union([
    z.object({ object: z.literal('created_page'), ref: z.string().optional(), page: pageMade }),
    z.object({ object: z.literal('updated_page'), page: pageMade }),
    z.object({
      object: z.literal('deleted_page'),
      page: Id,
      below: z.array(Id).describe('The ids of subpages, which are deleted too.'),
    }),
    z.object({
      object: z.enum(['created_files', 'updated_file', 'deleted_file']),
      files: z.array(z.object({ id: Id, ref: z.string().optional() })),
    }),
    z.object({ object: z.literal('updated_variables'), variables: z.array(z.string()) }),
    z.object({
      object: z.enum(['created_reusable_content', 'updated_reusable_content', 'deleted_reusable_content']),
      ref: z.string().optional(),
      reusableContent: Id,
    }),
  ])
  .meta({ id: 'Written' })

export const ContentWritten = z
  .object({
    revision: Id.describe('The head after the write. The same as before if nothing changed.'),
    changes: z.array(Written).describe('In the order of the operations.'),
    insertedFiles: z.array(ContentFile).optional(),
  })
  .meta({ id: 'ContentWritten' })

/** The extended response of a write into a change request (`compat=false`). */
export const ChangeRequestWritten = ContentWritten.extend({ changeRequest: ChangeRequest }).meta({
  id: 'ChangeRequestWritten',
})
