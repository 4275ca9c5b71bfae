/** The glossary of an organization: how its terms are translated. */
import { z } from 'zod'
import { Language } from '../spaces/schemas.ts'
import { Id, recordOf, text, Timestamp } from '../wire/shapes.ts'
import { TranslationUnit } from './unit-schemas.ts'

const Term = text({ min: 1, max: 255 })
const TermsByLanguage = recordOf(Language, Term, 50)
const ForbiddenByLanguage = recordOf(Language, z.array(Term).max(20), 50)

const entry = {
  translations: TermsByLanguage.describe('The term in each language.'),
  doNotTranslate: z.boolean().optional().describe('Whether the term stays as it is in all languages.'),
  forbidden: ForbiddenByLanguage.optional().describe('Words that must not be used for the term.'),
  note: text({ max: 1000 }).optional(),
}

export const GlossaryEntry = z
  .object({
    object: z.literal('glossary-entry'),
    id: Id,
    ...entry,
    doNotTranslate: z.boolean(),
    createdAt: Timestamp,
    updatedAt: Timestamp,
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'GlossaryEntry' })
export type GlossaryEntry = z.output<typeof GlossaryEntry>

const GlossaryOperation = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('insert'), ...entry }),
    z.strictObject({ type: z.literal('update'), id: Id, ...entry }),
    z.strictObject({ type: z.literal('delete'), id: Id }),
  ])
  .meta({ id: 'GlossaryOperation' })

export const GlossaryUpdate = z
  .strictObject({ operations: z.array(GlossaryOperation).min(1).max(1000) })
  .meta({ id: 'GlossaryUpdate' })
export type GlossaryUpdate = z.output<typeof GlossaryUpdate>

/** What an update of the glossary would touch. Machine translations are redone; those of people are left alone. */
export const GlossaryPreview = z
  .object({
    units: z.int(),
    translations: z.array(
      z.object({
        translation: Id,
        language: Language,
        machine: z.int().describe('Units that the next run redoes.'),
        people: z.int().describe('Units that people wrote, which stay and are checked.'),
      }),
    ),
    examples: z.array(TranslationUnit).describe('At most 20.'),
  })
  .meta({ id: 'GlossaryPreview' })
