/** Runs of a translation. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'
import { TranslationRunOutcome } from './schemas.ts'

const run = {
  object: z.literal('translation-run'),
  id: Id,
  translation: Id,
  trigger: z.enum(['manual', 'automatic', 'glossary']),
  status: z.enum(['queued', 'running', 'finished']),
  outcome: TranslationRunOutcome.optional(),
  message: z.string().optional().describe('Why it did not finish everything.'),
  by: User.optional(),
  engine: Id,
  createdAt: Timestamp,
  startedAt: Timestamp.optional(),
  finishedAt: Timestamp.optional(),
  pagesDone: z.int(),
  pagesTotal: z.int(),
  units: z.object({
    translated: z.int(),
    fromMemory: z.int(),
    failed: z.int(),
    kept: z.int().describe('Stale units that people wrote, which were left as they are.'),
  }),
  words: z.int(),
  characters: z.int(),
  revision: Id.optional().describe('The revision that it wrote.'),
  changeRequest: Id.optional(),
}

export const TranslationRun = z.object(run).meta({ id: 'TranslationRun' })
export type TranslationRun = z.output<typeof TranslationRun>

/** A run with its result for each page that it touched. */
export const TranslationRunReport = z
  .object({
    ...run,
    pages: z
      .array(
        z.object({
          page: z.object({ id: Id, title: z.string() }),
          translated: z.int(),
          fromMemory: z.int(),
          failed: z.int(),
          problems: z.array(z.object({ unit: z.string(), message: z.string() })).describe('At most ten.'),
        }),
      )
      .describe('At most 1,000.'),
    removed: z
      .array(z.object({ page: z.object({ id: Id, title: z.string() }), units: z.int() }))
      .describe(
        'Pages that the source no longer has, with the number of units that people wrote. The memory keeps them.',
      ),
  })
  .meta({ id: 'TranslationRunReport' })
