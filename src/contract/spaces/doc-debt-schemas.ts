/** What a space owes its readers, by kind: how much, and the first of it. */
import { z } from 'zod'
import { answered } from '../change-requests/causes.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

/** Items that are listed of each kind; the rest is where the work is done. */
export const mostDebtItems = 5
/** Days for which searches without results are kept. */
export const emptySearchDays = 90

const debtOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    state: z
      .enum(['ready', 'forbidden', 'failed'])
      .describe('`forbidden`: the caller may not see it. `failed`: it could not be computed this time.'),
    count: z.int().min(0).describe('0 unless ready.'),
    items: z.array(item).max(mostDebtItems).describe('The most important first.'),
  })

const Page = z.object({ id: Id, title: z.string() })
const SiteName = z.object({ id: Id, title: z.string() })
const Count = z.int().min(0)

export const EmptySearch = z
  .object({
    object: z.literal('empty-search'),
    text: z.string().describe('In lower case, with personal data masked.'),
    searches: z.int().min(1),
    lastAt: Timestamp,
    site: SiteName,
    ...answered,
  })
  .meta({ id: 'EmptySearch' })
export type EmptySearch = z.output<typeof EmptySearch>

export const DocDebt = z
  .object({
    object: z.literal('doc-debt'),
    brokenLinks: debtOf(
      z.object({
        page: Id.optional().describe('Absent if the link is in a reusable content.'),
        text: z.string().optional(),
        brokenSince: Timestamp.optional(),
        ...answered,
      }),
    ),
    picturesWithoutAlt: debtOf(z.object({ page: Page, pictures: Count, ...answered })).describe(
      'Counts pictures, lists pages.',
    ),
    staleTranslations: debtOf(
      z.object({ id: Id, language: z.string(), stale: Count, missing: Count }),
    ).describe('Counts units, lists translations.'),
    apiFindings: debtOf(z.object({ slug: z.string(), title: z.string(), pages: Count })).describe(
      'Counts pages that the latest version of a specification affects, lists specifications.',
    ),
    unansweredClusters: debtOf(z.object({ id: Id, label: z.string(), issues: Count })).describe(
      'Open clusters of the organization without a change request.',
    ),
    emptySearches: debtOf(EmptySearch).describe(
      `Searches of the last ${emptySearchDays} days that found nothing on sites that show the space and that the caller may edit.`,
    ),
    unhelpfulPages: debtOf(
      z.object({ page: Page, site: SiteName, bad: Count, lastAt: Timestamp, ...answered }),
    ).describe(
      'Pages that more readers of a site rated bad than good. Only of sites that the caller may edit.',
    ),
    untouchedPages: debtOf(z.object({ page: Page, changedAt: Timestamp, ...answered })).describe(
      'Pages that did not change for a year.',
    ),
  })
  .meta({ id: 'DocDebt' })
export type DocDebt = z.output<typeof DocDebt>
