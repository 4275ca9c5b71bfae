/** The content of a space: revisions with their pages, files, reusable content and variables. */
import { z } from 'zod'
import { ChangeRequest } from '../change-requests/schemas.ts'
import { ContentReference, JsonObject, RichTextDocument } from '../documents/schemas.ts'
import { User } from '../people/schemas.ts'
import { Id, text, Timestamp } from '../wire/shapes.ts'

export const longestPageTitle = 500
export const longestPageDescription = 2000
export const PageTitle = text({ min: 1, max: longestPageTitle })
export const PageSlug = text({ max: 100 })
export const PageDescription = text({ max: longestPageDescription })
/** One segment of a path, as `isFileName` in `content/tree/slug.ts`: exports write files under their names. */
export const FileName = text({ min: 1, max: 256 }).refine((name) => !/[/\\\p{Cc}]|^\.{1,2}$/u.test(name), {
  error: 'A file name cannot be . or .., or have /, \\ or control characters.',
})

export const VariableValue = z
  .union([text({ max: 256 }), z.number(), z.boolean()])
  .meta({ id: 'VariableValue' })
export const VariableName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]{0,63}$/, {
  error: 'Use letters, digits and underscores, and do not start with a digit.',
})
const Variables = z.record(VariableName, VariableValue).meta({ id: 'Variables' })

const Width = z.enum(['default', 'wide'])
const CoverSize = z.enum(['hero', 'full'])
const PageLayout = z
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

/** Omitted members get their default. */
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
  error: 'A cover must be a file or a URL.',
})
const PageCover = z
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

/** Characters of the JSON of the properties, and of the dependencies, of a content source. */
const longestSourceProps = 64 * 1024
const SourceProps = JsonObject.refine((value) => JSON.stringify(value).length <= longestSourceProps, {
  error: `Must be at most ${longestSourceProps / 1024} KB of JSON.`,
})

/** The source of a computed page or computed reusable content. */
export const ComputedSource = z
  .object({
    type: z.union([
      z.enum(['builtin:openapi', 'builtin:translation']),
      z
        .string()
        .max(300)
        .regex(/^integration:[^:]+:[^:]+$/),
    ]),
    dependencies: SourceProps.optional(),
    props: SourceProps.optional(),
  })
  .meta({ id: 'ComputedSource' })

export const ComputedStatus = z
  .object({
    state: z
      .enum(['current', 'outdated', 'pending', 'failed', 'unavailable'])
      .describe(
        '`outdated`: the source failed and an earlier result is shown. `pending`: it has not answered yet. `unavailable`: it does not exist or is not installed.',
      ),
    message: z.string().optional(),
    computedAt: Timestamp.optional().describe('When the source gave the result that is shown.'),
  })
  .meta({ id: 'ComputedStatus' })

const common = {
  id: Id,
  title: z.string(),
  emoji: z.string().optional(),
  icon: z.string().optional(),
  createdAt: Timestamp.optional(),
  updatedAt: Timestamp.optional(),
  urls: z.object({ app: z.string(), location: z.string().optional(), published: z.string().optional() }),
  generatedBy: Id.optional().describe('The computed page whose source generates this page.'),
}
/** `type` by an older name, which published clients still read. */
const kind = <const Kind extends string>(name: Kind) => z.literal(name).describe('Deprecated. Use `type`.')
const noTags = z.array(z.unknown()).max(0).describe('Always empty: there are no tags.')
const flags = {
  hidden: z.boolean().optional(),
  noIndex: z.boolean().optional(),
  noRobotsIndex: z.boolean().optional(),
}

/** Everything except its subpages, which are recursive. */
const documentPage = z.object({
  ...common,
  type: z.literal('document'),
  kind: kind('sheet'),
  slug: z.string(),
  path: z.string(),
  description: z.string().optional(),
  linkTitle: z.string().optional(),
  condition: z.string().optional(),
  layout: PageLayout,
  tags: noTags,
  cover: PageCover.optional(),
  variables: Variables.optional(),
  ...flags,
  git: Blob.optional(),
  documentId: Id.optional().describe('Absent for empty pages and computed content.'),
  computed: ComputedSource.optional(),
  computedSeed: z.string().optional(),
  computedStatus: ComputedStatus.optional(),
  markdown: z.string().optional().describe('With `format=markdown`.'),
  document: RichTextDocument.optional().describe('With `format=document`.'),
})
const groupPage = z.object({
  ...common,
  type: z.literal('group'),
  kind: kind('group'),
  slug: z.string(),
  path: z.string(),
  description: z.string().optional(),
  linkTitle: z.string().optional(),
  condition: z.string().optional(),
  ...flags,
})
const LinkPage = z
  .object({
    ...common,
    type: z.literal('link'),
    kind: kind('link'),
    target: ContentReference,
    href: z.string().optional(),
    condition: z.string().optional(),
    hidden: z.boolean().optional(),
  })
  .meta({ id: 'LinkPage' })
/** A placeholder for pages that are generated from a source when the content is read. */
const ComputedPage = z
  .object({
    ...common,
    type: z.literal('computed'),
    slug: z.string(),
    path: z.string(),
    computed: ComputedSource,
    computedSeed: z.string().optional(),
    ...flags,
  })
  .meta({ id: 'ComputedPage' })

type DocumentPage = z.output<typeof documentPage> & { pages: Page[] }
type GroupPage = z.output<typeof groupPage> & { pages: Page[] }
export type Page = DocumentPage | GroupPage | z.output<typeof LinkPage> | z.output<typeof ComputedPage>
/** A page as returned by a verb. */
export type PageInput =
  | (z.input<typeof documentPage> & { pages: PageInput[] })
  | (z.input<typeof groupPage> & { pages: PageInput[] })
  | z.input<typeof LinkPage>
  | z.input<typeof ComputedPage>

const below = {
  get pages(): z.ZodType<Page[], PageInput[]> {
    return z.array(Page)
  },
}
const DocumentPage = documentPage.extend(below).meta({ id: 'DocumentPage' })
const GroupPage = groupPage.extend(below).meta({ id: 'GroupPage' })

export const Page: z.ZodType<Page, PageInput> = z
  .discriminatedUnion('type', [DocumentPage, GroupPage, LinkPage, ComputedPage])
  .meta({ id: 'Page' })

export const ContentFile = z
  .object({
    id: Id,
    name: z.string(),
    contentType: z.string(),
    downloadURL: z
      .string()
      .describe(
        'A signed URL that expires. With `&width=160`, `320`, `640`, or `1280`, images are returned as WebP with at most this width and height.',
      ),
    size: z.int().describe('The size in bytes.'),
    dimensions: z.object({ width: z.number(), height: z.number() }).optional(),
    git: Blob.optional(),
  })
  .meta({ id: 'ContentFile' })
export type ContentFile = z.infer<typeof ContentFile>

export const ReusableContent = z
  .object({
    id: Id,
    title: z.string(),
    git: Blob.optional(),
    document: Id.optional().describe('The id of the document.'),
    computed: ComputedSource.optional(),
    computedSeed: z.string().optional(),
  })
  .meta({ id: 'ReusableContent' })

/** Why a revision exists, and how the request for it arrived. */
export const RevisionCause = z
  .object({
    kind: z
      .enum([
        'create',
        'edit',
        'import',
        'duplicate',
        'merge',
        'update',
        'revert',
        'restore',
        'transfer',
        'translation',
      ])
      .describe(
        '`create`: the space was created. `update`: main was brought into a change request. `revert`, `restore`: an earlier content was brought back, in a change request or by merging one. `transfer`: pages were moved or copied between change requests.',
      ),
    via: z
      .enum(['dashboard', 'api', 'command-line', 'system'])
      .optional()
      .describe(
        '`api`: with a token. `command-line`: a command of the server. `system`: a job, such as a scheduled merge. Absent: unknown.',
      ),
    token: z.string().optional().describe('The name of the token then, with `api`.'),
  })
  .meta({ id: 'RevisionCause' })
export type RevisionCause = z.output<typeof RevisionCause>

/** What is known of a revision without reading its content. */
export const RevisionSummary = z
  .object({
    object: z.literal('revision'),
    id: Id,
    type: z.enum(['edits', 'merge', 'rollback', 'update', 'computed']),
    number: z.int().optional().describe('Its number on main, from 1. Only in the history of a space.'),
    parents: z.array(Id),
    changedPages: z
      .object({
        count: z.int(),
        some: z
          .array(z.object({ id: Id, title: z.string() }))
          .describe('Some of the pages that still exist.'),
      })
      .optional()
      .describe('Pages that the revision added, changed, moved, or deleted. Only in the history of a space.'),
    mergedFrom: ChangeRequest.optional(),
    cause: RevisionCause.optional()
      .describe('Absent on revisions that were created before causes were recorded, if it is unknown.')
      .meta({ 'x-extension': true }),
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
  files: z.array(ContentFile),
  reusableContents: z.array(ReusableContent),
  tags: noTags,
  variables: Variables.optional(),
  git: Commit.optional(),
}).meta({ id: 'Revision' })
export type Revision = z.infer<typeof Revision>

export const GeneratedPages = z.object({
  pages: z.array(Page),
  files: z.array(ContentFile).max(0).describe('Always empty: content sources generate pages only.'),
  reusableContents: z.array(ReusableContent).max(0).describe('Always empty.'),
})
