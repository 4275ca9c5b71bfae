/** Machine translations of one space into another, kept up to date. */
import { z } from 'zod'
import { RichTextDocument } from '../documents/schemas.ts'
import { Language } from '../spaces/schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

const TranslationStatus = z.enum(['pending', 'running', 'completed']).meta({ id: 'TranslationStatus' })

export const Translation = z
  .object({
    object: z.literal('translation'),
    id: Id,
    status: TranslationStatus,
    source: z.object({ space: Id, language: Language }),
    language: Language,
    instructions: RichTextDocument,
    result: z
      .object({ space: Id, revision: Id })
      .optional()
      .describe('Absent until the first run has finished.'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    stats: z.object({
      runs: z.int(),
      totalWords: z.int(),
      totalPages: z.int(),
      totalDuration: z.int().describe('Duration in milliseconds.'),
      latestRunDuration: z.int().describe('Duration in milliseconds.'),
      latestPages: z.int(),
      latestWords: z.int(),
    }),
    permissions: z.object({ view: z.boolean(), edit: z.boolean() }),
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'Translation' })
export type Translation = z.output<typeof Translation>

export const NewTranslation = z
  .strictObject({
    source: z.strictObject({ space: Id, language: Language }),
    language: Language,
    instructions: RichTextDocument.optional(),
  })
  .meta({ id: 'NewTranslation' })

export const TranslationUpdate = z
  .strictObject({ instructions: RichTextDocument })
  .meta({ id: 'TranslationUpdate' })
