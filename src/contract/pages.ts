/** What a space holds: revisions with their pages, files, reusable content and variables. */
import { z } from 'zod'
import { ChangeRequest } from './change-requests.ts'
import { ContentReference, JsonObject, RichTextDocument } from './documents.ts'
import { User } from './people.ts'
import { Emoji, Expression, Icon, Id, text, Timestamp } from './wire.ts'

export const PageTitle = text({ min: 1, max: 255 })
export const PageSlug = text({ min: 1, max: 100 })
export const PageDescription = text({ max: 1024 })
export const FileName = text({ min: 1, max: 256 })

export const VariableValue = z
  .union([text({ max: 256 }), z.number(), z.boolean()])
  .meta({ id: 'VariableValue' })
export const VariableName = z
  .string()
  .regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, { error: 'Is not the name of a variable.' })
export const Variables = z.record(VariableName, VariableValue).meta({ id: 'Variables' })

const Width = z.enum(['default', 'wide'])
const CoverSize = z.enum(['hero', 'full'])
export const PageLayout = z
  .object({
    width: Width,
    cover: z.boolean(),
    coverSize: CoverSize,
    title: z.boolean(),
    description: z.boolean(),
    tableOfContents: z.boolean(),
    outline: z.boolean(),
    pagination: z.boolean(),
    metadata: z.boolean(),
  })
  .meta({ id: 'PageLayout' })

/** Parts that are left out take their default. */
export const PageLayoutUpdate = z
  .strictObject({
    width: Width.exactOptional(),
    cover: z.boolean().exactOptional(),
    coverSize: CoverSize.exactOptional(),
    title: z.boolean().exactOptional(),
    description: z.boolean().exactOptional(),
    tableOfContents: z.boolean().exactOptional(),
    outline: z.boolean().exactOptional(),
    pagination: z.boolean().exactOptional(),
    metadata: z.boolean().exactOptional(),
  })
  .meta({ id: 'PageLayoutUpdate' })

const CoverReference = ContentReference.refine(({ kind }) => kind === 'file' || kind === 'url', {
  error: 'A cover is a file or an address.',
})
export const PageCover = z
  .object({
    ref: ContentReference.exactOptional(),
    refDark: ContentReference.exactOptional(),
    yPos: z.number(),
    height: z.number(),
  })
  .meta({ id: 'PageCover' })
export const PageCoverUpdate = z
  .strictObject({
    ref: CoverReference.exactOptional(),
    refDark: CoverReference.exactOptional(),
    yPos: z.number().min(-10_000).max(10_000).exactOptional(),
    height: z.number().min(10).max(700).exactOptional(),
  })
  .meta({ id: 'PageCoverUpdate' })

const Blob = z.object({ oid: z.string(), path: z.string() }).meta({ id: 'GitBlob' })
const Commit = z
  .object({
    oid: z.string(),
    message: z.string(),
    createdByGitBook: z.boolean(),
    url: z.string().optional(),
    ref: z.string().optional(),
  })
  .meta({ id: 'GitCommit' })

/** Where the content of a computed page, and of computed reusable content, comes from. */
export const ComputedSource = z
  .object({
    type: z.union([
      z.enum(['builtin:openapi', 'builtin:translation']),
      z.string().regex(/^integration:[^:]+:[^:]+$/),
    ]),
    dependencies: JsonObject.optional(),
    props: JsonObject.optional(),
  })
  .meta({ id: 'ComputedSource' })

const common = {
  id: Id,
  title: z.string(),
  emoji: z.string().optional(),
  icon: z.string().optional(),
  createdAt: Timestamp.optional(),
  updatedAt: Timestamp.optional(),
  urls: z.object({ app: z.string(), location: z.string().optional(), published: z.string().optional() }),
}
const flags = {
  hidden: z.boolean().optional(),
  noIndex: z.boolean().optional(),
  noRobotsIndex: z.boolean().optional(),
}

export const DocumentPage = z
  .object({
    ...common,
    type: z.literal('document'),
    slug: z.string(),
    path: z.string(),
    description: z.string().optional(),
    linkTitle: z.string().optional(),
    condition: z.string().optional(),
    layout: PageLayout,
    cover: PageCover.optional(),
    variables: Variables.optional(),
    ...flags,
    git: Blob.optional(),
    documentId: Id.optional().describe('Absent on an empty page, and where the content is computed.'),
    computed: ComputedSource.optional(),
    computedSeed: z.string().optional(),
    markdown: z.string().optional().describe('With `format=markdown`.'),
    document: RichTextDocument.optional().describe('With `format=document`.'),
    get pages(): z.ZodArray<typeof Page> {
      return z.array(Page)
    },
  })
  .meta({ id: 'DocumentPage' })

export const GroupPage = z
  .object({
    ...common,
    type: z.literal('group'),
    slug: z.string(),
    path: z.string(),
    description: z.string().optional(),
    linkTitle: z.string().optional(),
    condition: z.string().optional(),
    ...flags,
    get pages(): z.ZodArray<typeof Page> {
      return z.array(Page)
    },
  })
  .meta({ id: 'GroupPage' })

export const LinkPage = z
  .object({
    ...common,
    type: z.literal('link'),
    target: ContentReference,
    href: z.string().optional(),
    condition: z.string().optional(),
    hidden: z.boolean().optional(),
  })
  .meta({ id: 'LinkPage' })

/** Stands for pages that are made from a source when the content is read. */
export const ComputedPage = z
  .object({
    ...common,
    type: z.literal('computed'),
    slug: z.string(),
    path: z.string(),
    computed: ComputedSource,
    ...flags,
  })
  .meta({ id: 'ComputedPage' })

export const Page = z
  .discriminatedUnion('type', [DocumentPage, GroupPage, LinkPage, ComputedPage])
  .meta({ id: 'Page' })
export type Page = z.infer<typeof Page>

export const File = z
  .object({
    id: Id,
    name: z.string(),
    contentType: z.string(),
    downloadURL: z.string().describe('Signed; it stops working after a while.'),
    size: z.int().describe('Bytes.'),
    dimensions: z.object({ width: z.number(), height: z.number() }).optional(),
    git: Blob.optional(),
  })
  .meta({ id: 'File' })
export type File = z.infer<typeof File>

export const ReusableContent = z
  .object({
    id: Id,
    title: z.string(),
    git: Blob.optional(),
    document: Id.optional().describe('Id of its document.'),
    computed: ComputedSource.optional(),
    computedSeed: z.string().optional(),
  })
  .meta({ id: 'ReusableContent' })

/** What is known of a revision without reading its content. */
export const RevisionSummary = z
  .object({
    object: z.literal('revision'),
    id: Id,
    type: z.enum(['edits', 'merge', 'rollback', 'update', 'computed']),
    parents: z.array(Id),
    mergedFrom: ChangeRequest.optional(),
    createdAt: Timestamp,
    createdBy: User.optional(),
    urls: z.object({
      app: z.string(),
      location: z.string().optional(),
      published: z.string().optional(),
      public: z.string().optional(),
    }),
  })
  .meta({ id: 'RevisionSummary' })

export const Revision = RevisionSummary.extend({
  pages: z.array(Page),
  files: z.array(File),
  reusableContents: z.array(ReusableContent),
  variables: Variables.optional(),
  git: Commit.optional(),
}).meta({ id: 'Revision' })
export type Revision = z.infer<typeof Revision>

/** Options of a page as they are written: absent leaves one as it is; null, and an empty text, take it away. */
export const pageOptions = {
  emoji: Emoji.nullable().optional(),
  icon: Icon.nullable().optional(),
  description: PageDescription.nullable().optional(),
  linkTitle: text({ max: 255 }).nullable().optional(),
  layout: PageLayoutUpdate.nullable().optional(),
  cover: PageCoverUpdate.nullable().optional(),
  variables: Variables.nullable().optional(),
  hidden: z.boolean().nullable().optional(),
  noIndex: z.boolean().nullable().optional(),
  noRobotsIndex: z.boolean().nullable().optional(),
  condition: Expression.nullable().optional(),
}
