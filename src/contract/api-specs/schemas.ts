/** Hosted API descriptions (OpenAPI) and their versions. */
import { z } from 'zod'
import { JsonObject } from '../documents/schemas.ts'
import { Id, text, Timestamp, Url } from '../wire/shapes.ts'

export const ApiSpecSlug = z
  .string()
  .min(1)
  .max(100, { abort: true })
  .regex(/^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/, {
    error: 'Use letters and digits, separated by single hyphens.',
  })

const ApiSpecVisibility = z
  .enum(['private', 'public'])
  .meta({ id: 'ApiSpecVisibility' })
  .describe('`public`: anyone with the link.')

/** Bytes of the text of an API specification, however it arrives. */
export const largestApiSpec = 20 * 1024 * 1024
/** Bytes of the JSON body that carries such a text: quotation marks and line ends are escaped. */
export const largestApiSpecBody = 30 * 1024 * 1024
const ApiSpecStep = z.enum(['fetch', 'parse', 'check', 'index']).meta({ id: 'ApiSpecStep' })

/** Whether readers of sites can send requests from the reference: from their browser only, or not at all. */
const ApiSpecTryIt = z.enum(['off', 'browser']).meta({ id: 'ApiSpecTryIt' })

export const ApiSpec = z
  .object({
    object: z.literal('openapi-spec'),
    id: Id,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    slug: z.string(),
    sourceURL: z.string().optional().describe('Absent if the spec was sent as text.'),
    processingState: z
      .enum(['pending', 'progress', 'complete'])
      .describe('`complete` even if processing failed; then there is an error code.'),
    visibility: ApiSpecVisibility.optional(),
    lastVersion: Id.optional(),
    lastProcessedAt: Timestamp.optional(),
    lastProcessErrorCode: z.enum(['FETCH_TIMEOUT', 'FETCH_ERROR', 'PARSE_ERROR']).optional(),
    lastProcessedErrors: z
      .array(z.object({ message: z.string(), code: z.string().optional() }))
      .optional()
      .describe('The message begins with the line and column, where they are known.'),
    lastProcessedErrorCount: z.int(),
    title: z
      .string()
      .optional()
      .describe('The title in the document. An extension, as all of the following.'),
    processingStep: ApiSpecStep.optional().describe('While it is processed.'),
    versions: z.int().describe('The number of kept versions.'),
    pages: z
      .int()
      .optional()
      .describe(
        'In lists: the number of pages on main that show it or link to it, in spaces that the caller can see.',
      ),
    problems: z.int().describe('The number of problems in the last version.'),
    nextCheckAt: Timestamp.optional().describe('When the URL is fetched next.'),
    failures: z.int().describe('Failed checks of the URL in a row.'),
    recheck: z.boolean().describe('Whether the URL is fetched on schedule.'),
    tryIt: ApiSpecTryIt,
    createdBy: Id.optional(),
    permissions: z.object({ view: z.boolean(), edit: z.boolean() }),
    urls: z.object({ location: z.string(), app: z.string(), published: z.string().optional() }),
  })
  .meta({ id: 'ApiSpec' })
export type ApiSpec = z.infer<typeof ApiSpec>

/** A URL that is polled, or the text itself. */
const ApiSpecSource = z
  .union([z.strictObject({ url: Url }), z.strictObject({ text: text({ min: 1 }) })])
  .meta({ id: 'ApiSpecSource' })

export const NewApiSpec = z
  .strictObject({ slug: ApiSpecSlug, source: ApiSpecSource })
  .meta({ id: 'NewApiSpec' })
export const ApiSpecReplacement = z.strictObject({ source: ApiSpecSource }).meta({ id: 'ApiSpecReplacement' })
export const ApiSpecUpdate = z
  .strictObject({
    visibility: ApiSpecVisibility.optional(),
    recheck: z.boolean().optional(),
    tryIt: ApiSpecTryIt.optional(),
  })
  .meta({ id: 'ApiSpecUpdate' })

export const ApiSpecProblem = z
  .object({
    code: z.string(),
    message: z.string(),
    line: z.int().min(1).optional(),
    column: z.int().min(1).optional(),
    pointer: z.string().optional().describe('A JSON pointer.'),
  })
  .meta({ id: 'ApiSpecProblem' })
export type ApiSpecProblem = z.infer<typeof ApiSpecProblem>

export const ApiSpecChangeCounts = z
  .object({
    breaking: z.int(),
    review: z.int(),
    safe: z.int(),
    accepted: z
      .int()
      .describe('Breaking and review findings that were accepted; the other counts are without them.'),
    wordsOnly: z.int().describe('Operations of which only texts changed.'),
  })
  .meta({ id: 'ApiSpecChangeCounts' })
export type ApiSpecChangeCounts = z.infer<typeof ApiSpecChangeCounts>

export const ApiSpecVersion = z
  .object({
    object: z.literal('openapi-spec-version'),
    id: Id,
    createdAt: Timestamp.optional(),
    url: Url.describe(
      'A signed URL of the text of this version; lasting and open to all origins if it is public.',
    ),
    urls: z.object({ location: z.string() }),
    number: z.int().min(1).describe('1 for the first version. An extension, as all of the following.'),
    title: z.string(),
    apiVersion: z.string().describe('The version that the document states.'),
    dialect: z.enum(['2.0', '3.0', '3.1', '3.2']),
    format: z.enum(['json', 'yaml']),
    operations: z.int(),
    schemas: z.int(),
    problems: z.array(ApiSpecProblem),
    changes: ApiSpecChangeCounts.optional().describe('Compared with the version before.'),
  })
  .meta({ id: 'ApiSpecVersion' })
export type ApiSpecVersion = z.infer<typeof ApiSpecVersion>

export const ApiSpecContent = z
  .object({
    filesystem: JsonObject.describe('The parsed documents by file name.'),
    url: Url,
    urls: z.object({
      source: Url.describe('The same as `url`.'),
      public: Url.nullable().describe(
        'The same for a public spec, whose URLs do not expire. Null: it is private.',
      ),
    }),
  })
  .meta({ id: 'ApiSpecContent' })
export type ApiSpecContent = z.infer<typeof ApiSpecContent>
