/** What a change request answers: a row of the doc debt of its space. */
import { z } from 'zod'
import { Id, text } from '../wire/shapes.ts'

/** Maximum length of a search without results, in UTF-16 units. */
const longestSearch = 200

/** Maximum length of the hash of a link's target. */
const longestTarget = 64

export const ChangeRequestCause = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('broken-link'),
      source: Id.describe('The page or reusable content with the link.'),
      target: text({ min: 1, max: longestTarget }).describe(
        'The `target.id` of the link in the list of links.',
      ),
    }),
    z.strictObject({ kind: z.literal('pictures-without-alt'), page: Id }),
    z.strictObject({ kind: z.literal('unhelpful-page'), site: Id, page: Id }),
    z.strictObject({ kind: z.literal('untouched-page'), page: Id }),
    z.strictObject({
      kind: z.literal('empty-search'),
      site: Id,
      text: text({ min: 1, max: longestSearch }).describe(
        'As listed: in lower case, with personal data masked.',
      ),
    }),
  ])
  .meta({ id: 'ChangeRequestCause' })
export type ChangeRequestCause = z.output<typeof ChangeRequestCause>

/** Equal exactly for equal causes, whatever the order of their members; it is their JSON. */
export const causeKey = (cause: ChangeRequestCause): string =>
  JSON.stringify(cause, Object.keys(cause).toSorted())

/** Maximum length of a cause in a query: its text can have an escape sequence for each character. */
const longestCause = 2000
/** Maximum number of causes in a query. */
const mostCauses = 100

const parsedJson = (value: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    context.addIssue({ code: 'custom', message: 'Must be JSON.', input: value })
    return z.NEVER
  }
}

/** The filter of lists. */
export const CauseFilter = z
  .array(z.string().max(longestCause).transform(parsedJson).pipe(ChangeRequestCause))
  .min(1)
  .max(mostCauses)
  .optional()
  .describe('Only those with one of these causes, each as JSON.')
  .meta({ 'x-extension': true })

/** Members of the rows of the doc debt that change requests can answer. */
export const answered = {
  cause: ChangeRequestCause.describe('The cause of change requests that answer this.'),
  changeRequest: z
    .object({ id: Id, number: z.int() })
    .optional()
    .describe('The draft or open change request with this cause; of several, the first.'),
}
export type Answered = z.output<z.ZodObject<typeof answered>>
