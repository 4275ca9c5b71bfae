/** What integrations answer when pages or the text of a page are computed. Measured before it is read by a schema. */
import { z } from 'zod'
import type { GeneratedContent, GeneratedPage } from '../../content/computed/computed-source.ts'
import { generatedLimits } from '../documents/limits.ts'
import { ContentReference, JsonObject, RichTextDocument, unstorable } from '../documents/schemas.ts'
import { ComputedSource, PageDescription, PageLayoutUpdate, PageSlug, PageTitle } from '../pages/schemas.ts'
import type { ErrorDetail } from '../operation/errors.ts'
import type { Writing } from '../documents/schemas.ts'
import { Emoji, Icon, text } from '../wire/shapes.ts'

/** Bytes of one answer. */
export const longestComputedAnswer = 8 * 1024 * 1024

/** Absent, or null as scripts often write it. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

const common = {
  id: optional(text({ min: 1, max: 200 })),
  title: PageTitle,
  emoji: optional(Emoji),
  icon: optional(Icon),
}
const place = { slug: optional(PageSlug), hidden: optional(z.boolean()) }

const ComputedText = z.object({
  type: optional(ComputedSource.shape.type),
  props: optional(JsonObject),
  dependencies: optional(JsonObject),
})

const below = {
  pages: optional(z.lazy((): z.ZodType<GeneratedPage[]> => z.array(AnsweredPage).max(generatedLimits.pages))),
}

const AnsweredPage: z.ZodType<GeneratedPage> = z.discriminatedUnion('type', [
  z.object({
    ...common,
    ...place,
    type: z.literal('document'),
    linkTitle: optional(text({ max: 500 })),
    description: optional(PageDescription),
    layout: optional(PageLayoutUpdate),
    noIndex: optional(z.boolean()),
    noRobotsIndex: optional(z.boolean()),
    computed: optional(ComputedText),
    ...below,
  }),
  z.object({ ...common, ...place, type: z.literal('group'), ...below }),
  z.object({ ...common, type: z.literal('link'), target: ContentReference }),
  z.object({ ...common, ...place, type: z.literal('computed'), computed: ComputedSource }),
])

const ComputedRevisionAnswer: z.ZodType<GeneratedContent> = z.object({
  pages: z.array(AnsweredPage).max(generatedLimits.pages).default([]),
  computed: optional(ComputedText),
})

const ComputedDocumentAnswer: z.ZodType<{ readonly document: Writing }> = z.object({
  document: z.union([
    z.object({ markdown: text() }),
    RichTextDocument.transform((document): Writing => ({ document })),
  ]),
})

type Reading<Value> = { readonly value: Value } | { readonly problems: readonly ErrorDetail[] }

const readWith = <Value>(schema: z.ZodType<Value>, answer: unknown): Reading<Value> => {
  // Before the schema, which would follow pages as deep as they go.
  const problem = unstorable(answer)
  if (problem !== undefined) return { problems: [{ path: '', message: problem }] }
  const read = schema.safeParse(answer)
  if (read.success) return { value: read.data }
  return {
    problems: read.error.issues
      .slice(0, 20)
      .map(({ path, message }) => ({ path: path.map(String).join('.'), message })),
  }
}

/** Reads the answer to `content_compute_revision`, parsed from JSON. */
export const readComputedRevision = (answer: unknown): Reading<GeneratedContent> =>
  readWith(ComputedRevisionAnswer, answer)

/** Reads the answer to `content_compute_document`, parsed from JSON. */
export const readComputedDocument = (answer: unknown): Reading<{ readonly document: Writing }> =>
  readWith(ComputedDocumentAnswer, answer)
