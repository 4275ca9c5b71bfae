/** Hosted API descriptions (OpenAPI) and their versions. */
import { z } from 'zod'
import { JsonObject } from '../documents/schemas.ts'
import { Id, text, Timestamp, Url } from '../wire/shapes.ts'

export const ApiSpecSlug = z
  .string()
  .min(1)
  .max(100, { abort: true })
  .regex(/^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/, {
    error: 'Takes letters and digits, with single hyphens between them.',
  })

export const ApiSpecVisibility = z
  .enum(['private', 'public'])
  .meta({ id: 'ApiSpecVisibility' })
  .describe('`public`: for whoever has the public link.')

export const ApiSpec = z
  .object({
    object: z.literal('openapi-spec'),
    id: Id,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    slug: z.string(),
    sourceURL: z.string().optional().describe('Absent where the text was sent.'),
    processingState: z
      .enum(['pending', 'progress', 'complete'])
      .describe('Also complete where it failed: then there is an error code.'),
    visibility: ApiSpecVisibility.optional(),
    lastVersion: Id.optional(),
    lastProcessedAt: Timestamp.optional(),
    lastProcessErrorCode: z.enum(['FETCH_TIMEOUT', 'FETCH_ERROR', 'PARSE_ERROR']).optional(),
    lastProcessedErrors: z.array(z.object({ message: z.string(), code: z.string().optional() })).optional(),
    permissions: z.object({ view: z.boolean(), edit: z.boolean() }),
    urls: z.object({ location: z.string(), app: z.string(), published: z.string().optional() }),
  })
  .meta({ id: 'ApiSpec' })
export type ApiSpec = z.infer<typeof ApiSpec>

/** A URL that is polled, or the text itself. */
export const ApiSpecSource = z
  .union([z.strictObject({ url: Url }), z.strictObject({ text: text({ min: 1 }) })])
  .meta({ id: 'ApiSpecSource' })

export const NewApiSpec = z
  .strictObject({ slug: ApiSpecSlug, source: ApiSpecSource })
  .meta({ id: 'NewApiSpec' })
export const ApiSpecReplacement = z.strictObject({ source: ApiSpecSource }).meta({ id: 'ApiSpecReplacement' })
export const ApiSpecUpdate = z.strictObject({ visibility: ApiSpecVisibility }).meta({ id: 'ApiSpecUpdate' })

export const ApiSpecVersion = z
  .object({
    object: z.literal('openapi-spec-version'),
    id: Id,
    createdAt: Timestamp.optional(),
    url: Url.describe('Where the description of this version is.'),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'ApiSpecVersion' })
export type ApiSpecVersion = z.infer<typeof ApiSpecVersion>

export const ApiSpecContent = z
  .object({
    filesystem: JsonObject.describe('The parsed documents, each by its name.'),
    url: Url,
  })
  .meta({ id: 'ApiSpecContent' })
export type ApiSpecContent = z.infer<typeof ApiSpecContent>
