/** Translations of spaces: one source space, one language, and the space that holds the result. */
import { z } from 'zod'
import { RichTextDocument } from '../documents/schemas.ts'
import { Language } from '../spaces/schemas.ts'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'
import { UnitCounts } from './unit-schemas.ts'

const TranslationStatus = z.enum(['pending', 'running', 'completed']).meta({ id: 'TranslationStatus' })

/** How the result of a run reaches readers. */
const TranslationDelivery = z
  .enum(['automatic', 'change-request'])
  .meta({ id: 'TranslationDelivery' })
  .describe(
    '`automatic` writes to main unless the result space has merge rules; `change-request` always extends the one open change request of the translation.',
  )

/** Limits that keep the costs of an engine bounded. Null: the default of the service. */
const TranslationLimits = z
  .strictObject({
    charactersPerRun: z.int().min(1).max(100_000_000).nullable(),
    charactersPerMonth: z.int().min(1).max(1_000_000_000).nullable(),
  })
  .meta({ id: 'TranslationLimits' })

export const TranslationRunOutcome = z
  .enum(['done', 'partial', 'cancelled', 'failed'])
  .meta({ id: 'TranslationRunOutcome' })

const LastRun = z.object({
  id: Id,
  outcome: TranslationRunOutcome,
  finishedAt: Timestamp,
  message: z.string().optional().describe('Why it did not finish everything.'),
})

export const Translation = z
  .object({
    object: z.literal('translation'),
    id: Id,
    status: TranslationStatus,
    source: z.object({ space: Id, language: Language }),
    language: Language,
    instructions: RichTextDocument,
    result: z
      .object({
        space: Id,
        language: Language,
        revision: Id.describe('The last revision that a run wrote to main.'),
        changeRequest: Id.optional().describe('The open change request that runs extend.'),
      })
      .optional()
      .describe('Absent until the first run has finished.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    stats: z.object({
      runs: z.int(),
      totalWords: z.int(),
      totalPages: z.int(),
      totalDuration: z.int().describe('Duration in seconds.'),
      latestRunDuration: z.int().describe('Duration in seconds.'),
      latestPages: z.int(),
      latestWords: z.int(),
    }),
    permissions: z.object({ view: z.boolean(), edit: z.boolean() }),
    urls: z.object({ location: z.string(), app: z.string() }),
    engine: Id.describe('`pseudo`, `memory`, or the id of an engine of the organization.'),
    delivery: TranslationDelivery,
    autoRun: z.boolean().describe('Whether changes on main of the source start a run.'),
    limits: TranslationLimits,
    charactersThisMonth: z.int().describe('What runs sent to the engine since the first of the month, UTC.'),
    titles: z
      .object({ source: z.string().optional(), result: z.string().optional() })
      .describe('Titles of the two spaces, as far as the caller can read them.'),
    units: UnitCounts.describe('As of the last run or edit.'),
    progress: z
      .object({ run: Id, pagesDone: z.int(), pagesTotal: z.int() })
      .optional()
      .describe('While a run is queued or running.'),
    lastRun: LastRun.optional(),
    frozen: z
      .enum(['source-deleted', 'result-deleted'])
      .optional()
      .describe('Why it cannot run until the space is restored.'),
  })
  .meta({ id: 'Translation' })
export type Translation = z.output<typeof Translation>

const settings = {
  instructions: RichTextDocument.optional(),
  engine: Id.optional(),
  delivery: TranslationDelivery.optional(),
  autoRun: z.boolean().optional(),
  limits: TranslationLimits.partial().optional(),
}

export const NewTranslation = z
  .strictObject({
    source: z.strictObject({ space: Id, language: Language }),
    language: Language,
    ...settings,
  })
  .meta({ id: 'NewTranslation' })

/** Absent fields stay as they are. */
export const TranslationUpdate = z.strictObject(settings).meta({ id: 'TranslationUpdate' })

/** What the next run would do. */
export const TranslationEstimate = z
  .object({
    pages: z.int().describe('Pages with at least one unit to translate.'),
    units: z.int().describe('Units that would be translated.'),
    words: z.int(),
    characters: z.int().describe('Characters that would be sent to the engine.'),
    fromMemory: z.int().describe('Units that the memory already holds.'),
    remaining: z
      .int()
      .describe('Characters that the limits leave for this run. Above them, a run ends as partial.'),
  })
  .meta({ id: 'TranslationEstimate' })

/** A page of the source in each of its languages. */
export const TranslationCoverage = z
  .object({
    page: z.object({ id: Id, title: z.string(), path: z.string() }),
    languages: z.array(z.object({ translation: Id, language: Language, units: UnitCounts })),
  })
  .meta({ id: 'TranslationCoverage' })

export const TranslationListQuery = ListQuery.extend({
  space: Id.optional().describe('Only translations with this space as source or result.'),
})
export const TranslationCoverageQuery = ListQuery.extend({ space: Id.describe('The source.') })
