/** What a version of an API specification contains, how it differs from another one, and which pages that concerns. */
import { z } from 'zod'
import { longestSubject } from '../change-requests/limits.ts'
import { JsonObject } from '../documents/schemas.ts'
import { Id, ListQuery, text, Timestamp } from '../wire/shapes.ts'
import { ApiSpecChangeCounts, ApiSpecProblem } from './schemas.ts'

/** The key of an operation in its document, for example `GET /users/{}`. */
const ApiOperationKey = text({ min: 1, max: 2048 })

export const ApiSpecOperation = z
  .object({
    key: z.string().describe('Identifies the operation: method and path with parameters emptied.'),
    kind: z.enum(['path', 'webhook']),
    method: z
      .string()
      .describe('In lower case, or as it is sent where OpenAPI 3.2 has no member for it: `COPY`.'),
    path: z.string(),
    operationId: z.string().optional(),
    summary: z.string(),
    tags: z.array(z.string()),
    deprecated: z.boolean(),
    hidden: z.boolean(),
  })
  .meta({ id: 'ApiSpecOperation' })
export type ApiSpecOperation = z.infer<typeof ApiSpecOperation>

export const ApiSpecOperationListQuery = ListQuery.extend({
  search: text({ max: 200 }).optional().describe('Words in method, path, operation id, summary or tags.'),
  tag: text({ max: 200 }).optional(),
  method: text({ max: 20 }).optional(),
  deprecated: z.stringbool().optional(),
})

export const ApiSpecSchemaName = z.object({ name: z.string() }).meta({ id: 'ApiSpecSchemaName' })
export const ApiSpecSchemaListQuery = ListQuery.extend({ search: text({ max: 200 }).optional() })

export const ApiSpecText = z
  .object({ text: z.string(), format: z.enum(['json', 'yaml']) })
  .meta({ id: 'ApiSpecText' })

/** One operation, some schemas, or the overview if neither is given. */
export const ApiSpecReferenceQuery = z.object({
  operation: ApiOperationKey.optional(),
  method: text({ max: 20 }).optional().describe('With `path`, instead of `operation`.'),
  path: text({ max: 2048 }).optional(),
  schemas: text({ max: 4096 }).optional().describe('Names of schemas, separated by commas.'),
})
export const ApiSpecReference = z
  .object({
    overview: JsonObject.optional(),
    operation: JsonObject.optional(),
    models: z.array(z.object({ name: z.string(), schema: JsonObject })).optional(),
  })
  .describe('The tree of `content/api-reference`.')
  .meta({ id: 'ApiSpecReference' })

/** A text or a URL, checked without storing it. */
export const ApiSpecCheckResult = z
  .object({
    accepted: z.boolean(),
    title: z.string().optional(),
    apiVersion: z.string().optional(),
    dialect: z.enum(['2.0', '3.0', '3.1', '3.2']).optional(),
    format: z.enum(['json', 'yaml']).optional(),
    operations: z.int().optional(),
    schemas: z.int().optional(),
    errors: z.array(ApiSpecProblem).describe('Why it is refused.'),
    problems: z.array(ApiSpecProblem).describe('What is wrong but does not prevent storing.'),
  })
  .meta({ id: 'ApiSpecCheckResult' })

const ApiSpecAcceptance = z
  .object({ note: z.string(), acceptedBy: Id.optional(), acceptedAt: Timestamp })
  .meta({ id: 'ApiSpecAcceptance' })

const ApiSpecFinding = z
  .object({
    check: z.string(),
    level: z.enum(['breaking', 'review', 'safe']),
    operation: z.string(),
    method: z.string(),
    path: z.string(),
    place: z.string(),
    message: z.string(),
    before: z.string().optional(),
    after: z.string().optional(),
    name: z.string().optional().describe('The property, parameter or header that changed.'),
    others: z
      .array(z.string())
      .optional()
      .describe('Keys of the other operations that inherit what changed from the document.'),
    fingerprint: z.string(),
    accepted: ApiSpecAcceptance.optional(),
  })
  .meta({ id: 'ApiSpecFinding' })

/** Ids of versions; by default the last one and the one before. */
export const ApiSpecCompareQuery = z.object({ from: Id.optional(), to: Id.optional() })

export const ApiSpecComparison = z
  .object({
    from: Id,
    to: Id,
    precise: z
      .boolean()
      .describe('Whether everything was compared; false for exceptionally large documents.'),
    counts: ApiSpecChangeCounts,
    findings: z.array(ApiSpecFinding).describe('At most 5,000, breaking ones first, by operation.'),
    wordsOnly: z.array(z.string()).describe('Keys of operations of which only texts changed.'),
  })
  .meta({ id: 'ApiSpecComparison' })
export type ApiSpecComparison = z.infer<typeof ApiSpecComparison>

export const acceptanceNoteMax = 500
export const ApiSpecAcceptances = z
  .strictObject({
    fingerprints: z
      .array(text({ min: 1, max: 100 }))
      .min(1)
      .max(1000),
    note: text({ min: 1, max: acceptanceNoteMax }).optional().describe('Absent: no longer accepted.'),
  })
  .meta({ id: 'ApiSpecAcceptances' })

/** A page that the differences of two versions concern. */
export const ApiSpecPage = z
  .object({
    space: z.object({ id: Id, title: z.string(), edit: z.boolean() }),
    page: z.object({ id: Id, title: z.string(), path: z.string() }),
    /** How it concerns the page, the strongest first. */
    by: z.enum(['shows', 'links', 'mentions']),
    block: z.string().optional().describe('The key of the block that shows, links or mentions it.'),
    quote: z.string().optional().describe('The line in question.'),
    findings: z.array(z.string()).describe('Fingerprints.'),
    operations: z.array(z.string()).describe('Keys of operations.'),
    operationNames: z
      .array(z.string())
      .describe('In the order of `operations`: `GET /pets/{petId}`, or the name of a webhook.'),
    urls: z.object({ app: z.string() }),
  })
  .meta({ id: 'ApiSpecPage' })
export type ApiSpecPage = z.infer<typeof ApiSpecPage>

export const ApiSpecPageListQuery = ListQuery.extend({
  from: Id.optional(),
  to: Id.optional(),
  space: Id.optional(),
})

/** A change request in one space for the pages that a difference concerns. */
export const NewApiSpecChangeRequest = z
  .strictObject({
    space: Id,
    from: Id.optional(),
    to: Id.optional(),
    subject: text({ max: longestSubject }).optional(),
    pages: z
      .array(Id)
      .min(1)
      .max(500)
      .optional()
      .describe('Default: all pages of the space that it concerns.'),
  })
  .meta({ id: 'NewApiSpecChangeRequest' })

export const ApiSpecChangeRequest = z
  .object({ changeRequest: Id, number: z.int(), comments: z.int(), urls: z.object({ app: z.string() }) })
  .meta({ id: 'ApiSpecChangeRequest' })
